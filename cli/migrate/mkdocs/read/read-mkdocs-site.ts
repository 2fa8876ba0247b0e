// Given the folder of an MkDocs site, it returns MkdocsSite, or why it can't be read.
import { resolve } from 'node:path'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { SiteLocation } from '../../migration-source.ts'
import type { MkdocsSite, MkdocsTheme } from '../mkdocs-site.ts'
import { readMkdocsConfig } from './read-mkdocs-config.ts'

/** Read the config of a site and of those that it inherits. */
export function readMkdocsSite({
  siteDir,
  configFile,
  files,
}: SiteLocation):
  | { readonly kind: 'read'; readonly site: MkdocsSite }
  | Extract<ReturnType<typeof readMkdocsConfig>, { kind: 'failed' }> {
  const read = readMkdocsConfig(configFile, files)
  if (read.kind === 'failed') return read
  const { config } = read
  return {
    kind: 'read',
    site: {
      siteDir,
      configFile,
      files,
      config,
      docsDir: resolve(siteDir, toText(config['docs_dir']) ?? 'docs'),
      theme: toTheme(config['theme']),
      plugins: withoutDisabled(toOptions(config['plugins'] ?? ['search'])),
      extensions: withBundled(toOptions(config['markdown_extensions'])),
      usesFolders: config['use_directory_urls'] !== false,
    },
  }
}

function toTheme(value: unknown): MkdocsTheme {
  const name = toText(value)
  if (name !== undefined) return { name, options: {}, features: new Set() }
  const options = toRecord(value)
  const isNamed = 'name' in options || options['custom_dir'] === undefined
  return {
    name: isNamed ? (toText(options['name']) ?? 'mkdocs') : undefined,
    options,
    features: new Set(toList(options['features']).map(String)),
  }
}

/** A list of names and of `{name: options}`, or an object of options by name. */
function toOptions(value: unknown): ReadonlyMap<string, Values> {
  const entries = Array.isArray(value) ? toList(value) : [value]
  return new Map(
    entries.flatMap((entry): (readonly [string, Values])[] => {
      const name = toText(entry)
      if (name !== undefined) return [[name, {}]]
      return Object.entries(toRecord(entry)).map(([key, options]) => [key, toRecord(options)])
    }),
  )
}

/** `extra` and `pymdownx.extra` load other extensions, with the options that they have for each by name. */
function withBundled(extensions: ReadonlyMap<string, Values>): ReadonlyMap<string, Values> {
  const bundles = ['extra', 'markdown.extensions.extra', 'pymdownx.extra']
  const bundled = bundles.flatMap((name) => Object.entries(toRecord(extensions.get(name))))
  const merged = new Map(extensions)
  for (const [name, options] of bundled)
    merged.set(name, { ...merged.get(name), ...toRecord(options) })
  return merged
}

/** Plugins of Material have `enabled`. */
function withoutDisabled(plugins: ReadonlyMap<string, Values>): ReadonlyMap<string, Values> {
  return new Map([...plugins].filter(([, { enabled }]) => enabled !== false))
}
