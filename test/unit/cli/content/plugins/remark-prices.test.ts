import { describe, expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { createComparison } from '../native/compare-both-ways.ts'
import { createBothWays, formats } from '../native/parse-both-ways.ts'
import { visit } from '../../../../../cli/primitives/visit.ts'

const isInstalled = (await loadNativeParser({ math: true })) !== undefined

const prices = [
  'The scooter was $599 but is now $799.',
  'From $5 to $10, or US$5 and US$6.',
  'Set $HOME and $PATH, or $PATH:$HOME.',
  '$5 (was $6) and $7',
  '| a | b |\n| - | - |\n| $5 | $6 |',
  '**$5** and **$6**',
  'It costs $5.\nNow $6.',
  'A $ sign and another $ sign',
  'A$5 or (A$).',
  '请付$5或$6。',
  '$HOME/$USER and ${a} $b',
  'From $5, or \\$6$',
  '$PATH, `$x$`',
  'Set $a to `$b` and $c',
  '$a `b$` c$',
  'A $a and ``$b`` c',
  '$a and\n`$b`',
  '$a and [b](c$d)',
  '$a and [b](./c?$d=e)',
  '$a and <b title="$c">d</b>',
  "$a and <b class='x' title='$c'>d</b>",
  'Restaurants cost $ to $$, mostly $$.',
  'From $$ to $$$, or $$–$$$ (a $$$ one).',
  '$$$ is more than $$$',
  '*$5* or *$a*',
  '**$599** and **$sale**, ~~$599~~ now ~~$a~~',
  '_$5_ (_$a_)',
  'Set $env:path;$env:home.',
  'Call $foo->bar($baz) or $a/$b or $a,$b',
  '{$a}{$b} and "$c" "$d"',
]

const formulas: readonly (readonly [text: string, values: readonly string[]])[] = [
  ['$x^2$ and $y$.', ['x^2', 'y']],
  ['the $n$-th or $n$th', ['n', 'n']],
  ['It costs $5 and $x$ is set.', ['x']],
  ['$\\frac{a}{b}$, ($c$)', ['\\frac{a}{b}', 'c']],
  ['$a\nb$', ['a b']],
  ['$$x$$ inside', ['x']],
  ['设$x$为', ['x']],
  ['$`a`$ and $`b`$', ['`a`', '`b`']],
  ["$\\text{``a''}$ and $\\text{`b'}$", ["\\text{``a''}", "\\text{`b'}"]],
  ['$a<b$ and $f(x)[y](z)$', ['a<b', 'f(x)[y](z)']],
  ['`$a` and $x$, `$y$`', ['x']],
  ['$$ a = 1 $$ and $$b$$', ['a = 1', 'b']],
  ['*$f^*$* and **$x$**, ~~$y_1$~~', ['f^*', 'x', 'y_1']],
  ['$f(x)$s, $n!$th, $x*$a, $$n$$th', ['f(x)', 'n!', 'x*', 'n']],
]

describe('on a site with formulas', async () => {
  const { native, reference } = await createBothWays({ math: true })
  const valuesOf = (tree: ReturnType<typeof native> | undefined): string[] => {
    const values: string[] = []
    if (tree) visit(tree, 'inlineMath', ({ value }) => void values.push(value))
    return values
  }

  it.each(prices)('prices and variables are text: %j', (text) => {
    expect(valuesOf(native(text, 'plain.md'))).toEqual([])
    expect(valuesOf(reference(text, 'plain.md'))).toEqual([])
  })

  it.each(formulas)('formulas are formulas: %j', (text, values) => {
    expect(valuesOf(native(text, 'plain.md')).map((one) => one.replace('\n', ' '))).toEqual(values)
    expect(valuesOf(reference(text, 'plain.md')).map((one) => one.replace('\n', ' '))).toEqual(
      values,
    )
  })

  it.runIf(isInstalled)('both parsers read them alike, positions included', async () => {
    const compare = await createComparison({ math: true })
    const texts = [...prices, ...formulas.map(([text]) => text)].flatMap((text) => [
      text,
      `- ${text}`,
      `> ${text}`,
    ])
    const unequal = texts.flatMap((text) =>
      formats.flatMap((format) => compare(text, format) ?? []),
    )
    expect(unequal).toEqual([])
  })
})
