import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'

const helpOf = (yaml: string, isPost = false): string | undefined =>
  parseFrontMatter(`---\n${yaml}\n---\n`, 'docs/a.md' as never, isPost).diagnostics.find(
    ({ rule }) => rule === 'front-matter',
  )?.help

describe('the help with a value of front matter', () => {
  it.each([
    ['draft: no', 'draft: false'],
    ['draft: "false"', 'draft: false'],
    ['unlisted: Yes', 'unlisted: true'],
    ['hide_title: on', 'hide_title: true'],
    ['hide_table_of_contents: 1', 'hide_table_of_contents: true'],
    ['sidebar_position: "3"', 'sidebar_position: 3'],
  ])('names what was meant: %s', (yaml, meant) => {
    expect(helpOf(yaml)).toBe(`Write \`${meant}\`, without quotes.`)
  })

  it.each([
    ['2024-02-31', 'February 2024 has 29 days'],
    ['2023-02-29', 'February 2023 has 28 days'],
    ['2024-06-00', 'June 2024 has 30 days'],
    ['2024-13-01', 'the month 13'],
    ['31.05.2024', 'the year, the month and the day in this order'],
    ['May 31, 2024', 'the year, the month and the day in this order'],
    ['2024-05-31T25:00:00Z', 'with seconds and a time zone'],
  ])('says what is wrong with a date: %s', (date, problem) => {
    expect(helpOf(`date: ${date}`, true)).toContain(problem)
    expect(helpOf(`last_update: { date: "${date}" }`)).toContain(problem)
  })

  it('says nothing of values that mean neither', () => {
    expect(helpOf('draft: later')).toBeUndefined()
    expect(helpOf('sidebar_position: first')).toBeUndefined()
  })
})
