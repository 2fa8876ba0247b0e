import { posix } from 'node:path'
import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-context.ts'

/** Patterns look back only where a target can begin, because blanks are as long as the code that they hide. */
const source =
  /(?=\/)(?<=!\[[^\]\n]*\]\(\s*<?|<(?:img|video|audio|source)\b[^<>]*?\s(?:src|poster)=["'])\/[^\s<>"'()?#]+/g

/** Make paths from `srcDir` relative if their files aren't in `public`. */
export function rewriteAssets(
  draft: Draft,
  { path, hasFile }: Pick<RewriteContext, 'path' | 'hasFile'>,
): void {
  for (const { 0: written, index } of draft.text().matchAll(source)) {
    const file = written.slice(1)
    if (hasFile(`public/${file}`) || !hasFile(file)) continue
    const relative = posix.relative(posix.dirname(path), file)
    const text = relative.startsWith('.') ? relative : `./${relative}`
    draft.replace(index, index + written.length, text)
    draft.note(index, { what: 'path of an image' })
  }
}
