import { readRegularText } from '../../gate/regular-file.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import type { Exchange } from '../../translations/exchange.ts'
import { parseExchangeJson } from '../../translations/exchange-json.ts'
import { parseXliff } from '../../translations/parse-xliff.ts'

/** Read a file of a translation service for one language; `name` is how messages call the file. */
export function readExchange(
  file: string,
  name: string,
  code: string,
): Exchange | { readonly reason: string } {
  const text = tryRead(file)
  if (typeof text !== 'string') return { reason: `\`${name}\` can’t be read: ${text.reason}` }
  const read = /\.json$/i.test(file) ? parseExchangeJson(text) : parseXliff(text)
  if ('fault' in read)
    return {
      reason: `${name}:${read.line}:${read.column} can’t be imported: ${read.fault}. Export the texts again, or ask the service for the format that you sent.`,
    }
  if (read.target === code) return read
  return {
    reason: `\`${name}\` has texts for the language \`${read.target}\`, and \`${code}\` was expected. Name its language with \`--locale\`.`,
  }
}

function tryRead(file: string): string | { readonly reason: string } {
  try {
    return readRegularText(file)
  } catch (error) {
    return { reason: toErrorMessage(error) }
  }
}
