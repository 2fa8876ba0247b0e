import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'content/docs'
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && /^#+ Try it$/m.test(textOf(name)))
  .toSorted()

describe('the exercises of the pages', () => {
  it('are in every tutorial except the overview, on the first page and beside the rules of Immer', () => {
    expect(pages.length).toBeGreaterThanOrEqual(8)
    const tutorials = ['five-minutes', 'quick-start', 'typescript', 'rtk-query']
    const expected = tutorials.map((name) => join('tutorials', `${name}.md`))
    const others = [join('introduction', 'getting-started.md'), join('usage', 'immer-reducers.md')]
    expect(pages).toEqual(expect.arrayContaining([...expected, ...others]))
  })

  it.each(pages)('have a folded solution that is run and compared: %s', (name) => {
    const [, exercises = ''] = textOf(name).split(/\n#+ Try it\n/)
    const [tasks = '', solution = ''] =
      exercises.split(/\n## /)[0]?.split(':::details[Solution]') ?? []
    expect(tasks).toMatch(/^1\. .+\n2\. /m)
    expect(solution).toMatch(/```ts run\n[^]+?\n```\n\n```text output\n[^]+\n:::\n/)
  })
})
