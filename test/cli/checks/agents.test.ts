import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { runCli } from '../../helpers/run-cli.ts'

/** What `check --only agents` finds on a site: rule, place and message of each. */
async function findingsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { siteDir } = await builtSite(files)
  const { stdout } = await runCli(['check', siteDir, '--only', 'agents', '--format', 'json'])
  const { diagnostics }: { diagnostics: Record<string, unknown>[] } = JSON.parse(stdout)
  return diagnostics.map((found) =>
    [found['rule'], found['line'], found['message']].map(String).join(' '),
  )
}

const config = "export default { url: 'https://d.example', baseUrl: '/b/' }"

it('reports a page whose Markdown programs cut', async () => {
  const row = (index: number): string => `| ${index} | ${'a value '.repeat(10)} |\n`
  const rows = Array.from({ length: 1200 }, (_, index) => row(index)).join('')
  const found = await findingsOf({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'docs/long.md': `# Long\n\n| a | b |\n| - | - |\n${rows}`,
  })
  expect(found).toEqual([
    expect.stringMatching(
      /^long-markdown 1 `long\.md` has 1\d\d,\d{3} characters; programs cut a page after about 100,000\.$/,
    ),
  ])
})

it('reports what programs miss in an `llms.txt` of the site', async () => {
  const found = await findingsOf({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'docs/a.md': '# A\n',
    'static/x.pdf': 'x',
    'static/llms.txt':
      '## Pages\n\n- [A](https://d.example/b/a.md)\n- [A](/b/a)\n- [A](/b/a/index.html)\n- [Home](/b/index.html)\n- [Home](https://d.example/b/)\n- [File](/b/x.pdf)\n- [Other](https://other.example/a)\n- [Renamed](https://d.example/b/old.md)\n',
  })
  expect(found).toEqual([
    'own-llms-list 1 The list doesn’t begin with a title, which tells programs what the file is about.',
    'own-llms-list 10 `https://d.example/b/old.md` is neither a page nor a file of this site.',
  ])
})

it('reports an `llms.txt` of the site without links', async () => {
  const found = await findingsOf({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'static/llms.txt': '# Docs\n\nWords alone.\n',
  })
  expect(found).toEqual([
    'own-llms-list 1 The list has no links, so programs can’t find any page through it.',
  ])
})
