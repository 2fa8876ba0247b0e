import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { compareText } from '../primitives/text/compare-text.ts'
import { isMapping } from '../primitives/is-record.ts'

/** The hashes of a section of an original and of the translation that was made from it. */
export type LockedSection = readonly [original: string, translation: string]

/** The sections of a translated page by the key of the original, in the order of the original. */
export type LockedPage = ReadonlyMap<string, LockedSection>

/** By path of the translation, relative to the site's folder. */
export type SectionLock = ReadonlyMap<string, LockedPage>

/** The text of the file, with one line for each section, so that a change is a readable diff. */
export function formatSectionLock(lock: SectionLock): string {
  const pages = [...lock]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([path, sections]) => {
      const lines = [...sections].map(
        ([key, hashes]) => `      ${JSON.stringify([key, ...hashes])}`,
      )
      return `    ${JSON.stringify(path)}: [\n${lines.join(',\n')}\n    ]`
    })
  return `{\n  "version": 1,\n  "pages": {\n${pages.join(',\n')}\n  }\n}\n`
}

/** Parse a lock file of sections; undefined if the text isn't one of this version. */
export function parseSectionLock(text: string): SectionLock | undefined {
  const { version, pages } = parseJsonObject(text)
  if (version !== 1 || !isMapping(pages)) return undefined
  const entries = Object.entries(pages)
  return entries.every((entry): entry is [string, readonly Entry[]] => isPage(entry[1]))
    ? new Map(entries.map(([path, sections]) => [path, toPage(sections)] as const))
    : undefined
}

type Entry = readonly [key: string, original: string, translation: string]

const toPage = (entries: readonly Entry[]): LockedPage =>
  new Map(entries.map(([key, original, translation]) => [key, [original, translation] as const]))

const isPage = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      Array.isArray(entry) && entry.length === 3 && entry.every((one) => typeof one === 'string'),
  )
