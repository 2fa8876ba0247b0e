import { findLostWords } from '../../../cli/checks/agents/find-lost-words.ts'
import { readTree } from '../../helpers/build-fixture.ts'

interface ArticleWords {
  /** The pages with an article that have Markdown. */
  readonly compared: readonly string[]
  /** What the Markdown lacks, each as `page: word`. */
  readonly lost: readonly string[]
  /** The pages with an article without Markdown. */
  readonly without: readonly string[]
}

/** Compare the article of every page of a built site with its Markdown. */
export async function compareArticles(outDir: string): Promise<ArticleWords> {
  const files = await readTree(outDir)
  const [compared, lost, without]: [string[], string[], string[]] = [[], [], []]
  for (const [path, bytes] of files) {
    const html = bytes.toString()
    if (!path.endsWith('.html') || !html.includes('<article')) continue
    const name = path.replace(/(?:\/?index)?\.html$/, '') || 'index'
    const markdown = files.get(`${name}.md`)?.toString()
    if (markdown === undefined) without.push(path)
    else {
      compared.push(path)
      const words = findLostWords(html, { scope: 'article', markdown })
      lost.push(...words.map(({ word }) => `${path}: ${word}`))
    }
  }
  return { compared, lost, without }
}
