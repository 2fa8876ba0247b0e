import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { toPlace } from '../report/diagnostic.ts'
import type { ResolvedConfig } from './schema/schema.ts'

/**
 * A finding about what a config says points to its first line, for a resolved config has no lines; point it to
 * the text it quotes instead: what it is about, or else the first word in backticks that the config holds.
 */
export function locateInConfig(
  diagnostics: readonly Diagnostic[],
  { configFile, siteDir }: Pick<ResolvedConfig, 'configFile' | 'siteDir'>,
): readonly Diagnostic[] {
  if (configFile === undefined) return diagnostics
  const isVague = ({ place }: Diagnostic): boolean =>
    place?.path === configFile && place.line === 1 && place.column === 1
  if (!diagnostics.some(isVague)) return diagnostics
  const source = readFileSync(resolve(siteDir, configFile), 'utf8')
  return diagnostics.map((diagnostic) => {
    const found = isVague(diagnostic) ? findQuoted(diagnostic, source) : -1
    if (found === -1) return diagnostic
    const before = source.slice(0, found)
    const line = before.split('\n').length
    const column = found - before.lastIndexOf('\n')
    return { ...diagnostic, place: toPlace(configFile, { line, column }) }
  })
}

/** Offset of the key or of the first string of the config that the finding names; -1 when it names none. */
function findQuoted({ data, message }: Diagnostic, source: string): number {
  const target = data?.actual
  const named = [...message.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  const words = [...(target === undefined ? [] : [target]), ...named].filter((word) => word !== '')
  const offsets = words.map((word) =>
    ["'", '"', '`'].map((quote) => source.indexOf(`${quote}${word}${quote}`)).find((at) => at >= 0),
  )
  const key = target !== undefined && /^[\w$]+$/.test(target) ? indexOfKey(source, target) : -1
  return key === -1 ? (offsets.find((offset) => offset !== undefined) ?? -1) : key
}

/** Of a key of an object, written without quotes. */
function indexOfKey(source: string, key: string): number {
  return new RegExp(`(?<=[{,]\\s*)${key.replaceAll('$', '\\$')}(?=\\s*:)`).exec(source)?.index ?? -1
}
