/**
 * The text that a config is hashed by. Functions are included as source text, so that a changed
 * plugin changes the hash; options of plugins may contain themselves or hold a BigInt.
 */
export function stringifyConfig(value: unknown): string {
  const open: unknown[] = []
  return JSON.stringify(value, function replace(this: unknown, _key: string, part: unknown) {
    while (open.length > 0 && open.at(-1) !== this) open.pop()
    if (typeof part === 'function') return part.toString()
    if (typeof part === 'bigint') return `${part}n`
    if (typeof part !== 'object' || part === null) return part
    if (open.includes(part)) return '[circular]'
    open.push(part)
    return part
  })
}
