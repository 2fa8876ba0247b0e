// Must not know which custom properties are colors.

/** Values of custom properties by name: `--text`. */
export type Tokens = ReadonlyMap<string, string>

/** Everything that applies whenever the page is on a screen. */
const unconditional = /^@(?:layer|media (?:not print|screen)$)/

/**
 * Rules at the top level, inside `@layer` and for screens; those inside other at-rules apply only
 * under a condition.
 */
function* topRules(css: string): Generator<readonly [string, string]> {
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    if (open === -1) return
    const prelude = css.slice(at, open).split(';').at(-1)?.trim() ?? ''
    const close = closingBrace(css, open)
    const body = css.slice(open + 1, close)
    if (unconditional.test(prelude)) yield* topRules(body)
    else if (!prelude.startsWith('@')) yield [prelude, body]
    at = close + 1
  }
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  const brace = /[{}]/g
  brace.lastIndex = open
  for (let found = brace.exec(css); found; found = brace.exec(css)) {
    depth += found[0] === '{' ? 1 : -1
    if (depth === 0) return found.index
  }
  return css.length
}

const isDark = (selector: string): boolean => /\[data-theme=["']?dark["']?\]/.test(selector)
const isLight = (selector: string): boolean =>
  /^(?::root|html)$|\[data-theme=["']?light["']?\]/.test(selector)

/** The custom properties of the root element in a mode; a later declaration wins. */
export function readTokens(css: string, mode: 'light' | 'dark'): Tokens {
  const tokens = new Map<string, string>()
  for (const [prelude, body] of topRules(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))) {
    const selectors = prelude.startsWith(':is(')
      ? [prelude]
      : prelude.split(',').map((part) => part.trim())
    const isForMode = selectors.some((one) =>
      mode === 'dark' && isDark(one)
        ? true
        : isLight(one) && (mode === 'light' || !one.includes('light')),
    )
    if (!isForMode) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;}]*)/g))
      tokens.set(name, value.trim())
  }
  return tokens
}

/** The value of a property with `var()` replaced; undefined for circular references and missing ones. */
export function resolveToken(value: string, tokens: Tokens, depth = 0): string | undefined {
  if (depth > 12) return undefined
  const found = /^var\(\s*(--[\w-]+)\s*(?:,\s*(.*))?\)$/.exec(value)
  if (!found) return value
  const next = tokens.get(found[1] ?? '') ?? found[2]
  return next === undefined ? undefined : resolveToken(next, tokens, depth + 1)
}
