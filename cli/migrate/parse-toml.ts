import { parse, TomlError } from 'smol-toml'
import { toRecord, type Values } from './coerce.ts'

/** The values of a config, or why its text is not valid. */
export type ParsedToml =
  | { readonly kind: 'read'; readonly values: Values }
  | { readonly kind: 'failed'; readonly reason: string; readonly line: number }

/** Parse the text of a TOML file. */
export function parseToml(text: string): ParsedToml {
  try {
    return { kind: 'read', values: toRecord(parse(text)) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = ''] = error.message.replace('Invalid TOML document: ', '').split('\n')
    return { kind: 'failed', reason, line: error.line }
  }
}
