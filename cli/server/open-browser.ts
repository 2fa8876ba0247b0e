import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/** Show an address in the user's browser; where there is none, nothing happens. */
export function openBrowser(url: string): void {
  const [command, ...args] = commandFor(platform())
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

function commandFor(system: string): readonly [string, ...string[]] {
  if (system === 'darwin') return ['open']
  // The address is no command line: `rundll32` hands it over as it is, unlike `start`.
  if (system === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return ['xdg-open']
}
