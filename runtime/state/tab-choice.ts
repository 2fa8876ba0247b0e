import { readStored, writeStored } from '../dom/storage.ts'

/** The storage key of a group of tabs. */
export const tabKey = (group: string): string => `docusaurus.tab.${group}`

/** The first preferred value that the tabs have; undefined when they have none of them. */
export function chooseTab(
  values: readonly string[],
  preferred: readonly (string | null | undefined)[],
): string | undefined {
  return preferred.find(
    (value): value is string => typeof value === 'string' && values.includes(value),
  )
}

/** The value stored for a group; undefined for tabs without a group. */
export function readTab(group: string | undefined): string | undefined {
  return group === undefined ? undefined : readStored(tabKey(group))
}

/** Store the value of a group. Does nothing for tabs without a group. */
export function writeTab(group: string | undefined, value: string): void {
  if (group !== undefined) writeStored(tabKey(group), value)
}
