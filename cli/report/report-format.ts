/** How findings may be printed, by the word on the command line. */
export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const

export type ReportFormat = (typeof reportFormats)[number]
