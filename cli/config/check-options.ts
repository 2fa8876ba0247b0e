// Enters: a config whose every option has the right type. Leaves: what is wrong between options or with the disk.
// Must not read sources; it only asks whether named files and folders exist.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { formatPath, type CheckedConfig } from './check-config.ts'
import type { KeyLocator } from './find-key-place.ts'
import { formatValue } from './format-type.ts'
import { configRules } from './config-rules.ts'

interface Fault {
  readonly path: readonly (string | number)[]
  readonly value: unknown
  readonly takes: string
  readonly help?: string
}

/** `given`: the config as written; a default that names a missing folder is no fault. */
export function checkOptions(
  config: CheckedConfig,
  { siteDir, toKeyPlace }: { readonly siteDir: string; readonly toKeyPlace: KeyLocator },
): readonly Diagnostic[] {
  const faults = [
    ...checkUrl(config),
    ...checkFolders(config, siteDir),
    ...checkFiles(config, siteDir),
    ...checkNames(config),
    ...checkLevels(config),
    ...checkNavbar(config),
    ...checkRedirects(config),
  ]
  return faults.map(({ path, value, takes, help }) =>
    configRules['config-value'].report({
      message: `\`${formatPath(path)}\` holds \`${formatValue(value)}\`; it takes ${takes}.`,
      place: toKeyPlace(path),
      data: { actual: formatPath(path) },
      ...(help === undefined ? {} : { help }),
    }),
  )
}

function checkUrl({ url, baseUrl }: CheckedConfig): readonly Fault[] {
  const faults: Fault[] = []
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isHttp = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
  const takes = 'the origin of the site, such as `https://docs.example.org`'
  if (!parsed || !isHttp) faults.push({ path: ['url'], value: url, takes })
  else if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') {
    const help = `Write \`url: '${parsed.origin}'\` and \`baseUrl: '${parsed.pathname}'\`.`
    faults.push({ path: ['url'], value: url, takes: `${takes}, without a path`, help })
  }
  if (/^[a-z][\w+.-]*:|[?#\\\s]|^\/\//i.test(baseUrl)) {
    faults.push({ path: ['baseUrl'], value: baseUrl, takes: 'a path, such as `/docs/`' })
  }
  return faults
}

function checkFolders(config: CheckedConfig, siteDir: string): readonly Fault[] {
  const named = [
    { path: ['docs', 'path'], value: config.docs.path },
    ...config.versions.map(({ docsPath }, index) => ({
      path: ['versions', index, 'docsPath'],
      value: docsPath,
    })),
    ...config.locales.map(({ docsPath }, index) => ({
      path: ['locales', index, 'docsPath'],
      value: docsPath,
    })),
    ...config.locales.flatMap(({ docsPaths }, index) =>
      Object.entries(docsPaths).map(([name, value]) => ({
        path: ['locales', index, 'docsPaths', name],
        value,
      })),
    ),
    ...config.locales.map(({ pagesPath }, index) => ({
      path: ['locales', index, 'pagesPath'],
      value: pagesPath,
    })),
    ...config.collections.flatMap(({ path, docsPaths }, index) => [
      { path: ['collections', index, 'path'], value: path },
      ...Object.entries(docsPaths).map(([code, value]) => ({
        path: ['collections', index, 'docsPaths', code],
        value,
      })),
    ]),
    // The default folder may be missing; one that was asked for may not.
    ...config.staticDirectories.map((value, index) => ({
      path: ['staticDirectories', index],
      value: value === 'static' ? undefined : value,
    })),
    ...config.markdown.docblockSources.map((value, index) => ({
      path: ['markdown', 'docblockSources', index],
      value,
    })),
  ]
  return named.flatMap(({ path, value }) =>
    value === undefined || isFolder(join(siteDir, value))
      ? []
      : [{ path, value, takes: 'a folder below the site folder, and there is none of that name' }],
  )
}

