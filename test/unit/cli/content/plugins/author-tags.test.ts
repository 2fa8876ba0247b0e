import { expect, it } from 'vitest'
import { make } from '../page-of.ts'

const formsOf = (name: string): readonly string[] => [
  `<${name}>x</${name}>`,
  `Text <${name}>x</${name}>.`,
  `Text <${name} data-name="Tabs" data-props="{}">x</${name}>.`,
  `Text <${name} constructor="x">x</${name}>.`,
  `Text <${name} onclick="x" srcset="a b c" usemap="x">x</${name}>.`,
  `<div>\n<${name}>x</${name}>\n</div>`,
  `Text x</${name}>.`,
  `Text <${name}>x.`,
]

it.each([
  'docs-component',
  'docs-ssg-only-people',
  'docs-ssg-only-machines',
  'docs-ssg-markdown',
  'Docs-Component',
  'docs-other',
])('names the tag `%s` as its author has written it', async (name) => {
  for (const form of formsOf(name)) {
    const { diagnostics, page } = await make(`# T\n\n${form}\n`)
    const texts = diagnostics.flatMap(({ message, help = '' }) => [message, help]).join('\n')
    expect(texts, form).toMatch(new RegExp(`</?${name}[ >]`, 'i'))
    expect(texts.replaceAll(new RegExp(name, 'gi'), ''), form).not.toMatch(/not-/)
    expect(page?.html.pieces.join('')).toContain('x')
  }
})
