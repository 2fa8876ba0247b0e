import { expect, it } from 'vitest'
import { listRawSyntax } from '../../moves/raw-syntax.mjs'
import { compareFigures, readFigures } from '../../moves/read-figures.mjs'

const stdout = `Parity with the old site, read from its sources because it has no build folder:
  pages            23 of 23
  heading ids      167 of 169, 2 missing
  titles           22 of 22
  links            149 of 149
`
const stderr = `docs-ssg: findings: 1 error, 27 warnings

docs/a.md:3:1  warning  vague-link
  The link text is \`here\`.
docs/b.md:9:2  error  no-literal
error  sample-type-error  1,020 more findings of this rule
Frequent warnings by rule; \`docs-ssg check --all-findings\` lists each of them:
  20 × broken-anchor, first at docs/a.md:25:176
  5 × vague-link, first at docs/c.md:1:1
`
const figures = {
  exitCode: 1,
  pages: [23, 23],
  ids: [167, 169],
  links: [149, 149],
  findings: { 'broken-anchor': 20, 'no-literal': 1, 'sample-type-error': 1020, 'vague-link': 6 },
} as const

it('the figures of a move are read from what the command prints', () => {
  expect(readFigures({ exitCode: 1, stdout, stderr })).toEqual(figures)
  expect(readFigures({ exitCode: 2, stdout: '', stderr: '' })).toEqual({
    exitCode: 2,
    pages: [0, 0],
    ids: [0, 0],
    links: [0, 0],
    findings: {},
  })
})

it('a move is worse if it keeps less, finds more or fails', () => {
  const expected = { ...figures, raw: { ':::': 1 }, seconds: 10 }
  expect(compareFigures(expected, expected)).toEqual([])
  expect(compareFigures(expected, { ...expected, exitCode: 0, ids: [169, 169] })).toEqual([])
  const worse = {
    ...expected,
    exitCode: 2,
    pages: [20, 20],
    ids: [160, 169],
    findings: { 'vague-link': 7, 'broken-link': 1 },
    raw: { ':::': 1, '==mark==': 2 },
    seconds: 50,
  } as const
  expect(compareFigures(expected, worse)).toEqual([
    'pages: 20 were found, 23 before',
    'ids: 9 are missing, 2 before',
    'exit code 2, 1 before',
    '50 s, 10 s before',
    'vague-link: 7 findings, 6 before',
    'broken-link: 1 findings, 0 before',
    '==mark==: 2 times as raw text, 0 before',
  ])
})

const constructs: readonly (readonly [form: string, text: string])[] = [
  ['!!! note', '??? note'],
  ['=== "Tab"', '=== "npm"'],
  ['--8<--', '--8<-- "file.md"'],
  ['{% tag %}', 'a {% include x %}'],
  ['{{ value }}', 'version {{ version }}'],
  [':::', '::: app.main'],
  ['{#id .class key=value}', 'Title {#title}'],
  ['{#id .class key=value}', 'link{:target="_blank"}'],
  [':material-icon:', ':octicons-goal-16: Goal'],
  [':emoji:', 'well done :tada:'],
  ['[[toc]]', '[TOC]'],
  ['<<< file', '<<< @/a.ts'],
  ['@include', '@include: ./a.md'],
  ['<Tag>', '&lt;Badge type="tip" /&gt;'],
  ['<!-- -->', '&lt;!-- more --&gt;'],
  ['{/* */}', '{/* later */}'],
  ['import', "import A from './a'"],
  ['++key++', 'Press ++ctrl+c++'],
  ['==mark==', 'a ==mark== b'],
  ['^^insert^^', 'a ^^new^^ b'],
  ['(1)!', 'a (1)!'],
  ['[text][reference]', '[Model][app.Model]'],
  ['[text](url)', '[text](a.md)'],
  ['[^note]', 'a[^1]'],
  ['[!NOTE]', '[!TIP] Text'],
  ['*[ABBR]: text', '*[HTML]: Language'],
  ['/// block', '/// note | Title'],
  ['``` fence', '```python'],
  ['.. directive::', '.. note:: Text'],
]

it.each(constructs)('%s is found in the text of a page, but not in code', (form, text) => {
  expect(listRawSyntax(`<p>${text}</p>`).map((raw) => raw.form)).toEqual([form])
  expect(listRawSyntax(`<p>a <code>${text}</code></p><pre>${text}</pre>`)).toEqual([])
})

it('plain text is not mistaken for the syntax of another tool', () => {
  const texts = [
    'a == b == c',
    'i++ and j++',
    '10:30:45',
    'StoreState&lt;Id&gt;',
    'a: b: c',
    'C++',
    'f(1)',
    '{ a, b }',
  ]
  for (const text of texts) expect(listRawSyntax(`<p>${text}</p>`)).toEqual([])
})
