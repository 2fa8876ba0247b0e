import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { budgetRules } from '../../../helpers/budget-rules.ts'
import { formatRulesReference } from '../../../../cli/report/format-rules.ts'
import { ruleOf, rules } from '../../../../cli/report/rules.ts'

const isTable = /[/\\]report[/\\](?:rules?|rules-[a-z]+)\.ts$/
const sources = readdirSync('cli', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !isTable.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** The ways in which code names a rule. */
const forms = [
  /\b(?:rule|ruleId)(?:: | = | \?\? |.*\?\? )'([a-z][a-z-]*)'/g,
  /\b(?:rule|ruleId)(?::| =) [^\n]*\? '([a-z][a-z-]*)' : '([a-z][a-z-]*)'/g,
  /\b(?:outputError|warn|finding)\(\s*'([a-z][a-z-]*)'/g,
]

it('F: every rule that the code names stands in the table', () => {
  const named = sources.flatMap((source) =>
    forms.flatMap((form) => [...source.matchAll(form)].flatMap(([, ...ids]) => ids)),
  )
  const ids = [...new Set([...named, ...budgetRules])].filter((id) => id !== undefined)
  expect(ids.length).toBeGreaterThan(90)
  expect(ids.filter((id) => ruleOf(id) === undefined)).toEqual([])
})

it('F: no rule stands in the table that no code names', () => {
  const code = sources.join('\n')
  const unused = Object.keys(rules).filter((id) => !code.includes(`'${id}'`))
  expect(unused.filter((id) => !budgetRules.includes(id))).toEqual([])
})

/** Faults of the disk are told by exceptions; their tests know the message. */
const toldByMessage: Readonly<Record<string, string>> = {
  'output-path': '/^Output path/',
  'output-twice': "'Two files of the site'",
  'output-write': "'cannot be written'",
}

it('F: a test names every rule, or what it says', () => {
  const own = /[/\\]rules\.test\.ts$/
  const tests = readdirSync('test', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !own.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const unproved = Object.keys(rules).filter((id) => {
    const message = toldByMessage[id]
    const isNamed = new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(tests)
    return !isNamed && (message === undefined || !tests.includes(message))
  })
  // What only a browser shows is proved where there is one.
  expect(unproved.filter((id) => !id.startsWith('browser-'))).toEqual([])
})

it('F: each rule says in one sentence why and in one what to do', () => {
  const sentence = /^[A-Z`a][^\n]*\.$/
  for (const [id, { why, todo }] of Object.entries(rules)) {
    expect(why, id).toMatch(sentence)
    expect(todo, id).toMatch(sentence)
  }
})

it('F: RULES.md is what the table says', () => {
  expect(
    readFileSync('cli/report/RULES.md', 'utf8'),
    'run `docs-ssg rules-reference > cli/report/RULES.md`',
  ).toBe(formatRulesReference())
})
