import { isRecord } from './is-record.ts'

/** The message of whatever was thrown; code may throw values that aren't errors. */
export function toErrorMessage(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message === '' ? thrown.name : thrown.message
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
