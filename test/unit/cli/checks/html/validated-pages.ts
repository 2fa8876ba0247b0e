import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { dedupeHtml } from '../../../../../cli/checks/html/dedupe-html.ts'
import { createDice, type Dice } from '../../../fast-paths/random-text.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
  }),
)

/** The rules that a page breaks, as the validator reports them. */
export const rulesOf = (html: string): readonly string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map((message) => message.ruleId))

/** A page with this text below its first heading. */
export const pageOf = (body: string): string =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>${body}</main></body></html>\n`

const names =
  'a b code del em i ins kbd li p span strong sub sup ul ol h2 div td button summary details'.split(
    ' ',
  )
const attributes = [
  '',
  '',
  '',
  ' class="on"',
  ' class="on on"',
  ' href="/a/"',
  ' href="/b/"',
  ' href=/c/',
  ' id="a"',
  ' hidden',
  ' role="none"',
  ' type="button"',
  ' title="x"',
]

const texts = ['a', 'b', 'Anna', ' ', '', '&amp;', '<br>', '<!-- -->', '<b>a</b>', '<b>a</b>']

/** An element with texts and elements inside it, usually with an end tag. */
function createElement(dice: Dice, depth: number): string {
  const { pick, list } = dice
  const name = pick(names)
  const inner = list(0, 3, () =>
    depth > 0 && pick([true, false]) ? createElement(dice, depth - 1) : pick(texts),
  )
  const end = pick([true, true, true, true, true, true, false]) ? `</${name}>` : ''
  return `<${name}${pick(attributes)}>${inner.join('')}${end}`
}

/** Random pages that break rules, but not when they are shortened; and how many were shortened. */
export function findHiddenProblems(
  rounds: number,
  firstSeed: number,
): { readonly hidden: readonly string[]; readonly shortened: number } {
  const hidden: string[] = []
  let shortened = 0
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const dice = createDice(seed)
    const elements = dice.list(1, 3, () => createElement(dice, 2))
    const html = pageOf(dice.list(1, 5, () => dice.pick(elements)).join('\n'))
    const short = dedupeHtml(html)
    if (short === html) continue
    shortened += 1
    if (rulesOf(short).length === 0 && rulesOf(html).length > 0) hidden.push(html)
  }
  return { hidden: hidden.slice(0, 5), shortened }
}
