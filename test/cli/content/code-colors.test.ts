import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'

/** Code whose colors Prism changes when it has loaded other languages before. */
const page = `# Code

\`\`\`html
<style>a { color: red }</style><script>const a = 1</script>
\`\`\`

\`\`\`css
a:hover { --tone: red; color: #123456; }
\`\`\`

\`\`\`\`md
\`\`\`ts
const a: number = 1
\`\`\`
\`\`\`\`

\`\`\`js
/** @param {string} a The name. */
export const run = (a) => Math.max(a.length, 1)
\`\`\`

\`\`\`java
/** @param a The name. */
class A {}
\`\`\`

\`\`\`php
<?php /** @var int $a */ $this->a = 1;
\`\`\`

\`\`\`c
int cilk_spawn = 1;
\`\`\`
`

/** Sorts before the page and uses languages from far apart. */
const others = ['css', 'js', 'ts', 'html', 'nginx', 'lua']
  .map((language) => `\`\`\`${language}\nexample\n\`\`\`\n`)
  .join('\n')

async function figuresOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { siteDir, run } = await builtSite({ ...files, 'docs/page.md': page })
  expect(run.exitCode).toBe(0)
  const html = await readFile(join(siteDir, 'build/page/index.html'), 'utf8')
  return html.match(/<figure[\s\S]+?<\/figure>/g) ?? []
}

it('P10: code has the same colors whatever languages other pages use', async () => {
  const alone = await figuresOf({ 'docs/index.md': '# Home\n' })
  expect(alone).toHaveLength(7)
  expect(await figuresOf({ 'docs/index.md': `# Home\n\n${others}` })).toEqual(alone)
})
