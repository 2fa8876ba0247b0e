// The files of authors and tags. Given their text, it returns checked entries by key, and what is
// wrong with them.
import * as v from 'valibot'
import { key } from '../../primitives/formats/schema-parts.ts'
import { emailText } from '../../schema/values/email-text.ts'
import { urlPathText } from '../../schema/values/url-path-text.ts'
import { isSafeUrl } from '../../../runtime/shared/urls/safe-url.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { DataFile } from '../../model/source-file.ts'
import {
  type Unwritable,
  unwritableProblem,
  findUnwritable,
} from '../../primitives/text/unwritable-values.ts'
import { parseYaml } from '../../primitives/formats/parse-yaml.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { createYamlPlaces } from '../../primitives/formats/yaml-places.ts'
import { type DataText, reportRawMarks } from '../../report/report-raw-marks.ts'
import { blogRules } from './blog-rules.ts'
import { ownRecord } from '../../primitives/own-record.ts'
import { type KnownKeys, reportUnknownKeys } from './unknown-blog-keys.ts'

const text = v.string('a string')
const url = v.pipe(
  text,
  v.check((one) => isSafeUrl(one, 'follow'), 'a path or a URL with `https:`'),
)
const image = v.pipe(
  text,
  v.check((one) => isSafeUrl(one, 'load'), 'a path or a URL with `https:`'),
)

/** An author in `authors.yml`. */
export const authorSchema = v.object(
  {
    name: key(text, 'Name of the author.'),
    title: key(text, 'Role of the author, below the name.'),
    url: key(url, 'URL that the name links to.'),
    email: key(emailText, 'Email address; the name links to it if there is no `url`.'),
    image_url: key(image, 'Portrait, below a static folder or as a URL.'),
    imageURL: key(image, 'Another name for `image_url`.'),
    description: key(text, 'Text about the author on their page.'),
    page: key(
      v.union(
        [v.boolean(), v.object({ permalink: v.exactOptional(urlPathText) })],
        '`true` or `{ permalink }`',
      ),
      '`true` makes a page with the posts of the author; `permalink` sets its path below the pages of authors.',
    ),
    socials: key(
      ownRecord(text, text, 'an object'),
      'Profiles elsewhere: `github: name` or `x: name`, or a URL.',
    ),
  },
  'an object with `name`',
)

const tagObject = v.object(
  {
    label: key(text, 'Text of the tag; the key by default.'),
    permalink: key(
      v.nullable(urlPathText),
      'URL path of the tag’s page, below the pages of tags; generated from the key by default.',
    ),
    description: key(v.nullable(text), 'Text at the top of the tag’s page.'),
  },
  'an object with `label`, `permalink` or `description`',
)

/** A tag in `tags.yml`. */
export const tagSchema = v.nullable(tagObject)

const knownKeys: Readonly<Record<DataFile['kind'], KnownKeys>> = {
  authors: { own: Object.keys(authorSchema.entries), nested: { page: ['permalink'] } },
  tags: { own: Object.keys(tagObject.entries), nested: {} },
}

/** An author of the file. */
export type AuthorEntry = v.InferOutput<typeof authorSchema>
/** A tag of the file; null for one with only its key. */
export type TagEntry = v.InferOutput<typeof tagSchema>

/** The entries of a file by key; undefined without the file. */
export type BlogEntries<Entry> = ReadonlyMap<string, Entry> | undefined

/** Parse a file of entries; an entry with an error is reported and left out. */
export function parseBlogFile<Schema extends v.GenericSchema>(
  file: DataFile | undefined,
  schema: Schema,
): {
  readonly entries: BlogEntries<v.InferOutput<Schema>>
  readonly diagnostics: readonly Diagnostic[]
  /** Where an entry, or a key of it, is. */
  readonly placeOf: (...keys: readonly string[]) => Place | undefined
} {
  const placeInFile = createYamlPlaces(file?.contents ?? '')
  const placeOf = (...keys: readonly string[]): Place | undefined =>
    file && toPlace(file.path, placeInFile(...keys))
  if (file === undefined) return { entries: undefined, diagnostics: [], placeOf }
  const read = readYaml(file)
  if ('diagnostic' in read) return { entries: new Map(), diagnostics: [read.diagnostic], placeOf }
  const entries = new Map<string, v.InferOutput<Schema>>()
  const diagnostics: Diagnostic[] = []
  for (const [name, value] of Object.entries(read.values)) {
    const [control] = findUnwritable({ [name]: value })
    if (control) {
      diagnostics.push(badText(file, control))
      continue
    }
    const result = v.safeParse(schema, value)
    if (result.success) {
      entries.set(name, result.output)
      diagnostics.push(...reportRawMarks(file, textsOf(name, value)))
    } else diagnostics.push(badEntry(file, name, result.issues[0]))
    const known = knownKeys[file.kind]
    diagnostics.push(...reportUnknownKeys(name, value, { known, placeOf }))
  }
  return { entries, diagnostics, placeOf }
}

/** What readers see of an author or a tag. */
const textsOf = (name: string, value: unknown): readonly DataText[] =>
  isRecord(value)
    ? ['name', 'title', 'label', 'description'].map((one) => [[name, one], value[one]] as const)
    : []

function readYaml(
  file: DataFile,
): { readonly values: Record<string, unknown> } | { readonly diagnostic: Diagnostic } {
  const parsed = parseYaml(file.contents)
  if (parsed.kind === 'broken') {
    const message = `The file is not valid YAML: ${parsed.reason}.`
    return { diagnostic: badAt(toPlace(file.path, parsed.place), message) }
  }
  const values = parsed.value ?? {}
  if (isRecord(values)) return { values }
  return { diagnostic: bad(file, [], 'The file must contain an object with a key for each entry.') }
}

function badEntry(file: DataFile, name: string, issue: v.BaseIssue<unknown>): Diagnostic {
  const keys = [name, ...(issue.path ?? []).map((part) => String(part.key))]
  const found = issue.received.replaceAll('"', '')
  return bad(file, keys, `\`${keys.join('.')}\` is \`${found}\`, but it must be ${issue.message}.`)
}

function badText(file: DataFile, { path, name }: Unwritable): Diagnostic {
  return bad(file, path, `\`${path.join('.')}\` ${unwritableProblem.because(name)}.`)
}

function bad({ path, contents }: DataFile, keys: readonly string[], message: string): Diagnostic {
  return badAt(toPlace(path, createYamlPlaces(contents)(...keys)), message)
}

function badAt(place: Place, message: string): Diagnostic {
  return blogRules['bad-blog-file'].report({ message, place })
}
