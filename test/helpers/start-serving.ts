import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { cliPath } from './run-cli.ts'

/** Address of the site that `docs-ssg serve` or `preview` serves, once it has said `until`; it ends with the test. */
export async function startServing(
  siteDir: string,
  [command, ...options]: readonly string[] = ['serve'],
  until = /^/,
): Promise<string> {
  const args = [cliPath, command ?? 'serve', siteDir, '--port', '0', ...options]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const closed = new Promise((done) => child.once('close', done))
    child.kill('SIGTERM')
    await closed
  })
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) =>
      reject(new Error(`The server ended with ${String(signal ?? code)}: ${said}`)),
    )
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8')
      const [found] = /http:\/\/[^\s/]+:\d+\//.exec(said) ?? []
      if (found !== undefined && until.test(said)) resolve(found)
    })
  })
}
