import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const fence = (code: string, meta = 'ts twoslash'): string => `\`\`\`${meta}\n${code}\n\`\`\`\n`

async function siteWith(page: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = await siteOf({
    'docs/index.md': `# Types\n\n${page}`,
    'site.config.ts': "export default { url: 'https://x.example' }\n",
    ...files,
  })
  await mkdir(join(siteDir, 'node_modules'), { recursive: true })
  const link = async (name: string): Promise<void> =>
    symlink(join(nodeModules, name), join(siteDir, 'node_modules', name))
  await link('typescript')
  const build = (...flags: string[]) => runCli(['build', siteDir, '--strict', ...flags])
  const html = () => readFile(join(siteDir, 'build/index.html'), 'utf8')
  return { siteDir, build, html }
}

describe('a twoslash fence', () => {
  it('D: reports an unexpected error at its place, and one that is expected and missing', async () => {
    const { build } = await siteWith(
      `- In a list:\n\n  ${fence("const a = 1\nconst text: string = a // 'a'\n// @errors: 2345\nconst b = c").replaceAll('\n', '\n  ').trim()}\n`,
    )
    const { exitCode, stderr } = await build()
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain('docs/index.md:7:9')
    expect(stderr).toContain("Type 'number' is not assignable to type 'string'.")
    expect(stderr).toContain('`// @errors: 2322`')
    expect(stderr).toContain('docs/index.md:9:13')
    expect(stderr).toContain("Cannot find name 'c'.")
    expect(stderr).toMatch(/docs\/index\.md:5:\d+[^]*expects the error `2345`/)
    expect(stderr).not.toContain('node_modules')
  })

  it('D: reports notation without effect at its place', async () => {
    const { build } = await siteWith(
      `${fence('const a = 1\n// @showEmit\nconst b = 2\n//        ^?')}\n${fence('a', 'css twoslash')}`,
    )
    const { stderr } = await build()
    expect(stderr).toMatch(/docs\/index\.md:5:4[^]*`@showEmit` is not supported/)
    expect(stderr).toMatch(/docs\/index\.md:6:11[^]*`\^\?` points to nothing/)
    expect(stderr).toMatch(/docs\/index\.md:10:8[^]*`twoslash` has no effect on `css`/)
  })

  it('D: imports files of the same fence and of earlier fences, and JavaScript is read too', async () => {
    const { build, html } = await siteWith(
      [
        fence('export const count: number = 1', 'ts title="lib/count.ts"'),
        fence(
          '// @filename: name.ts\nexport const name = "a" as const\n// @filename: main.ts\nimport { name } from "./name"\nimport { count } from "./lib/count"\nconst both = [name, count] as const\n//    ^?',
        ),
        fence('const list = [1, 2]\nlist.at(0)\n//   ^?', 'js twoslash'),
      ].join('\n'),
    )
    expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
    const page = await html()
    expect(page).toContain('const both: readonly [&quot;a&quot;, number]')
    expect(page).toContain('main.ts</figcaption>')
    expect(page).toMatch(/\(method\) Array&lt;number&gt;\.at\(index: number\)/)
    expect(page).not.toContain('@filename')
  })

  it('D: follows options of the compiler, and shows no error that is not to be seen', async () => {
    const { build, html } = await siteWith(
      `${fence('// @strict: false\nlet a: string = null\nexport {}')}\n${fence('// @noErrors: 2304\nconst a = missing')}`,
    )
    expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
    expect(await html()).not.toMatch(/class="code-error"|TS2304/)
  })

  it('D: names the package to install where there is no TypeScript, and keeps the notation out', async () => {
    const siteDir = await siteOf({
      'docs/index.md': `# Types\n\n${fence('const a = 1\n//    ^?')}`,
      'site.config.ts': "export default { url: 'https://x.example' }\n",
    })
    const { exitCode, stderr } = await runCli(['build', siteDir])
    expect(exitCode).toBe(0)
    expect(stderr).toContain('docs/index.md:3:7')
    expect(stderr).toContain('npm install --save-dev typescript')
    const html = await readFile(join(siteDir, 'build/index.html'), 'utf8')
    expect(html).toContain('language-ts')
    expect(html).not.toContain('^?')
    expect(await runCli(['build', siteDir, '--strict'])).toMatchObject({ exitCode: 1 })
  })

  it('D: is asked again when a declaration has changed, and only then; nothing is left behind', async () => {
    const types = 'export interface Size { wide: number }\n'
    const { siteDir, build, html } = await siteWith(
      `Text.\n\n${fence('import type { Size } from "own"\ndeclare const size: Size\nsize.wide\n//   ^?')}`,
      {
        'node_modules/own/package.json': '{"name":"own","version":"1.0.0","types":"index.d.ts"}',
        'node_modules/own/index.d.ts': types,
      },
    )
    expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
    expect(await html()).toContain('Size.wide: number')
    // Prose alone changes: a compiler that would fail shows that it is not started.
    const page = await readFile(join(siteDir, 'docs/index.md'), 'utf8')
    await writeFile(join(siteDir, 'docs/index.md'), page.replace('Text.', 'Other text.'))
    const again = await runCli(['build', siteDir, '--strict'], {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noProcesses)}` },
    })
    expect(again).toMatchObject({ exitCode: 0, stderr: '' })
    expect(await html()).toContain('Other text.')
    expect(await html()).toContain('Size.wide: number')

    await writeFile(join(siteDir, 'node_modules/own/index.d.ts'), types.replace('number', 'bigint'))
    expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
    expect(await html()).toContain('Size.wide: bigint')
    expect(existsSync(join(siteDir, '.docs-ssg'))).toBe(true)
    expect(readdirSync(join(siteDir, '.docs-ssg')).filter((name) => /twoslash/.test(name))).toEqual(
      [],
    )
  })
})

/** Starting the compiler ends the process. */
const noProcesses = `import child from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
const { spawn } = child
child.spawn = (command, args, options) => {
  if (args?.includes('--lsp')) throw new Error('No compiler may start.')
  return spawn(command, args, options)
}
syncBuiltinESMExports()`
