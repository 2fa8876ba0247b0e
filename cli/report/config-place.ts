import type { ResolvedConfig } from '../config/schema.ts'
import type { Place } from '../model.ts'
import { toPlace } from './diagnostic.ts'

/**
 * Where a value stands in the config file: its first occurrence as a string after `key` (the last name of
 * the option's path), else anywhere; line 1 when it is computed. Undefined when the site has no config file.
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
  const starts = quoted.flatMap((literal) => [`${key}: ${literal}`, `${key}:${literal}`])
  for (const candidate of key === '' ? quoted : [...starts, ...quoted]) {
    const at = text.indexOf(candidate)
    if (at !== -1) return at + candidate.length - value.length - 2
  }
  return -1
}
