import * as selectors from '../dom/selectors.ts'
import { readPageData } from '../dom/page-data.ts'
import { findAll } from '../dom/queries.ts'
import { readStored, writeStored } from '../dom/storage.ts'

const key = 'docs-preferred-version-default'

/** Store the version that the reader selects. */
function storeSelected({ currentTarget }: Event): void {
  const name = currentTarget instanceof HTMLElement && currentTarget.dataset['versionName']
  if (typeof name === 'string') writeStored(key, name)
}

/**
 * Highlight the preferred version in the switcher, and store the version of the current page. Pages
 * without a version highlight it too.
 */
export function showPreferredVersion(): void {
  const data = readPageData(document)
  if (data?.kind === 'doc') writeStored(key, data.version)
  const preferred = readStored(key)
  for (const option of findAll(selectors.versions)) {
    // On an option that stayed, this adds nothing.
    option.addEventListener('click', storeSelected)
    option.toggleAttribute('data-preferred', option.dataset['versionName'] === preferred)
  }
}
