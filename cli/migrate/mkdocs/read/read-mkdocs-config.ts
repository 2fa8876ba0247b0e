import { dirname, resolve } from 'node:path'
import { isMapping } from '../../../primitives/is-record.ts'
import { toRecord, toText, type Values } from '../../coerce.ts'
import type { SourceFiles } from '../../source-files.ts'
import { parseMkdocsYaml } from './parse-mkdocs-yaml.ts'
import { parseZensicalToml } from './parse-zensical-toml.ts'

interface Failure {
  readonly kind: 'failed'
  /** Absolute. */
  readonly file: string
  readonly reason: string
}

/** The config in `file` (absolute), merged over the one that it inherits. */
export function readMkdocsConfig(
  file: string,
  files: SourceFiles,
  heirs: readonly string[] = [],
): { readonly kind: 'read'; readonly config: Values } | Failure {
  const text = files.read(file)
  if (text === undefined) return { kind: 'failed', file, reason: 'it can’t be read' }
  const parsed = file.endsWith('.toml') ? parseZensicalToml(text) : parseMkdocsYaml(text)
  if (parsed.kind === 'failed')
    return { kind: 'failed', file, reason: `${parsed.reason} (line ${String(parsed.line)})` }
  const { INHERIT: parent, ...own } = parsed.values
  const path = toText(parent)
  if (path === undefined) return { kind: 'read', config: own }
  const target = resolve(dirname(file), path)
  if ([...heirs, file].includes(target))
    return { kind: 'failed', file, reason: `\`INHERIT: ${path}\` is a circle` }
  if (files.isOutside(target))
    return {
      kind: 'failed',
      file,
      reason: `\`INHERIT: ${path}\` names a file outside the repository of the site`,
    }
  if (!files.hasFile(target))
    return {
      kind: 'failed',
      file,
      reason: `\`INHERIT: ${path}\` names a file that does not exist. If a script of the site writes it, run the script first`,
    }
  const inherited = readMkdocsConfig(target, files, [...heirs, file])
  if (inherited.kind === 'failed') return inherited
  return { kind: 'read', config: mergeConfigs(inherited.config, own) }
}

/** MkDocs merges objects key by key, and replaces lists. */
function mergeConfigs(parent: Values, own: Values): Values {
  const merged = Object.entries(own).map(([key, value]) => {
    const both = isMapping(value) && isMapping(parent[key])
    return [key, both ? mergeConfigs(toRecord(parent[key]), toRecord(value)) : value] as const
  })
  return { ...parent, ...Object.fromEntries(merged) }
}
