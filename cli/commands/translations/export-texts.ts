import { relative } from 'node:path'
import type { TranslationExchange } from '../../command-line/requests.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import type { ExitCode, Terminal } from '../../report/terminal.ts'
import { formatExchangeJson } from '../../translations/exchange-json.ts'
import { formatXliff } from '../../translations/format-xliff.ts'
import { listSections } from '../../translations/list-sections.ts'
import type { ListPages } from './translatable-pages.ts'

interface Language {
  readonly siteDir: string
  /** Code of the first language. */
  readonly original: string
  readonly code: string
  readonly listPages: ListPages
}

/** Write the texts of a language, in the format that the name of the file says. */
export async function exportTexts(
  { file, changedOnly }: Extract<TranslationExchange, { kind: 'export' }>,
  { siteDir, original, code, listPages }: Language,
  terminal: Terminal,
): Promise<ExitCode> {
  const pages = await listPages(() => true)
  const listed = pages
    .map((page) => ({
      original: page.original,
      sections: listSections(page).filter(({ status }) => !changedOnly || status !== 'translated'),
    }))
    .filter(({ sections }) => sections.length > 0)
  const format = /\.json$/i.test(file) ? formatExchangeJson : formatXliff
  writeSiteFile(siteDir, file, format({ source: original, target: code, pages: listed }))
  const count = listed.reduce((sum, { sections }) => sum + sections.length, 0)
  const [sections, from] = [formatCount(count, 'section'), formatCount(listed.length, 'page')]
  terminal.print(`Wrote ${sections} of ${from} to \`${relative(siteDir, file)}\`.`)
  return 0
}
