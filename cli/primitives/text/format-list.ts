const shown = 5

/** `` `a`, `b` and 3 more ``: a note that lists everything hides the others. */
export function formatList(items: readonly string[]): string {
  const first = items.slice(0, shown).map((item) => `\`${item}\``)
  const more = items.length - first.length
  return `${first.join(', ')}${more === 0 ? '' : ` and ${more} more`}`
}
