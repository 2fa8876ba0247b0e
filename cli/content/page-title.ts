import { posix } from 'node:path'
import { parseNumberPrefix } from '../../runtime/shared/text/number-prefix.ts'
import type { FrontMatter } from '../model/authored/front-matter.ts'
import { parsePostPath } from '../model/paths/post-path.ts'
import { isBlank } from '../primitives/text/is-blank.ts'
import { isolateBidi } from '../primitives/text/isolate-bidi.ts'

interface TitleParts {
  readonly docPath: string
  readonly frontMatter: FrontMatter
  /** The text of the first h1, Markdown or HTML; undefined when the article has none. */
  readonly heading: string | undefined
  /** The page is a post of a blog, whose file name has a date. */
  readonly isPost?: boolean | undefined
}

/** The title of a page, as sidebars and links show it. */
export function toPageTitle({ docPath, frontMatter, heading, isPost }: TitleParts): string {
  const ofFile = (): string =>
    isPost === true ? parsePostPath(docPath).name || docPath : fileTitle(docPath, frontMatter)
  const { title, layout } = frontMatter
  const hero = layout === 'home' ? frontMatter.hero : undefined
  const shown = [title, hero?.name, hero?.title, heading].find(isShown)
  return isolateBidi(shown ?? ofFile())
}

const isShown = (text: string | undefined): boolean => text !== undefined && !isBlank(text)

/**
 * The title of a page that sets none: its id, or its file name without the number that only orders
 * it.
 */
function fileTitle(docPath: string, { id, parse_number_prefixes: isParsed }: FrontMatter): string {
  const { name } = posix.parse(docPath)
  if (id !== undefined) return id
  if (/^(?:index|readme)$/i.test(name)) {
    const folder = posix.basename(posix.dirname(docPath))
    return folder === '.' ? name : folder
  }
  return parseNumberPrefix(name, isParsed !== false).name
}