function checkFiles(config: CheckedConfig, siteDir: string): readonly Fault[] {
  const named = [
    ...config.customCss.map((value, index) => ({ path: ['customCss', index], value })),
    ...Object.entries(config.components).map(([name, value]) => ({
      path: ['components', name],
      value,
    })),
    ...config.locales.flatMap(({ messages }, index) =>
      messages === undefined ? [] : [{ path: ['locales', index, 'messages'], value: messages }],
    ),
    ...Object.entries(config.theme.slots).map(([name, value]) => ({
      path: ['theme', 'slots', name],
      value,
    })),
  ]
  return named.flatMap(({ path, value }) =>
    isFile(join(siteDir, value))
      ? []
      : [{ path, value, takes: 'a file below the site folder, and there is none of that name' }],
  )
}

function checkNames(config: CheckedConfig): readonly Fault[] {
  return [
    ...duplicates(config.versions, { option: 'versions', key: 'name' }),
    ...duplicates(config.versions, { option: 'versions', key: 'path' }),
    ...duplicates(config.locales, { option: 'locales', key: 'code' }),
    ...duplicates(config.collections, { option: 'collections', key: 'name' }),
    ...config.collections.flatMap(({ name }, index) =>
      /^(?!pages$)[\w-]+$/.test(name)
        ? []
        : [
            {
              path: ['collections', index, 'name'],
              value: name,
              takes: 'letters, digits and hyphens, and no `pages`, which is taken',
            },
          ],
    ),
    ...duplicates(config.locales, { option: 'locales', key: 'path' }),
    ...atLeastOne(config.versions, 'versions'),
    ...atLeastOne(config.locales, 'locales'),
    ...config.locales.flatMap(({ code }, index) =>
      isLanguageTag(code)
        ? []
        : [
            {
              path: ['locales', index, 'code'],
              value: code,
              takes: 'a language tag, such as `pt-BR`',
            },
          ],
    ),
  ]
}

function duplicates<Key extends string>(
  list: readonly Readonly<Record<Key, string>>[],
  { option, key }: { readonly option: string; readonly key: Key },
): readonly Fault[] {
  const values = list.map((item) => item[key])
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            path: [option, index, key],
            value,
            takes: `a ${key} no other entry of \`${option}\` has`,
          },
        ],
  )
}

function atLeastOne(list: readonly unknown[], option: string): readonly Fault[] {
  return list.length > 0 ? [] : [{ path: [option], value: list, takes: 'at least one entry' }]
}

function checkLevels({ tableOfContents }: CheckedConfig): readonly Fault[] {
  const { minHeadingLevel, maxHeadingLevel } = tableOfContents
  if (minHeadingLevel <= maxHeadingLevel) return []
  const takes = `a level not above \`tableOfContents.maxHeadingLevel\`, which is ${maxHeadingLevel}`
  return [{ path: ['tableOfContents', 'minHeadingLevel'], value: minHeadingLevel, takes }]
}

function checkNavbar({ navbar }: CheckedConfig): readonly Fault[] {
  return navbar.items.flatMap((item, index) => {
    const path = ['navbar', 'items', index]
    const hasBoth = item.to !== undefined && item.href !== undefined
    if (hasBoth) return [{ path, value: item.label, takes: '`to` or `href`, not both' }]
    const isLink = item.type === 'link' && item.items.length === 0
    const leadsNowhere = isLink && item.to === undefined && item.href === undefined
    return leadsNowhere ? [{ path, value: item.label, takes: '`to` (a page) or `href`' }] : []
  })
}

function checkRedirects({ redirects }: CheckedConfig): readonly Fault[] {
  return redirects.flatMap(({ from }, index) =>
    [from].flat().flatMap((value) =>
      value.startsWith('/') && !value.startsWith('//')
        ? []
        : [
            {
              path: ['redirects', index, 'from'],
              value,
              takes: 'a path that starts with one `/`',
            },
          ],
    ),
  )
}

function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
