import type { SourceFiles } from '../../source-files.ts'

/** What a file states, or why it can't be read; the value of a missing file is undefined. */
export type ReadValue =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }

/** The value of a JSON file (absolute). */
export function readJson(file: string, files: SourceFiles): ReadValue {
  const text = files.read(file)
  if (text === undefined) return { kind: 'value', value: undefined }
  try {
    return { kind: 'value', value: JSON.parse(text) }
  } catch {
    return { kind: 'failed', file, reason: 'it is not valid JSON' }
  }
}
