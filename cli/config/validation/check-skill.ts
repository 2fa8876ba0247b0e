import type { CheckedConfig } from './check-config.ts'
import type { OptionProblem } from './option-problem.ts'

const nameLimit = 64
const descriptionLimit = 1024

/** Check the texts of `llms.skill`, whose form is that of https://agentskills.io/specification. */
export function checkSkill({ llms: { skill } }: CheckedConfig): readonly OptionProblem[] {
  if (skill === undefined) return []
  const { name, description } = skill
  return [
    ...report('name', name, findNameProblem(name)),
    ...report('description', description, findTextProblem(description)),
  ]
}

function report(
  key: 'name' | 'description',
  value: string,
  problem: string | undefined,
): readonly OptionProblem[] {
  return problem === undefined ? [] : [{ path: ['llms', 'skill', key], value, problem }]
}

function findNameProblem(name: string): string | undefined {
  if (name.length > nameLimit)
    return `, which has ${name.length} characters; expected at most ${nameLimit}`
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)
    ? undefined
    : '; expected lowercase letters and digits, separated by single hyphens, such as `my-package`'
}

function findTextProblem(text: string): string | undefined {
  if (text.trim() === '') return '; expected a sentence that says when a program needs the site'
  return text.length > descriptionLimit
    ? `, which has ${text.length.toLocaleString('en-US')} characters; expected at most ${descriptionLimit.toLocaleString('en-US')}`
    : undefined
}
