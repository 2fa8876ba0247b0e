import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../../../cli/checks/all-rules.ts'
import { ruleReference, ruleUrl } from '../../../../cli/report/rule-reference.ts'

describe('what a message names about its rule', () => {
  it.each([
    ['broken-link', 'https://docs.acme.org', 'https://docs.acme.org/reference/rules/broken-link'],
    ['broken-link', 'https://docs-ssg.example', undefined],
    ['rule-of-a-plugin', 'https://docs.acme.org', undefined],
  ])('the URL of %s in a manual at %s is %s', (rule, manual, url) => {
    expect(ruleUrl(rule, ruleOf, manual)).toBe(url)
  })

  it('is the command that explains it, without an address that no one can open', () => {
    expect(ruleReference('broken-link', ruleOf)).toEqual(['docs-ssg explain broken-link'])
    expect(ruleReference('rule-of-a-plugin', ruleOf)).toEqual([])
  })
})
