import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

async function build(declarations: string) {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n',
    'lib/index.d.ts': declarations,
    'site.config.ts': `import { defineConfig } from 'docs-ssg'
import { typescriptReference } from 'docs-ssg/typescript-reference'
export default defineConfig({ url: 'https://x.example', integrations: [typescriptReference({ entry: 'lib/index.d.ts' })] })
`,
  })
  await symlink(nodeModules, join(siteDir, 'node_modules'))
  const { exitCode, stderr } = await runCli(['build', siteDir, '--strict'])
  const copy = (path: string) =>
    readFile(
      join(siteDir, `.docs-ssg/integrations/typescript-reference/docs/api/${path}.md`),
      'utf8',
    )
  const html = (path: string) => readFile(join(siteDir, `build/api/${path}/index.html`), 'utf8')
  return { exitCode, stderr, copy, html }
}

const members = `e: 1; é: 2; _y: 4; 7: 'seven'; __proto__: 6; $x: 1; 'a-b': 2; "q'q": 3; __y: 1; 'x|y': 1; 'b\`c': 1; [Symbol.iterator]: 1`
const names = [
  'e',
  'é',
  '_y',
  '7',
  '__proto__',
  '$x',
  "'a-b'",
  "'q\\'q'",
  '__y',
  "'x|y'",
  "'b`c'",
  '[Symbol.iterator]',
]

it('D: a reference shows everything that declarations and their comments say', async () => {
  const { exitCode, stderr, copy, html } = await build(`
export declare class Klass { ${members}; #hidden: 1; private secret: 1 }
export interface Shape { ${members} }
export declare namespace Space { interface Inner { inner: 1 } const value: 1 }
/** Text of the interface. */
export interface Foo { /** doc of a */ a: 1 }
/** Text of the function. */
export declare function Foo(): void
export declare class Both { one: 1 }
export interface Both { two: 2 }
export declare namespace Foo { const inSpace: 1 }
export type Name = 'src/**/*.ts'
export declare const Name: Name
/** Levels. */
export enum E {
  /** The first.
   * @deprecated Use B.
   * @since 2
   */
  A = 1,
  B = 'b', 'x-y' = 1 << 3 }
/**
 * Calls. \\<img src=x>
 * @param __proto__ text of proto
 * @param options.deep text of deep
 * @template T text of T
 * @throws {RangeError} when it throws
 * @remarks The remarks.
 * @see the other one
 * @default 5
 * @since 1.4
 * @custom own text | of it
 * @beta
 */
export declare function f<T>(__proto__: string, { deep }: { deep: 1 }): string
export interface Options {
  /**
   * Text.
   * @throws {Error} if bad
   * @see there
   * @custom more
   * @example
   * use(1)
   */
  one: 1
}
/**
 * ![shot](https://img.example/shot.png)
 *
 * \`\`\`ts file="../../../../../site.config.ts"
 * code()
 * \`\`\`
 */
export declare const broken: 1
declare const q: 1
export { q as '../../../x', q as '', q as CON, q as index, q as 'a b', q as _draft, q as 'A B' }
`)
  expect([exitCode, stderr]).toEqual([0, ''])

  for (const page of [await html('classes/Klass'), await html('interfaces/Shape')])
    expect([...page.matchAll(/<tr><td[^>]*><code>(.*?)<\/code>/g)].map(([, name]) => name)).toEqual(
      names.map((name) => name),
    )
  expect(await copy('classes/Klass')).not.toMatch(/hidden|secret/)
  expect(await copy('namespaces/Space')).toContain('interface Inner { inner: 1 }')
  expect(await copy('interfaces/Foo')).toMatch(/Text of the interface[^]*`a` \| `1`<br \/>doc of a/)
  expect(await copy('functions/Foo')).toMatch(/Text of the function[^]*function Foo\(\): void/)
  expect(await copy('namespaces/Foo')).toContain('inSpace')
  expect(await copy('classes/Both')).toMatch(/`one`[^]*`two`/)
  expect(await copy('types/Name')).toContain("type Name = 'src/**/*.ts'")
  expect(await copy('variables/Name')).toContain('Name: Name')
  const level = await copy('enums/E')
  expect(level).toContain('Levels.')
  expect(level).toContain('| `A` | `1`, since 2<br />**Deprecated.** Use B. The first. |')
  expect(level).toContain("| `B` | `'b'` |")
  expect(level).toContain("| `'x-y'` | `8` |")

  const call = await copy('functions/f')
  for (const text of [
    'Calls. \\<img',
    '| `__proto__` | `string`<br />text of proto |',
    '| `options` |',
    '| `options.deep` | text of deep |',
    '| `T` | text of T |',
    '## Throws\n\n- `RangeError` when it throws',
    'The remarks.',
    '- the other one',
    'Default: `5`',
    'Since version 1.4.',
    '`@custom` own text | of it',
    '`@beta`',
  ])
    expect(call).toContain(text)
  expect(await copy('interfaces/Options')).toContain(
    '| `one` | `1`<br />Text. Throws: `Error` if bad `@custom` more Example: `use(1)` See: there |',
  )
  const broken = await copy('variables/broken')
  expect(broken).toContain('[shot](https://img.example/shot.png)')
  expect(broken).toContain('```ts noCheck="generated from a declaration"\ncode()\n```')
  for (const name of ['x', 'export', 'export-CON', 'export-index', 'A-B', 'a-b-2', 'export-_draft'])
    expect(await copy(`variables/${name}`)).toContain('q')
})

it.each([
  ['/** See [x](javascript:alert(1)). */\n', 'dangerous-url', '`javascript:alert(1)`'],
  ['/**\n * @param a [x](<file:///a>)\n */\n', 'dangerous-url', '`file:///a`'],
  ['/** a\u0008b */\n', 'control-character', '`U+0008`'],
])('D: what a page can’t show of the comment %j is an error at its declaration', async (...one) => {
  const [comment, rule, text] = one
  const { exitCode, stderr } = await build(`${comment}export declare function f(a: 1): void\n`)
  expect(exitCode).toBe(1)
  const line = comment.split('\n').length
  expect(stderr).toContain(`lib/index.d.ts:${line}:1  error  typescript-reference/${rule}`)
  expect(stderr).toContain(text)
  expect(stderr).not.toContain('.docs-ssg')
})
