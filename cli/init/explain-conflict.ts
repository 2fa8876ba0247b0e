import type { FoundFolder } from './found-folder.ts'

/** The reason why `init` can't write, and how to fix it. */
export interface Conflict {
  readonly message: string
  readonly hint: string
}

/** Why no site can be set up in a folder, and what to do instead; undefined when one can. */
export function explainConflict({ files }: FoundFolder): Conflict | undefined {
  const config = [...files].find((path) => /^site\.config\.(?:ts|mts|js|mjs)$/.test(path))
  if (config !== undefined)
    return {
      message: `\`${config}\` exists, so this folder contains a site of docs-ssg already`,
      hint: 'Run `docs-ssg serve --open` to see it.',
    }
  return undefined
}
