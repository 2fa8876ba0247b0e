import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { GeneratedFrom } from '../../model/authored/generated-content.ts'
import type { ContentPath } from '../../model/paths.ts'
import { listCopyPaths, toSourceName } from '../places/generated-copy.ts'

/** The copy of a generated page. */
interface Copy {
  readonly path: ContentPath
  /** Undefined if the integration names no file. */
  readonly source: GeneratedFrom | undefined
}

/**
 * Let findings about pages of integrations name the files that the pages are made from, or else the
 * copies that people can open, and that no fix changes.
 */
export function showCopies(
  found: readonly Diagnostic[],
  config: Pick<ResolvedConfig, 'siteDir' | 'integrations'>,
): readonly Diagnostic[] {
  const known = new Map<ContentPath, Copy | undefined>()
  const toShown = (place: Place): Place | undefined => {
    const { path } = place
    if (!known.has(path)) known.set(path, findCopy(path, config))
    const copy = known.get(path)
    return copy && placeIn(copy, place)
  }
  return found.map((diagnostic) => {
    const { place, fix: _, related, ...rest } = diagnostic
    const shown = place && toShown(place)
    const others = related && { related: related.map((one) => toShown(one) ?? one) }
    return shown ? { ...rest, ...others, place: shown } : { ...diagnostic, ...others }
  })
}

function placeIn({ path, source }: Copy, place: Place): Place {
  if (source === undefined) return { ...place, path }
  const { lines } = source
  return lines !== undefined && place.line > lines.after
    ? { ...source.place, line: place.line + lines.offset, column: place.column }
    : source.place
}

function findCopy(
  path: ContentPath,
  config: Pick<ResolvedConfig, 'siteDir' | 'integrations'>,
): Copy | undefined {
  const isFile = (one: string): boolean => existsSync(resolve(config.siteDir, one))
  if (isFile(path)) return undefined
  const copy = listCopyPaths(config, path).map(markContentPath).find(isFile)
  return copy && { path: copy, source: readSource(resolve(config.siteDir, toSourceName(copy))) }
}

function readSource(file: string): GeneratedFrom | undefined {
  try {
    const source: GeneratedFrom = JSON.parse(readFileSync(file, 'utf8'))
    return source
  } catch {
    return undefined
  }
}
