import type { CommandRequest } from '../../command-line/requests.ts'
import { readLastUpdates } from '../../content/sources/read-last-updates.ts'
import { readSources } from '../../content/sources/read-sources.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { compareTranslations } from './compare-translations.ts'
import { formatTranslations } from './format-translations.ts'
import { writeTranslations } from './write-translations.ts'

type TranslationsRequest = Extract<CommandRequest, { kind: 'translations' }>

/** List what is translated, and create files for what is not. */
export async function runTranslations(
  { site, locale, write, strict }: TranslationsRequest,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const config = await loadSite({ ...site, createsTranslations: true }, terminal)
  if (!config) return 2
  const others = config.locales.slice(1)
  const wanted = others.filter(({ code }) => locale === undefined || code === locale)
  if (wanted.length === 0) {
    const known = others.map(({ code }) => `\`${code}\``).join(', ')
    const reason =
      locale === undefined
        ? 'The site has a single language. Add others with the option `locales`.'
        : `\`${locale}\` is not a language besides the first one; expected one of ${known || 'none'}.`
    terminal.printError(`docs-ssg: ${reason}`)
    return 2
  }
  // Originals must not replace missing translations here.
  const locales = config.locales.map((one) => ({ ...one, fallback: false }))
  const { sources, variants } = await readSources({ ...config, locales })
  const { dates } = await readLastUpdates(config, sources)
  const results = wanted.map(({ code }) =>
    compareTranslations({
      code,
      sources,
      variants,
      dates,
      original: config.locales[0]?.code ?? '',
    }),
  )
  if (write)
    for (const file of results.flatMap((result) =>
      writeTranslations(config.siteDir, result.missing),
    ))
      terminal.print(`Created ${file}.`)
  terminal.print(formatTranslations(results))
  const isComplete = results.every(
    ({ missing, outdated }) => missing.length + outdated.length === 0,
  )
  return strict && !isComplete ? 1 : 0
}
