// Given the folder of a book, it returns Book, or why it can't be read.
import { join, resolve } from 'node:path'
import { toRecord, toText } from '../../coerce.ts'
import type { FailedPlan } from '../../migration-plan.ts'
import type { SiteLocation } from '../../migration-source.ts'
import { parseToml } from '../../parse-toml.ts'
import type { Book } from '../book.ts'
import { parseSummary } from './parse-summary.ts'

const hint = 'Nothing was written. Fix the file and run the command again.'

/** Read the config and the list of chapters. */
export function readBook({
  siteDir,
  configFile,
  files,
}: SiteLocation): { readonly kind: 'read'; readonly book: Book } | FailedPlan {
  const parsed = parseToml(files.read(configFile) ?? '')
  if (parsed.kind === 'failed')
    return {
      kind: 'failed',
      message: `\`book.toml\` can't be read: ${parsed.reason} (line ${String(parsed.line)})`,
      hint,
    }
  const config = parsed.values
  const src = toText(toRecord(config['book'])['src']) ?? 'src'
  const srcDir = resolve(siteDir, src)
  const text = files.read(join(srcDir, 'SUMMARY.md'))
  if (text === undefined)
    return {
      kind: 'failed',
      message: `\`${src}/SUMMARY.md\` can't be read, and it lists the chapters of the book`,
      hint,
    }
  return {
    kind: 'read',
    book: {
      siteDir,
      srcDir,
      src,
      files,
      config,
      html: toRecord(toRecord(config['output'])['html']),
      summary: parseSummary(text),
    },
  }
}
