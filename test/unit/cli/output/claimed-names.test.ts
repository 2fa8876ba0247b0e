import { describe, expect, it } from 'vitest'
import { toOutputPath } from '../../../../cli/model/paths/output-path.ts'
import { createClaimedNames } from '../../../../cli/output/claimed-names.ts'

const lower = (path: string): string => path.toLowerCase()

function claim(paths: readonly string[], rules = (path: string): string => path): string {
  const names = createClaimedNames(rules)
  try {
    paths.forEach((path, index) =>
      names.claim({ path: toOutputPath(path), origin: index === 0 ? 'a script' : '`static/x`' }),
    )
    return names.paths().join(' ')
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('createClaimedNames', () => {
  it('P12: accepts files and folders with other names', () => {
    expect(claim(['a/b/index.html', 'a/b/c.js', 'a/index.html', 'ab'])).toBe(
      'a/b/index.html a/b/c.js a/index.html ab',
    )
  })

  it.each([
    [['assets/x-1.js', 'assets/x-1.js'], 'have the output path `assets/x-1.js`'],
    [
      ['assets/x-1.js', 'assets/x-1.js/index.html'],
      'also the folder of `assets/x-1.js/index.html`',
    ],
    [['assets/x-1.js/y/z', 'assets/x-1.js'], 'also the folder of `assets/x-1.js/y/z`'],
    [['a/b/c', 'a/d', 'a/b'], 'also the folder of `a/b/c`'],
  ])('P12: names both origins of %j', (paths, text) => {
    expect(claim(paths)).toContain(text)
    expect(claim(paths)).toContain('a script')
    expect(claim(paths)).toContain('`static/x`')
  })

  it('P12: compares names as the disk does', () => {
    expect(claim(['A/b', 'a/B/c'])).toBe('A/b a/B/c')
    expect(claim(['A/b', 'a/B/c'], lower)).toContain('also the folder')
  })
})
