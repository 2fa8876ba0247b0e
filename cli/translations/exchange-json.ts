import * as v from 'valibot'
import { splitLines } from '../primitives/text/lines.ts'
import { type Exchange, type ExchangeFault, partNames } from './exchange.ts'

const part = v.object({
  name: v.picklist(partNames),
  source: v.string(),
  target: v.optional(v.string()),
})

const section = v.object({
  key: v.string(),
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  status: v.picklist(['new', 'stale', 'translated']),
  parts: v.array(part),
})

const exchange = v.object({
  version: v.literal(1),
  source: v.string(),
  target: v.string(),
  pages: v.array(v.object({ original: v.string(), sections: v.array(section) })),
})

/** The texts as JSON, for services that don't read XLIFF and for scripts. */
export function formatExchangeJson(texts: Exchange): string {
  return `${JSON.stringify({ version: 1, ...texts }, undefined, 2)}\n`
}

/** Read JSON that `formatExchangeJson` wrote; `target` and `status` of its sections may have changed. */
export function parseExchangeJson(text: string): Exchange | ExchangeFault {
  try {
    const parsed = v.safeParse(exchange, JSON.parse(text.replace(/^\uFEFF/, '')))
    if (!parsed.success) {
      const [issue] = parsed.issues
      return {
        fault: `\`${v.getDotPath(issue) ?? 'version'}\`: ${issue.message}`,
        line: 1,
        column: 1,
      }
    }
    const { source, target, pages } = parsed.output
    return { source, target, pages }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { fault: error.message, ...findPlace(text, error.message) }
  }
}

/** The place that V8 names in messages about JSON. */
function findPlace(text: string, message: string): Omit<ExchangeFault, 'fault'> {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
  const before = splitLines(text.slice(0, position))
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
