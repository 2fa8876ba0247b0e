// What the process of a command and the one that started it send each other: `parent-process.ts`.

/** Names the process that started this one for a command, by its number. */
export const parentVariable = 'DOCS_SSG_PARENT'

/** The name of a signal that interrupts a command. */
export type SignalName = 'SIGINT' | 'SIGTERM'

/** The command has finished, and its process can't end by itself. */
export interface ChildMessage {
  readonly exitCode: number
}
