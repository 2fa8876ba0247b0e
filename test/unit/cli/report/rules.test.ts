import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { allRules, ruleGroups, ruleOf } from '../../../../cli/checks/all-rules.ts'
import { formatRulesReference } from '../../../../cli/report/formats/format-rules.ts'
import { withoutComments } from '../../../helpers/without-comments.ts'

interface Source {
  readonly path: string
  readonly code: string
}

/** Every TypeScript file below a folder, without its comments. */
const readSources = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .map((path) => ({ path, code: withoutComments(readFileSync(path, 'utf8')) }))

const isTable = ({ path }: Source): boolean => path.endsWith('-rules.ts')
const sources = readSources('cli')
const tables = sources.filter(isTable).filter(({ code }) => code.includes('= defineRules({'))
const code = sources.filter((source) => !isTable(source))

/**
 * The ways in which a file gets at a maker of diagnostics: a table, or a function that is given the
 * id.
 */
const makers =
  /\b(?:[a-zA-Z]+Rules|MessageInput|outputError)\b|\b(?:report-message|visible-text)\.ts\b|\bfile\.message\(/
const reporters = code.filter((source) => makers.test(source.code))

/**
 * Ids that a file completes from a pattern: `` `budget-${kind}` `` stands for all ids that begin
 * with `budget-`.
 */
const patternsIn = (text: string): readonly string[] =>
  [...text.matchAll(/Rules\[`([a-z-]+-)\$\{/g)].map(([, start = '']) => start)

function isReported(id: string, { code: text }: Source): boolean {
  const isNamed = text.includes(`'${id}'`) || new RegExp(`Rules\\.${id}\\b`).test(text)
  return isNamed || patternsIn(text).some((start) => id.startsWith(start))
}

it('every table of rules is part of the list of all rules', () => {
  const listed = ruleGroups.flatMap(({ rules }) => Object.keys(rules))
  const defined = tables.flatMap(({ code: text }) =>
    [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, id = '']) => id),
  )
  expect(defined.length).toBeGreaterThan(100)
  expect(listed.toSorted()).toEqual(defined.toSorted())
  expect(Object.keys(allRules)).toHaveLength(listed.length)
})

it('F: every rule is reported by code', () => {
  const ids = Object.keys(allRules)
  expect(reporters.length).toBeGreaterThan(30)
  expect(ids.filter((id) => !reporters.some((source) => isReported(id, source)))).toEqual([])
})

it('F: every id that code names as a rule is in a table', () => {
  const forms = [
    /\b(?:rule|ruleId)(?:: | = | \?\? )'([a-z][a-z-]*)'/g,
    /\b(?:rule|ruleId)(?::| =) [^\n]*\? '([a-z][a-z-]*)' : '([a-z][a-z-]*)'/g,
    /\b(?:outputError|warn)\(\s*'([a-z][a-z-]*)'/g,
    /Rules\['([a-z][a-z-]*)'\]/g,
  ]
  // Integrations report under ids of their own, which get their name as a prefix.
  const own = code.filter(({ path }) => !/^cli\/integrations\/[^/]+\//.test(path))
  const named = own.flatMap(({ code: text }) =>
    forms.flatMap((form) => [...text.matchAll(form)].flatMap(([, ...ids]) => ids)),
  )
  const ids = [...new Set(named)].filter((id) => id !== undefined)
  expect(ids.length).toBeGreaterThan(60)
  expect(ids.filter((id) => ruleOf(id) === undefined)).toEqual([])
})

/** The options of the user, the messages of plugins of a site, and an integration, which has its own ids. */
const givesSeverity = new Set([
  'cli/report/apply-severity.ts',
  'cli/content/reporting/to-diagnostic.ts',
  'cli/integrations/changelog/changelog.ts',
])

it('only a table of rules gives a diagnostic its severity', () => {
  // A type that lists the severities is not a severity.
  const literal = /\bseverity:\s*'(?:error|warning|info)'(?!\s*\|)/
  const given = code.filter(({ path }) => !givesSeverity.has(path))
  expect(given.filter(({ code: text }) => literal.test(text)).map(({ path }) => path)).toEqual([])
  expect(tables.every(({ code: text }) => literal.test(text))).toBe(true)
})

it('only `report` of a rule makes a diagnostic', () => {
  const spread = /\bseverity,\s*rule: id\b|\bseverity: [^,'\n]+,\s*rule: /
  const making = code.filter(({ code: text }) => spread.test(text)).map(({ path }) => path)
  expect(making.toSorted()).toEqual(['cli/content/reporting/to-diagnostic.ts', 'cli/model/rule.ts'])
})

it('`report` adds severity and id of the rule', () => {
  for (const rule of Object.values(allRules)) {
    const { severity, id } = rule
    expect(rule.report({ message: 'x' })).toEqual({ severity, rule: id, message: 'x' })
  }
})

/** Errors of the disk are thrown; their tests expect the message. */
const knownByMessage: Readonly<Record<string, string>> = {
  'output-path': '/^Output path/',
  'output-twice': "'Two files of the site'",
  'output-write': "'cannot be written'",
}

it('F: a test names every rule, or its message', () => {
  // These know rules as rows of a table, not what the rules are about.
  const tests = readSources('test').filter(({ path }) => !path.endsWith('/rules.test.ts'))
  const text = tests.map((test) => test.code).join('\n')
  const untested = Object.keys(allRules).filter((id) => {
    const message = knownByMessage[id]
    const isNamed = new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)
    return !isNamed && (message === undefined || !text.includes(message))
  })
  // The browser tests cover the rules that need a browser.
  expect(untested.filter((id) => !id.startsWith('browser-'))).toEqual([])
})

it('F: each rule says in one sentence why it is a problem, and in another how to fix it', () => {
  const sentence = /^(?:[A-Z`]|axe-core|esbuild)[^\n]*\.$/
  for (const [id, { description, help }] of Object.entries(allRules)) {
    expect(description, id).toMatch(sentence)
    expect(help, id).toMatch(sentence)
  }
})

it('F: RULES.md is what the tables say', () => {
  expect(
    readFileSync('cli/checks/RULES.md', 'utf8'),
    'run `docs-ssg rules-reference > cli/checks/RULES.md`',
  ).toBe(formatRulesReference(ruleGroups))
})
