/** An entry of `nav`. */
export type NavItem =
  | { readonly kind: 'page'; readonly path: string; readonly label: string | undefined }
  | { readonly kind: 'link'; readonly href: string; readonly label: string }
  | { readonly kind: 'section'; readonly label: string; readonly items: readonly NavItem[] }

/** The titles of pages in a list of entries, by path. */
export function readLabels(items: readonly NavItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((item) => {
      if (item.kind === 'section') return [...readLabels(item.items)]
      return item.kind === 'page' && item.label !== undefined ? [[item.path, item.label]] : []
    }),
  )
}

/** Every page of a list of entries, in order. */
export function listPages(items: readonly NavItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'section') return listPages(item.items)
    return item.kind === 'page' ? [item.path] : []
  })
}
