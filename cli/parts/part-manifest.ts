// Room: parts of a site that other builds have compiled, as two files: their manifest and a pack of entries
// A part is what `build --only` leaves for `join`: `part.json`, and `pack`, which has the bytes of
// everything that the part has made. In a part build, the articles of other parts are not compiled: their
// front matter and titles are enough for menus and links. It keeps for each of its pages the compiled
// article under the hash of its source, the social card, and the rendered files under the hash of all they
// are made from. `join` is a build of the whole site that takes from parts instead of making. So it has the
// bytes of one build: an article is taken if its source is the same, and a rendered page if nothing that
// another part contributes has changed it, otherwise it is rendered again. Routes, links, search data, feeds,
// redirects, the lock file and the files of hosts come from the articles of all parts. No path in a part is
// ever opened: paths are compared with those of the sources that `join` reads itself.
// A frozen version is such a part without rendered files. It is kept beside the sources.
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import * as v from 'valibot'

/** The name of the manifest in the folder of a part. */
export const manifestFile = 'part.json'

/** What reads only the formats that it knows. */
const FORMAT = 1

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** `env:NAME`, or `file:` and a path inside the folder of the site. */
const readName = v.pipe(v.string(), v.check(isOwnRead))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const manifestSchema = v.strictObject({
  format: v.literal(FORMAT),
  /** The build of docs-ssg and the packages that it was installed with. */
  tool: v.string(),
  /** Hash of the config. */
  config: v.string(),
  /** Hash of everything besides sources that articles are compiled from. */
  input: v.string(),
  /** `1.0/de`, each once. */
  variants: v.array(v.string()),
  /** The path of each source, and the key of its article in the pack. */
  pages: v.array(v.strictTuple([v.string(), hash])),
  /** Files and variables that code of the site reads while it compiles, and a hash of their values. */
  reads: v.strictObject({ names: v.array(readName), hash: v.string() }),
  /** The entries of the pack: key, offset, length and SHA-256. */
  entries: v.array(v.strictTuple([hash, count, count, hash])),
})

/**
 * The reads that mean the same on every machine: variables, and files of the site. A program that code of the
 * site starts may read any variable (`env:*`), so then none of them is compared.
 */
export function toOwnReads(names: readonly string[]): readonly string[] {
  const isAnyVariable = names.includes('env:*')
  return names.filter((name) => isOwnRead(name) && !(isAnyVariable && name.startsWith('env:')))
}

function isOwnRead(name: string): boolean {
  if (name.startsWith('env:')) return /^env:\w+$/.test(name)
  const [, path = ''] = /^file:(.+)$/s.exec(name) ?? []
  return path !== '' && !/^[\\/]|^[a-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(path)
}

/** What a part contains and what it was made from; docs-ssg writes it as `part.json`. */
export type PartManifest = Readonly<v.InferOutput<typeof manifestSchema>>

/** A manifest as its file has it: one line for each page and entry. */
export function formatManifest(manifest: Omit<PartManifest, 'format'>): string {
  const { pages, entries, ...facts } = manifest
  const list = (rows: readonly unknown[]): string =>
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  const start = JSON.stringify({ format: FORMAT, ...facts }).slice(0, -1)
  return `${start},\n"pages": ${list(pages)},\n"entries": ${list(entries)}\n}\n`
}

/** The manifest in a text, or what is wrong with it. */
export function parseManifest(
  text: string,
): { readonly manifest: PartManifest } | { readonly fault: string } {
  const value = tryParseJson(text)
  if (value === undefined) return { fault: 'it is not JSON' }
  const parsed = v.safeParse(manifestSchema, value)
  if (parsed.success) return { manifest: parsed.output }
  const [issue] = parsed.issues
  const key = v.getDotPath(issue)
  return { fault: key === null ? 'it is not an object' : `\`${key}\` has an unexpected value` }
}
