import type { CheckedConfig } from './check-config.ts'
import type { OptionProblem } from './option-problem.ts'

/**
 * One source per string: a space would begin another source, and a semicolon another directive.
 * https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export function checkPolicySources({ contentSecurityPolicy }: CheckedConfig): OptionProblem[] {
  return Object.entries(contentSecurityPolicy.directives).flatMap(([name, sources]) =>
    sources.flatMap((value, index) => {
      if (/^[!-~]+$/.test(value) && !/[",;]/.test(value)) return []
      const path = ['contentSecurityPolicy', 'directives', name, index]
      const problem = '; expected one source, such as `https://api.example.org`'
      return [{ path, value, problem }]
    }),
  )
}
