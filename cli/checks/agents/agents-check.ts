import { hasMarkdown, hasStaticMarkdown, toMarkdownPath } from '../../model/paths/markdown-url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Heading } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { textOf } from '../../primitives/text/text-of.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { CheckContext, PageCheck } from '../check.ts'
import { checkOwnList, MAX_CHARACTERS } from './check-own-list.ts'
import { agentsRules } from './agents-rules.ts'
import type { LostWord } from './find-lost-words.ts'

/** A page that has a Markdown file. */
interface TwinnedPage {
  readonly markdown: string
  readonly source: string
  readonly headings: readonly Heading[]
  /** What the Markdown lacks on purpose. */
  readonly forPeople?: string | undefined
  /** The element of the document whose words are in the Markdown. */
  readonly scope: 'article' | 'main'
}

/** Programs find what people read. */
export const agentsCheck: PageCheck = {
  name: 'agents',
  title: 'Pages for programs',
  rules: agentsRules,
  phase: 'check',
  isEnabled: ({ llms }) => llms.pages,
  visitPages: async (context: CheckContext) => {
    const { site, rendered } = context
    const { findLostWords } = await import('./find-lost-words.ts')
    const pages = listTwinned(site)
    const twins = new Map([...rendered.twins()].map((twin) => [String(twin.path), twin]))
    const found: Diagnostic[] = []
    const visit = ({ path, contents }: OutputFile): void => {
      const page = pages.get(path)
      const twin = page && twins.get(page.markdown)
      if (page === undefined || twin === undefined) return
      const text = textOf(twin.render().contents)
      if (text.length > MAX_CHARACTERS) found.push(reportLength(page, text.length))
      const markdown = [text, page.forPeople ?? ''].join('\n\n')
      const lost = findLostWords(textOf(contents), { scope: page.scope, markdown })
      if (lost.length > 0) found.push(report(page, lost))
    }
    return { visit, finish: () => [...found, ...checkOwnList(context)] }
  },
}

/** By the path of the document. */
function listTwinned({ routes, staticRoutes }: Site): ReadonlyMap<string, TwinnedPage> {
  const docs = [...routes.values()].filter(hasMarkdown).map(({ url, output, page }) => {
    const { source, headings, twin } = page
    const scope = twin === undefined ? 'main' : 'article'
    return [
      output,
      { markdown: toMarkdownPath(url), source, headings, scope, forPeople: twin?.forPeople },
    ] as const
  })
  const statics = staticRoutes.filter(hasStaticMarkdown).map(({ url, output, source = '' }) => {
    const markdown = toMarkdownPath(url)
    return [output, { markdown, source, headings: [], scope: 'main' }] as const
  })
  return new Map<string, TwinnedPage>([...docs, ...statics])
}

function reportLength({ markdown, source }: TwinnedPage, length: number): Diagnostic {
  const [has, most] = [length, MAX_CHARACTERS].map((count) => count.toLocaleString('en-US'))
  return agentsRules['long-markdown'].report({
    message: `\`${markdown}\` has ${has} characters; programs cut a page after about ${most}.`,
    place: toPlace(source, { line: 1, column: 1 }),
    data: { actual: markdown },
  })
}

const SHOWN = 5

function report(
  { markdown, source, headings }: TwinnedPage,
  lost: readonly LostWord[],
): Diagnostic {
  const [first] = lost
  const heading = headings.find(({ id }) => id === first?.section)
  const words = lost.slice(0, SHOWN).map(({ word }) => `\`${word}\``)
  const more = lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : ''
  const where = heading === undefined ? '' : ` below \`${heading.text}\``
  const count = lost.length === 1 ? 'a word' : `${lost.length} words`
  return agentsRules['lost-words'].report({
    message: `\`${markdown}\` lacks ${count} that readers of the page see${where}: ${words.join(', ')}${more}.`,
    place: heading?.place ?? toPlace(source, { line: 1, column: 1 }),
    data: { actual: first?.word ?? '' },
  })
}
