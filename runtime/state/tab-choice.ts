// The tab chosen in each group. Enters: group ids. Leaves: the value, from the address or from storage.
import { readStored, writeStored } from '../dom/storage.ts'

/** What a group's choice is stored under. */
export const tabKey = (group: string): string => `docusaurus.tab.${group}`

/** The first wish that the tabs can meet; undefined: none, the tabs stay as they are. */
export function chooseTab(
  values: readonly string[],
  wishes: readonly (string | null | undefined)[],
): string | undefined {
  return wishes.find((wish): wish is string => typeof wish === 'string' && values.includes(wish))
}

/** The choice stored for a group; undefined for tabs without one. */
export function readTab(group: string | undefined): string | undefined {
  return group === undefined ? undefined : readStored(tabKey(group))
}

/** Keep a choice; tabs without a group are forgotten with the page. */
export function writeTab(group: string | undefined, value: string): void {
  if (group !== undefined) writeStored(tabKey(group), value)
}
