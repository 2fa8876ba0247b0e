import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readTree } from '../../../helpers/build-fixture.ts'
import { runCli } from '../../../helpers/run-cli.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

const files = {
  'docs/formula.mdx':
    '# F\n\nInline $x_{1}^2$ and a price of \\$5.\n\n$$\n\\frac{a}{b}\n$$\n\n<b>raw</b>\n',
  'docs/plain.md': '# P\n\nNo formula.\n',
  'site.config.ts':
    'export default { docs: { showLastUpdateTime: false }, markdown: { math: true } }',
}

async function siteWithKatex(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const siteDir = await siteOf({ ...files, ...more })
  await mkdir(join(siteDir, 'node_modules'))
  await symlink(join(packages, 'katex'), join(siteDir, 'node_modules/katex'))
  return siteDir
}

describe('math', () => {
  it('D: formulas are rendered at build time, with classes instead of styles, and MathML', async () => {
    const siteDir = await siteWithKatex()
    const run = await runCli(['build', siteDir])
    expect([run.exitCode, run.stderr]).toEqual([0, ''])
    const html = await readFile(join(siteDir, 'build/formula/index.html'), 'utf8')
    expect(html).toContain('<span class="katex-display"><span class="katex">')
    expect(html).toContain('<annotation encoding="application/x-tex">x_{1}^2</annotation>')
    expect(html).toContain('a price of $5.')
    expect(html).not.toContain('style="')
    expect(html).toMatch(/<span class="(?:[\w-]+ )*s-[\da-f]{8}"/)
  })

  it('D: the style sheet of KaTeX is linked only where a formula stands, its fonts in one format', async () => {
    const siteDir = await siteWithKatex()
    await runCli(['build', siteDir])
    // Once more, from the cache.
    await runCli(['build', siteDir])
    const built = await readTree(join(siteDir, 'build'))
    const stylesheet = [...built.keys()].find((path) => /^assets\/math-.*\.css$/.test(path)) ?? '?'
    expect(String(built.get('formula/index.html'))).toContain(`href="/${stylesheet}"`)
    expect(String(built.get('plain/index.html'))).not.toContain('math-')
    const fonts = [...built.keys()].filter((path) => /KaTeX/.test(path))
    expect(fonts.length).toBeGreaterThan(10)
    expect(fonts.filter((path) => !path.endsWith('.woff2'))).toEqual([])
  })

  it('D: costs nothing when it is off: dollars are dollars, and nothing of KaTeX is there', async () => {
    const siteDir = await siteWithKatex({
      'site.config.ts': 'export default { docs: { showLastUpdateTime: false } }',
    })
    await runCli(['build', siteDir])
    const built = await readTree(join(siteDir, 'build'))
    expect(String(built.get('formula/index.html'))).toContain('Inline $x_1^2$')
    expect([...built.keys()].filter((path) => /math|katex/i.test(path))).toEqual([])
  })

  it('D: without KaTeX, and for a formula it can not read, there is a finding at the place', async () => {
    const bare = await siteOf(files)
    const none = await runCli(['build', bare])
    expect(none.exitCode).toBe(1)
    expect(none.stderr).toContain('docs/formula.mdx:3:8  error  math')
    expect(none.stderr).toContain('Run `npm install katex` in the folder of the site.')
    const siteDir = await siteWithKatex({ 'docs/formula.mdx': '# F\n\n$\\nonsense$\n' })
    const bad = await runCli(['build', siteDir])
    expect(bad.exitCode).toBe(1)
    expect(bad.stderr).toContain("The formula `\\nonsense` can't be rendered")
  })

  it.each([
    '$$\n\\nonsense\n$$',
    '- $$\n  \\nonsense\n  $$',
    '$\\nonsense$',
    '```math\n\\nonsense\n```',
  ])('a formula that can not be read is reported once: %j', async (formula) => {
    const siteDir = await siteWithKatex({ 'docs/formula.mdx': `# F\n\n${formula}\n` })
    const { stderr } = await runCli(['build', siteDir])
    expect(stderr).toContain("can't be rendered")
    expect(stderr).not.toContain('code-language')
  })
})
