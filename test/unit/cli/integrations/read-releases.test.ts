import { describe, expect, it } from 'vitest'
import { readReleases } from '../../../../cli/integrations/changelog/read-releases.ts'

const factsOf = (text: string) =>
  readReleases(text).map(({ version, date, line, suffix }) => [version, date, line, suffix])

describe('readReleases', () => {
  it('D: reads the headings that changelogs have', () => {
    const text = `# Changelog

Text.

## [Unreleased]

- Not yet.

## [2.0.0] - 2026-03-01

### Added

- More.

# [1.1.0](https://example.org/compare/v1.0.0...v1.1.0) (2026-02-01)
### [1.0.1][tag] (2026-01-02)
## pkg@1.0.0-rc.1 — 2026-01-01 [YANKED]
## v0.9
`
    expect(factsOf(text)).toEqual([
      ['2.0.0', '2026-03-01', 9, ''],
      ['1.1.0', '2026-02-01', 15, ''],
      ['1.0.1', '2026-01-02', 16, ''],
      ['1.0.0-rc.1', '2026-01-01', 17, '[YANKED]'],
      ['0.9', undefined, 18, ''],
    ])
  })

  it('D: gives sections the second level, and links their definitions', () => {
    const [release] = readReleases(
      '## 1.0.0\n\n### Fixed\n\n#### Deep\n\n- See [docs].\n\n```md\n## 3.0.0\n### Not a section\n```\n\n[docs]: https://example.org\n[other]: https://example.net\n',
    )
    expect(release?.content).toBe(
      '## Fixed\n\n### Deep\n\n- See [docs].\n\n```md\n## 3.0.0\n### Not a section\n```\n\n[docs]: https://example.org',
    )
  })

  it('D: leaves out other sections of the same level', () => {
    expect(readReleases('## 1.0.0\n\nText.\n\n## Thanks\n\nTo all.\n')[0]?.content).toBe('Text.')
    expect(readReleases('# Changelog\n\nNothing yet.\n')).toEqual([])
  })
})
