import { createHash } from 'node:crypto'
import {
  mayHaveUnparsedBlocks,
  unparsedBlocks,
} from '../../../cli/content/foreign/unparsed-blocks.ts'
import { unparsedTask } from '../../../cli/content/foreign/unparsed-task.ts'
import { hashOf } from '../../../cli/primitives/hash.ts'
import {
  mayHaveForeignMarks,
  withoutForeignMarks,
} from '../../../cli/primitives/text/foreign-marks.ts'
import type { Dice } from './random-text.ts'
import type { Both, Pair } from './text-pairs.ts'

const signs = [
  ...'#＃>＞-–—•*+=:|｜^~{}[]().,!/`\'"´‘’｀1２3aAiIxXé漢\n\n\n  \t',
  ...'\u00a0\u200b\u3000\ufeff',
  ...'h1. |::: +++ ### #### ####### --- --- ``` ~~~ *** ** == ++ !!! ??? [[ ]] [1]: {.a} {#b} :kbd[ ]^ (C) 1) 12. a) i. :-: - | [x] [ ] [] [-] word Word'.split(
    ' ',
  ),
]

/** The most signs of one input. */
const mostSigns = 8

/** A search that first looks whether a text has one of the signs, and the search alone. */
function compareSearch(
  input: string,
  mayFind: (text: string) => boolean,
  find: (text: string) => unknown,
): Both {
  const general = find(input)
  const isFast = !mayFind(input)
  return { input, fast: isFast ? find('') : general, general, isFast }
}

const findBlocks = (text: string): readonly string[] =>
  unparsedBlocks.flatMap(({ pattern }) => [...text.matchAll(pattern)].map(([found]) => found))

function compareHashes({ list, pick, text }: Dice): Both {
  const parts = list(0, 4, () => text(signs, 6))
  const hasBytes = pick([true, false, false])
  const sum = createHash('sha256')
  const written = parts.map((part) => (hasBytes ? Buffer.from(part) : part))
  for (const part of written)
    sum.update(`${hasBytes ? 'b' : 's'}${Buffer.byteLength(part)}:`).update(part)
  const input = JSON.stringify(parts)
  return { input, fast: hashOf(...written), general: sum.digest('hex'), isFast: !hasBytes }
}

/** Fast ways that look for a sign first, and one that hashes texts in one step. */
export const signPairs: readonly Pair[] = [
  {
    name: 'blocks that are not parsed',
    rounds: 20_000,
    compare: ({ text }) => compareSearch(text(signs, mostSigns), mayHaveUnparsedBlocks, findBlocks),
  },
  {
    name: 'boxes of tasks',
    rounds: 5000,
    compare: ({ text, pick }) =>
      compareSearch(
        `${pick(['- ', '* ', '1. ', '2) ', '-  '])}${text(signs, 4)}`,
        (item) => unparsedTask.mayBe.test(item),
        (item) => unparsedTask.box.exec(item.replace(/^(?:[-*+]|\d[.)])[ \t]+/, ''))?.[0],
      ),
  },
  {
    name: 'marks of other tools',
    rounds: 20_000,
    compare: ({ text }) =>
      compareSearch(
        text(signs, mostSigns),
        mayHaveForeignMarks,
        (words) => withoutForeignMarks(words) !== words,
      ),
  },
  { name: 'hashes of texts', rounds: 2000, compare: compareHashes },
]
