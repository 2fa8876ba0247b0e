import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import {
  formatSectionLock,
  type LockedPage,
  type SectionLock,
} from '../../translations/section-lock.ts'
import { splitSections } from '../../translations/split-sections.ts'
import { updateSections } from '../../translations/update-sections.ts'
import { adoptSections } from './adopt-sections.ts'
import type { GitTexts } from './git-texts.ts'
import { textOf } from './section-report.ts'
import type { PagePair } from './translation-state.ts'

interface Update {
  readonly siteDir: string
  /** Relative to it. */
  readonly file: string
  readonly pairs: readonly PagePair[]
  readonly lock: SectionLock
  readonly git: GitTexts
}

/** Unless nothing is wished, record what the sections of these pages were made from; other pages keep their entry while they exist. */
export async function updateLock(
  wish: 'nothing' | 'changed' | 'all',
  { siteDir, file, pairs, lock, git }: Update,
): Promise<{ readonly lock: SectionLock; readonly message: string } | undefined> {
  if (wish === 'nothing') return undefined
  const acceptsAll = wish === 'all'
  const kept = [...lock].filter(([path]) => existsSync(resolve(siteDir, path)))
  const next = new Map<string, LockedPage>(kept)
  for (const pair of pairs)
    next.set(pair.translation.path, await lockPage(pair, { lock, acceptsAll, git }))
  writeSiteFile(siteDir, resolve(siteDir, file), formatSectionLock(next))
  const adopted = pairs.filter(({ translation }) => !lock.has(translation.path)).length
  const message = `Wrote \`${file}\` with ${formatCount(next.size, 'page')}: ${adopted} of them new.`
  return { lock: next, message }
}

async function lockPage(
  { translation, original }: PagePair,
  { lock, acceptsAll, git }: Pick<Update, 'lock' | 'git'> & { readonly acceptsAll: boolean },
): Promise<LockedPage> {
  const known = lock.get(translation.path)
  const [text, originalText] = [textOf(translation), textOf(original)]
  if (known || acceptsAll)
    return updateSections(
      known ?? new Map(),
      [splitSections(originalText), splitSections(text)],
      acceptsAll,
    )
  const page = { path: translation.path, text, original: original.path, originalText }
  return adoptSections(page, git)
}
