// The parts of a page that other pages show before it is compiled. Given the bytes of a file, it returns a
// page without its article. It must not run plugins or report problems: compiling does.
import { withoutClosingMarks } from '../primitives/text/without-closing-marks.ts'
import { decodeHTML } from 'entities'
import { emptyArticle } from '../html/article-html.ts'
import type { Page } from '../model/page.ts'
import type { SourceFile } from '../model/source-file.ts'
import { fillVariables } from '../primitives/text/fill-variables.ts'
import { withoutForeignMarks } from '../primitives/text/foreign-marks.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { inheritFrontMatter } from './front-matter/folder-defaults.ts'
import { fillFrontMatter } from './front-matter/fill-front-matter.ts'
import { parseFrontMatter } from './front-matter/front-matter.ts'
import { metadataTexts } from './front-matter/metadata-texts.ts'
import { toPageTitle } from './page-title.ts'
import { decodeText } from './sources/decode-text.ts'

/**
 * A page with its front matter and title, and without its article; undefined for a file that can't
 * be read. A title from a heading that plugins or components change is only approximate.
 */
export async function outlinePage(
  { path, realSource, docPath, variant, bytes, defaults }: SourceFile,
  { variables, math }: Pick<ResolvedConfig['markdown'], 'variables' | 'math'>,
): Promise<Page | undefined> {
  const decoded = decodeText(bytes, path)
  if (decoded.kind === 'refused') return undefined
  const parsed = parseFrontMatter(decoded.text, path, variant.isBlog)
  const { body, keyPlaces = {} } = parsed
  const written = inheritFrontMatter(parsed, defaults)
  const page = { source: path, keyPlaces }
  const filled = fillFrontMatter(written.frontMatter, { variables, page })
  const frontMatter = metadataTexts(filled.frontMatter, { math })
  const found = frontMatter.title === undefined ? await findTitleHeading(body) : undefined
  const values = { ...variables, ...frontMatter.variables }
  const heading = found && fillVariables(found, values)
  return {
    ...emptyArticle,
    source: path,
    docPath,
    variant,
    frontMatter,
    keyPlaces,
    ...(defaults && { defaults }),
    ...(realSource !== undefined && { realSource }),
    title: toPageTitle({ docPath, frontMatter, heading, isPost: variant.isBlog }),
    description: frontMatter.description ?? '',
    hasTitleHeading: heading !== undefined,
  }
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#[ \t]+(.*)$/
const UNDERLINE = /^ {0,3}=+[ \t]*$/
const HTML_HEADING = /^ {0,3}<h1\b[^>]*>/i
const ID = /(?<!\s)\s*\{\s*(?:\/\*\s*)?#[^{}]*\}\s*$/

/** The text of the first h1 in a text of Markdown, outside code blocks. */
async function findTitleHeading(body: string): Promise<string | undefined> {
  let fence = ''
  let previous = ''
  const lines = body.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (fence === '') {
      const marked = HEADING.exec(line)?.[1]
      const written =
        marked !== undefined ? withoutClosingMarks(marked) : UNDERLINE.test(line) ? previous : ''
      if (HTML_HEADING.test(line)) {
        const html = readHtmlHeading(lines.slice(index))
        if (html !== '') return html
      }
      if (written.trim() !== '')
        return toText(
          written
            .replace(ID, '')
            .replaceAll(/\[\^[^[\]\s]+\]/g, '')
            .trim(),
        )
      fence = mark
    } else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
    previous = line
  }
  return undefined
}

/** The text of an h1 in raw HTML, or what its logo says. */
function readHtmlHeading(lines: readonly string[]): string {
  const end = lines.findIndex((line) => /<\/h1>|^\s*$/i.test(line))
  const html = lines
    .slice(0, end + 1)
    .join(' ')
    .replace(/<\/h1>.*$/i, '')
  const alt = /<img\b[^>]*?\balt=(["'])(.*?)\1/i.exec(html)?.[2] ?? ''
  const text = foldSpace(html.replaceAll(/<[^>]*>/g, ''))
  return decodeHTML(text === '' ? foldSpace(alt) : text)
}

/** The text without marks of Markdown; the parser is loaded only for a text that has any. */
async function toText(written: string): Promise<string> {
  if (!/[`*_[\]<>&\\~]/.test(written)) return withoutForeignMarks(written)
  const [{ fromMarkdown }, { toString }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('mdast-util-to-string'),
  ])
  return toString(fromMarkdown(`# ${written}`), { includeHtml: false })
}
