import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { writeTwin } from '../../../../cli/twins/write-twin.ts'
import { outlineOfArticle, outlineOfMarkdown } from './outline.ts'
import { createArticle } from './random-article.ts'

const COUNT = Number(process.env['COUNT'] ?? 150)

describe('the Markdown of a random article', () => {
  it.each([false, true])('has the same words and blocks when it is read, formulas: %s', (math) => {
    const parser = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(math ? [remarkMath] : [])
    for (let seed = 1; seed <= COUNT; seed += 1) {
      const children = createArticle(seed, { math })
      const markdown = writeTwin(children, { links: [] })
      const read = outlineOfMarkdown(parser.parse(markdown), markdown)
      const expected = outlineOfArticle({ type: 'root', children })
      expect({ seed, markdown, read }).toEqual({ seed, markdown, read: expected })
    }
  })
})
