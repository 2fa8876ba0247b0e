import { relative, resolve } from 'node:path'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode, Terminal } from '../../report/terminal.ts'
import { formatSectionLock, type SectionLock } from '../../translations/section-lock.ts'
import { applyPages } from './apply-pages.ts'
import { printRefused } from './print-refused.ts'
import { readExchange } from './read-exchange.ts'
import type { ListPages } from './translatable-pages.ts'

interface Language {
  readonly siteDir: string
  /** Relative to the site's folder. */
  readonly lockFile: string
  readonly lock: SectionLock
  readonly code: string
  readonly listPages: ListPages
}

/** Put the translations of a file into the pages and the lock; texts that are refused are named. */
export async function importTexts(
  file: string,
  { siteDir, lockFile, lock, code, listPages }: Language,
  terminal: Terminal,
): Promise<ExitCode> {
  const name = relative(siteDir, file)
  const read = readExchange(file, name, code)
  if ('reason' in read) {
    printError('findings', read.reason, terminal)
    return 1
  }
  const named = new Set(read.pages.map(({ original }) => original))
  const pages = await listPages((original) => named.has(original))
  const applied = applyPages(read, pages, lock)
  for (const [path, text] of applied.files) writeSiteFile(siteDir, resolve(siteDir, path), text)
  if (applied.files.size > 0)
    writeSiteFile(siteDir, resolve(siteDir, lockFile), formatSectionLock(applied.lock))
  printRefused(applied.refused, name, terminal)
  const [sections, into] = [
    formatCount(applied.taken, 'section'),
    formatCount(applied.files.size, 'page'),
  ]
  terminal.print(`Imported ${sections} into ${into} of \`${code}\`.`)
  return applied.refused.length > 0 ? 1 : 0
}
