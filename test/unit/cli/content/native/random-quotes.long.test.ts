import { expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { createRandom } from '../../../../bench/random.mjs'
import { findUnequal } from './find-unequal.ts'
import { createBothWays } from './parse-both-ways.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined
const COUNT = Number(process.env['COUNT'] ?? 100_000)
const seed = Number(process.env['SEED'] ?? 1)

const starts = ['> ', '> ', '> ', '>', '>', ' > ', '  >', '   > ', '', '>  ', '>     ']
const contents = [
  '',
  '',
  '',
  ' ',
  'text',
  'two words',
  'ends with two spaces  ',
  'ends\\',
  '**strong**',
  '*open',
  '`code`',
  '``` js',
  '```',
  'x()',
  '    indented',
  '# Heading',
  '### Heading {#id}',
  '---',
  '===',
  '[a](b.md)',
  '[a][b]',
  '[b]: /c',
  '![image](a.png)',
  '| a | b |',
  '| - | - |',
  '~~gone~~',
  'a&amp;b',
  '[!NOTE]',
  '[^1]',
  '[^1]: note',
  'Note: this',
  'a \\* b',
  'é “q” 世界',
  '- item',
  '1. item',
  '\ttab',
  '<b>x</b>',
  '> nested',
]
const emptyEnds = ['>', '>', '> ', '>  ', ' >', '>\t', '> >']

it.runIf(isInstalled)(
  `reads ${COUNT} random quotes as remark-parse does (SEED=${seed})`,
  async () => {
    const { native, reference } = await createBothWays()
    const random = createRandom(seed)
    const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
    const found: unknown[] = []
    for (let index = 0; index < COUNT; index += 1) {
      const lines = Array.from(
        { length: 2 + Math.floor(random() * 7) },
        () => pick(starts) + pick(contents),
      )
      if (random() < 0.5) lines.push(pick(emptyEnds))
      const text = lines.join(random() < 0.1 ? '\r\n' : '\n') + (random() < 0.5 ? '\n' : '')
      const expected = reference(text, 'detected.md')
      if (expected === undefined) continue
      const difference = findUnequal(expected, native(text, 'detected.md'), 'tree')
      if (difference !== undefined) found.push({ text, difference })
      if (found.length > 20) break
    }
    expect(found).toEqual([])
  },
)
