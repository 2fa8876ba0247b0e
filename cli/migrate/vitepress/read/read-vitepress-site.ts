// Given the config of a VitePress site, it returns VitepressSite, or why it can't be read.
import { join, resolve } from 'node:path'
import { toRecord, toText, type Values } from '../../coerce.ts'
import { languageName, toLanguageTag } from '../../language-name.ts'
import type { SourceFiles } from '../../source-files.ts'
import type { SiteLocation } from '../../migration-source.ts'
import type { SiteLocale, VitepressSite } from '../vitepress-site.ts'
import { mergeThemes, withExtended } from './merge-configs.ts'
import { readConfigModules } from './read-config-modules.ts'

type ReadSite =
  | { readonly kind: 'read'; readonly site: VitepressSite }
  | { readonly kind: 'failed'; readonly reason: string }

/** Run the config, and those of the folders of languages. */
export async function readVitepressSite({ configFile, files }: SiteLocation): Promise<ReadSite> {
  const siteDir = resolve(/^(.*?)[/\\]\.vitepress[/\\]/.exec(configFile)?.[1] ?? '.')
  const first = await readConfigModules({
    configFile,
    siteDir,
    folderConfigs: new Map(),
    texts: [],
  })
  if (first.kind === 'failed') return first
  const config = withExtended(first.config)
  const docsDir = resolve(siteDir, toText(config['srcDir']) ?? '.')
  const folderConfigs = findFolderConfigs(docsDir, Object.keys(toRecord(config['locales'])), files)
  const all =
    folderConfigs.size === 0
      ? first
      : await readConfigModules({ configFile, siteDir, folderConfigs, texts: [] })
  if (all.kind === 'failed') return all
  const { locales, others } = readLocales(config, all.folders)
  return {
    kind: 'read',
    site: {
      siteDir,
      configFile,
      files,
      config,
      docsDir,
      locales,
      otherLocales: others,
      hasCleanUrls: config['cleanUrls'] === true,
      missing: all.missing,
    },
  }
}

const folderConfigs = ['', 'c', 'm'].flatMap((kind) => [`config.${kind}js`, `config.${kind}ts`])

/** VitePress 2 reads a `config` in the folder of a language. */
function findFolderConfigs(
  docsDir: string,
  keys: readonly string[],
  files: SourceFiles,
): ReadonlyMap<string, string> {
  const found = keys.flatMap((key): (readonly [string, string])[] => {
    const folder = join(docsDir, key === 'root' ? '.' : key)
    const file = folderConfigs.map((name) => join(folder, name)).find((path) => files.hasFile(path))
    return file === undefined ? [] : [[key, file]]
  })
  return new Map(found)
}

const isOtherSite = (link: string | undefined): link is string =>
  link !== undefined && /^(?:[a-z]+:)?\/\//i.test(link)

function readLocales(config: Values, folders: ReadonlyMap<string, Values>) {
  const written = Object.entries(toRecord(config['locales'])).map(([key, value]) => ({
    // Before its first release, VitePress named languages by their path.
    key: key === '/' ? 'root' : key,
    ...withOldTheme(toRecord(value), toRecord(toRecord(config['themeConfig'])['locales'])[key]),
    link: toText(toRecord(value)['link']),
  }))
  const others = written.flatMap(({ key, link, ...rest }) =>
    isOtherSite(link) ? [{ label: toText(toRecord(rest)['label']) ?? key, href: link }] : [],
  )
  const own = written.filter(({ link }) => !isOtherSite(link))
  const [root = { key: 'root' }] = own.filter(({ key }) => key === 'root')
  const rest = own.filter(({ key }) => key !== 'root')
  return {
    others,
    locales: [root, ...rest].map((one) => toLocale(one, { config, folders })),
  }
}

/** The options of a language, where old versions of VitePress had those of its theme in `themeConfig.locales`. */
const withOldTheme = (own: Values, theme: unknown): Values =>
  theme === undefined
    ? own
    : { ...own, themeConfig: { ...toRecord(theme), ...toRecord(own['themeConfig']) } }

interface LocaleInput {
  readonly config: Values
  readonly folders: ReadonlyMap<string, Values>
}

function toLocale(written: Values, { config, folders }: LocaleInput): SiteLocale {
  const key = String(written['key'])
  const own = { ...toRecord(folders.get(key)), ...written }
  const code = toLanguageTag(
    toText(own['lang']) ?? (key === 'root' ? (toText(config['lang']) ?? 'en-US') : key),
  )
  const themes = [config, toRecord(folders.get(key)), written].map((one) =>
    toRecord(one['themeConfig']),
  )
  return {
    folder: key === 'root' ? '' : key.replace(/^\/|\/$/g, ''),
    code,
    label: toText(own['label']) ?? languageName(code),
    isRtl: (own['dir'] ?? config['dir']) === 'rtl',
    theme: themes.reduce(mergeThemes, {}),
    description: toText(own['description']) ?? toText(config['description']),
  }
}
