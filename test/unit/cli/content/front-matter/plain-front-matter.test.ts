import { describe, expect, it } from 'vitest'
import {
  parseWholeYaml,
  parseYamlFrontMatter,
} from '../../../../../cli/content/front-matter/front-matter-yaml.ts'
import { readPlainFrontMatter } from '../../../../../cli/content/front-matter/plain-front-matter.ts'

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
})
