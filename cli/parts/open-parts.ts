// Reads the parts that the command line names. Given folders, it returns what they contain, or everything
// that is wrong with them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../gate/regular-file.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { manifestFile, type PartManifest, parseManifest } from './part-manifest.ts'
import { openPack, type Pack } from './pack.ts'
import { partRules } from './part-rules.ts'

/** A part that was read; its entries are read when they are needed. */
export interface Part {
  /** As messages name it. */
  readonly name: string
  readonly manifest: PartManifest
  readonly pack: Pack
}

/** Parts, and why others can't be read. */
export interface OpenedParts {
  readonly parts: readonly Part[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Open parts. A folder that has no manifest itself may contain folders of parts. All paths are absolute. */
export function openParts(folders: readonly string[], siteDir: string): OpenedParts {
  const opened = folders.flatMap(foldersOfParts).map((folder) => openPart(folder, siteDir))
  return {
    parts: opened.flatMap((one) => ('pack' in one ? [one] : [])),
    diagnostics: opened.flatMap((one) => ('pack' in one ? [] : [one])),
  }
}

/** Read the manifest of one part; a diagnostic if there is none that this docs-ssg knows. */
export function openPart(folder: string, siteDir: string): Part | Diagnostic {
  const name = posixRelative(siteDir, folder)
  const read = readManifest(join(folder, manifestFile))
  if ('manifest' in read)
    return { name, manifest: read.manifest, pack: openPack(folder, read.manifest.entries) }
  if (!existsSync(folder))
    return partRules['part-unreadable'].report({
      message: `\`${name}\` does not exist, so there is no part to join.`,
      help: 'Fix the path, or build the part with `docs-ssg build --only`.',
      data: { actual: name },
    })
  return partRules['part-unreadable'].report({
    message: `\`${name}\` is not a part of a site: \`${manifestFile}\` can’t be used, because ${read.fault}.`,
    help: partRules['part-unreadable'].help,
    data: { actual: name },
  })
}

function foldersOfParts(folder: string): readonly string[] {
  if (existsSync(join(folder, manifestFile)) || !existsSync(folder)) return [folder]
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .filter((path) => existsSync(join(path, manifestFile)))
    .toSorted()
  return inside.length === 0 ? [folder] : inside
}

function readManifest(path: string): ReturnType<typeof parseManifest> {
  if (!existsSync(path)) return { fault: 'it does not exist' }
  const text = tryReadText(path)
  return text === undefined ? { fault: 'it can’t be read' } : parseManifest(text)
}
