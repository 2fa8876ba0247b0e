import type { List, ListItem, Parents } from 'mdast'
import { defaultHandlers, type Options } from 'remark-rehype'

/** Lists with the same looseness, and without items. */
const standIns = new WeakMap<List, List>()

const isLoose = (item: ListItem): boolean => item.spread ?? item.children.length > 1

function withoutItems(list: Parents): Parents {
  if (list.type !== 'list') return list
  const known = standIns.get(list)
  if (known) return known
  const spread = list.spread === true || list.children.some(isLoose)
  const created: List = { type: 'list', spread, children: [] }
  standIns.set(list, created)
  return created
}

/**
 * Makes items of a list. remark-rehype looks at all items of a list for each of them, to see whether
 * the list is loose; here that is decided once for a list, because one may have thousands of items.
 */
export const listItemHandlers: NonNullable<Options['handlers']> = {
  listItem: (state, node: ListItem, parent: Parents | undefined) =>
    defaultHandlers.listItem(state, node, parent && withoutItems(parent)),
}
