/**
 * The value of `name="text"` in a fence's meta; `''` for the name alone, undefined if it is
 * missing.
 */
export function readMeta(meta: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|(\\S+)))?(?=\\s|$)`).exec(
    meta,
  )
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined
}
