/**
 * The real process, before its name is taken from the globals. Importing `node:process` would read
 * each of its properties, and `stdin` would then be opened and no longer wait for a message.
 */
export const host = process
