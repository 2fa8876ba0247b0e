import { expect, it } from 'vitest'
import { contentRules } from '../../../../../cli/content/reporting/content-rules.ts'
import { createReporter } from '../../../../../cli/commands/serve/create-reporter.ts'
import type { SiteUpdate } from '../../../../../cli/commands/serve/serve-contract.ts'
import type { ServeOptions } from '../../../../../cli/commands/serve/serve-options.ts'
import { noSite } from '../../../../../cli/commands/serve/served-site.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'

const at = (line: number) => ({ path: 'docs/a.md' as ContentPath, line, column: 1 })
const warning = (message: string, line: number) =>
  contentRules['code-meta'].report({ message, place: at(line) })

/** A reporter that shows one property of each problem, and the lines that it prints. */
function createRecorded(property: 'message' | 'rule') {
  const lines: string[] = []
  const print = (text: string): void => void lines.push(text)
  const options = {
    terminal: { colors: false, print, printError: print, progress: () => {} },
    format: ({ diagnostics }: SiteUpdate) => diagnostics.map((one) => one[property]).join('\n'),
  } as unknown as ServeOptions
  return { lines, report: createReporter(options) }
}

it('prints each problem once, how many are not repeated, and that none is left', () => {
  const { lines, report } = createRecorded('message')
  const build = (...diagnostics: ReturnType<typeof warning>[]): string =>
    report({ ...noSite, diagnostics })

  build(warning('first', 1), warning('second', 2))
  build(warning('first', 3), warning('second', 4))
  build(warning('first', 3), warning('third', 4))
  build()
  build()
  build(warning('first', 3))
  expect(lines).toEqual([
    'first\nsecond',
    'third\n\nNot repeated: 1 earlier problem.',
    'No problems are left.',
    'first',
  ])
})

it('gives the overlay every error, also one that was printed before', () => {
  const { report } = createRecorded('message')
  const error = contentRules['component-error'].report({ message: 'broken', place: at(1) })
  const update = { ...noSite, diagnostics: [error, warning('first', 1)] }
  expect(report(update)).toBe('broken')
  expect(report(update)).toBe('broken')
})

it('leaves pages alone that are empty for now', () => {
  const { lines, report } = createRecorded('rule')
  const empty = contentRules['empty-page'].report({ message: 'empty', place: at(1) })
  report({ ...noSite, diagnostics: [empty] })
  expect(lines).toEqual([])
  report({ ...noSite, diagnostics: [empty, warning('first', 1)] })
  expect(lines).toEqual(['code-meta'])
})
