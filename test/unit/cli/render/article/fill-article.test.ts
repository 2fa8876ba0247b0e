import { expect, it } from 'vitest'
import { fillArticle } from '../../../../../cli/render/article/fill-article.ts'

const body = '<main><docs-ssg-body></docs-ssg-body></main>'

it('moves the title of an article to its hole', () => {
  const article = { html: '<h1>T</h1><p>a</p>', titleEnd: 10, excerptEnd: undefined }
  const html = `<header><docs-ssg-title></docs-ssg-title></header>${body}`
  expect(fillArticle(html, article)).toBe('<header><h1>T</h1></header><main><p>a</p></main>')
})

it('keeps the h1 of a component in the article, which a post with a `title` lost', () => {
  const article = { html: '<h1>Written by a component</h1>', titleEnd: 0, excerptEnd: undefined }
  expect(fillArticle(`<h1>T</h1>${body}`, article)).toBe(
    '<h1>T</h1><main><h1>Written by a component</h1></main>',
  )
})
