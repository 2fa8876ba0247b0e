import type { InlineCode, Root } from 'mdast'
import type { VFile } from 'vfile'
import { suggestOrList } from '../../report/suggest.ts'
import { type CodeLanguages, prismLanguages } from '../code/grammars/code-languages.ts'
import { report } from '../reporting/report-message.ts'
import { visit } from '../../primitives/visit.ts'

const marker = /^([^]*\S)\s*\{:([A-Za-z][\w+#-]*)\}$/

/**
 * The language in front of the code, as MkDocs has it. The first line of a script has no such
 * language: `#!env node`, `#!bash -e`.
 */
const prefix = /^(#!|:::)(?!env\s)([A-Za-z][\w+#-]*)[ \t]+([^\s-][^]*)$/

/** The text after the code: `{:ts}`. */
const toInlineMeta = (language: string): string => `{:${language}}`

/** The language of inline code that `remarkInlineCode` has marked; undefined for other code. */
export function inlineLanguage(meta: unknown): string | undefined {
  return typeof meta === 'string' ? /^\{:(.+)\}$/.exec(meta)?.[1] : undefined
}

interface InlineCodeOptions {
  /** The languages of the site; those of Prism when left out. */
  readonly languages?: CodeLanguages
}

/**
 * Read the language at the end of inline code, so that `rehypeCode` colors it. Position: before
 * headings get ids, because their text must not contain it.
 *
 * In: `` `const a = 1{:ts}` `` or `` `#!ts const a = 1` ``
 * Out: `inlineCode` with the value `const a = 1` and `data.hProperties: {dataMeta: '{:ts}'}`
 */
export function remarkInlineCode({ languages = prismLanguages }: InlineCodeOptions = {}) {
  return (tree: Root, file: VFile): Promise<void> | undefined => {
    const found: Found[] = []
    visit(tree, 'inlineCode', (node) => {
      const [, code, language] = marker.exec(node.value) ?? []
      if (code !== undefined && language !== undefined) found.push({ node, code, language })
      else found.push(...readPrefix(node))
    })
    if (found.length === 0) return undefined
    return markAll(found, file, languages)
  }
}

interface Found {
  readonly node: InlineCode
  readonly code: string
  readonly language: string
  /** In front of the language if that is in front of the code. */
  readonly mark?: string
}

function readPrefix(node: InlineCode): readonly Found[] {
  const [, mark, language, code] = prefix.exec(node.value) ?? []
  return mark === undefined || language === undefined || code === undefined
    ? []
    : [{ node, code, language, mark }]
}

async function markAll(
  found: readonly Found[],
  file: VFile,
  languages: CodeLanguages,
): Promise<void> {
  await languages.load(found.map(({ language }) => language))
  for (const { node, code, language, mark } of found) {
    if (languages.resolve(language) === undefined) {
      if (mark === '#!') continue
      const hint = suggestOrList(language, languages.names())
      report(file, node, {
        rule: 'code-language',
        reason: `The language \`${language}\` of the inline code is unknown, so readers see \`${mark === undefined ? toInlineMeta(language) : mark + language}\`.`,
        help: hint === '' ? 'Write the language at the end, `{:ts}`, or only the code.' : hint,
      })
      continue
    }
    node.value = code
    const hProperties = { ...node.data?.hProperties, dataMeta: toInlineMeta(language) }
    node.data = { ...node.data, hProperties }
  }
}
