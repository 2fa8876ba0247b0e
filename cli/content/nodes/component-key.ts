/** The key of a name that ignores case and hyphens: `code-group` and `CodeGroup` share one. */
export function componentKey(name: string): string {
  return name.replaceAll('-', '').toLowerCase()
}
