import * as selectors from '../dom/selectors.ts'
import { root } from '../dom/document.ts'
import { closest, find } from '../dom/queries.ts'
import { onStored, readStored, writeStored } from '../dom/storage.ts'
import { dismissKey, idKey, isDismissed } from './dismissal.ts'

function refresh(): void {
  const id = find(selectors.announcement)?.dataset['announcementId']
  if (id === undefined) return
  const storedId = readStored(idKey)
  if (storedId !== id) {
    writeStored(idKey, id)
    writeStored(dismissKey, 'false')
  }
  show(!isDismissed(id, storedId, readStored(dismissKey)))
}

function show(isShown: boolean): void {
  root().toggleAttribute('data-announcement-dismissed', !isShown)
  measure()
}

/** Tell the style sheet how much of the announcement is above the sidebar. */
function measure(): void {
  const bottom = find(selectors.announcement)?.getBoundingClientRect().bottom ?? 0
  root().style.setProperty('--above', `${Math.max(0, bottom)}px`)
}

/**
 * Store the dismissal of an announcement until its id changes. The script in the head hides it
 * before the first paint.
 */
export function watchAnnouncement(): void {
  refresh()
  for (const event of ['scroll', 'resize']) window.addEventListener(event, measure)
  root().addEventListener('click', (event) => {
    if (!closest(event, selectors.announcementClose)) return
    writeStored(dismissKey, 'true')
    show(false)
  })
  onStored((key) => {
    if (key === dismissKey) refresh()
  })
}
