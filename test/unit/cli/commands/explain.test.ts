import { describe, expect, it } from 'vitest'
import { allRules, ruleGroups } from '../../../../cli/checks/all-rules.ts'
import { findRule, suggestRules } from '../../../../cli/commands/explain/find-rule.ts'
import { formatRule } from '../../../../cli/report/formats/format-rule.ts'
import { exampleTexts } from '../../../../docs/generate/rule-examples/example-text.ts'

const known = ruleGroups.flatMap(({ title, rules }) =>
  Object.values(rules).map((rule) => ({ group: title, rule })),
)
const texts = exampleTexts()

describe('`docs-ssg explain`', () => {
  it.each(Object.values(allRules))('$id: prints why, how to fix it, and both examples', (rule) => {
    const examples = texts[rule.id] ?? ''
    const text = formatRule(rule, { group: 'Links', examples, colors: false })
    expect(text.startsWith(`${rule.id}  ${rule.severity}  Links\n\n${rule.description}\n`)).toBe(
      true,
    )
    expect(text).toContain(rule.help)
    expect(text).toMatch(/\n\nFailing example\n\n[^]+\n\nRepaired\n\n/)
    expect(text).toContain(`docs-ssg-ignore ${rule.id}:`)
    // Nothing is left of the syntax of the manual.
    expect(text).not.toMatch(/^(?:## |:::details|:::$|`{3,}\w+ title=)/m)
  })

  it('shows the files of an example with their names, and keeps code blocks inside them', () => {
    const examples = texts['code-language'] ?? ''
    const rule = allRules['code-language']
    expect(rule).toBeDefined()
    const text = rule && formatRule(rule, { group: 'Pages', examples, colors: false })
    expect(text).toContain(
      '  docs/page.md\n  | ```typscript\n  | const count = 1\n  | ```\n\nRepaired',
    )
  })

  it.each([
    ['broken-link', 'broken-link'],
    ['Broken-Link', 'broken-link'],
    ['broken_link', 'broken-link'],
    ['`broken-link`', 'broken-link'],
    ['[broken-link]', 'broken-link'],
    ['https://docs.acme.org/reference/rules/broken-link/?a#b', 'broken-link'],
  ])('finds the rule that `%s` names', (name, id) => {
    expect(findRule(name, known)?.rule.id).toBe(id)
  })

  it('suggests one rule for a name with a typing error, although others share its second word', () => {
    expect(suggestRules('brokn-link', known)).toBe('Did you mean `broken-link`?')
  })

  it.each([
    ['brokn-link', '`broken-link`'],
    ['link', '`broken-link`'],
    ['links', '`broken-link`'],
    ['anchor', '`broken-anchor`'],
    ['xyzzy', '`docs-ssg explain` without a name'],
    ['', '`docs-ssg explain` without a name'],
    ['constructor', '`docs-ssg explain` without a name'],
  ])('suggests rules for `%s`', (name, expected) => {
    expect(findRule(name, known)).toBeUndefined()
    expect(suggestRules(name, known)).toContain(expected)
  })
})
