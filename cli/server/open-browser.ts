import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/** Open a URL in the default browser; without one, nothing happens. */
export function openBrowser(url: string): void {
  const [command, ...args] = commandFor(platform())
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

function commandFor(system: string): readonly [string, ...string[]] {
  if (system === 'darwin') return ['open']
  // `rundll32` passes the URL unchanged; `start` would parse it as a command line.
  if (system === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return ['xdg-open']
}
