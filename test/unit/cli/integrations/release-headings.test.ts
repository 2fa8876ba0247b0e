import { expect, it } from 'vitest'
import {
  findBadHeadings,
  readReleases,
} from '../../../../cli/integrations/changelog/read-releases.ts'

it.each([
  ['## [1.1.0/../x]', '[1.1.0/../x]', 4],
  ['## 1.1.0/x (2026-01-01)', '1.1.0/x', 4],
  ['# v1.2.0?a', 'v1.2.0?a', 3],
  ['### 1.2.0-', '1.2.0-', 5],
  ['## 1.2.0-..', '1.2.0-..', 4],
  ['## 1.2.3.4.5', '1.2.3.4.5', 4],
  ['## 1.2.0#a', '1.2.0#a', 4],
  ['## pkg@1.2.0%2e', 'pkg@1.2.0%2e', 4],
])('D: %j is no release, and is reported with its place', (line, version, column) => {
  const text = `# Changes\n\n${line}\n\n- a\n`
  expect(readReleases(text)).toEqual([])
  expect(findBadHeadings(text)).toEqual([{ version, line: 3, column }])
})

it.each([
  ['## [1.1.0] - 2026-01-01', '1.1.0'],
  ['## 1.1.0: name', '1.1.0'],
  ['## 1.1.0– name', '1.1.0'],
  ['# [1.1.0](https://x.example) (2026-01-01)', '1.1.0'],
  ['## 1.1', '1.1'],
  ['## v1.1.0.4', '1.1.0.4'],
  ['## 1.1.0-rc.1+b-2', '1.1.0-rc.1+b-2'],
  ['## @a/b@1.1.0', '1.1.0'],
])('D: %j is a release', (line, version) => {
  const text = `# Changes\n\n${line}\n\n- a\n`
  expect(readReleases(text).map((release) => release.version)).toEqual([version])
  expect(findBadHeadings(text)).toEqual([])
})

it('D: headings of sections and lines of fences are no bad versions', () => {
  const text = '# Changes\n\n## Unreleased\n\n## 2026 plans\n\n```\n## 1.1.0/x\n```\n'
  expect(findBadHeadings(text)).toEqual([])
})
