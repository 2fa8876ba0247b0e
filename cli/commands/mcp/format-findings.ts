import * as z from 'zod'
import { SiteError } from '../../mcp/site-files.ts'

const text = z.string().nullable()
const place = z.number().nullable()
const findingSchema = z.object({
  rule: z.string(),
  severity: z.string(),
  message: z.string(),
  hint: text,
  file: text,
  line: place,
  column: place,
})
const reportSchema = z.object({
  summary: z.object({ pages: z.number(), errors: z.number(), warnings: z.number() }),
  diagnostics: z.array(findingSchema),
})

type Finding = z.infer<typeof findingSchema>

const mostShown = 50

/** Write the findings of a JSON report; unless `wanted` is empty, those of this file or folder only, as the report names it. */
export function formatReport(json: string, wanted: string): string {
  const parsed = reportSchema.safeParse(JSON.parse(json))
  if (!parsed.success) throw new SiteError('The report of the check can’t be read.')
  const { summary, diagnostics } = parsed.data
  const found = diagnostics.filter(
    (finding) =>
      wanted === '' || finding.file === wanted || finding.file?.startsWith(`${wanted}/`) === true,
  )
  const head = `${count(summary.errors, 'error')} and ${count(summary.warnings, 'warning')} in ${count(summary.pages, 'page')}.`
  const scope = wanted === '' ? '' : ` In \`${wanted}\`: ${count(found.length, 'finding')}.`
  const rest = found.length - mostShown
  const more =
    rest > 0 ? [`${rest} more findings; pass \`file\` to see those of one file or folder.`] : []
  return [head + scope, ...found.slice(0, mostShown).map(formatFinding), ...more].join('\n\n')
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`

function formatFinding({ file, line, column, severity, rule, message, hint }: Finding): string {
  const where =
    file === null ? '' : `${[file, line, column].filter((part) => part !== null).join(':')}  `
  const lines = [`${where}${severity}  ${rule}`, message, ...(hint === null ? [] : [hint])]
  return lines.join('\n  ')
}
