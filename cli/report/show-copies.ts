import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { listCopyPaths } from './generated-copy.ts'

/** Let findings about pages of integrations name the copies that people can open, and that no fix changes. */
export function showCopies(
  found: readonly Diagnostic[],
  config: Pick<ResolvedConfig, 'siteDir' | 'integrations'>,
): readonly Diagnostic[] {
  const known = new Map<ContentPath, ContentPath | undefined>()
  const copyOf = (path: ContentPath): ContentPath | undefined => {
    if (!known.has(path)) known.set(path, findCopy(path, config))
    return known.get(path)
  }
  return found.map((diagnostic) => {
    const { place, fix: _, ...rest } = diagnostic
    const copy = place && copyOf(place.path)
    return place && copy ? { ...rest, place: { ...place, path: copy } } : diagnostic
  })
}

function findCopy(
  path: ContentPath,
  config: Pick<ResolvedConfig, 'siteDir' | 'integrations'>,
): ContentPath | undefined {
  const isFile = (one: string): boolean => existsSync(resolve(config.siteDir, one))
  if (isFile(path)) return undefined
  return listCopyPaths(config, path).find(isFile) as ContentPath | undefined
}
