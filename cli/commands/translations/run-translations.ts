import { resolve } from 'node:path'
import type { CommandRequest } from '../../command-line/requests.ts'
import { readLastUpdates } from '../../content/sources/read-last-updates.ts'
import { readSources } from '../../content/sources/read-sources.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { compareTranslations } from './compare-translations.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { formatTranslations } from './format-translations.ts'
import { createGitTexts } from './git-texts.ts'
import { addSections } from './add-sections.ts'
import { readSectionLock } from './section-report.ts'
import { updateLock } from './update-lock.ts'
import { chooseLocales } from './choose-locales.ts'
import { writeTranslations } from './write-translations.ts'

/** List what is translated, record what it was made from, and create files for what is not. */
export async function runTranslations(
  request: Extract<CommandRequest, { kind: 'translations' }>,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const config = await loadSite({ ...request.site, createsTranslations: true }, terminal)
  const wanted = config && chooseLocales(config.locales, request.locale, terminal)
  if (!config || !wanted) return 2
  const { siteDir } = config
  const file = config.checks.translations
  const known = readSectionLock(resolve(siteDir, file))
  if (!known) {
    printError('findings', `\`${file}\` is not a lock file of this version.`, terminal)
    return 1
  }
  // Originals must not replace missing translations here. Collections are in a language that has a fallback.
  const locales = config.locales.map((one) => ({ ...one, fallback: false }))
  const variants = createVariants(config)
  const { sources } = await readSources({ ...config, locales }, undefined, variants)
  const { dates } = await readLastUpdates(config, sources)
  const original = config.locales[0]?.code ?? ''
  const results = wanted.map(({ code }) =>
    compareTranslations({ code, sources, variants, dates, original }),
  )
  const git = createGitTexts(siteDir)
  const site = { siteDir, original, lockFile: file, lock: known, git, states: results }
  if (request.exchange) return exchangeTexts(request.exchange, site, terminal)
  const pairs = results.flatMap((result) => result.pairs)
  const updated = await updateLock(request.updateLock, { siteDir, file, pairs, lock: known, git })
  if (updated) terminal.print(updated.message)
  const lock = updated?.lock ?? known
  const created = request.write ? results.flatMap((one) => writeTranslations(siteDir, one)) : []
  for (const path of created) terminal.print(`Created ${path}.`)
  const shown = request.diff ? git : undefined
  const states = await Promise.all(results.map(async (one) => addSections(one, lock, shown)))
  terminal.print(formatTranslations(states))
  const isComplete = states.every(
    ({ missing, outdated, lines }) => missing.length + outdated.length + lines.length === 0,
  )
  return request.strict && !isComplete ? 1 : 0
}
