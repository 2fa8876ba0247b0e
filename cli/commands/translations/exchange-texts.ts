// The texts of a language for a translation service, and back.
import type { TranslationExchange } from '../../command-line/requests.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode, Terminal } from '../../report/terminal.ts'
import type { SectionLock } from '../../translations/section-lock.ts'
import { exportTexts } from './export-texts.ts'
import type { GitTexts } from './git-texts.ts'
import { importTexts } from './import-texts.ts'
import { listTranslatablePages, type ListPages } from './translatable-pages.ts'
import type { TranslationState } from './translation-state.ts'

interface Site {
  readonly siteDir: string
  /** Code of the first language. */
  readonly original: string
  /** Relative to the site's folder. */
  readonly lockFile: string
  readonly lock: SectionLock
  readonly git: GitTexts
  readonly states: readonly TranslationState[]
}

/** Write or read the file; a file has the texts of a single language. */
export async function exchangeTexts(
  exchange: TranslationExchange,
  site: Site,
  terminal: Terminal,
): Promise<ExitCode> {
  const [state, ...others] = site.states
  if (state === undefined || others.length > 0) {
    const codes = site.states.map(({ code }) => `\`${code}\``).join(', ')
    const text = `a file has the texts of one language; name it with \`--locale\`: ${codes}`
    printError('usage error', text, terminal)
    return 2
  }
  const listPages: ListPages = (isWanted) => listTranslatablePages(state, site, isWanted)
  const language = { ...site, code: state.code, listPages }
  return exchange.kind === 'export'
    ? exportTexts(exchange, language, terminal)
    : importTexts(exchange.file, language, terminal)
}
