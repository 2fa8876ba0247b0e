// The chunk with the search dialog. It loads the search page, which is rare, on demand.
import { createStyles } from './dialog/create-styles.ts'
import resultsCss from './dialog/results.css'
import { createSearchClient } from './search-client.ts'
import { startModal } from './dialog/search-modal.ts'
import type { SearchModule } from './search-module.ts'
import { readPlace } from './search-place.ts'

/** The dialog and the search page share it, so that the data is fetched and indexed once. */
const client = createSearchClient()
const addStyles = createStyles(resultsCss)

/** Load and index the data before the reader searches. An error is shown when they do. */
const prepare: SearchModule['prepare'] = ([config, headings], worker) => {
  const place = readPlace()
  if (!place) return
  client
    .get(place.configHref, config?.then(toJson))
    .then(({ provider }) =>
      provider.prepare(place.scope, { headings: headings?.then(toBuffer), worker }),
    )
    .catch(() => undefined)
}

const toJson = async (response?: Response): Promise<unknown> =>
  response?.ok === true ? response.json().catch(() => undefined) : undefined

const toBuffer = async (response?: Response): Promise<ArrayBuffer | undefined> =>
  response?.ok === true ? response.arrayBuffer().catch(() => undefined) : undefined

function startDialog(dialog: HTMLElement, pageHref: string): void {
  const place = readPlace()
  // It may have been closed since.
  if (!place || dialog.hidden) return
  addStyles()
  startModal(dialog, { client, place, pageHref })
}

async function startSearchPage(page: HTMLElement): Promise<void> {
  const { mountSearchPage } = await import('./page/mount-search-page.tsx')
  addStyles()
  mountSearchPage(page, client)
}

export const searchModule: SearchModule = { prepare, startDialog, startSearchPage }
