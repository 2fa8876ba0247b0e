import type { Rule } from '../../model/rule.ts'
import { didYouMean } from '../../report/suggest.ts'
import { trimEndSlashes } from '../../primitives/urls/trim-slashes.ts'

/** A rule and the title of its group. */
export interface KnownRule {
  readonly group: string
  readonly rule: Rule
}

/**
 * Find a rule by its id, the URL of its page, or the text around it in a message, in any letter case.
 */
export function findRule(name: string, known: readonly KnownRule[]): KnownRule | undefined {
  const id = toId(name)
  return known.find(({ rule }) => rule.id === id)
}

/** A sentence that suggests the rule with nearly this name, or up to five whose names share a word with it. */
export function suggestRules(name: string, known: readonly KnownRule[]): string {
  const id = toId(name)
  const ids = known.map(({ rule }) => rule.id)
  const near = didYouMean(id, ids)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  const words = id.split('-').filter((word) => word.length > 2)
  const inId = ids.filter((one) => words.some((word) => one.split('-').some(isLike(word))))
  const inGroup = known.filter(({ group }) => words.some(isLike(group.toLowerCase())))
  const alike = inId.length > 0 ? inId : inGroup.map(({ rule }) => rule.id)
  const found = [...new Set(alike)].slice(0, 5)
  if (found.length === 0) return '`docs-ssg explain` without a name lists all rules.'
  const listed = found.map((one) => `\`${one}\``)
  const last = listed.pop()
  return `Did you mean ${listed.length === 0 ? '' : `${listed.join(', ')} or `}${last}?`
}

/** Singular and plural count as the same word. */
const isLike =
  (word: string) =>
  (other: string): boolean =>
    other.replace(/s$/, '') === word.replace(/s$/, '')

function toId(name: string): string {
  const [path = ''] = name.split(/[?#]/)
  const last = trimEndSlashes(path).split('/').at(-1) ?? ''
  return last
    .trim()
    .replaceAll(/^[[`'"]+|[\]`'":,.]+$/g, '')
    .replaceAll(/[\s_]+/g, '-')
    .toLowerCase()
}
