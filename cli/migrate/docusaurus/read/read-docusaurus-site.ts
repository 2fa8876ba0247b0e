// Given the folder of a Docusaurus site, it returns DocusaurusSite, or why it can't be read.
import { join } from 'node:path'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { SiteLocation } from '../../migration-source.ts'
import {
  type Collection,
  type DocusaurusPlugin,
  type DocusaurusSite,
  presetOptions,
} from '../docusaurus-site.ts'
import { evaluateModule } from '../../evaluate/evaluate-module.ts'
import { listPlugins } from './list-plugins.ts'
import { readJson } from './read-json.ts'
import { readSidebars } from './read-sidebars.ts'

interface Failure {
  readonly kind: 'failed'
  /** Absolute path of the file that can't be evaluated. */
  readonly file: string
  readonly reason: string
}

interface DocsInstance {
  /** `default` for the instance without an id. */
  readonly id: string
  readonly options: Values
}

/** Run the config and the sidebars of a site. */
export async function readDocusaurusSite(
  location: SiteLocation,
): Promise<{ readonly kind: 'read'; readonly site: DocusaurusSite } | Failure> {
  const { siteDir, configFile, files } = location
  const evaluated = await evaluateModule(configFile)
  if (evaluated.kind === 'failed') return { ...evaluated, file: configFile }
  const config = toRecord(evaluated.value)
  const plugins = listPlugins(config)
  const preset = presetOptions({ plugins }) ?? {}
  const instances = listDocsInstances(plugins)
  const main = findMainInstance(instances, preset)
  const docs = main?.options ?? toRecord(preset['docs'])
  const sidebars = await readSidebars(location, docs)
  if (sidebars.kind === 'failed') return sidebars
  const further = instances.filter((one) => one !== main)
  const collections = await readCollections(location, further)
  if (collections.kind === 'failed') return collections
  const isVersioned = main === undefined || main.id === 'default'
  const versions = isVersioned ? readVersions(location) : noVersions
  if (versions.kind === 'failed') return versions
  return {
    kind: 'read',
    site: {
      siteDir,
      configFile,
      files,
      config,
      docs,
      theme: themeOptions(plugins, preset),
      sidebars: sidebars.value,
      collections: collections.collections,
      pages: pagesOptions(plugins, preset),
      plugins,
      versions: versions.names,
    },
  }
}

/**
 * Undefined: the docs are those of the preset. A site without docs has its first further instance
 * in their place.
 */
function findMainInstance(
  instances: readonly DocsInstance[],
  preset: Values,
): DocsInstance | undefined {
  const own = instances.find(({ id }) => id === 'default')
  return own ?? (preset['docs'] === false ? instances[0] : undefined)
}

/** Instances of the docs plugin that are configured outside the preset. */
function listDocsInstances(plugins: readonly DocusaurusPlugin[]): readonly DocsInstance[] {
  return plugins
    .filter(({ name }) => name.endsWith('plugin-content-docs'))
    .map(({ options }) => ({ id: toText(options['id']) ?? 'default', options }))
}

async function readCollections(
  location: SiteLocation,
  instances: readonly DocsInstance[],
): Promise<{ readonly kind: 'read'; readonly collections: readonly Collection[] } | Failure> {
  const collections: Collection[] = []
  for (const { id, options } of instances) {
    const read = readVersions(location, `${id}_versions.json`)
    if (read.kind === 'failed') return read
    const versions = read.names
    const last = toText(options['lastVersion']) ?? versions[0] ?? 'current'
    const sidebarPath = `${id}_versioned_sidebars/version-${last}-sidebars.json`
    const sidebars = await readSidebars(
      location,
      last === 'current' ? options : { ...options, sidebarPath },
    )
    if (sidebars.kind === 'failed') return sidebars
    collections.push({ id, options, sidebars: sidebars.value, versions })
  }
  return { kind: 'read', collections }
}

/** Of the preset, and of the theme where a site names it on its own; style sheets of both are used. */
function themeOptions(plugins: readonly DocusaurusPlugin[], preset: Values): Values {
  const inPreset = toRecord(preset['theme'])
  const own = plugins.find(({ name }) => name.endsWith('theme-classic'))?.options
  if (!own) return inPreset
  const stylesheets = [inPreset, own].flatMap(
    ({ customCss }) => toText(customCss) ?? toList(customCss),
  )
  return { ...inPreset, ...own, ...(stylesheets.length > 0 && { customCss: stylesheets }) }
}

function pagesOptions(plugins: readonly DocusaurusPlugin[], preset: Values): Values | undefined {
  const options = plugins.find(({ name }) => name.endsWith('plugin-content-pages'))?.options
  return options ?? (preset['pages'] === false ? undefined : toRecord(preset['pages']))
}

type Versions = { readonly kind: 'read'; readonly names: readonly string[] } | Failure

const noVersions: Versions = { kind: 'read', names: [] }

function readVersions({ siteDir, files }: SiteLocation, name = 'versions.json'): Versions {
  const read = readJson(join(siteDir, name), files)
  return read.kind === 'failed' ? read : { kind: 'read', names: toList(read.value).map(String) }
}
