import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createGeneratedPages, type IsGenerated } from '../../../../cli/migrate/generated-pages.ts'
import {
  formatPendingLinks,
  splitPendingLinks,
} from '../../../../cli/migrate/new-site/pending-links.ts'
import { resolveDeadLinks } from '../../../../cli/migrate/new-site/resolve-dead-links.ts'
import { vitepressMarkup } from '../../../../cli/migrate/vitepress/facts/markup.ts'
import { createSourceFiles } from '../../../../cli/migrate/source-files.ts'
import type { ContentPath } from '../../../../cli/primitives/files/place.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

let isGenerated: IsGenerated

beforeAll(async () => {
  const root = await temporaryFolder()
  const texts = {
    '.gitignore': '# made by scripts\nsite/docs/api/*\n!site/docs/api/overview.md\n',
    'site/docs/.gitignore': 'reference/\n/changes.mdx\n',
    'site/docs/modules/.gitignore': '*.md\n!index.md\n',
    'site/docs/guide.md': '# Guide\n',
  }
  await mkdir(join(root, '.git'))
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  isGenerated = createGeneratedPages(
    { docsDir: join(root, 'site/docs'), newDocsDir: '/new/docs', dynamic: ['tools/[name].md'] },
    createSourceFiles(join(root, 'site')),
  )
})

describe('pages that a script of the old site writes', () => {
  it.each([
    ['/api/counter', undefined, true],
    ['/api/counter.html#start', undefined, true],
    ['/api/counter/', undefined, true],
    ['/api/overview', undefined, false],
    ['/reference/a/b?c', undefined, true],
    ['/changes', undefined, true],
    ['/more/changes', undefined, false],
    ['../api/counter.md#start', 'guides/start.md', true],
    ['./reference/a.md', 'index.md', true],
    ['a', 'reference/index.md', true],
    ['/tools/saw', undefined, true],
    ['/tools/saw/blade', undefined, false],
    ['/modules/date', undefined, true],
    ['/modules/', undefined, false],
    ['/guide', undefined, false],
    ['/', undefined, false],
    ['#start', 'index.md', false],
    ['../../api/counter.md', 'guide.md', false],
    ['/reference/Counter.start', undefined, true],
    ['/images/counter.png', undefined, false],
    ['https://example.com/api/counter', undefined, false],
  ])('%s in %s: %s', (target, page, expected) => {
    const from = page === undefined ? undefined : `/new/docs/${page}`
    expect(isGenerated(target, from)).toBe(expected)
  })
})

const broken = (actual: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  severity,
  rule: 'broken-link',
  message: 'Broken.',
  place: { path: 'docs/guides/start.md' as ContentPath, line: 3, column: 7 },
  data: { actual },
})

it('lists links to generated pages by folder, apart from other findings', () => {
  const [api, method, warned, gone] = [
    broken('../api/a.md'),
    broken('https://a.example/api/b#c'),
    broken('../reference/d.md', 'warning'),
    broken('./gone.md'),
  ]
  const options = { isGenerated, baseDir: '/new', pendingUrls: [], origin: 'https://a.example' }
  const { generated, others } = splitPendingLinks([api, method, warned, gone], options)
  expect(others).toEqual([gone])
  expect(formatPendingLinks({ pending: [], generated }).slice(1)).toEqual([
    '  /api/  2 links, first at docs/guides/start.md:3:7',
    '  /reference/  1 link, first at docs/guides/start.md:3:7',
  ])
  expect(formatPendingLinks({ pending: [], generated: [] })).toEqual([])
})

it.each([
  [['../api/a.md', '/reference/b'], 'warn'],
  [['../api/a.md', './gone.md'], undefined],
])('broken links %j: onBrokenLinks is %s', (targets, expected) => {
  const plan = resolveDeadLinks(
    {
      kind: 'planned',
      baseDir: '/new',
      writeRoot: '/new',
      from: 'site',
      migration: { config: {}, notes: [] },
      modules: [],
      pendingUrls: [],
      isGenerated,
      pages: [],
      copies: [],
      oldSite: {
        facts: { pages: new Map(), sidebar: new Set() },
        from: 'sources',
        baseUrl: '/',
        origin: 'https://a.example',
        markup: vitepressMarkup,
      },
    },
    targets.map((target) => broken(target)),
  )
  expect(plan?.migration.config['onBrokenLinks']).toBe(expected)
})
