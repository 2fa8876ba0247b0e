import { createTwoFilesPatch } from 'diff'

/** A text file before and after a change. */
export interface ChangedText {
  readonly path: string
  /** As it was. */
  readonly source: string
  readonly text: string
}

/** The changes of all files as one patch, for people and for `git apply`. */
export function formatPatch(
  files: readonly ChangedText[],
  toName: (path: string) => string,
): string {
  return files
    .filter(({ source, text }) => source !== text)
    .map(({ path, source, text }) => {
      const name = toName(path)
      return createTwoFilesPatch(`a/${name}`, `b/${name}`, source, text, undefined, undefined, {
        context: 1,
      }).replace(/^=+\n/, '')
    })
    .join('')
}
