import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const packages = join(import.meta.dirname, '../../../node_modules')

/**
 * Everything of a library or of docs-ssg that one page can set and another page could read, in the
 * process that compiles both: the text of a page that sets it, and of one that would see it.
 */
const states: Readonly<Record<string, readonly [setter: string, reader: string]>> = {
  'a macro of KaTeX': ['$\\gdef\\aa{SET}\\aa$', '$\\providecommand{\\aa}{free}\\aa$'],
  'a global macro of KaTeX': ['$\\global\\def\\bb{SET}\\bb$', '$\\providecommand{\\bb}{free}\\bb$'],
  'a macro in place of a command of KaTeX': ['$\\gdef\\alpha{SET}\\alpha$', '$\\alpha$'],
  'a tag of an equation': ['$$\nx \\tag{1}\n$$', '$$\nx \\tag{1}\n$$'],
  'a definition of a link': ['[a]\n\n[a]: https://a.example/', '[a] and text'],
  'a footnote': ['Text[^a].\n\n[^a]: SET', 'Text[^b].\n\n[^b]: Own'],
  'an abbreviation': ['*[HTML]: SET\n\nHTML', 'HTML'],
  'a grammar of Prism': ['```yaml\na: 1\n```', '```md\n---\na: 1\n---\n```'],
  'a grammar in a template': ['```sql\nselect 1\n```', '```php\n<?php echo "<b>a</b>" ?>\n```'],
  'an id of a heading': ['## Part {#own}\n\n## Part', '## Part\n\n## Part'],
  'a name of a tab group': [
    '```sh npm2yarn\nnpm install a\n```',
    '```sh npm2yarn\nnpm install b\n```',
  ],
  'an id of a diagram': ['```mermaid\ngraph TD; A-->B\n```', '```mermaid\ngraph TD; C-->D\n```'],
  'a class of an inline style': [
    '<p style="color: red">a</p>',
    '<p style="color: blue">b</p>\n\n<p style="color: red">b</p>',
  ],
  'a global type of a sample': [
    '```ts twoslash\ndeclare global { interface Window { set: 1 } }\nexport const a = 1\n```',
    '```ts twoslash\n// @noErrors\nexport const b = window.set\n//           ^?\n```',
  ],
  'a file of a sample': [
    '```ts twoslash\n// @filename: own.ts\nexport const set = 1\n// @filename: b.ts\nimport { set } from "./own"\nset\n```',
    '```ts twoslash\n// @noErrors\nimport { set } from "./own"\nexport const other = set\n//           ^?\n```',
  ],
}

const names = Object.keys(states)
const pages = (index: 0 | 1, prefix: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name, at) => [
      `docs/${prefix}-${at + 10}.md`,
      `# ${prefix} ${at}\n\n${states[name]?.[index] ?? ''}\n`,
    ]),
  )

async function articles(files: Readonly<Record<string, string>>, prefix: string) {
  const siteDir = await siteOf({
    ...files,
    'docs/index.md': '# Home\n\nText.\n',
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "types": [], "skipLibCheck": true } }\n',
    'site.config.ts':
      'export default { docs: { showLastUpdateTime: false }, markdown: { math: true } }\n',
  })
  mkdirSync(join(siteDir, 'node_modules'))
  for (const name of ['katex', 'typescript', '@typescript'])
    symlinkSync(join(packages, name), join(siteDir, 'node_modules', name), 'junction')
  const { exitCode, stderr } = await runCli(['build', siteDir, '--time-limit', '120'])
  expect(exitCode, stderr).toBe(0)
  const found = names.map((_, at) => {
    const html = readFileSync(join(siteDir, `build/${prefix}-${at + 10}/index.html`), 'utf8')
    return /<article[^]*<\/article>/.exec(html)?.[0].replace(/<(nav|footer)\b[^]*?<\/\1>/g, '')
  })
  rmSync(siteDir, { recursive: true, force: true })
  return found
}

it('a page leaves nothing behind that changes another, in any library', async () => {
  const alone = await articles(pages(1, 'm'), 'm')
  const before = await articles({ ...pages(0, 'a'), ...pages(1, 'm') }, 'm')
  const after = await articles({ ...pages(0, 'z'), ...pages(1, 'm') }, 'm')
  expect(alone.filter((article) => article === undefined)).toEqual([])
  const changed = names.filter((_, at) => before[at] !== alone[at] || after[at] !== alone[at])
  countAttempts(names.length * 2, changed.length)
  expect(changed).toEqual([])
}, 600_000)
