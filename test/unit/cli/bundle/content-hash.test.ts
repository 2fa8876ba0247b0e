import { describe, expect, it } from 'vitest'
import { nameByContentHash } from '../../../../cli/bundle/content-hash.ts'
import type { OutputFile } from '../../../../cli/model/output.ts'
import type { OutputPath } from '../../../../cli/model/paths.ts'

const file = (path: string, contents: string): OutputFile => ({
  path: path as OutputPath,
  kind: 'script',
  contents: Buffer.from(contents),
})
const read = (files: readonly { path: string; contents: string | Uint8Array }[]) =>
  Object.fromEntries(files.map(({ path, contents }) => [path, Buffer.from(contents).toString()]))

describe('nameByContents', () => {
  it('P10: gives files the same names whatever hashes they came with', () => {
    const one = nameByContentHash([
      file('assets/client-AAAAAAAA.js', 'import "./chunk-BBBBBBBB.js"'),
      file('assets/chunk-BBBBBBBB.js', 'export const a = "é"'),
    ])
    const two = nameByContentHash([
      file('assets/client-CCCCCCCC.js', 'import "./chunk-DDDDDDDD.js"'),
      file('assets/chunk-DDDDDDDD.js', 'export const a = "é"'),
    ])
    expect(read(two)).toEqual(read(one))
    expect(Object.values(read(one))).toContain('export const a = "é"')
  })

  it('P10: changes the name of everything that leads to a change, in circles too', () => {
    const made = (text: string) =>
      nameByContentHash([
        file('assets/a-AAAAAAAA.js', 'import "./b-BBBBBBBB.js"'),
        file('assets/b-BBBBBBBB.js', 'import "./a-AAAAAAAA.js"; import "./c-CCCCCCCC.js"'),
        file('assets/c-CCCCCCCC.js', text),
        file('assets/d-DDDDDDDD.js', 'alone'),
      ]).map(({ path }) => path)
    const [a, b, c, d] = made('1')
    const [a2, b2, c2, d2] = made('2')
    expect([a === a2, b === b2, c === c2, d === d2]).toEqual([false, false, false, true])
  })

  it('P10: takes no longer for files that many ways lead to', () => {
    const nameAt = (layer: number, at: number): string =>
      `chunk-${'ABCDEFGH'[layer]}${'ABCDEFGHIJKLMNO'[at]}AAAAAA.js`
    const all = Array.from({ length: 15 }, (_, at) => at)
    const files = [...'12345678'].flatMap((_, layer) =>
      all.map((at) => {
        const imports = layer < 7 ? all.map((next) => `import "./${nameAt(layer + 1, next)}"`) : []
        return file(`assets/${nameAt(layer, at)}`, [...imports, at].join('\n'))
      }),
    )
    // 15 ** 8 ways: one after the other, they would take longer than a test may.
    expect(nameByContentHash(files)).toHaveLength(120)
  })

  it('P10: keeps licences beside their script', () => {
    const names = nameByContentHash([
      file('assets/chunk-AAAAAAAA.js', '/*! see chunk-AAAAAAAA.js.LEGAL.txt */'),
      file('assets/chunk-AAAAAAAA.js.LEGAL.txt', 'MIT'),
    ]).map(({ path }) => path)
    expect(names[1]).toBe(`${names[0]}.LEGAL.txt`)
  })
})
