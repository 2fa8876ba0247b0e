import { isRecord } from './is-record.ts'

/** The code of an error of the system, such as `ENOENT`; empty for everything else that is thrown. */
export function errorCode(thrown: unknown): string {
  const code = isRecord(thrown) ? thrown['code'] : undefined
  return code === undefined ? '' : String(code)
}
