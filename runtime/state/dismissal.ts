/** In storage: `true` if the reader dismissed the announcement. */
export const dismissKey = 'docusaurus.announcement.dismiss'
/** In storage: the id of the announcement that the reader saw last. */
export const idKey = 'docusaurus.announcement.id'

/** Whether the reader dismissed the announcement with this id, and not an earlier one. */
export function isDismissed(id: string, storedId?: string, dismissed?: string): boolean {
  return storedId === id && dismissed === 'true'
}
