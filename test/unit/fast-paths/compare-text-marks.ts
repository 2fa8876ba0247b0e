import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { remarkDefinitions } from '../../../cli/content/plugins/definitions/remark-definitions.ts'
import { reportIncludedLabels } from '../../../cli/content/plugins/definitions/report-included-labels.ts'
import { remarkForeignSyntax } from '../../../cli/content/plugins/raw-text/remark-foreign-syntax.ts'
import { remarkOpenComments } from '../../../cli/content/plugins/raw-text/remark-open-comments.ts'
import { remarkSwallowedText } from '../../../cli/content/plugins/raw-text/remark-swallowed-text.ts'
import { remarkUnknownEntities } from '../../../cli/content/plugins/raw-text/remark-unknown-entities.ts'
import { remarkUnparsedEmphasis } from '../../../cli/content/plugins/raw-text/remark-unparsed-emphasis.ts'
import { remarkUnparsedLinks } from '../../../cli/content/plugins/raw-text/remark-unparsed-links.ts'
import { remarkFormulasOff } from '../../../cli/content/plugins/remark-formulas-off.ts'
import type { Dice } from './random-text.ts'
import type { Both } from './text-pairs.ts'

const checks: readonly ((tree: Root, file: VFile) => void)[] = [
  remarkDefinitions(),
  remarkForeignSyntax(),
  remarkOpenComments(),
  remarkSwallowedText(),
  remarkUnknownEntities(),
  remarkUnparsedEmphasis(),
  remarkUnparsedLinks(),
  remarkFormulasOff(),
  (tree, file) => reportIncludedLabels(tree, file, new Map([['label', 'other.md']])),
]

const parser = unified().use(remarkParse).use(remarkGfm)

const plain = [
  ...'"(),.-;0123abAB ’–—…“”（），。、；：ёЖé漢字かなक한ع\u00a0\u200b\u3000\ufeff\t\n',
  ...'label label word Word amp 1. - -- --- 1) a) (C) (1) h1. .. .note'.split(' '),
  ...'`x` `**` `$x$` `{{a}}` ``\\` `` `<b>` `:::` `[a]` `\\n`'.split(' '),
  ' [a](/b) ',
]

const marks = [..."!#$%&'*+/:<=>?@[\\]^_{|}~！＆＊＜［｀～´《【", '[]', '{}', '<>', '[][]']

/** Few kinds of marks in a text, so that a kind that is missed is seen. */
const pickPieces = ({ pick }: Dice): readonly string[] => [
  ...plain,
  ...pick(['', ...marks, ...marks]).repeat(8),
  ...pick(['', '', '', ...marks]).repeat(8),
]

/** What decides which texts are read. */
export interface TextReading {
  /** Whether all texts are read, also those without marks. */
  readsAll: boolean
  readonly hasMarks: (text: string) => boolean
}

/** The findings of all checks in a random text: with texts that have marks alone, and with all texts. */
export function compareTextMarks(dice: Dice, reading: TextReading): Both {
  const input = dice.text(pickPieces(dice), 10)
  const find = (readsAll: boolean): readonly string[] => {
    reading.readsAll = readsAll
    const file = new VFile({ path: 'page.md', value: input })
    // The texts of a tree are found once.
    const tree = parser.parse(file)
    for (const check of checks) check(tree, file)
    return file.messages.map(({ place, reason }) => `${JSON.stringify(place)} ${reason}`)
  }
  const fast = find(false)
  return { input, fast, general: find(true), isFast: !reading.hasMarks(input) }
}
