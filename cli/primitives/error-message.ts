import { isRecord } from './is-record.ts'

/** The message of whatever was thrown; code may throw values that aren't errors. */
export function toErrorMessage(thrown: unknown): string {
  if (thrown instanceof Error)
    return thrown.message === '' ? thrown.name : toPlainReason(thrown.message)
  if (!isRecord(thrown)) return String(thrown)
  const { message } = thrown
  return typeof message === 'string' ? message : toJson(thrown)
}

function toJson(value: object): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'an object that is not an error'
  }
}

/**
 * The message of a parser, whose stack is the engine's: how deep a text may be nested is said in the words
 * of its author.
 */
export const toPlainReason = (message: string): string =>
  message.replace('Maximum call stack size exceeded', 'it is nested too deeply')
