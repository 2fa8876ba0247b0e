/**
 * Classes of `runtime/styles/optional/rare.css`. A page loads that style sheet if its article has one
 * of them.
 */
const rareClasses: ReadonlySet<string> = new Set([
  'card',
  'cards',
  'error',
  'focus',
  'footnotes',
  'frame',
  'marked-word',
  'numbered',
  'steps',
  'warning',
  'youtube',
  'zoom',
])

/** True if one of the classes of an element, separated by spaces, is rare. */
export function isRare(className: string): boolean {
  if (!className.includes(' ')) return rareClasses.has(className)
  return className.split(' ').some((name) => rareClasses.has(name))
}
