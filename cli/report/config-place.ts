import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Place } from '../model/diagnostic.ts'
import { toPlace } from './diagnostic.ts'

/**
 * Where a value stands in the config file: its first occurrence as a string after `key` (the last
 * name of the option's path), else anywhere; line 1 when it is computed. Undefined when the site
 * has no config file.
 */
export function placeInConfig(
  config: Pick<ResolvedConfig, 'configFile' | 'configText'>,
  value: string,
  key = '',
): Place | undefined {
  if (config.configFile === undefined) return undefined
  const text = config.configText ?? ''
  const at = indexOfString(text, value, key)
  const before = text.slice(0, Math.max(at, 0))
  const line = before.split('\n').length
  return toPlace(config.configFile, { line, column: before.length - before.lastIndexOf('\n') })
}

function indexOfString(text: string, value: string, key: string): number {
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${value}${quote}`)
  const offsets = quoted.map((literal) => (key === '' ? -1 : indexAfter(text, literal, key)))
  const anywhere = quoted.map((literal) => text.indexOf(literal))
  return [...offsets, ...anywhere].find((at) => at !== -1) ?? -1
}

/** Of a literal that is the value of a key, or stands in the list that is. */
function indexAfter(text: string, literal: string, key: string): number {
  for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + 1)) {
    const before = text.slice(Math.max(0, at - 2000), at)
    if (new RegExp(`\\b${key}['"]?\\s*:\\s*(?:\\[[^\\]{}]*)?$`).test(before)) return at
  }
  return -1
}
