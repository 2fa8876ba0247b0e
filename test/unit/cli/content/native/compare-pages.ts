import { createArticleLanguages } from '../../../../../cli/content/nodes/article-language.ts'
import { createMarkdown } from '../../../../../cli/content/markdown.ts'
import { toMarkdownInput } from '../../../../../cli/content/markdown-input.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { compilePage } from '../../../../../cli/pipeline/compiling/compile-page.ts'
import { createArticleRenderer } from '../../../../helpers/article-renderer.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { configOf } from '../page-of.ts'
import { findUnequal } from './find-unequal.ts'

/** A page as a file: its extension decides how it is read. */
export interface PageFile {
  readonly text: string
  readonly extension: 'md' | 'mdx'
}

/**
 * A function that compiles a page with both parsers and returns the first difference between what
 * they make: findings with their places and help, links, headings, search texts and HTML.
 */
export function createPageComparison(): (page: PageFile) => Promise<string | undefined> {
  const [native, remark] = [createCompiler('native'), createCompiler('remark')]
  return async (page) => {
    const [actual, expected] = [await native(page), await remark(page)]
    return (
      findUnequal(
        expected.diagnostics.map(withoutCause),
        actual.diagnostics.map(withoutCause),
        'diagnostics',
      ) ?? findUnequal(expected.page, actual.page, 'page')
    )
  }
}

/** Errors carry a stack. */
function withoutCause<T extends object>(found: T): T {
  return { ...found, cause: undefined }
}

function createCompiler(parser: 'native' | 'remark') {
  const config = configOf({ markdown: { parser }, components: { Counter: './Counter.tsx' } })
  const markdown = createMarkdown(toMarkdownInput(config))
  const render = createArticleRenderer(new Map())
  const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }
  return ({ text, extension }: PageFile) => {
    const docPath = `page.${extension}`
    const path = toContentPath(config.siteDir, `${config.siteDir}/docs/${docPath}`)
    return compilePage(
      { path, docPath, variant, bytes: new TextEncoder().encode(text) },
      {
        componentHashes: {},
        markdown,
        render,
        languageOf: createArticleLanguages(config),
      },
    )
  }
}
