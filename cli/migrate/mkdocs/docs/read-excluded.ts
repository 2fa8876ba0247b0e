import { toList, toText, type Values } from '../../coerce.ts'

/**
 * The globs of the plugin `exclude` as globs of docs-ssg. Its `*` matches slashes, so `drafts/*` includes folders,
 * and `*.tmp.md` is a file of any folder.
 */
export function readExcluded({ glob }: Values): readonly string[] {
  const globs = Array.isArray(glob) ? toList(glob) : [glob]
  return globs.flatMap((one) => {
    const text = toText(one)
    if (text === undefined) return []
    return [text.replace(/\/\*+$/, '/**').replace(/^\*+(?!\*|\/|$)/, '**/*')]
  })
}
