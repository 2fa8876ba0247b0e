import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import type { SidebarContext } from '../doc-index.ts'
import { routeRules } from '../route-rules.ts'

/** What makes two items of a list the same to readers; undefined for categories, which may be alike. */
function identityOf(item: SidebarItem): string | undefined {
  if (item.kind === 'category') return undefined
  return [item.kind === 'link' ? item.href : item.url, item.label].join('\0')
}

/**
 * Report the entries of one list of a sidebar that show an item which an earlier entry shows. In
 * another category, or with another label, an item is repeated on purpose.
 *
 * @param resolved The items of each entry of the option `key`.
 */
export function reportRepeats(
  resolved: readonly (readonly SidebarItem[])[],
  key: string,
  { config, diagnostics }: Pick<SidebarContext, 'config' | 'diagnostics'>,
): void {
  const seen = new Map<string, number>()
  for (const [index, items] of resolved.entries()) {
    for (const item of items) {
      const identity = identityOf(item)
      if (identity === undefined) continue
      const first = seen.get(identity)
      if (first === undefined) seen.set(identity, index)
      else diagnostics.push(describeRepeat(item, [`${key}[${first}]`, `${key}[${index}]`], config))
    }
  }
}

function describeRepeat(
  { label }: SidebarItem,
  [first, second]: readonly [first: string, second: string],
  config: SidebarContext['config'],
): Diagnostic {
  const place = placeOfOption(config, second)
  return routeRules['repeated-sidebar-item'].report({
    message: `\`${second}\` lists “${label}”, which \`${first}\` lists too, so readers see it twice in one list.`,
    ...(place ? { place } : {}),
  })
}
