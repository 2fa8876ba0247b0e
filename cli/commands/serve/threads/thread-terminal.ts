import type { Terminal } from '../../../report/terminal.ts'
import type { BuildMessage } from './build-messages.ts'

/** A terminal in the thread that builds; what it prints is sent to the server. */
export function createThreadTerminal(
  colors: boolean,
  send: (message: BuildMessage) => void,
): Terminal {
  return {
    colors,
    print: (text) => send({ kind: 'print', text }),
    printError: (text) => send({ kind: 'printError', text }),
    progress: () => {},
  }
}
