import type { RuleDescription } from '../../model/rule.ts'

/** The values of `--format`. */
export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** Finds a rule by its id; undefined for ids that a plugin of the site reports. */
export type RuleOf = (id: string) => RuleDescription | undefined
