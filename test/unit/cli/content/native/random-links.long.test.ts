import { expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { createRandom } from '../../../../bench/random.mjs'
import { createComparison } from './compare-both-ways.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined
const COUNT = Number(process.env['COUNT'] ?? 100_000)
const seed = Number(process.env['SEED'] ?? 1)

const links = [
  '[https://a.b/c](https://a.b/c)',
  '[https://a.b](/x)',
  '[https://a.b/d.](https://a.b)',
  '[t](https://n.c/@s/p)',
  '[`c`](https://n.c/p/@s/p)',
  '[t](https://n.c/@s/p "title")',
  '[https://a.b/c][x]',
  '[x]: https://a.b/@c/d',
]
const partsOfLinks = [
  '](https://n.c/@s/p)',
  '[https://a.b/c](',
  '[https://a.b/c]',
  '](/x)',
  '[x][y]',
]
const others = '[ ] * _ ** ` text . , ( ) ![ @ /@x \\ ~~ &amp; <b> : :t “ é " -'.split(' ')
const starts = ['\n', '\n\n', '\n> ', '\n- ', '\n| ', '\n# ', '\n1. ']
const parts = [...links, ...links, ...partsOfLinks, ...others, ...starts, ' ', ' ', ' ', ' ']

it.runIf(isInstalled)(
  `reads ${COUNT} random texts of links as remark-parse does (SEED=${seed})`,
  async () => {
    const compare = await createComparison()
    const random = createRandom(seed)
    const pick = (): string => parts[Math.floor(random() * parts.length)] ?? ''
    const found: string[] = []
    for (let index = 0; index < COUNT && found.length < 20; index += 1) {
      const text = Array.from({ length: 1 + Math.floor(random() * 9) }, pick).join('')
      const difference = compare(text, 'detected.md')
      if (difference !== undefined) found.push(`${JSON.stringify(text)} ${difference}`)
    }
    expect(found).toEqual([])
  },
)
