import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const boom = `function inner(tree) {
  return tree.nothing.x
}
export const sync = () => (tree) => inner(tree)
export const late = () => async (tree) => {
  await undefined
  inner(tree)
}
export const callback = () => (tree, file, next) => next(new Error('from the callback'))
export const text = () => () => {
  throw 'only a text'
}
export const own = () => (tree, file) => {
  const [heading] = tree.children
  const name = heading.children[0].value
  if (name === 'Page') throw new Error(file.path + ' is bad')
  if (name === 'Other') throw new Error(file.path + ' is other')
}
export const numbered = () => (tree) => {
  if (tree.children.length > 1) throw new Error(tree.children.length + ' blocks')
}
export function setUp() {
  throw new TypeError('no options')
}
`
const reading = "throws an error: Cannot read properties of undefined (reading 'x')"

/** What a build of two pages reports with this in its config. */
async function build(
  config: string,
  pages: Readonly<Record<string, string>> = { 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n' },
): Promise<string> {
  const siteDir = await siteOf({
    ...pages,
    'plugins/boom.mjs': boom,
    'node_modules/remark-bad/package.json':
      '{ "name": "remark-bad", "type": "module", "main": "index.js" }',
    'node_modules/remark-bad/index.js':
      'export default function remarkBad() {\n  return () => {\n    throw new Error("bad package")\n  }\n}\n',
    'site.config.ts': `import * as boom from './plugins/boom.mjs'
import remarkBad from 'remark-bad'
export default { title: 'Site', url: 'https://docs.example.org', ${config} }
export { boom, remarkBad }
`,
  })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  // The first hooks belong to the config.
  expect(exitCode).toBe(/extend\w+: \(\) => boom/.test(config) ? 2 : 1)
  // No frame is of docs-ssg or of Node.
  expect(stderr).not.toMatch(/^\s+at .*(?:dist|node:|data:)/m)
  return stderr
}

const remark = 'markdown.remarkPlugins[0]'

describe('a plugin that throws is named, with its own frames', () => {
  it.each([
    [
      'remarkPlugins: [boom.sync]',
      `The plugin \`sync\` in \`${remark}\` ${reading}`,
      'inner (plugins/boom.mjs:2:23)',
    ],
    [
      'remarkPlugins: [boom.late]',
      `The plugin \`late\` in \`${remark}\` ${reading}`,
      'inner (plugins/boom.mjs:2:23)',
    ],
    [
      'rehypePlugins: [[boom.sync, {}]]',
      `The plugin \`sync\` in \`markdown.rehypePlugins[0]\` ${reading}`,
      'inner (plugins/boom.mjs:2:23)',
    ],
    [
      'beforeDefaultRehypePlugins: [{ plugins: [boom.sync] }]',
      '`markdown.beforeDefaultRehypePlugins[0].plugins[0]`',
      'inner (plugins/boom.mjs:2:23)',
    ],
    ['remarkPlugins: [boom.callback]', 'The plugin `callback` in', 'callback (plugins/boom.mjs:9:'],
    ['remarkPlugins: [boom.text]', 'throws an error: only a text', ''],
    [
      'remarkPlugins: [remarkBad]',
      'The plugin `remarkBad` in',
      'node_modules/remark-bad/index.js:3:11',
    ],
  ])('%s', async (plugins, message, frame) => {
    const stderr = await build(`markdown: { ${plugins} }`)
    expect(stderr).toContain(message)
    expect(stderr).toContain(frame.replace(/^callback \(/, ''))
    expect(stderr).toContain('docs-ssg: findings: 1 error\n')
    expect(stderr).toContain('docs/a.md:1:1  error  unreadable-page')
    expect(stderr).toContain('The same error occurs on another page: `docs/index.md`.')
  })

  it('and reported once for each error, with the number of pages and the first of them', async () => {
    const text = '# Page\n'
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [`docs/${name}.md`, text])
    const stderr = await build('markdown: { remarkPlugins: [boom.own, boom.numbered] }', {
      ...Object.fromEntries(pages),
      'docs/other.md': '# Other\n',
      'docs/third.md': '# Third\n\nOne more block.\n',
    })
    // Equal but for the path of the page.
    expect(stderr).toContain('docs-ssg: findings: 3 errors\n')
    expect(stderr).toMatch(/^docs\/a\.md:1:1 {2}error {2}unreadable-page\n.* docs\/a\.md is bad$/m)
    expect(stderr).toContain('4 other pages: `docs/b.md`, `docs/c.md`, `docs/d.md` and 1 more.')
    // Another error of the same plugin, and one of another plugin.
    expect(stderr).toMatch(/^docs\/other\.md:1:1 {2}.*\n.* is other$/m)
    expect(stderr).toMatch(/^docs\/third\.md:1:1 {2}.*\n.*`numbered`.* 2 blocks$/m)
  })

  it('once and in the config when it fails before it sees a page', async () => {
    const stderr = await build('markdown: { remarkPlugins: [boom.setUp] }')
    expect(stderr).toContain('docs-ssg: findings: 1 error\n')
    expect(stderr).toMatch(/^site\.config\.ts:3:\d+ {2}error {2}unreadable-page$/m)
    expect(stderr).toContain('throws an error: no options\n    at setUp (plugins/boom.mjs:23:9)')
  })

  it.each(['extendConfig', 'extendMarkdown', 'addPages', 'check', 'finish'])(
    'as is the hook `%s` of an integration',
    async (hook) => {
      const stderr = await build(
        `integrations: [{ name: 'shop', hooks: { ${hook}: () => boom.sync()({}) } }]`,
      )
      expect(stderr).toContain(`The hook \`${hook}\` of the integration \`shop\` ${reading}`)
      expect(stderr).toContain('at inner (plugins/boom.mjs:2:23)')
      expect(stderr).toMatch(/at .*site\.config\.ts:3:\d+/)
    },
  )

  it('and so is a plugin that an integration adds', async () => {
    const stderr = await build(
      "integrations: [{ name: 'shop', hooks: { extendMarkdown: () => ({ remarkPlugins: [boom.sync] }) } }]",
    )
    expect(stderr).toContain(`The plugin \`sync\` of the integration \`shop\` ${reading}`)
    expect(stderr).toContain('at inner (plugins/boom.mjs:2:23)')
  })
})
