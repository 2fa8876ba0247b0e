import { fromMarkdown } from 'mdast-util-from-markdown'
import { isPlainBlock } from '../../../../../cli/content/native/plain-block.ts'
import { createDice } from '../../../fast-paths/random-text.ts'
import { createComparison } from './compare-both-ways.ts'
import { formats } from './parse-both-ways.ts'

const usual = [
  'word',
  'Word',
  'é',
  ' ',
  ' ',
  ' ',
  '\n',
  ', ',
  '. ',
  ': ',
  '`a`',
  '**b**',
  '[c](/d)',
]
const rare = [
  ...'abA1 \n.,;:\'"()!?/%-=+*_`[]<>{}#&$|~@\\^“’…',
  '`{a}`',
  '`` b` ``',
  '**',
  '](',
  'www.',
  'http://a.b',
  '[a](https://b.c/d_e)',
  '[a][b]',
  '1. ',
  '- ',
  '  ',
  '\n=',
  '\n---',
  'https:',
]

/** Random blocks that `isPlainBlock` accepts and the parsers read differently, and how many it accepts. */
export async function comparePlainBlocks(
  rounds: number,
  firstSeed: number,
): Promise<{ readonly different: readonly string[]; readonly plain: number }> {
  const compare = await createComparison({ math: true })
  const different: string[] = []
  let plain = 0
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const { pick, list, below } = createDice(seed)
    const pieces = list(1, 12, () => pick(below(12) === 0 ? rare : usual))
    const text = `${pick(['', '', '## '])}${pieces.join('')}`
    const block = fromMarkdown(text).children[0]
    if (block === undefined || !isPlainBlock(block, text)) continue
    plain += 1
    const page = `above\n\n${text}\n\n${pick(['below', '- below', '> below', '```\nbelow\n```'])}`
    const difference = compare(page, formats[seed % formats.length] ?? 'plain.md')
    if (difference !== undefined) different.push(`${JSON.stringify(page)} ${difference}`)
  }
  return { different: different.slice(0, 5), plain }
}
