import { toText, type Values } from '../../coerce.ts'
import { escapePattern } from '../../../primitives/text/escape-pattern.ts'

/** Gives the path of a page that its URL is made from. */
export type Rewrite = (path: string) => string

/** `:name`, `:name*`, `:name(\\w+)` or `(.*)`, with the slash in front of it. */
const token = /(\/?)(?::(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?|\(((?:[^()]|\([^()]*\))*)\))([*+?]?)/g

/** Applies the option `rewrites`: paths with parameters, as in `packages/:pkg/src/:slug*`. The first match wins. */
export function createRewrite(rewrites: Values): Rewrite {
  const rules = Object.entries(rewrites).flatMap(([from, value]) => {
    const to = toText(value)
    return to === undefined ? [] : [{ ...toPattern(from), to }]
  })
  return (path) => {
    for (const { pattern, names, to } of rules) {
      const found = pattern.exec(path)
      if (found)
        return fill(to, new Map(names.map((name, index) => [name, found[index + 1] ?? ''])))
    }
    return path
  }
}

function toPattern(written: string): {
  readonly pattern: RegExp
  readonly names: readonly string[]
} {
  const names: string[] = []
  let source = ''
  let end = 0
  for (const {
    0: whole,
    1: slash = '',
    2: name,
    3: own,
    4: group,
    5: modifier,
    index,
  } of written.matchAll(token)) {
    source +=
      escapePattern(written.slice(end, index)) + toGroup(slash, own ?? group ?? '[^/]+?', modifier)
    end = index + whole.length
    names.push(name ?? String(names.filter((one) => /^\d+$/.test(one)).length))
  }
  return { pattern: new RegExp(`^${source}${escapePattern(written.slice(end))}$`), names }
}

function toGroup(slash: string, one: string, modifier = ''): string {
  const part = one.replaceAll(/\((?!\?)/g, '(?:')
  if (modifier === '*' || modifier === '+') {
    const many = `((?:${part})(?:/(?:${part}))*)`
    return modifier === '+' ? slash + many : `(?:${slash}${many})?`
  }
  return modifier === '?' ? `(?:${slash}(${part}))?` : `${slash}(${part})`
}

function fill(to: string, values: ReadonlyMap<string, string>): string {
  let unnamed = 0
  const filled = to.replaceAll(token, (_, slash: string, name?: string) => {
    const value = values.get(name ?? String(unnamed++)) ?? ''
    return value === '' ? '' : slash + value
  })
  return filled.replace(/^\//, '')
}
