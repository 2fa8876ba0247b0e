import { marks } from '../dom/selectors.ts'
import { root } from '../dom/document.ts'
import { closest, find } from '../dom/queries.ts'
import { onStored, readStored, writeStored } from '../dom/storage.ts'

const dismissKey = 'docusaurus.announcement.dismiss'
const idKey = 'docusaurus.announcement.id'

/** A bar was dismissed if the reader dismissed one with this id. */
export function isDismissed(id: string, storedId?: string, dismissed?: string): boolean {
  return storedId === id && dismissed === 'true'
}

function refresh(): void {
  const id = find(marks.announcement)?.dataset['announcementId']
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
}

/** Remember what was dismissed, until another announcement is made. The script before first paint hides it. */
export function startAnnouncement(): void {
  refresh()
  root().addEventListener('click', (event) => {
    if (!closest(event, marks.announcementClose)) return
    writeStored(dismissKey, 'true')
    show(false)
  })
  onStored((key) => {
    if (key === dismissKey) refresh()
  })
}
