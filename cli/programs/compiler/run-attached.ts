// The program that runs another one and never outlives the process that started it: standard input
// is a pipe to that process, and ends when it ends, however that happens. Arguments: the other
// program, and its arguments.
import { spawn } from 'node:child_process'
import host from 'node:process'

const [command = '', ...args] = host.argv.slice(1)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true })
const end = (): void => {
  child.kill('SIGKILL')
  host.exit(1)
}
host.stdin.on('end', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) host.on(signal, end)
child.on('error', () => host.exit(127))
child.on('exit', (code) => host.exit(code ?? 1))
