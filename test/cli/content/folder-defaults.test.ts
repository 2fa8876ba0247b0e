import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'

let site = ''
const write = async (path: string, contents: string): Promise<void> => {
  await mkdir(dirname(join(site, path)), { recursive: true })
  await writeFile(join(site, path), contents)
}
const read = (path: string): Promise<string> =>
  readFile(join(site, 'build', path, 'index.html'), 'utf8')

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'docs-ssg-defaults-'))
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
afterAll(() => rm(site, { recursive: true, force: true }))

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
