import * as selectors from '../dom/selectors.ts'
import { readPageData } from '../dom/page-data.ts'
import { closest, findAll } from '../dom/queries.ts'
import { root } from '../dom/document.ts'
import { readStored, writeStored } from '../dom/storage.ts'

const key = 'docs-preferred-version-default'

/**
 * Store the version that the reader selects or reads. Pages without a version highlight it in their
 * switcher.
 */
export function startPreferredVersion(): void {
  root().addEventListener('click', (event) => {
    const name = closest(event, selectors.versions)?.dataset['versionName']
    if (name !== undefined) writeStored(key, name)
  })
  refreshPreferredVersion()
}

/** Highlight the preferred version in the switcher, and store the version of the current page. */
export function refreshPreferredVersion(): void {
  const options = findAll(selectors.versions)
  if (options.length === 0) return
  const data = readPageData(document)
  if (data?.kind === 'doc') writeStored(key, data.version)
  const preferred = readStored(key)
  for (const option of options) {
    option.toggleAttribute('data-preferred', option.dataset['versionName'] === preferred)
  }
}
