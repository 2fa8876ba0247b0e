import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { checkLock, formatLock, parseLock } from './check-lock.ts'
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

function compareWithLock({ site, rendered, updateLock }: CheckContext): readonly Diagnostic[] {
  const path = site.config.checks.lock as ContentPath
  const file = join(site.config.siteDir, path)
  const current = createLock(site, rendered.staticAnchors)
  if (updateLock) {
    writeFileSync(file, formatLock(current))
    return []
  }
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lock = parseLock(text)
  if (!lock) return [unreadable(path)]
  const redirected = new Set(site.redirects.map(({ from }) => from))
  return checkLock({ lock, current, redirected, path, text })
}

function unreadable(path: ContentPath): Diagnostic {
  return lockRules['unreadable-lock'].report({
    message: `\`${path}\` is not a lock file of this version, so published URLs can't be checked.`,
    help: 'Restore it from git, or create it again with `docs-ssg check --update-lock`.',
    place: { path, line: 1, column: 1 },
  })
}
