import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import { ruleOf } from '../../../../../cli/checks/all-rules.ts'
import { contentRules } from '../../../../../cli/content/reporting/content-rules.ts'
import { linkRules } from '../../../../../cli/links/link-rules.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { formatReport } from '../../../../../cli/report/formats/format-report.ts'
import type { ReportFormat } from '../../../../../cli/report/formats/report-format.ts'

const diagnostics: readonly Diagnostic[] = [
  contentRules['shallow-clone'].report({ message: 'No dates <here> & "now".' }),
  contentRules['untranslated-text'].report({
    message: '`Hello` has no translation.',
    place: toPlace('docs/a,b: c.md', { line: 9, column: 1 }),
  }),
  linkRules['broken-link'].report({
    message: 'Link to `50%,\nx`.',
    help: 'Fix it: now.',
    place: toPlace('docs/a,b: c.md', { line: 3, column: 7 }),
    data: { actual: '/x', expected: ['/y'] },
    cause: new Error('not for machines'),
  }),
]

const format = (name: ReportFormat, found = diagnostics): string =>
  formatReport(found, { format: name, colors: false, pages: 1036, version: '1.2.3', ruleOf })

it('G3: the JSON report has the documented shape, and its schema accepts it', async () => {
  const report: unknown = JSON.parse(format('json'))
  expect(report).toEqual({
    version: 1,
    summary: { pages: 1036, errors: 1, warnings: 1, infos: 1 },
    diagnostics: [
      {
        severity: 'warning',
        rule: 'shallow-clone',
        message: 'No dates <here> & "now".',
        hint: null,
        file: null,
        line: null,
        column: null,
        target: null,
        url: null,
      },
      {
        severity: 'error',
        rule: 'broken-link',
        message: 'Link to `50%,\nx`.',
        hint: 'Fix it: now.',
        file: 'docs/a,b: c.md',
        line: 3,
        column: 7,
        target: '/x',
        url: null,
      },
      {
        severity: 'info',
        rule: 'untranslated-text',
        message: '`Hello` has no translation.',
        hint: null,
        file: 'docs/a,b: c.md',
        line: 9,
        column: 1,
        target: null,
        url: null,
      },
    ],
  })
  const url = new URL('../../../../../cli/report/report.schema.json', import.meta.url)
  const validate = new Ajv({ allowUnionTypes: true }).compile(
    JSON.parse(await readFile(url, 'utf8')),
  )
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...JSON.parse(format('json')), version: 2 })).toBe(false)
  expect(validate(JSON.parse(format('json', [])))).toBe(true)
})

it('G3: GitHub annotations escape what would end or begin a command', () => {
  expect(format('github').split('\n')).toEqual([
    `::warning title=shallow-clone::No dates <here> & "now".%0Adocs-ssg explain shallow-clone`,
    `::error file=docs/a%2Cb%3A c.md,line=3,col=7,title=broken-link::Link to \`50%25,%0Ax\`.%0AFix it: now.%0Adocs-ssg explain broken-link`,
    `::notice file=docs/a%2Cb%3A c.md,line=9,col=1,title=untranslated-text::\`Hello\` has no translation.%0Adocs-ssg explain untranslated-text`,
  ])
  expect(format('github', [])).toBe('')
})

it('G3: SARIF names rules, levels and places', () => {
  expect(JSON.parse(format('sarif'))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-ssg',
            version: '1.2.3',
            rules: [
              {
                id: 'broken-link',
                defaultConfiguration: { level: 'error' },
              },
              { id: 'shallow-clone', defaultConfiguration: { level: 'warning' } },
              {
                id: 'untranslated-text',
                shortDescription: { text: ruleOf('untranslated-text')?.description },
                help: { text: ruleOf('untranslated-text')?.help },
                defaultConfiguration: { level: 'note' },
              },
            ],
          },
        },
        results: [
          { ruleId: 'shallow-clone', ruleIndex: 1, level: 'warning' },
          {
            ruleId: 'broken-link',
            ruleIndex: 0,
            level: 'error',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'docs/a%2Cb%3A%20c.md', uriBaseId: '%SRCROOT%' },
                  region: { startLine: 3, startColumn: 7 },
                },
              },
            ],
          },
          { ruleId: 'untranslated-text', ruleIndex: 2, level: 'note' },
        ],
      },
    ],
  })
})

it('G3: JUnit XML counts failures, lets infos pass and escapes markup', () => {
  expect(format('junit')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-ssg" tests="3" failures="1" skipped="1">
  <testsuite name="site" tests="1" failures="0" skipped="1">
    <testcase classname="site" name="shallow-clone at 0:0"><skipped message="No dates &lt;here&gt; &amp; &quot;now&quot;. docs-ssg explain shallow-clone"/></testcase>
  </testsuite>
  <testsuite name="docs/a,b: c.md" tests="2" failures="1" skipped="0">
    <testcase classname="docs/a,b: c.md" name="broken-link at 3:7"><failure message="Link to \`50%,&#10;x\`. Fix it: now. docs-ssg explain broken-link"/></testcase>
    <testcase classname="docs/a,b: c.md" name="untranslated-text at 9:1"><system-out>\`Hello\` has no translation. docs-ssg explain untranslated-text</system-out></testcase>
  </testsuite>
</testsuites>`)
})

it('G3: the report for people ends with what was checked', () => {
  expect(format('pretty', [])).toBe('Checked 1,036 pages: no problems.')
  expect(format('pretty').split('\n').at(-1)).toBe(
    'Checked 1,036 pages: 1 error, 1 warning, 1 info.',
  )
})
