import { marks } from '../dom/selectors.ts'
import { readPageData } from '../dom/page-data.ts'
import { closest, findAll } from '../dom/queries.ts'
import { root } from '../dom/document.ts'
import { readStored, writeStored } from '../dom/storage.ts'

const key = 'docs-preferred-version-default'

/** Remember the version the reader chose in the switcher, or reads; pages without a version say which it was. */
export function startPreferredVersion(): void {
  root().addEventListener('click', (event) => {
    const name = closest(event, marks.versions)?.dataset['versionName']
    if (name !== undefined) writeStored(key, name)
  })
  refreshPreferredVersion()
}

/** Mark the preferred version in the switcher and keep the version of the docs being read. */
export function refreshPreferredVersion(): void {
  const options = findAll(marks.versions)
  if (options.length === 0) return
  const data = readPageData(document)
  if (data?.kind === 'doc') writeStored(key, data.version)
  const preferred = readStored(key)
  for (const option of options) {
    option.toggleAttribute('data-preferred', option.dataset['versionName'] === preferred)
  }
}
