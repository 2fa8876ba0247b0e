import type { CommandRequest } from '../../command-line/requests.ts'

export type CheckRequest = Extract<CommandRequest, { kind: 'check' }>

/** The report goes to standard output, where nothing else may be printed then. */
export const isReportPrinted = ({ format, output, against }: CheckRequest): boolean =>
  output === undefined && (against === undefined || format !== 'pretty')
