import { expect, it } from 'vitest'
import { ruleOf } from '../../../../../cli/checks/all-rules.ts'
import { linkRules } from '../../../../../cli/links/link-rules.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { formatPretty } from '../../../../../cli/report/formats/format-pretty.ts'

const brokenLink = linkRules['broken-link'].report({
  message: 'Link to `/guide/instal/`, which is not a page of this site.',
  help: 'Did you mean `/guide/install/`?',
  place: toPlace('docs/a.md', { line: 2, column: 5 }),
})

it('G3: a diagnostic shows place, severity, rule, message, help, its line of source and the command that explains it', () => {
  expect(
    formatPretty([brokenLink], {
      colors: false,
      ruleOf,
      readSource: () => 'one\nSee [it](/guide/instal/).\n',
    }),
  ).toBe(
    `docs/a.md:2:5  error  broken-link
  Link to \`/guide/instal/\`, which is not a page of this site.
  Did you mean \`/guide/install/\`?
  2 | See [it](/guide/instal/).
          ^
  docs-ssg explain broken-link`,
  )
})

it('G3: no line is shown of a file that holds no text', () => {
  const readSource = (): string => 'one\n\uFFFDPNG [it]\n'
  expect(formatPretty([brokenLink], { colors: false, ruleOf, readSource })).not.toContain('PNG')
})

it('G3: diagnostics are sorted by place, whatever the order they were found in', () => {
  const at = (path: string, line: number): typeof brokenLink => ({
    ...brokenLink,
    place: toPlace(path, { line, column: 1 }),
  })
  const { place: _, ...nowhere } = brokenLink
  const text = formatPretty([at('b.md', 1), at('a.md', 10), at('a.md', 9), nowhere], {
    colors: false,
    ruleOf,
  })
  const heads = text.split('\n').filter((line) => line.endsWith('  broken-link'))
  expect(heads.map((line) => line.split('  ')[0])).toEqual([
    'error',
    'a.md:9:1',
    'a.md:10:1',
    'b.md:1:1',
  ])
})

it('G3: a long line is cut around the column, and the mark still points at it', () => {
  const line = `${'x'.repeat(400)}HERE${'y'.repeat(400)}`
  const place = toPlace('a.md', { line: 1, column: 401 })
  const text = formatPretty([{ ...brokenLink, place }], {
    colors: false,
    ruleOf,
    readSource: () => line,
  })
  const [source = '', mark = ''] = text.split('\n').slice(-3)
  expect(source.length).toBeLessThan(120)
  expect(source.slice(mark.indexOf('^')).startsWith('HERE')).toBe(true)
})

it('P18: control characters of a page do not reach the terminal', () => {
  const message = 'Link to `\u001b]0;owned\u0007\u009b2J`.'
  const text = formatPretty([{ ...brokenLink, message }], {
    colors: false,
    ruleOf,
    readSource: () => 'x\n\u001b[2J\u202e gone',
  })
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/)
})

it('G3: prints colors only when they are wanted', () => {
  const escape = '\u001b['
  expect(formatPretty([brokenLink], { colors: true, ruleOf })).toContain(escape)
  expect(formatPretty([brokenLink], { colors: false, ruleOf })).not.toContain(escape)
})

it('names `docs-ssg explain` only for rules of docs-ssg', () => {
  const own = { ...brokenLink, rule: 'my-plugin-rule' }
  expect(formatPretty([own], { colors: false, ruleOf })).not.toContain('explain')
})

it('each severity has its own color', () => {
  const labelOf = (severity: Diagnostic['severity']): string =>
    formatPretty([{ ...brokenLink, severity }], { colors: true, ruleOf }).split('  ')[1] ?? ''
  expect(labelOf('error')).toBe('\u001b[31merror\u001b[39m')
  expect(labelOf('warning')).toBe('\u001b[33mwarning\u001b[39m')
  expect(labelOf('info')).toBe('\u001b[34minfo\u001b[39m')
})
