import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../../../cli/config/validation/check-config.ts'
import { formatOptionKey, type OptionPath } from '../../../../cli/schema/option-key.ts'
import { type AnySchema, field, isSchema, unwrap } from '../../../../cli/schema/schema-node.ts'
import { optionsOf, schemaEntries } from '../../../../cli/schema/schema-tree.ts'
import { siteConfigSchema } from '../../../../cli/schema/schema.ts'
import { isRecord } from '../../../../cli/primitives/is-record.ts'

/** An object somewhere in the config. */
interface ObjectPlace {
  readonly path: OptionPath
  readonly keys: readonly string[]
  /** What says which variant it is. */
  readonly base: Readonly<Record<string, unknown>>
}

/** Every object that a config may contain, in unions, lists and records too. */
function objectsIn(schema: AnySchema, path: OptionPath = []): readonly ObjectPlace[] {
  const inner = unwrap(schema)
  if (path.length > 6) return []
  const item = field(inner, 'item')
  if (isSchema(item)) return objectsIn(item, [...path, 0])
  if (!isRecord(field(inner, 'entries'))) {
    const value = field(inner, 'value')
    const own = isSchema(value) ? objectsIn(value, [...path, 'any']) : []
    return [...own, ...optionsOf(inner).flatMap((option) => objectsIn(option, path))]
  }
  const entries = [...schemaEntries(inner)]
  const literals = entries.flatMap(([key, entry]) => {
    const literal = field(unwrap(entry), 'literal')
    return typeof literal === 'string' && /^(?:type|provider)$/.test(key) ? [[key, literal]] : []
  })
  const place = { path, keys: entries.map(([key]) => key), base: Object.fromEntries(literals) }
  return [place, ...entries.flatMap(([key, entry]) => objectsIn(entry, [...path, key]))]
}

/** A config with a value at a path. */
const configWith = (path: OptionPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value)

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)

/** How a key may be misspelled. */
const mistakes: Readonly<Record<string, (key: string) => string>> = {
  'without its last letter': (key) => key.slice(0, -1),
  'without its second letter': (key) => key.slice(0, 1) + key.slice(2),
  'with a doubled letter': (key) => key.slice(0, 2) + key.slice(1),
  'with two letters swapped': (key) => key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1),
  'in capital letters': (key) => key.toUpperCase(),
  'in lowercase letters': (key) => key.toLowerCase(),
  'in snake case': (key) => kebab(key).replaceAll('-', '_'),
  'in kebab case': kebab,
}

const objects = objectsIn(siteConfigSchema)

/** What the finding about a key says one should write. */
function helpFor({ path, base }: ObjectPlace, key: string): string {
  const checked = checkConfig(configWith(path, { ...base, [key]: 1 }), () => undefined)
  const name = formatOptionKey([...path, key])
  const found = checked.kind === 'invalid' ? checked.diagnostics : []
  const about = found.filter(
    ({ rule, data }) => rule === 'config-unknown-key' && data?.actual === name,
  )
  return about.map(({ help = '' }) => help).join()
}

describe('a misspelled key of the config', () => {
  it('is tried in every object, at all depths', () => {
    expect(objects.length).toBeGreaterThan(40)
    expect(Math.max(...objects.map(({ path }) => path.length))).toBeGreaterThan(4)
  })

  it.each(Object.entries(mistakes))('leads to the real key: %s', (_, misspell) => {
    const missed = objects.flatMap((place) =>
      place.keys
        .map((key) => [key, misspell(key)] as const)
        .filter(([, wrong]) => wrong.length > 1 && !place.keys.includes(wrong))
        .filter(([key, wrong]) => !helpFor(place, wrong).includes(`\`${key}\``))
        .map(([key, wrong]) => `${formatOptionKey([...place.path, wrong])} → ${key}`),
    )
    expect(missed).toEqual([])
  })

  it.each([
    ['theme', 'colorMode', 'Did you mean `colorMode`, at the top level of the config?'],
    ['theme', 'colorMod', 'Did you mean `colorMode`, at the top level of the config?'],
    ['theme', 'color_mode', 'Did you mean `colorMode`, at the top level of the config?'],
    ['docs', 'customCSS', 'Did you mean `customCss`, at the top level of the config?'],
    [
      'navbar',
      'announcementBar',
      'Did you mean `announcementBar`, at the top level of the config?',
    ],
    ['', 'remarkPlugins', 'Did you mean `markdown.remarkPlugins`?'],
    ['', 'remarkPlugin', 'Did you mean `markdown.remarkPlugins`?'],
    ['theme', 'maxHeadingLevel', 'Did you mean `tableOfContents.maxHeadingLevel`?'],
    ['', 'editUrl', /`docs\.editUrl`/],
    ['', 'siteName', 'This is an option of MkDocs. Write `title` instead.'],
    ['', 'site-name', 'This is an option of MkDocs. Write `title` instead.'],
    ['', 'head_tags', /^This is an option of Docusaurus/],
    ['', 'socialLink', /^This is an option of VitePress/],
    ['theme', 'socialLinks', /^This is an option of VitePress/],
    ['', 'ignoreDeadLink', /^This is an option of VitePress/],
    ['', 'expressive-code', /^This is an option of Starlight/],
  ])('leads to another object or tool: `%s` with `%s`', (parent, key, help) => {
    const path = parent === '' ? [] : [parent]
    expect(helpFor({ path, keys: [], base: {} }, key)).toMatch(help)
  })

  it.each([
    [
      ['blog', 0],
      'title',
      ['path', 'blogTitle'],
      'Did you mean `blogTitle` or `blogSidebarTitle`?',
    ],
    [['footer', 'links', 0], 'to', ['title', 'items'], 'Expected one of `title`, `items`.'],
    [['navbar', 'logo'], 'url', ['src', 'alt', 'href'], /^Expected one of `src`/],
  ])('leads to an option of its object: %j with `%s`', (path, key, keys, help) => {
    expect(helpFor({ path, keys, base: {} }, key)).toMatch(help)
  })

  it('asks for each option that is equally near', () => {
    const place = { path: ['locales', 0, 'uiTranslations'], keys: [], base: {} }
    expect(helpFor(place, 'not')).toBe('Did you mean `no` or `note`?')
  })

  it('is reported although the type of its object is missing or unknown', () => {
    const place = { path: ['sidebars', 'main', 0], keys: [] }
    for (const base of [{}, { type: 'dok' }])
      expect(helpFor({ ...place, base }, 'lable')).toBe('Did you mean `label`?')
  })
})
