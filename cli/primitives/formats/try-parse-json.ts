import { isMapping } from '../is-record.ts'

/** The value in a JSON text; undefined if there is no text, or it isn't JSON. */
export function tryParseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The object in a JSON text, such as a `package.json`; empty if there is none. */
export function parseJsonObject(text: string | undefined): Readonly<Record<string, unknown>> {
  const value = tryParseJson(text)
  return isMapping(value) ? value : {}
}
