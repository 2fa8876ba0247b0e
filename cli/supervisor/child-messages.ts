// Messages between the process of a command and the one that started it: `parent-process.ts`.

/** Names the process that started this one for a command, by its number. */
export const parentVariable = 'DOCS_SSG_PARENT'

/** 128 and the number of each signal that interrupts a command, as shells count. */
export const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** The name of a signal that interrupts a command. */
export type SignalName = keyof typeof signalCodes

/** The names of these signals. */
export const signalNames: readonly SignalName[] = ['SIGHUP', 'SIGINT', 'SIGTERM']

/** The command has finished, and its process can't end by itself. */
export interface ChildMessage {
  readonly exitCode: number
}
