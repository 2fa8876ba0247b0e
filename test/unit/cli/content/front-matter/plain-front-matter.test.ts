import { describe, expect, it } from 'vitest'
import {
  parseWholeYaml,
  parseYamlFrontMatter,
} from '../../../../../cli/content/front-matter/front-matter-yaml.ts'
import { readPlainFrontMatter } from '../../../../../cli/content/front-matter/plain-front-matter.ts'
import { createRandom } from '../../../../bench/random.mjs'

describe('front matter without a YAML parser', () => {
  it.each([
    'title: Getting started',
    'title: Write `async` logic, and test it (part 2/3)\nsidebar_position: 4\ndraft: false',
    'id: "a: # b"\nslug: \'/say "hi"\'\n',
  ])('reads %j', (yaml) => {
    expect(readPlainFrontMatter(yaml)).toBeDefined()
    expect(parseYamlFrontMatter(yaml)).toEqual(parseWholeYaml(yaml))
  })

  it.each([
    '',
    'title:',
    'title: a: b',
    'title: a #b',
    'title: a:',
    'title: ~',
    'title: null',
    'title: 010',
    'title: 1.10',
    'title: -1',
    'title: 12345678901234567890',
    'title: "a\\n"',
    "title: 'it''s'",
    'title: [a]',
    'title: >\n  a',
    'title: a\n  b',
    'title: a\ntitle: b',
    'title: a\n\nid: b',
    '# a',
    'title: a\r',
    'title: a\u2028b',
    'title: "a\tb"',
    '--- a',
    '*a: b',
    'Null: a',
    `${'k'.repeat(1100)}: a`,
  ])('leaves %j to the parser', (yaml) => {
    expect(readPlainFrontMatter(yaml)).toBeUndefined()
  })

  it('P3: never differs from the parser, for 30,000 random texts', () => {
    const random = createRandom(20261123)
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
    const keys =
      'title id slug draft sidebar_position description toc label image tags author hide_title sidebar_label keywords true null NULL a-b _c on'.split(
        ' ',
      )
    const pieces = [
      ...'abe019 .,:#-+_/()\'"`~?!&*@%|>[]{}<=;$\\\t’“…–é\u0085\u00a0\u2028\ufeff'.split(''),
      ...'true false null yes no on True FALSE Null .inf .nan 0x1f 0o17 1e3 1_000 010 12:30 2024-05-31 -- --- ...'.split(
        ' ',
      ),
      ': ',
      ' #',
      ' ',
      '- ',
      ', ',
      '""',
      "''",
      'a word',
      'https://a.b/c',
    ]
    let plain = 0
    for (let round = 0; round < 30_000; round += 1) {
      const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
        const value = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pieces)).join(
          '',
        )
        const quote = pick(['', '', '"', "'"])
        return `${pick(keys)}: ${quote}${value}${quote}`
      })
      const yaml = lines.join('\n')
      if (readPlainFrontMatter(yaml) === undefined) continue
      plain += 1
      expect(parseYamlFrontMatter(yaml), JSON.stringify(yaml)).toEqual(parseWholeYaml(yaml))
    }
    expect(plain).toBeGreaterThan(5000)
  })
})
