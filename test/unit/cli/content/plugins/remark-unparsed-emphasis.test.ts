import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { remarkUnparsedEmphasis } from '../../../../../cli/content/plugins/remark-unparsed-emphasis.ts'

function run(markdown: string): string[] {
  const file = new VFile(markdown)
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkUnparsedEmphasis)
  processor.runSync(processor.parse(file), file)
  return file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason.slice(0, 24)}`)
}

it.each([
  ['a\nb ** Words**', '2:3 `** Words**` is shown wi'],
  ['| a |\n|---|\n| x **Words ** |', '3:5 `**Words **` is shown wi'],
  ['是**「锚」**的', '1:2 `**「锚」**` is shown with '],
])('reports asterisks that readers see, with their place: %s', (markdown, message) => {
  expect(run(markdown)).toEqual([message])
})

it.each([
  '**Words** and **more**',
  '2 ** 3 ** 4',
  'a**b**c',
  '`** x**`',
  '\\*\\* x\\*\\*',
  '/** x **/',
  'only ** two',
])('leaves asterisks alone that are meant or have an effect: %s', (markdown) => {
  expect(run(markdown)).toEqual([])
})
