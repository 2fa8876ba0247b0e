import type { OutputFile } from '../model/output.ts'
import { replaceRanges } from '../html/replace-ranges.ts'
import { groupBy } from '../primitives/group-by.ts'
import { sha256 } from '../primitives/hash.ts'
import { toOutputPath } from '../model/paths/output-path.ts'

/** `assets/chunk-7EFH4CNF.js.LEGAL.txt` -> `chunk`, `7EFH4CNF`, `.js.LEGAL.txt`. */
const hashedName = /^(assets\/.+)-([A-Z2-7]{8})(\.[^/]+)$/

const toText = ({ contents }: OutputFile): string =>
  typeof contents === 'string' ? contents : Buffer.from(contents).toString('latin1')

/** Names by their own hash, as other files refer to them: `chunk-7EFH4CNF`. */
function findNames(files: readonly OutputFile[]): string[] {
  const names = files.flatMap(({ path }) => {
    const [, stem, hash] = hashedName.exec(path) ?? []
    return stem === undefined ? [] : [`${stem.slice('assets/'.length)}-${hash}`]
  })
  // Longer names first, so that none is mistaken for the end of another.
  return [...new Set(names)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
}

/** Names that are used in a text, in order. */
type FindNames = (text: string) => readonly NameUse[]

interface NameUse {
  readonly name: string
  /** Offset of its first character. */
  readonly at: number
}

/** The end of a name. An alternation of all names would try each of them at every character. */
const nameEnd = /-[A-Z2-7]{8}/g

function createNameFinder(names: readonly string[]): FindNames {
  const byEnd = groupBy(names, (name) => name.slice(-END_LENGTH))
  return (text) => {
    const found: NameUse[] = []
    for (const { 0: end, index } of text.matchAll(nameEnd)) {
      const after = index + END_LENGTH
      const name = byEnd.get(end)?.find((one) => text.endsWith(one, after))
      if (name !== undefined) found.push({ name, at: after - name.length })
    }
    return found
  }
}

const END_LENGTH = '-7EFH4CNF'.length

/** The text with other names. */
function replaceNames(text: string, find: FindNames, replace: (name: string) => string): string {
  const ranges = find(text).map(({ name, at }) => ({
    start: at,
    end: at + name.length,
    text: replace(name),
  }))
  return replaceRanges(text, ranges)
}

/** Of text that `toText` returned: one character for each byte. */
const hashText = (text: string): string => sha256(Buffer.from(text, 'latin1'))

/**
 * Hash each name by the contents of its files, with the hashes of other files in place of their
 * names. Each gets as many rounds as its longest path to another file has steps, so that a
 * change reaches every file that refers to it, in circles too, and no other.
 */
function hashNames(
  names: readonly string[],
  texts: ReadonlyMap<string, string>,
  find: FindNames,
): Map<string, string> {
  const shapes = new Map(
    names.map((name) => [name, hashText(replaceNames(texts.get(name) ?? '', find, () => '\0'))]),
  )
  const references = new Map(
    names.map((name) => [name, find(texts.get(name) ?? '').map((use) => use.name)]),
  )
  const steps = longestWays(references)
  const rounds = Math.max(0, ...steps.values())
  const hashes = new Map(shapes)
  let last = shapes
  for (let round = 1; round <= rounds; round++) {
    const before = last
    last = new Map(
      names.map((name) => {
        const found = (references.get(name) ?? []).map((other) => before.get(other) ?? '')
        return [name, hashText([shapes.get(name), ...found].join('\n'))]
      }),
    )
    for (const [name, hash] of last) if (steps.get(name) === round) hashes.set(name, hash)
  }
  return hashes
}

/** For each name, the largest number of references between it and a name that it leads to. */
function longestWays(references: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const stepsFrom = (name: string): number => {
    const seen = new Set([name])
    let ends = [name]
    let steps = -1
    for (; ends.length > 0; steps++) {
      const next = new Set(ends.flatMap((end) => references.get(end) ?? []))
      ends = [...next].filter((end) => !seen.has(end))
      for (const end of ends) seen.add(end)
    }
    return steps
  }
  return new Map([...references.keys()].map((name) => [name, stepsFrom(name)]))
}

/**
 * Name files by nothing but their contents. The hashes of esbuild also depend on the folders of
 * modules, so that the same site in another folder would get other names.
 */
export function nameByContentHash(files: readonly OutputFile[]): OutputFile[] {
  const names = findNames(files)
  if (names.length === 0) return [...files]
  const find = createNameFinder(names)
  const texts = new Map<string, string>()
  for (const file of files) {
    const name = find(file.path)[0]?.name ?? ''
    if (name !== '' && !file.path.endsWith('.LEGAL.txt'))
      texts.set(name, (texts.get(name) ?? '') + toText(file))
  }
  const hashes = hashNames(names, texts, find)
  const rename = (text: string): string =>
    replaceNames(
      text,
      find,
      (name) => `${name.slice(0, -END_LENGTH)}-${(hashes.get(name) ?? '').slice(0, 8)}`,
    )
  return files.map((file) => {
    const isText = /\.(?:js|css|txt)$/.test(file.path)
    const contents = isText ? Buffer.from(rename(toText(file)), 'latin1') : file.contents
    return { ...file, path: toOutputPath(rename(file.path)), contents }
  })
}
