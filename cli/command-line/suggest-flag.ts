import type { Option } from 'commander'
import { findNearest } from '../report/suggest.ts'

const unknown = /^((?:error: )?unknown option '(--?)([^'=]+)(?:=[^']*)?')/

/**
 * Complete commander's message about an unknown flag with the flags of the command that may be
 * meant. This replaces commander's guess, which compares `--flag=value` as a whole, and counts a
 * capital letter or a missing hyphen as a typo.
 */
export function suggestFlag(message: string, options: readonly Option[]): string {
  const [, found, dashes, name] = unknown.exec(message) ?? []
  if (found === undefined || name === undefined) return message
  const shown = options.filter(({ hidden }) => !hidden)
  const near = dashes === '-' && name.length === 1 ? shortLike(name, shown) : longLike(name, shown)
  if (near.length === 0) return `${found}\n`
  return `${found}\n(Did you mean ${near.slice(0, 3).join(' or ')}?)\n`
}

/** Letter case decides between short flags. */
function shortLike(name: string, options: readonly Option[]): readonly string[] {
  const letter = `-${name.toLowerCase()}`
  return options.flatMap(({ short }) => (short?.toLowerCase() === letter ? [short] : []))
}

function longLike(name: string, options: readonly Option[]): readonly string[] {
  const names = options.flatMap(({ long }) => long?.slice(2) ?? [])
  // `-port`
  const near = names.includes(name) ? [name] : findNearest(name, names)
  return near.map((one) => `--${one}`)
}
