import type { IntegrationFinding } from '../../model/authored/integration.ts'

/** A problem of the input, which a hook that reports gets from one that can't. */
export type Problem = Pick<
  IntegrationFinding,
  'rule' | 'message' | 'help' | 'file' | 'line' | 'column'
>
