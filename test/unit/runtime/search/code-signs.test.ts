import { expect, it } from 'vitest'
import { createSectionWriter } from '../../../../cli/content/article/create-section-writer.ts'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

function pageWith(u: string, code: string): SearchDataPage {
  const writer = createSectionWriter()
  writer.addText('Some text.')
  writer.addCode(code)
  const [section] = writer.finish()
  return { u, t: u, c: '', b: 1, s: [['', 0, '', section?.text ?? '', section?.code ?? '']] }
}

it.each([
  ['??', 'const a = b ?? c'],
  ['=>', 'items.map((item)=>item.id)'],
  ['?.', 'user?.name'],
  ['!==', 'if (a !== b) run()'],
  ['->', 'fn main() -> i32 {}'],
  ['|>', 'value |> double()'],
  ['<=>', '[1, 2] <=> [3, 4]'],
  [':=', 'x := 1'],
  ['::', 'std::vector<int> v;'],
  ['...', 'f(...rest)'],
  ['&&', 'make && make install'],
])('finds the operator %s in a code block', (sign, code) => {
  const engine = createEngine([pageWith('/other', 'const a = 1'), pageWith('/wanted', code)])
  expect(engine.search(sign, 20).groups.map(({ hits }) => hits[0]?.href)).toEqual(['/wanted'])
})

it.each([
  '// a comment',
  '/* one */',
  '# --- part ---',
  '+---+---+',
  'npm install --save-dev ../folder',
  '<!-- note -->',
  '*** begin',
  "import x from '../x.js'",
])('keeps no signs of `%s`, which are punctuation', (code) => {
  const writer = createSectionWriter()
  writer.addCode(code)
  expect(writer.finish().flatMap(({ code: words }) => words.match(/[^\w\s@/.-]+/g) ?? [])).toEqual(
    [],
  )
  expect(writer.finish().flatMap(({ code: words }) => words.split(' '))).not.toContain('--')
})
