import { expect, it } from 'vitest'
import { withShortTexts } from '../../../../cli/model/rule.ts'
import { shortenMessage, shortenName } from '../../../../cli/primitives/text/shorten-message.ts'
import { printableName } from '../../../../cli/report/printable.ts'
import { allRules } from '../../../../cli/checks/all-rules.ts'

const long = `${'a'.repeat(3000)}/${'b'.repeat(3000)}.md`
const short = `${'a'.repeat(120)}…${'b'.repeat(57)}.md`

it.each([
  ['a name in backticks', `\`${long}\` is missing.`, `\`${short}\` is missing.`],
  ['two names', `\`${long}\` and \`${long}\`.`, `\`${short}\` and \`${short}\`.`],
  ['a name with spaces', `\`${long} x\`.`, `\`${'a'.repeat(120)}…${'b'.repeat(55)}.md x\`.`],
  ['a word', `Read ${long} again.`, `Read ${short} again.`],
  ['a text without a name', 'Short `name`.', 'Short `name`.'],
  ['a name at the limit', `\`${'a'.repeat(200)}\``, `\`${'a'.repeat(200)}\``],
])('shortens %s', (_name, text, expected) => {
  expect(shortenMessage(text)).toBe(expected)
})

it('cuts a message of many words, a million characters, and never a character in two', () => {
  expect(shortenMessage('a '.repeat(5000))).toHaveLength(4001)
  expect(shortenMessage('a'.repeat(1_000_000)).length).toBeLessThan(4002)
  expect(shortenMessage('`'.repeat(1_000_000)).length).toBeLessThan(4002)
  expect(shortenName(`${'a'.repeat(119)}${'😀'.repeat(100)}`)).not.toMatch(/\p{Surrogate}/u)
  expect(shortenMessage('😀 '.repeat(5000))).not.toMatch(/\p{Surrogate}/u)
})

it.each(Object.values(allRules).map((rule) => [rule.id, rule] as const))(
  'the rule %s shortens the names that it reports, and keeps them as data',
  (_id, rule) => {
    const found = rule.report({
      message: `\`${long}\``,
      help: `Rename \`${long}\`.`,
      data: { actual: long },
    })
    expect(found.message).toBe(`\`${short}\``)
    expect(found.help).toBe(`Rename \`${short}\`.`)
    expect(found.data?.actual).toBe(long)
  },
)

it('findings of plugins and paths in headers are as short', () => {
  expect(withShortTexts({ message: `\`${long}\`` })).toEqual({ message: `\`${short}\`` })
  expect(printableName(long)).toBe(short)
})
