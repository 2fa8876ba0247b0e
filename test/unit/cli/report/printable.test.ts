import { expect, it } from 'vitest'
import { linkRules } from '../../../../cli/links/link-rules.ts'
import { toPlace } from '../../../../cli/report/diagnostic.ts'
import { formatReport } from '../../../../cli/report/formats/format-report.ts'
import { toErrorText, toTerminalText } from '../../../../cli/report/printable.ts'
import { reportFormats } from '../../../../cli/report/formats/report-format.ts'

const names = [
  'docs/a\u001b[2Jb.md',
  'docs/a\u001b]0;title\u0007b.md',
  'docs/a\n::error::b.md',
  'docs/a\r\n::set-output name=x::b.md',
  'docs/a\n##[error]b.md',
  'docs/a\u009b31mb.md',
  'docs/a\u202eb.md',
]
const rows = names.flatMap((name) => reportFormats.map((format) => [name, format] as const))

it.each(rows)('the file name %j in %s controls neither terminal nor CI', (name, format) => {
  const diagnostic = linkRules['broken-link'].report({
    message: `Link to \`${name}\`, which is not a page of this site.`,
    help: `Did you mean \`${name}\`?`,
    place: toPlace(name, { line: 1, column: 1 }),
  })
  const options = { format, colors: false, pages: 1, version: '1', ruleOf: () => undefined }
  const text = toTerminalText(formatReport([diagnostic], options), false)
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  const commands = text.split('\n').filter((line) => /^\s*(?:::|##\[)/.test(line))
  expect(commands).toHaveLength(format === 'github' ? 1 : 0)
  if (format === 'pretty') expect(text).not.toMatch(/\u202e/)
})

it.each([
  ['\u001b[31mred\u001b[39m', '\u001b[31mred\u001b[39m'],
  ['\u001b[1mbold\u001b[22m', '\u001b[1mbold\u001b[22m'],
  ['a\u001b[8mhidden', 'a\ufffd[8mhidden'],
  ['a\u001b[38;5;0;48;5;0mhidden', 'a\ufffd[38;5;0;48;5;0mhidden'],
  ['a\u001b[5mb', 'a\ufffd[5mb'],
  ['one\n\ttwo', 'one\n\ttwo'],
  ['one\r\ntwo\r\n', 'one\r\ntwo\r\n'],
  ['a\r\r\nb', 'a\ufffd\r\nb'],
  ['a\u001b[2Jb', 'a\ufffd[2Jb'],
  ['a\rb\u0007', 'a\ufffdb\ufffd'],
])('%j is printed as %j, and without an escape where colors are off', (text, printed) => {
  expect(toTerminalText(text, true)).toBe(printed)
  // oxlint-disable-next-line no-control-regex
  expect(toTerminalText(text, false)).toBe(printed.replaceAll(/\u001b/g, '\ufffd'))
})

it.each([
  ['a\n::error::b', 'a\n| ::error::b'],
  ['::add-mask::x', '| ::add-mask::x'],
  ['  ##[error]b', '|   ##[error]b'],
  ['a\u202eb\u2066', 'a\ufffdb\ufffd'],
])('%j on standard error is %j, which no CI service takes for a command', (text, printed) => {
  expect(toErrorText(text, false)).toBe(printed)
})
