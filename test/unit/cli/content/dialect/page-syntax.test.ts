import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { reserveSyntax } from '../../../../../cli/content/dialect/page-syntax.ts'

const syntax = { micromark: { disable: { null: ['headingAtx'] } }, fromMarkdown: {} }

it('gives a processor the syntax of a page only while it reads the page', () => {
  const processor = unified().use(remarkParse)
  const parseWith = reserveSyntax(processor.data())
  const first = (): string | undefined => processor.parse('# A').children[0]?.type
  expect(first()).toBe('heading')
  expect(parseWith(syntax, first)).toBe('paragraph')
  expect(first()).toBe('heading')
})

it('takes the syntax back when the page can’t be read', () => {
  const processor = unified().use(remarkParse)
  const parseWith = reserveSyntax(processor.data())
  const fail = (): never => {
    throw new Error('no page')
  }
  expect(() => parseWith(syntax, fail)).toThrow('no page')
  expect(processor.parse('# A').children[0]?.type).toBe('heading')
})

it('keeps the extensions that a plugin adds later in their places', () => {
  const processor = unified().use(remarkParse)
  const parseWith = reserveSyntax(processor.data())
  const later = {}
  processor.data().micromarkExtensions?.push(later)
  parseWith(syntax, () => {
    expect(processor.data().micromarkExtensions).toEqual([syntax.micromark, later])
  })
})
