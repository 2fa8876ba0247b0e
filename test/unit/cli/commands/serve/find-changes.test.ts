import { describe, expect, it } from 'vitest'
import { findChanges } from '../../../../../cli/commands/serve/find-changes.ts'
import type { SiteUpdate } from '../../../../../cli/commands/serve/serve-contract.ts'
import { noSite } from '../../../../../cli/commands/serve/served-site.ts'
import type { OutputPath } from '../../../../../cli/model/paths.ts'

function siteWith(files: Readonly<Record<string, string>>): SiteUpdate {
  const entries = Object.entries(files).map(([path, contents]) => {
    const output = path as OutputPath
    return [output, { path: output, kind: 'page', contents }] as const
  })
  return { ...noSite, baseUrl: '/base/', files: new Map(entries) }
}

const page = (hash: string, text: string): string =>
  `<link rel="stylesheet" href="/base/assets/styles-${hash}.css"><p>${text}</p>`

describe('findChanges', () => {
  const before = siteWith({
    'index.html': page('aaaaaaaa', 'a'),
    'b/index.html': page('aaaaaaaa', 'b'),
    'assets/styles-aaaaaaaa.css': 'p {}',
  })

  it('exchanges a style sheet without a reload, and names no page for it', () => {
    const after = siteWith({
      'index.html': page('bbbbbbbb', 'a'),
      'b/index.html': page('bbbbbbbb', 'changed'),
      'assets/styles-bbbbbbbb.css': 'p { color: red }',
    })
    expect(findChanges(before, after, new Set())).toEqual({
      pages: ['/base/b'],
      reload: false,
      styles: [
        { from: '/base/assets/styles-aaaaaaaa.css', to: '/base/assets/styles-bbbbbbbb.css' },
      ],
    })
  })

  it('gives a style sheet that keeps its name another URL', () => {
    const after = siteWith({ 'own.css': 'p { color: red }' })
    const { styles, reload } = findChanges(siteWith({ 'own.css': 'p {}' }), after, new Set())
    expect(styles).toEqual([
      { from: '/base/own.css', to: expect.stringMatching(/^\/base\/own\.css\?\d+$/) },
    ])
    expect(reload).toBe(false)
  })

  it('reloads when a style sheet comes or goes, and when a script changes', () => {
    expect(findChanges(before, siteWith({}), new Set()).reload).toBe(true)
    const scripts = [siteWith({ 'a-1.js': '1' }), siteWith({ 'a-2.js': '2' })] as const
    expect(findChanges(...scripts, new Set()).reload).toBe(true)
  })
})
