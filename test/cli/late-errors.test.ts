import { spawnSync } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'

const titled = "export default { title: 'A' }\n"

it.each([
  ["throw new Error('too late')", 'too late'],
  ["void Promise.reject(new Error('no one waits'))", 'no one waits'],
  ['throw { code: 7 }', '{"code":7}'],
])('G3: a build whose config runs `%s` later fails without a stack', async (thrown, message) => {
  const code = `setTimeout(() => { ${thrown} })\n${titled}`
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', 'site.config.ts': code })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`a promise that nothing awaits: ${message}\n`)
  expect(stderr).not.toMatch(/base64|^\s+at /m)
})

it('G3: an error in a timer that is due before the end of a build fails it', async () => {
  // The thread of the command has no turn for timers between this line and its end.
  const config = `import { parentPort } from 'node:worker_threads'
const post = parentPort.postMessage.bind(parentPort)
parentPort.postMessage = (message, ...others) => {
  if (message.kind === 'print') {
    setTimeout(() => { throw new Error('too late') }, 1)
    for (const end = Date.now() + 20; Date.now() < end;);
  }
  post(message, ...others)
}
export default { url: 'https://x.example' }
`
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', 'site.config.mjs': config })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining('too late') })
})

it('G3: `serve` survives an error that code of the site throws late, and ends with 143', async () => {
  // Throws when the test asks for it, and looks for that again and again.
  const late = `const timer = setInterval(() => {
  if (!process.getBuiltinModule('node:fs').existsSync('now')) return
  clearInterval(timer)
  throw new Error('too late')
}, 20)\n${titled}`
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', 'site.config.ts': late })
  let url = ''
  let answer = 0
  let hasAsked = false
  const { exitCode, stderr } = await runCli(['serve', siteDir, '--port', '0'], {
    cwd: siteDir,
    onOutput: (text) => {
      url ||= /http:\/\/\S+/.exec(text)?.[0] ?? ''
      if (url) writeFileSync(join(siteDir, 'now'), '')
    },
    onError: (text, pid) => {
      // The report can arrive in two parts, and the server ends after the first answer.
      if (hasAsked || !text.includes('too late')) return
      hasAsked = true
      void fetch(`${url}a`)
        .then(
          ({ status }) => (answer = status),
          () => (answer = -1),
        )
        .finally(() => process.kill(pid, 'SIGTERM'))
    },
  })
  expect(answer).toBe(200)
  // A thread that starts later runs the config again, and can report after the signal.
  expect(stderr).toMatch(/too late\n[^]*docs-ssg: interrupted\n/)
  expect(exitCode).toBe(143)
})

it.skipIf(process.platform !== 'linux')('G3: a full disk behind a pipe is named', () => {
  const main = fileURLToPath(new URL('../../dist/docs-ssg.js', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [main, 'config-reference'], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^docs-ssg: output error: standard output can’t be written: ENOSPC.*\n$/)
})
