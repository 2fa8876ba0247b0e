import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { markContentPath } from '../../model/paths/content-path.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { checkLock, type DocsLock, formatLock, parseLock } from './check-lock.ts'
import { createLock } from './create-lock.ts'
import { lockRules } from './lock-rules.ts'

/** No URL or id that was published once is lost without a redirect or an alias. */
export const lockCheck: SiteCheck = {
  name: 'lock',
  title: 'Lock',
  rules: lockRules,
  phase: 'publish',
  run: compareWithLock,
}

function compareWithLock({
  site,
  rendered,
  updateLock,
  addFigure,
}: CheckContext): readonly Diagnostic[] {
  const path = markContentPath(site.config.checks.lock)
  const file = join(site.config.siteDir, path)
  const before = existsSync(file) ? readRegularText(file) : undefined
  const lock = before === undefined ? undefined : parseLock(before)
  const current = keepUncompiled(createLock(site, rendered.staticAnchors), lock, site)
  if (updateLock) {
    const text = formatLock(current)
    writeSiteFile(site.config.siteDir, file, text)
    addFigure({ check: 'lock', text: describeUpdate(path, before ?? '', text) })
    return []
  }
  if (before === undefined) return []
  if (!lock) return [unreadable(path)]
  const redirected = new Set(site.redirects.map(({ from }) => from))
  return checkLock({ lock, current, redirected, path, text: before })
}

/** What was published of pages that can’t be compiled now is kept until they can be. */
function keepUncompiled(current: DocsLock, before: DocsLock | undefined, site: Site): DocsLock {
  const kept = [...site.routes].flatMap(([url, { page }]) =>
    page.isOutline ? [[url, before?.pages[url] ?? {}] as const] : [],
  )
  return { ...current, pages: { ...current.pages, ...Object.fromEntries(kept) } }
}

/** `Wrote docs.lock.json with 12 pages: 2 URLs and ids added, 1 removed.`, whatever other checks find. */
function describeUpdate(path: string, before: string, text: string): string {
  const old = listEntries(before)
  const now = listEntries(text)
  const added = [...now].filter((entry) => !old.has(entry)).length
  const removed = [...old].filter((entry) => !now.has(entry)).length
  const pages = Object.keys(parseLock(text)?.pages ?? {}).length
  const change =
    added + removed === 0
      ? 'nothing changed'
      : `${added} ${added === 1 ? 'URL or id' : 'URLs and ids'} added, ${removed} removed`
  return `Wrote \`${path}\` with ${formatCount(pages, 'page')}: ${change}.`
}

/** Every URL, and every id with its URL. */
function listEntries(text: string): ReadonlySet<string> {
  const pages = Object.entries(parseLock(text)?.pages ?? {})
  return new Set(
    pages.flatMap(([url, ids]) => [url, ...Object.keys(ids).map((id) => `${url}#${id}`)]),
  )
}

function unreadable(path: ContentPath): Diagnostic {
  return lockRules['unreadable-lock'].report({
    message: `\`${path}\` is not a lock file of this version, so published URLs can't be checked.`,
    help: 'Restore it from git, or create it again with `docs-ssg check --update-lock`.',
    place: { path, line: 1, column: 1 },
  })
}
