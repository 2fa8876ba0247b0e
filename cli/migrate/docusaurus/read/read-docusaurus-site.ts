// A Docusaurus site as its config describes it. Enters: its folder. Leaves: DocusaurusSite, or why it can't be read.
// Must not know docs-ssg's options.
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { evaluateModule } from './evaluate-module.ts'
import { explainMissingSite, type MissingSite } from './explain-missing-site.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

type Values = Readonly<Record<string, unknown>>

export interface DocusaurusSite {
  /** Absolute. */
  readonly siteDir: string
  readonly config: Values
  /** Options of the docs plugin. */
  readonly docs: Values
  /** Options of the preset's theme. */
  readonly theme: Values
  /** What its sidebars file exports; undefined: made from the folder. */
  readonly sidebars: unknown
  /** Further instances of the docs plugin. */
  readonly collections: readonly Collection[]
  /** Options of the pages plugin; undefined: it is switched off. */
  readonly pages: Values | undefined
  /** Presets and plugins: name and options. */
  readonly plugins: readonly { readonly name: string; readonly options: Values }[]
  /** Names of released versions, the newest first. */
  readonly versions: readonly string[]
}

/** A further instance of the docs plugin. */
export interface Collection {
  readonly id: string
  readonly options: Values
  /** Those of its last version, where it has versions. */
  readonly sidebars: unknown
  readonly versions: readonly string[]
}

type ReadResult =
  | { readonly kind: 'read'; readonly site: DocusaurusSite }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }
  | MissingSite

const configNames = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (end) => `docusaurus.config.${end}`,
)

/** Run the config and the sidebars of the site in `siteDir`, an absolute path. */
export async function readDocusaurusSite(siteDir: string): Promise<ReadResult> {
  const file = configNames.map((name) => join(siteDir, name)).find((path) => existsSync(path))
  if (file === undefined) return explainMissingSite(siteDir, configNames)
  const evaluated = await evaluateModule(file)
  if (evaluated.kind === 'failed') return { ...evaluated, file }

  const config = toRecord(evaluated.value)
  const plugins = listPlugins(config)
  const preset = plugins.find(({ name }) => name.endsWith('preset-classic'))?.options ?? {}
  const instances = listInstances(plugins)
  const isOff = preset['docs'] === false && !instances.some(({ id }) => id === 'default')
  // Without docs of its own the first other instance stands for them.
  const main = instances.find(({ id }) => id === 'default') ?? (isOff ? instances[0] : undefined)
  const docs = main?.options ?? toRecord(preset['docs'])
  const sidebars = await readSidebars(siteDir, docs)
  if (sidebars.kind === 'failed') return sidebars
  const collections: Collection[] = []
  for (const { id, options } of instances.filter((one) => one !== main)) {
    const versions = readVersions(siteDir, `${id}_versions.json`)
    const last = toText(options['lastVersion']) ?? versions[0] ?? 'current'
    const kept = `${id}_versioned_sidebars/version-${last}-sidebars.json`
    const own = await readSidebars(
      siteDir,
      last === 'current' ? options : { ...options, sidebarPath: kept },
    )
    if (own.kind === 'failed') return own
    collections.push({ id, options, sidebars: own.value, versions })
  }
  const pages = plugins.find(({ name }) => name.endsWith('plugin-content-pages'))?.options
  return {
    kind: 'read',
    site: {
      siteDir,
      config,
      docs,
      theme: toRecord(preset['theme']),
      sidebars: sidebars.value,
      collections,
      pages: pages ?? (preset['pages'] === false ? undefined : toRecord(preset['pages'])),
      plugins,
      versions: main === undefined || main.id === 'default' ? readVersions(siteDir) : [],
    },
  }
}

/** Instances of the docs plugin that stand beside the preset. */
function listInstances(plugins: DocusaurusSite['plugins']) {
  return plugins
    .filter(({ name }) => name.endsWith('plugin-content-docs'))
    .map(({ options }) => ({ id: toText(options['id']) ?? 'default', options }))
}

function listPlugins(config: Values): DocusaurusSite['plugins'] {
  return [
    ...toList(config['presets']).map((item) => toPlugin(item, 'preset')),
    ...toList(config['plugins']).map((item) => toPlugin(item, 'plugin')),
    ...toList(config['themes']).map((item) => toPlugin(item, 'theme')),
  ]
}

/** What `createRedirects` of the redirects plugin makes for `addresses`; undefined when it can't be asked. */
export async function readGeneratedRedirects(
  { siteDir, plugins }: DocusaurusSite,
  urls: readonly string[],
): Promise<readonly unknown[] | undefined> {
  const isMade = plugins.some(({ options }) => options['createRedirects'] !== undefined)
  const file = configNames.map((name) => join(siteDir, name)).find((path) => existsSync(path))
  if (!isMade || file === undefined || urls.length === 0) return undefined
  const evaluated = await evaluateModule(file, urls)
  if (evaluated.kind === 'failed') return undefined
  const options = listPlugins(toRecord(evaluated.value)).map((plugin) => plugin.options)
  const made = options.find((one) => one['createRedirects'] !== undefined)?.['createRedirects']
  return Array.isArray(made) ? made : undefined
}

/** `'classic'`, `['@docusaurus/preset-classic', {…}]`; short names are written out. */
function toPlugin(item: unknown, kind: string): DocusaurusSite['plugins'][number] {
  const [first, second] = Array.isArray(item) ? item : [item, {}]
  const written = toText(first) ?? toText(toRecord(first)['$package']) ?? 'a function'
  const isShort = /^[a-z][\w-]*$/.test(written) && !written.includes('docusaurus')
  const name = isShort ? `@docusaurus/${kind}-${written}` : written
  // A path of an installed package: its name.
  const packaged = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1]
  return { name: (packaged ?? name).replaceAll('\\', '/'), options: toRecord(second) }
}

async function readSidebars(
  siteDir: string,
  docs: Values,
): Promise<
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }
> {
  const written = toText(docs['sidebarPath'])
  if (written === undefined) return { kind: 'value', value: undefined }
  const file = isAbsolute(written) ? written : resolve(siteDir, written)
  if (!existsSync(file)) return { kind: 'value', value: undefined }
  if (file.endsWith('.json'))
    return { kind: 'value', value: JSON.parse(readFileSync(file, 'utf8')) }
  const evaluated = await evaluateModule(file)
  return evaluated.kind === 'failed' ? { ...evaluated, file } : evaluated
}

function readVersions(siteDir: string, name = 'versions.json'): readonly string[] {
  const file = join(siteDir, name)
  if (!existsSync(file)) return []
  return toList(JSON.parse(readFileSync(file, 'utf8'))).map(String)
}
