import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const options = `export interface Options {
  /** Milliseconds, at \`least\` 1 | 2. @default 100 @since 1.1 */
  delay?: number
  /** Called once. */
  onEnd(code: number): void
}
/** @param left - the first @param right - the second */
export function add(left: number, right = 2): number {
  return left + right
}
export type Mode = 'a' | 'b'
`.replaceAll(' @', '\n * @')

async function siteWith(index: string) {
  const siteDir = await siteOf({
    'docs/index.md': index,
    'docs/options.ts': options,
    'site.config.ts': "export default { url: 'https://x.example' }\n",
  })
  await symlink(nodeModules, join(siteDir, 'node_modules'))
  const build = () => runCli(['build', siteDir, '--strict'])
  const html = () => readFile(join(siteDir, 'build/index.html'), 'utf8')
  return { siteDir, build, html }
}

it('D: TypeTable lists the options of a function, the members of a type and the parameters of a function', async () => {
  const { siteDir, build, html } = await siteWith(
    '# Tables\n\n## `configureStore`\n\n<TypeTable of="configureStore" from="@reduxjs/toolkit" />\n\nText.\n\n::type-table{of="Options" from="./options.ts"}\n\n<TypeTable of="add" from="@site/docs/options.ts" />\n',
  )
  expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
  const page = await html()
  expect(page).toMatch(
    /<td><code>duplicateMiddlewareCheck<\/code> \(optional\)<\/td><td><code>boolean<\/code>, default <code>true<\/code><br>/,
  )
  expect(page).toMatch(
    /<td><code>delay<\/code> \(optional\)<\/td><td><code>number<\/code>, default <code>100<\/code>, since 1\.1<br>Milliseconds/,
  )
  expect(page).toContain('<code>(code: number): void</code>')
  expect(page).toMatch(
    /<td><code>right<\/code> \(optional\)<\/td><td><code>number<\/code>, default <code>2<\/code><br>the second/,
  )
  expect(page).not.toContain('TypeTable')

  await writeFile(join(siteDir, 'docs/options.ts'), options.replace('Called once', 'Called twice'))
  await build()
  expect(await html()).toContain('Called twice.')
})

it('D: TypeTable reports what declarations lack, at its tag', async () => {
  const { build } = await siteWith(
    '# Tables\n\n<TypeTable of="configurStore" from="@reduxjs/toolkit" />\n\n<TypeTable of="x" from="no-such-package" />\n\n<TypeTable of="Mode" from="./options.ts" />\n\n<TypeTable from="redux" />\n',
  )
  const { exitCode, stderr } = await build()
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    /docs\/index\.md:3:1 {2}error {2}type-table\n.*no export `configurStore`[^]*Did you mean `configureStore`/,
  )
  expect(stderr).toMatch(
    /docs\/index\.md:5:1 {2}error {2}type-table\n.*`no-such-package` is not installed/,
  )
  expect(stderr).toMatch(
    /docs\/index\.md:7:1 {2}error {2}type-table\n.*neither properties nor parameters/,
  )
  expect(stderr).toMatch(/docs\/index\.md:9:1 {2}error {2}type-table\n.*needs `of`/)
})

it('D: the check of options finds nothing wrong with a TypeTable, and its names count as documented', async () => {
  const siteDir = await siteOf({
    'docs/index.md':
      '# Store\n\n## `configureStore`\n\n<TypeTable of="configureStore" from="@reduxjs/toolkit" />\n',
    'site.config.ts':
      "export default { url: 'https://x.example', checks: { apiCoverage: { entries: ['@reduxjs/toolkit'] } } }\n",
  })
  await symlink(nodeModules, join(siteDir, 'node_modules'))
  const { stderr } = await runCli(['check', siteDir, '--only', 'api'])
  expect(stderr).not.toContain('configureStore')
  expect(stderr).not.toMatch(/api-option-/)
})
