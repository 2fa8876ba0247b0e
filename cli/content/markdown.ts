// The pipeline from Markdown to an HTML tree, one plugin a line, in order. Enters: config. Leaves: a parser.
// Must not know links between pages, or files.
import type { Root } from 'hast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { VFile } from 'vfile'
import type { ResolvedConfig } from '../config/schema.ts'
import { rehypeCode } from './plugins/rehype-code.ts'
import { rehypeRawHtml } from './plugins/rehype-raw-html.ts'
import { remarkCodeMeta } from './plugins/remark-code-meta.ts'
import { remarkFences } from './plugins/remark-fences.ts'
import { remarkHeadingIds } from './plugins/remark-heading-ids.ts'
import { remarkLiteralDirectives } from './plugins/remark-literal-directives.ts'
import { articleSchema } from './sanitize-schema.ts'

/** Turns the text of a page into an HTML tree; what plugins found is among the file's messages. */
export interface Markdown {
  readonly toHast: (
    text: string,
    path: string,
  ) => Promise<{ readonly tree: Root; readonly file: VFile }>
}

/** What the config hands to unified as it is; unified itself refuses what isn't a plugin. */
function toPlugins(list: readonly unknown[]): PluggableList {
  return list.filter((item): item is PluggableList[number] => item !== undefined)
}

/** The pipeline of a site. Made once; it keeps nothing of the pages it parses. */
export function createMarkdown(config: ResolvedConfig): Markdown {
  const { markdown } = config
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkFences)
    .use(remarkCodeMeta)
    .use(toPlugins(markdown.beforeDefaultRemarkPlugins))
    .use(remarkDirective)
    .use(remarkLiteralDirectives)
    .use(remarkHeadingIds)
    .use(toPlugins(markdown.remarkPlugins))
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(toPlugins(markdown.beforeDefaultRehypePlugins))
    .use(rehypeRawHtml, markdown.rawHtml === 'sanitize' ? articleSchema : undefined)
    .use(rehypeCode, { languages: markdown.languages })
    .use(toPlugins(markdown.rehypePlugins))
    .freeze()

  return {
    async toHast(text, path) {
      const file = new VFile({ value: text, path })
      return { tree: await processor.run(processor.parse(file), file), file }
    },
  }
}
