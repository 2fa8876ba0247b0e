import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildFixture, readTree } from '../../helpers/build-fixture.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

it('D: the page cache is void when a component, or what it imports, changes', async () => {
  const { siteDir, exitCode } = await buildFixture('components')
  expect(exitCode).toBe(0)
  const read = (): Promise<string> => readFile(join(siteDir, 'build/index.html'), 'utf8')
  expect(await read()).toContain('12.50 crowns')
  const format = 'export const format = (amount: number): string => `${amount} florins`\n'
  await writeFile(join(siteDir, 'parts/format.ts'), format)
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  expect(await read()).toContain('12.5 florins')
})

it('D: warm and cold builds with components are the same bytes', async () => {
  const { siteDir, outDir } = await buildFixture('components')
  const cold = await readTree(outDir)
  await runCli(['build', siteDir])
  expect(await readTree(outDir)).toEqual(cold)
})

it('D: styles of all pages are one sheet, linked where they are used', async () => {
  const { outDir } = await buildFixture('components')
  const files = await readTree(outDir)
  const stylesheets = [...files.keys()].filter((path) => path.startsWith('assets/content-'))
  expect(stylesheets).toHaveLength(1)
  expect(String(files.get(stylesheets[0] ?? ''))).toBe(
    "article:has([class^='s-'],[class*=' s-']){position:relative;overflow:clip}\n" +
      '.s-4fa521dc{min-width:300px;overflow-y:auto}\n',
  )
  const linking = [...files].filter(
    ([path, contents]) =>
      path.endsWith('.html') && String(contents).includes(stylesheets[0] ?? '?'),
  )
  expect(linking.map(([path]) => path)).toEqual(['index.html'])
})

it.each([
  ['x.tsx', 'export const X = (', 1, 'page-syntax', 'Unexpected end of file'],
  [
    'x.tsx',
    "import Part from './docs/index.md'; export const X = () => <Part />",
    1,
    'page-syntax',
    "it imports `docs/index.md`, a file that code can't import.\n  Import it in a page instead",
  ],
  ['x.tsx', 'export default 3', 1, 'component-error', 'it exports no component'],
  [
    'x.tsx',
    "// One.\n// Two.\n  throw new Error('no luck')",
    1,
    'component-error',
    'cannot be used: no luck\n    at x.tsx:3:9\n',
  ],
  [
    'parts/x.tsx',
    "import { start } from './start.ts'\n\nfunction Inner() {\n  return <b>{start()}</b>\n}\nexport const X = () => <Inner />",
    1,
    'component-error',
    'too early\n    at start (parts/start.ts:4:9)\n    at Inner (parts/x.tsx:4:14)\n  Fix it',
  ],
  [
    'x.tsx',
    "const read = (): never => JSON.parse('{')\nexport const X = () => read()",
    1,
    'component-error',
    '\n    at read (x.tsx:1:32)\n    at X (x.tsx:2:24)\n  Fix it',
  ],
  [
    'x.tsx',
    "export const X = () => { throw new Error('too late') }",
    1,
    'component-error',
    'docs/index.md:3:1  error  component-error\n  The component `X` throws an error: too late\n    at X (x.tsx:1:32)\n  Fix it in `x.tsx`',
  ],
])('D: a faulty component is a finding: %s %s', async (file, code, exitCode, rule, text) => {
  const siteDir = await siteOf({
    'docs/index.md': '# A\n\n<X />\n',
    'site.config.ts': `export default { components: { X: '${file}' } }`,
    [file]: code,
    'parts/start.ts':
      "type A = string\n\nexport function start(): A {\n  throw new Error('too early')\n}\n",
  })
  const run = await runCli(['build', siteDir])
  expect(run.exitCode).toBe(exitCode)
  expect(run.stderr).toContain(rule)
  expect(run.stderr).toContain(text)
  // Frames of files that the author wrote, and no others.
  expect(run.stderr).not.toMatch(/^\s+at (?!(?:\w+ \()?(?:parts\/)?(?:x|start)\.tsx?:\d)/m)
})
