import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

let site = ''
const write = async (path: string, contents: string): Promise<void> => {
  await mkdir(dirname(join(site, path)), { recursive: true })
  await writeFile(join(site, path), contents)
}
const read = (path: string): Promise<string> =>
  readFile(join(site, 'build', path, 'index.html'), 'utf8')

beforeAll(async () => {
  site = await temporaryFolder()
  await write(
    'site.config.ts',
    "export default { title: 'Kit', url: 'https://kit.example', docs: { showLastUpdateTime: false } }\n",
  )
  await write('docs/index.md', '# Home\n\nText.\n')
  await write('docs/api/a.md', '# A\n\n{{ product }} text.\n')
  await write('docs/api/inner/b.md', '---\nimage: /own.png\n---\n\n# B\n')
  await write('static/all.png', 'x')
  await write('static/own.png', 'x')
})

it.each([
  ['image: ./gone.png', 3, 'broken-asset'],
  ['head: [[meta, { property: "og:image", content: /gone.png }]]', 50, 'broken-asset'],
  ['head: [[link, { rel: canonical, href: /nowhere/ }]]', 41, 'broken-link'],
  ['displayed_sidebar: gone', 3, 'unknown-sidebar'],
  ['pagination_next: gone', 3, 'unknown-doc-id'],
  ['variables: { a: b }\n  description: "{{ gone }}"', 3, 'unknown-variable'],
])(
  'A7: a finding about what a folder sets is at its line there, once: %s',
  async (key, column, rule) => {
    const siteDir = await siteOf({
      'site.config.ts': "export default { url: 'https://kit.example' }\n",
      'docs/index.md': '# Home\n',
      'docs/api/_category_.yml': `label: API\nfrontMatter:\n  ${key}\n`,
      'docs/api/a.md': '# A\n',
      'docs/api/inner/b.md': '# B\n',
      // A page that sets the key itself is reported in its own file.
      'docs/api/own.md': '---\nimage: /own-gone.png\n---\n\n# Own\n',
    })
    const { stderr } = await runCli(['build', siteDir])
    const line = key.split('\n').length + 2
    const found = stderr.split('\n').filter((text) => / {2}(?:error|warning) {2}/.test(text))
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(`^docs/api/_category_\\.yml:${line}:${column} {2}\\w+ {2}${rule}$`),
      ),
      'docs/api/own.md:2:1  error  broken-asset',
    ])
  },
)

it('A7: pages have the front matter of their folders, also after the folder changes', async () => {
  const category = (image: string, product: string): string =>
    `frontMatter:\n  image: ${image}\n  variables: { product: ${product} }\n`
  await write('docs/api/_category_.yml', category('/all.png', 'Kit'))
  const first = await runCli(['build', site])
  expect(first.exitCode, first.stderr).toBe(0)
  expect(await read('api/a')).toContain('content="https://kit.example/all.png"')
  expect(await read('api/a')).toContain('<p>Kit text.</p>')
  expect(await read('api/inner/b')).toContain('content="https://kit.example/own.png"')
  expect(await read('')).not.toContain('all.png')

  await write('docs/api/_category_.yml', category('/own.png', 'Box'))
  const second = await runCli(['build', site])
  expect(second.exitCode, second.stderr).toBe(0)
  expect(await read('api/a')).toContain('content="https://kit.example/own.png"')
  expect(await read('api/a')).toContain('<p>Box text.</p>')

  await write('docs/api/_category_.yml', 'frontMatter: { slug: /x, imge: /a.png }\n')
  const third = await runCli(['build', site])
  expect(third.exitCode).toBe(1)
  expect(third.stderr).toContain(
    "The front matter of a folder can't set `slug`, because its pages can't share it.",
  )
  expect(third.stderr).toContain('Did you mean `image`?')
})
