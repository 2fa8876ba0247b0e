import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tutorials = ['five-minutes', 'quick-start', 'typescript', 'rtk-query']
const textOf = (name: string): string => readFileSync(`content/docs/tutorials/${name}.md`, 'utf8')

describe('the exercises of the tutorials', () => {
  it.each(tutorials)('have a folded solution that is run and compared: %s', (name) => {
    const [, exercises = ''] = textOf(name).split('\n## Try it\n')
    const [tasks = '', solution = ''] =
      exercises.split(/\n## /)[0]?.split(':::details[Solution]') ?? []
    expect(tasks).toMatch(/^1\. .+\n2\. /m)
    expect(solution).toMatch(/```ts run\n[^]+?\n```\n\n```text output\n[^]+\n:::\n/)
  })
})
