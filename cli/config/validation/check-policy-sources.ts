import type { CheckedConfig } from './check-config.ts'
import type { OptionProblem } from './option-problem.ts'

/**
 * One source per string: a space would begin another source, and a semicolon another directive.
 * https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export function checkPolicySources({ contentSecurityPolicy }: CheckedConfig): OptionProblem[] {
  const { meta: _meta, headers: _headers, directives, ...short } = contentSecurityPolicy
  return [
    ...checkSources(directives, ['contentSecurityPolicy', 'directives']),
    ...checkSources(short, ['contentSecurityPolicy']),
  ]
}

function checkSources(
  lists: Readonly<Record<string, readonly string[]>>,
  parent: readonly string[],
): OptionProblem[] {
  return Object.entries(lists).flatMap(([name, sources]) =>
    sources.flatMap((value, index) => {
      if (/^[!-~]+$/.test(value) && !/[",;]/.test(value)) return []
      const problem = '; expected one source, such as `https://api.example.org`'
      return [{ path: [...parent, name, index], value, problem }]
    }),
  )
}
