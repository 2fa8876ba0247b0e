declare const readablePath: unique symbol

/** The absolute path of a file or folder that the gate lets through: its text may be published. */
export type ReadablePath = string & { readonly [readablePath]: true }

/** Mark a path that was checked. Only files of this room may call it; a test reads their imports. */
export const toReadablePath = (checked: string): ReadablePath => checked as ReadablePath
