import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../../../../cli/checks/all-rules.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { formatReport } from '../../../../../cli/report/formats/format-report.ts'
import type { ReportFormat } from '../../../../../cli/report/formats/report-format.ts'
import { findSitePath } from '../../../../../cli/report/places/repository-paths.ts'
import { siteOf, temporaryFolder } from '../../../../helpers/site-of.ts'

describe('the path of a site in its repository', () => {
  it.each([
    ['at the top', '', ''],
    ['in a folder', 'website', 'website'],
    ['in a folder below', 'packages/our site', 'packages/our site'],
  ])('is known %s', async (_, folder, path) => {
    const root = await siteOf({ '.git/HEAD': '', 'website/a': '', 'packages/our site/a': '' })
    expect(findSitePath(join(root, folder), {})).toBe(path)
  })

  it('is known in a worktree', async () => {
    const root = await siteOf({ 'website/a.md': '' })
    const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root })
    git('init', '--quiet')
    git('add', '.')
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'A')
    const tree = join(await temporaryFolder(), 'tree')
    git('worktree', 'add', '--quiet', tree)
    expect(findSitePath(join(tree, 'website'), { GITHUB_WORKSPACE: root })).toBe('website')
  })

  it.each([
    ['GitHub checks out without git', 'job', 'job/website', { GITHUB_WORKSPACE: 'job' }],
    ['GitLab checks out without git', 'job', 'job/website', { CI_PROJECT_DIR: 'job' }],
    [
      'the repository is in a folder of the job',
      'job/lib',
      'job/lib/docs',
      { GITHUB_WORKSPACE: '' },
    ],
  ])('is known when %s', async (_, top, site, variables) => {
    const root = await siteOf({
      'job/lib/.git/HEAD': '',
      'job/lib/docs/a': '',
      'job/website/a': '',
    })
    const absolute = Object.entries(variables).map(([name, path]) => [name, join(root, path)])
    const found = findSitePath(join(root, site), Object.fromEntries(absolute))
    expect(join(root, top, found)).toBe(join(root, site))
  })

  it.each([{}, { GITHUB_WORKSPACE: '/elsewhere' }, { GITHUB_WORKSPACE: '' }])(
    'is empty without a repository (%j)',
    async (variables) => {
      expect(findSitePath(await temporaryFolder(), variables)).toBe('')
    },
  )
})

it.each<[ReportFormat, string]>([
  ['github', '::error file=website/docs/a.md,line=2'],
  ['sarif', '"uri": "website/docs/a.md"'],
  ['junit', '<testsuite name="website/docs/a.md"'],
  ['json', '"file": "docs/a.md"'],
  ['pretty', 'docs/a.md:2:1'],
])('names files in the format `%s` as its readers expect them', (format, shown) => {
  const options = { format, colors: false, pages: 1, version: '1.0.0', ruleOf }
  const show = (path: string): string => {
    const place = toPlace(path, { line: 2, column: 1 })
    const found = { severity: 'error', rule: 'broken-link', message: 'Broken.', place } as const
    return formatReport([found], { ...options, sitePath: 'website' })
  }
  expect(show('docs/a.md')).toContain(shown)
  const isOfSite = format === 'json' || format === 'pretty'
  expect(show('../README.md').includes('../README.md')).toBe(isOfSite)
})
