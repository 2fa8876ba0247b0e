// Files of other hosts. Given built pages and style sheets, it returns where each is loaded. It
// must not request anything.
import { toAnalyticsService } from '../../schema/analytics.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { findLoadedByCss, findLoadedFiles, type LoadedFile } from './find-loaded-files.ts'
import { originRules } from './third-party-rules.ts'

interface ThirdPartyInput {
  readonly config: ResolvedConfig
  /** The source of a page by the path of its file. */
  readonly sources: ReadonlyMap<string, ContentPath>
  readonly readSource: (path: ContentPath) => string | undefined
}

/** Collects what built files load from other hosts. */
export interface ThirdPartyCollector {
  readonly addPage: (path: string, html: string) => void
  readonly addStylesheet: (path: string, css: string) => void
  readonly finish: () => readonly Diagnostic[]
}

interface Found extends LoadedFile {
  readonly host: string
}

/** Files that several pages load and that none of them mentions. */
interface Shared extends Found {
  readonly paths: string[]
}

/** Collect the files of other hosts, each at the place that names it: in a page, or in the config. */
export function collectThirdParty(input: ThirdPartyInput): ThirdPartyCollector {
  const { config, sources, readSource } = input
  const own = hostOf(config.url)
  const diagnostics: Diagnostic[] = []
  const shared = new Map<string, Shared>()
  const share = (found: Found, path: string): void => {
    const key = `${found.kind} ${found.host}`
    const known = shared.get(key) ?? { ...found, paths: [] }
    shared.set(key, known)
    if (!known.paths.includes(path)) known.paths.push(path)
  }
  const select = (files: readonly LoadedFile[]): readonly Found[] => {
    const unique = new Map(files.map((file) => [`${file.kind} ${file.url}`, file]))
    return [...unique.values()].flatMap((file) => {
      const host = hostOf(file.url)
      return host === undefined || host === own ? [] : [{ ...file, host }]
    })
  }
  return {
    addPage: (path, html) => {
      const source = sources.get(path)
      const found = select(findLoadedFiles(html))
      const text = found.length > 0 && source !== undefined ? readSource(source) : undefined
      for (const file of found) {
        const place = source && text && findPlace(source, text, file)
        if (place) diagnostics.push(reportFile(file, place))
        else share(file, path)
      }
    },
    addStylesheet: (path, css) => {
      for (const file of select(findLoadedByCss(css))) share(file, path)
    },
    finish: () => [
      ...diagnostics,
      ...[...shared.values()].map((file) => reportShared(file, config)),
      ...reportAnalytics(config),
    ],
  }
}

function hostOf(url: string | undefined): string | undefined {
  if (url === undefined || !/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, 'https://x.y'))
    return undefined
  return new URL(url, 'https://x.y').host
}

/** Where the page writes the URL; undefined if the layout or a component does. */
function findPlace(path: ContentPath, text: string, { url }: Found): Place | undefined {
  const at = text.indexOf(url)
  if (at === -1) return undefined
  const before = text.slice(0, at)
  return toPlace(path, {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  })
}

const help =
  'Copy the file to a static folder and use it from there, or accept it with a comment and a reason.'

function reportFile({ kind, url, host }: Found, place: Place): Diagnostic {
  return originRules['third-party-asset'].report({
    message: `The page loads ${kind} from \`${host}\`: \`${url}\`. That host sees a request from every reader.`,
    help,
    place,
    data: { actual: url },
  })
}

function reportShared({ kind, url, host, paths }: Shared, config: ResolvedConfig): Diagnostic {
  const [first = ''] = paths
  const where =
    paths.length === 1 ? `\`${first}\` loads` : `${paths.length} files, such as \`${first}\`, load`
  const place = placeInConfig(host, config)
  return originRules['third-party-asset'].report({
    message: `${where} ${kind} from \`${host}\`: \`${url}\`. That host sees a request from every reader.`,
    help,
    ...(place && { place }),
    data: { actual: url },
  })
}

/** The option that names a host. */
function placeInConfig(host: string, config: ResolvedConfig): Place | undefined {
  for (const name of ['fonts', 'scripts', 'head'] as const)
    for (const [index, value] of config[name].entries())
      if (JSON.stringify(value).includes(host)) return placeOfOption(config, `${name}[${index}]`)
  return undefined
}

/** The script that counts views is added by the browser, so no page contains it. */
function reportAnalytics(config: ResolvedConfig): readonly Diagnostic[] {
  const service = config.analytics && toAnalyticsService(config.analytics)
  const host = hostOf(service?.src)
  if (service === undefined || host === undefined || host === hostOf(config.url)) return []
  const place = placeOfOption(config, 'analytics')
  const message = `Every page loads a script from \`${host}\`, which counts views: \`${service.src}\`.`
  const how = 'Host the script yourself, or accept it with a comment and a reason.'
  return [
    originRules['third-party-asset'].report({
      message,
      help: how,
      ...(place && { place }),
      data: { actual: service.src },
    }),
  ]
}
