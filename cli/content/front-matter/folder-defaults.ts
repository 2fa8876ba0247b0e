// Front matter that a folder sets for its pages. Given category files and sources, it returns the
// sources, each with the defaults of its folders. It must not know what the keys mean.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { FrontMatterDefaults, SourceFile, Variant } from '../../model/source-file.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { checkValues } from './front-matter.ts'
import { parseFrontMatterBelow, type YamlFrontMatter } from './front-matter-yaml.ts'
import { type OwnKeys, readOwnKeys } from './own-keys.ts'

/** A `_category_` file as written; `docPath` is relative to the folder of its variant. */
export interface CategoryText {
  readonly path: ContentPath
  readonly docPath: string
  readonly variant: Variant
  readonly contents: string
}

/** The sources and the findings about them. */
interface ReadFiles {
  readonly sources: readonly SourceFile[]
  readonly categories: readonly CategoryText[]
  readonly diagnostics: readonly Diagnostic[]
}

interface FolderDefaults {
  readonly defaults: FrontMatterDefaults
  readonly diagnostics: readonly Diagnostic[]
}

/** Keys whose values two pages can't share. */
const keysOfOnePage: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'title',
  'redirect_from',
  'aliases',
  'hero',
  'features',
])

/**
 * Add to each source what the `frontMatter` of `_category_` files in its folders sets; inner
 * folders win. Without such a file, the result is `sources` itself.
 */
export function addFolderDefaults(
  { sources, categories, diagnostics }: ReadFiles,
  ownKeys: OwnKeys,
): Pick<ReadFiles, 'sources' | 'diagnostics'> {
  // Languages that show the files of another one share its category files.
  const byFile = new Map<ContentPath, FolderDefaults | undefined>()
  const byFolder = new Map<Variant, Map<string, FrontMatterDefaults>>()
  for (const category of categories.filter(({ contents }) => contents.includes('frontMatter'))) {
    const { path, variant, docPath } = category
    if (!byFile.has(path)) byFile.set(path, readDefaults(category, ownKeys))
    const found = byFile.get(path)
    if (found === undefined) continue
    const folders = byFolder.get(variant) ?? new Map<string, FrontMatterDefaults>()
    byFolder.set(variant, folders.set(folderOf(docPath), found.defaults))
  }
  if (byFolder.size === 0) return { sources, diagnostics }
  const found = [...byFile.values()].flatMap((one) => one?.diagnostics ?? [])
  const filled = sources.map((source) => {
    const folders = byFolder.get(source.variant)
    const defaults = folders && joinDefaults(source.docPath, folders)
    return defaults ? { ...source, defaults } : source
  })
  return { sources: filled, diagnostics: [...diagnostics, ...found] }
}

const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

/** The defaults of all folders around a file. */
function joinDefaults(
  docPath: string,
  folders: ReadonlyMap<string, FrontMatterDefaults>,
): FrontMatterDefaults | undefined {
  const folder = folderOf(docPath)
  const own = folders.get(folder)
  if (folder === '') return own
  const outer = joinDefaults(folder, folders)
  return own && outer ? inheritFrontMatter(own, outer) : (own ?? outer)
}

/** Fill in the keys that a page or folder doesn't set. A key set to `null` stays without a value. */
export function inheritFrontMatter(
  {
    frontMatter,
    values = {},
    places = {},
  }: Partial<FrontMatterDefaults> & Pick<FrontMatterDefaults, 'frontMatter'>,
  outer: FrontMatterDefaults | undefined,
): FrontMatterDefaults {
  if (outer === undefined) return { frontMatter, values, places }
  // Places are also those of parts of a key: `head.0.attributes`.
  const isInherited = ([key]: readonly [string, unknown]): boolean =>
    !Object.hasOwn(values, key.split('.')[0] ?? '')
  const inherited = Object.entries(outer.frontMatter).filter(isInherited)
  const inheritedPlaces = Object.entries(outer.places).filter(isInherited)
  return {
    frontMatter: { ...Object.fromEntries(inherited), ...frontMatter },
    values: { ...outer.values, ...values },
    places: { ...Object.fromEntries(inheritedPlaces), ...places },
  }
}

function readDefaults(category: CategoryText, keys: OwnKeys): FolderDefaults | undefined {
  const header = parseFrontMatterBelow('frontMatter', category.contents)
  // Reading the category reports a value that is not an object.
  if (header?.kind !== 'map') return undefined
  const { path, variant } = category
  const diagnostics: Diagnostic[] = []
  const { shared, refused } = partKeys(header)
  for (const key of refused) diagnostics.push(reportOfOnePage(key, path, header))
  const report = { path, linesBefore: 0, isPost: variant.isBlog === true, diagnostics }
  const frontMatter = checkValues(report, shared)
  const optional = Object.entries(keys).flatMap(([key, kind]) =>
    shared.values.has(key) ? [[key, kind] as const] : [],
  )
  const values = Object.fromEntries(shared.values)
  const own = readOwnKeys({
    keys: Object.fromEntries(optional),
    values,
    page: { source: path, keyPlaces: Object.fromEntries(header.places) },
  })
  const isDeclared = ({ rule, data }: Diagnostic): boolean =>
    rule === 'unknown-front-matter' && Object.hasOwn(keys, data?.actual ?? '')
  // Pages report no value a second time.
  const unusable = [...diagnostics, ...own.diagnostics].filter(
    ({ rule }) => rule === 'front-matter',
  )
  for (const { data } of unusable) delete values[data?.actual?.split('.')[0] ?? '']
  return {
    defaults: { frontMatter, values, places: placesIn(path, header) },
    diagnostics: [...diagnostics.filter((found) => !isDeclared(found)), ...own.diagnostics],
  }
}

const placesIn = (path: ContentPath, { places }: YamlMap): FrontMatterDefaults['places'] =>
  Object.fromEntries([...places].map(([key, place]) => [key, toPlace(path, place)]))

type YamlMap = Extract<YamlFrontMatter, { kind: 'map' }>

function partKeys(header: YamlMap): { readonly shared: YamlMap; readonly refused: string[] } {
  const entries = [...header.values]
  return {
    shared: { ...header, values: new Map(entries.filter(([key]) => !keysOfOnePage.has(key))) },
    refused: entries.flatMap(([key]) => (keysOfOnePage.has(key) ? [key] : [])),
  }
}

function reportOfOnePage(key: string, path: ContentPath, { places }: YamlMap): Diagnostic {
  return contentRules['front-matter'].report({
    message: `The front matter of a folder can't set \`${key}\`, because its pages can't share it.`,
    help: 'Write the key in the front matter of a page.',
    place: toPlace(path, places.get(key) ?? { line: 1, column: 1 }),
    data: { actual: key },
  })
}
