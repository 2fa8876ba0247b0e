import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cliPath, runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const isWindows = process.platform === 'win32'

const page = '# Home\n\n![](./picture.svg)\n'
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const plainConfig = "export default { title: 'A' }\n"

/** A plugin that says that pages are compiled, and doesn't end. */
const busyConfig = `export default {
  title: 'A',
  markdown: { remarkPlugins: [() => () => { console.log('reached'); for (;;) {} }] },
}
`

/** All files of a site with their contents, without the cache. */
async function contentsOf(siteDir: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(siteDir, '.docs-ssg')))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  )
}

/** Start a command, press Ctrl+C as a terminal does when it prints `moment`, and wait for its end. */
async function interrupt(
  siteDir: string,
  args: readonly string[],
  moment: string,
): Promise<{ readonly exit: readonly unknown[]; readonly errors: string }> {
  const child = spawn(process.execPath, [cliPath, ...args], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const closed = once(child, 'close')
  const seen = { output: '', errors: '', isInterrupted: false }
  const look = (text: unknown): void => {
    seen.output += String(text)
    if (seen.isInterrupted || !seen.output.includes(moment)) return
    seen.isInterrupted = true
    process.kill(-(child.pid ?? Number.NaN), 'SIGINT')
  }
  child.stdout.on('data', look)
  child.stderr.on('data', (text) => {
    seen.errors += String(text)
    look(text)
  })
  return { exit: await closed, errors: seen.errors }
}

describe.skipIf(isWindows)('Ctrl+C', () => {
  it.each([
    'build',
    'build --strict',
    'check',
    'check --fix',
    'check --update-lock',
    'check --format json',
    'serve --port 0',
  ])('while pages are compiled leaves all files as they were: %s', async (command) => {
    const siteDir = await siteOf({
      'docs/index.md': page,
      'docs/picture.svg': picture,
      'docs.lock.json': '{ "version": 1, "pages": {} }\n',
      'build/index.html': 'the previous build',
      'build/.docs-ssg-manifest.json': '{ "version": 1, "files": ["index.html"] }\n',
      'site.config.ts': busyConfig,
    })
    const before = await contentsOf(siteDir)
    const { exit, errors } = await interrupt(
      siteDir,
      [...command.split(' '), '--time-limit', '600'],
      'reached',
    )
    expect(errors.match(/docs-ssg: interrupted\n/g)).toHaveLength(1)
    expect(errors).not.toMatch(/\n {4}at /)
    expect(exit).toEqual([130, null])
    expect(await contentsOf(siteDir)).toEqual(before)
  })

  it.each(['serve', 'preview'])('ends %s, which waits for requests', async (command) => {
    const siteDir = await siteOf({ 'docs/index.md': '# Home\n', 'site.config.ts': plainConfig })
    if (command === 'preview') await runCli(['build', siteDir])
    const before = await contentsOf(siteDir)
    const { exit, errors } = await interrupt(siteDir, [command, '--port', '0'], 'http://')
    expect(errors).not.toMatch(/\n {4}at /)
    expect(exit).toEqual([130, null])
    expect(await contentsOf(siteDir)).toEqual(before)
  })
})
