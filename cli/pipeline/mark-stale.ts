import { join } from 'node:path'
import { translationsOf } from '../../runtime/i18n/translations-of.ts'
import { toHref } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { markContentPath } from '../model/paths/content-path.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Route, Site } from '../model/site.ts'
import type { SourceFile } from '../model/source-file.ts'
import { compareSections } from '../translations/compare-sections.ts'
import { findPairs, type Pair } from '../translations/find-pairs.ts'
import {
  parseSectionLock,
  type LockedPage,
  type SectionLock,
} from '../translations/section-lock.ts'
import { type Section, splitSections } from '../translations/split-sections.ts'
import { markSections, type StaleMark } from '../translations/stale-marks.ts'

/** What each section was translated from, if a language shows that; a file that can't be read is reported by a check. */
export function readLock(config: ResolvedConfig): SectionLock | undefined {
  const { locales, checks, siteDir } = config
  if (!locales.some(({ staleSections }, index) => index > 0 && staleSections !== 'ignore'))
    return undefined
  const text = tryReadText(join(siteDir, markContentPath(checks.translations)))
  return text === undefined ? undefined : parseSectionLock(text)
}

/** Make the test for sources whose text decides which sections are stale. */
export function createPairTest(site: Site): (path: string) => boolean {
  const lock = readLock(site.config)
  if (!lock) return () => false
  const pairs = findPairs(site).filter(({ translation }) => lock.has(translation.page.source))
  const sources = new Set<string>(
    pairs.flatMap(({ original: { page }, translation }) => [
      page.source,
      translation.page.source,
      // The article of the original may be a part of the translation.
      ...page.dependencies.map(({ path }) => path),
    ]),
  )
  return (path) => sources.has(path)
}

/** The site with a note in each translated section whose original has changed since. */
export function markStale(site: Site, sources: readonly SourceFile[]): Site {
  const lock = readLock(site.config)
  if (!lock) return site
  const texts = new Map(sources.map(({ path, bytes }) => [String(path), bytes] as const))
  const textOf = (path: string): string => Buffer.from(texts.get(path) ?? []).toString('utf8')
  const routes = new Map<UrlPath, Route>(site.routes)
  for (const pair of findPairs(site)) {
    const { translation } = pair
    const locked = lock.get(translation.page.source)
    const mode = modeOf(translation, site)
    if (!locked || translation.page.isOutline || mode === 'ignore') continue
    const showsOriginal = mode === 'original' && !pair.original.page.isOutline
    const marks = findMarks(pair, { locked, textOf, config: site.config, showsOriginal })
    if (marks.length > 0) routes.set(translation.url, markPage(translation, marks, site))
  }
  return { ...site, routes }
}

const modeOf = ({ page }: Route, { config }: Site): string =>
  config.locales.find(({ code }) => code === page.variant.locale)?.staleSections ?? 'ignore'

interface Texts {
  readonly locked: LockedPage
  readonly textOf: (path: string) => string
  readonly config: ResolvedConfig
  readonly showsOriginal: boolean
}

/** One note for each heading, and one for all that is above the first section. */
function findMarks(
  { original, translation }: Pair,
  { locked, textOf, config, showsOriginal }: Texts,
): readonly StaleMark[] {
  const { source } = translation.page
  const own = splitSections(textOf(source))
  const originals = splitSections(textOf(original.page.source))
  const { stale } = compareSections(locked, originals, own)
  const found = new Map<number | undefined, StaleMark>()
  for (const { original: section, line } of stale) {
    const index = headingAt(translation, line)
    const heading = translation.page.headings[index]?.depth === 1 && index === 0 ? undefined : index
    const key = heading === -1 ? undefined : heading
    if (found.has(key)) continue
    const theirIndex = headingAt(original, section.line)
    const id = original.page.headings[theirIndex]?.id
    const hash = id === undefined || key === undefined ? '' : `#${encodeURIComponent(id)}`
    const isIntroduction = (index !== -1 || line === 1) && section.depth <= 1
    const isKnown = key === undefined ? isIntroduction : theirIndex !== -1
    found.set(key, {
      heading: key,
      next: nextHeading(translation, own, line),
      href: toHref(original.url, config) + hash,
      ...(showsOriginal &&
        isKnown && {
          original: {
            heading: key === undefined ? undefined : theirIndex,
            next: nextHeading(original, originals, section.line),
            page: original.page,
          },
        }),
    })
  }
  return [...found.values()]
}

/** The heading that the file of the page itself has at a line; headings of included files don't count. */
const headingAt = ({ page: { headings, source } }: Route, line: number): number =>
  headings.findIndex(({ place }) => place.path === source && place.line === line)

/** The heading of the section behind the one at a line; those above the first heading end with the introduction. */
function nextHeading(route: Route, sections: readonly Section[], line: number): number | undefined {
  const next = sections.find((section) => section.line > line && !isTitle(route, section))
  return next && headingAt(route, next.line)
}

const isTitle = (route: Route, { depth, line }: Section): boolean =>
  depth === 1 && headingAt(route, line) === 0

function markPage(route: Route, marks: readonly StaleMark[], { config }: Site): Route {
  const [{ code = 'en', label = '' } = {}] = config.locales
  const { staleSection: sentence, originalSection } = translationsOf(
    config.locales,
    route.page.variant.locale,
  )
  const language = { code, label, direction: config.locales[0]?.direction ?? 'ltr' }
  const texts = { sentence, originalSection, language, origin: config.url }
  return { ...route, page: markSections(route.page, marks, texts) }
}
