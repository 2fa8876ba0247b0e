import type { RuleDescription } from '../model/rule.ts'

/** How diagnostics may be printed, by the word on the command line. */
export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** Looks a rule up by its id; undefined for what a plugin of the site reports under an id of its own. */
export type RuleOf = (id: string) => RuleDescription | undefined
