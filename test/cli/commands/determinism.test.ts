import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashTree } from '../../helpers/tree-hash.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const shell = join(process.cwd(), 'test/fixtures/shell')

async function build(
  site: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ReadonlyMap<string, string>> {
  const { exitCode, stderr } = await runCli(['build', site], { cwd: site, env })
  expect(exitCode, stderr).toBe(0)
  return hashTree(join(site, 'build'))
}

describe('build', () => {
  it('P10: writes the same bytes in another folder, locale and time zone, cold and warm', async () => {
    const first = await temporaryFolder()
    cpSync(shell, first, { recursive: true })
    const second = join(await temporaryFolder(), 'einem Ordner', 'mit Ümlaut')
    cpSync(shell, second, { recursive: true })

    const cold = await build(first)
    expect(cold.size).toBeGreaterThan(10)
    expect(await build(first)).toEqual(cold)
    expect(await build(first, { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' })).toEqual(cold)
    expect(await build(second, { TZ: 'Pacific/Kiritimati', LC_ALL: 'C' })).toEqual(cold)
    rmSync(join(first, '.docs-ssg'), { recursive: true })
    expect(await build(first, { TZ: 'America/St_Johns' })).toEqual(cold)
    rmSync(join(first, 'build'), { recursive: true })
    expect(await build(first)).toEqual(cold)
  })

  it('P10: writes the same bytes whatever the order in which files were made', async () => {
    const pages = Array.from({ length: 12 }, (_, index): [string, string] => [
      `docs/part-${index % 3}/page-${index}.md`,
      `# Page ${index}\n\n[next](../part-${(index + 1) % 3}/page-${(index + 1) % 12}.md)\n`,
    ])
    const forwards = await build(await siteOf(Object.fromEntries(pages)))
    const backwards = await build(await siteOf(Object.fromEntries(pages.toReversed())))
    expect(backwards).toEqual(forwards)
  })

  it('P10: a warm build after an edit equals a cold one of the same text', async () => {
    const site = await siteOf({
      'docs/a.md': '# A\n\nSee [b](./b.md).\n',
      'docs/b.md': '# B\n\n```ts\nconst b: number = 1\n```\n',
    })
    await build(site)
    appendFileSync(join(site, 'docs/b.md'), '\n## More\n\nText.\n')
    const warm = await build(site)
    rmSync(join(site, '.docs-ssg'), { recursive: true })
    rmSync(join(site, 'build'), { recursive: true })
    expect(await build(site)).toEqual(warm)
  })
})
