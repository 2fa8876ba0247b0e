import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRooms, withRooms } from '../../../docs/generate/rooms.ts'

const root = join(import.meta.dirname, '../../..')
const rooms = readRooms(root)

describe('the map of rooms', () => {
  it('has a line from exactly one file of each room', () => {
    expect(rooms.length).toBeGreaterThan(50)
    const faults = rooms
      .filter(({ texts }) => texts.length !== 1)
      .map(({ path, texts }) => `${path}: ${texts.length} files begin with \`// Room: …\``)
    expect(faults).toEqual([])
  })

  it('is what `npm run docs:rooms` writes', () => {
    const document = readFileSync(join(root, 'cli/ROOMS.md'), 'utf8')
    expect(document).toContain('\n<!-- rooms:start -->\n')
    expect(withRooms(document, rooms)).toBe(document)
  })
})

it('leaves CONTRIBUTING at most 6 kB and CHANGELOG at most 40 lines for a release', () => {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'))
  expect(contributing.byteLength).toBeLessThanOrEqual(6000)
  const releases = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m).slice(1)
  for (const release of releases) expect(release.split('\n').length).toBeLessThanOrEqual(41)
})

describe('withRooms', () => {
  const draw = (lines: readonly string[]): string =>
    `<!-- rooms:start -->\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n<!-- rooms:end -->`
  const own = [
    'cli/               by hand',
    '  main.ts            by hand',
    'test/',
    '  cli/ by hand',
  ]

  it('renews the lines of rooms and leaves all other lines', () => {
    const before = draw([...own.slice(0, 2), '  html/ old', ...own.slice(2)])
    const after = [...own.slice(0, 2), '  html/              new', ...own.slice(2)]
    expect(withRooms(before, [{ path: 'cli/html', texts: ['new'] }])).toBe(draw(after))
  })

  it('removes a room that is gone, and puts a new one at the end of its folder', () => {
    const before = draw([
      ...own.slice(0, 2),
      '  gone/ old',
      '  html/              a',
      ...own.slice(2),
    ])
    const added = [
      { path: 'cli/html', texts: ['a'] },
      { path: 'cli/html/inner', texts: ['b'] },
      { path: 'cli/new', texts: ['c'] },
    ]
    const drawn = ['  html/              a', '    inner/             b', '  new/               c']
    const after = [...own.slice(0, 2), ...drawn, ...own.slice(2)]
    expect(withRooms(before, added)).toBe(draw(after))
  })
})
