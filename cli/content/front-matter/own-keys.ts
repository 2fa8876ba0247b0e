// Keys of front matter that the config of a site declares. Given the values of a page, it returns
// those of the declared keys, checked.
import type { OwnKey } from '../../schema/values/own-keys.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isAcceptedUrl } from '../../primitives/urls/accepted-url.ts'
import { listUrls } from '../../primitives/urls/map-urls.ts'
import { isJsonNumber } from '../../primitives/text/unwritable-values.ts'
import { urlPropOf } from '../../primitives/urls/url-attributes.ts'
import { type FrontMatterOrigin, frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** Declarations by key. */
export type OwnKeys = Readonly<Record<string, OwnKey>>

interface OwnKeysInput {
  readonly keys: OwnKeys
  /** All values of the front matter as written. */
  readonly values: Readonly<Record<string, unknown>>
  readonly page: FrontMatterOrigin
}

/** Read and check the declared keys; one with an invalid value is reported and left out. */
export function readOwnKeys({ keys, values, page }: OwnKeysInput): {
  readonly own: Readonly<Record<string, unknown>>
  readonly diagnostics: readonly Diagnostic[]
} {
  const own = new Map<string, unknown>()
  const diagnostics: Diagnostic[] = []
  const report = (key: string, message: string): void => {
    const place = frontMatterPlace(page, key)
    diagnostics.push(contentRules['front-matter'].report({ message, place, data: { actual: key } }))
  }
  for (const [key, declared] of Object.entries(keys)) {
    const { type, values: allowed, required } = toDeclaration(declared)
    const written = ownValue(values, key)
    if (written === undefined || written === null) {
      if (required === true)
        report(key, `The front matter lacks \`${key}\`, which \`markdown.frontMatter\` requires.`)
      continue
    }
    const value = kinds[type].read(written)
    const isAllowed = allowed === undefined || allowed.includes(String(value))
    if (isRefusedUrl(key, value))
      report(
        key,
        `The front matter key \`${key}\` is \`${String(value)}\`, but it must be a path or a URL with \`https:\`.`,
      )
    else if (value !== undefined && isAllowed) own.set(key, value)
    else {
      const shown = typeof written === 'string' ? written : JSON.stringify(written)
      const expected = value === undefined ? kinds[type].name : listed(allowed ?? [])
      report(key, `The front matter key \`${key}\` is \`${shown}\`, but it must be ${expected}.`)
    }
  }
  return { own: Object.fromEntries(own), diagnostics }
}

/** A slot may link to a value whose key is named like a URL. */
function isRefusedUrl(key: string, value: unknown): boolean {
  const attribute = urlPropOf(key)
  if (attribute === undefined) return false
  const texts = [value].flat().filter((one) => typeof one === 'string')
  return texts
    .flatMap((text) => listUrls(text, attribute.syntax))
    .some((url) => !isAcceptedUrl(url, attribute))
}

const toDeclaration = (declared: OwnKey): Exclude<OwnKey, string> =>
  typeof declared === 'string' ? { type: declared } : declared

const listed = (values: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(values.map((value) => `\`${value}\``))

interface Kind {
  /** It completes "it must be …". */
  readonly name: string
  /** The value, or undefined if it is of another kind. Most YAML values arrive as text. */
  readonly read: (written: unknown) => unknown
}

const isText = (value: unknown): value is string => typeof value === 'string'

const kinds: Readonly<Record<Exclude<OwnKey, string>['type'], Kind>> = {
  string: { name: 'a text', read: (written) => (isText(written) ? written : undefined) },
  number: {
    name: 'a number',
    read: (written) => {
      const isWritten = isText(written) ? written.trim() !== '' : typeof written === 'number'
      return isWritten && isJsonNumber(Number(written)) ? Number(written) : undefined
    },
  },
  boolean: {
    name: '`true` or `false`',
    read: (written) => {
      const text = String(written)
      return text === 'true' || text === 'false' ? text === 'true' : undefined
    },
  },
  date: {
    name: 'a date such as `2026-01-31`',
    read: (written) =>
      isText(written) && /^\d{4}-\d{2}-\d{2}/.test(written) && !Number.isNaN(Date.parse(written))
        ? written
        : undefined,
  },
  list: {
    name: 'a list of strings',
    read: (written) => (Array.isArray(written) && written.every(isText) ? written : undefined),
  },
  any: { name: 'a value', read: (written) => written },
}
