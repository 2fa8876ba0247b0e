import { describe, expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'

const path = toContentPath('/site', '/site/docs/a.md')

describe('front matter that is written in another way', () => {
  const marks = 'front-matter-syntax 1 Write a line of exactly three hyphens'
  const language = 'front-matter-language 1 Start the file with a line that contains only `---`'
  it.each([
    ['----\nslug: /a\n----', marks],
    ['-----\nslug: /a\n-----', marks],
    ['--\nslug: /a\n--', marks],
    ['—\nslug: /a\n—', marks],
    ['–––\nslug: /a\n–––', marks],
    ['===\nslug: /a\n===', marks],
    ['+++\nslug: /a\n+++', marks],
    ['---\nslug: /a\n----', marks],
    ['----\nslug: /a\n---', marks],
    ['---\nslug: /a\n...', marks],
    ['---\nslug: /a\n ---', marks],
    ['----\ntags:\n  - b\n- c\n# note\n\nslug: /a\n----', marks],
    ['+++\nslug = "/a"\n+++', language],
    ["+++\n# note\nslug = '/a'\n[menu]\nweight = 3\n+++", language],
    ['---\nslug = "/a"\n---', language],
    ['{\n  "slug": "/a",\n  "tags": [\n    "b"\n  ]\n}', language],
    [';;;\n{ "slug": "/a" }\n;;;', language],
    [';;;\n{\n  "slug": "/a",\n  "tags": ["b"]\n}\n;;;', language],
    ['---\nslug：/a\n---', 'front-matter-syntax 1 Write each key with a colon and a space'],
    ['---\nslug:/a\n---', 'front-matter-syntax 1 Write each key with a colon and a space'],
    ['<!-- license -->\n\n---\nslug: /a\n---', 'front-matter-syntax 3 Move the comment below'],
    ['---\nslug: /a\n\n# Text', 'front-matter-syntax 1 Add a line with only `---`'],
  ])('%j is reported once, with help, and the text is kept', (written, expected) => {
    const text = `${written}\n\n# Text\n`
    const { body, frontMatter, diagnostics } = parseFrontMatter(text, path)
    const found = diagnostics.map(({ rule, place, help }) => `${rule} ${place?.line} ${help}`)
    expect(found).toEqual([expect.stringContaining(expected)])
    expect(body).toBe(text)
    // A page without its URL would cause errors about links to it.
    if (!expected.includes('Add a line')) expect(frontMatter.slug).toBe('/a')
  })

  it.each([
    ['sidebar:\n\tlabel: y', 'Replace each tab'],
    ['tags:\n\t- a', 'Replace each tab'],
    ['title: "x', 'Close every quote'],
    ['title: "x" y', 'Close every quote'],
    ['tags: [a, b', 'Close what `[` or `{` opens.'],
    ['title: x\ntitle: y', 'Keep one of the lines'],
    ['hero:\n    name: a\n  text: b', 'the same number of spaces'],
    ['title: x\n  label: y', 'the same number of spaces'],
    ['title x\nlabel: y', 'followed by a colon, a space and its value'],
    ['title: x\nfoo', 'followed by a colon, a space and its value'],
    ['title: "a\\d"', 'Double each backslash'],
    ['title: *bold*', "Put the value in quotes: `title: '*bold*'`."],
    ['title: !x', "Put the value in quotes: `title: '!x'`."],
    ['title: a: b', "Put the value in quotes: `title: 'a: b'`."],
  ])('%j has help', (yaml, expected) => {
    const { diagnostics } = parseFrontMatter(`---\n${yaml}\n---\n`, path)
    expect(diagnostics.map(({ help }) => help)).toEqual([expect.stringContaining(expected)])
    expect(diagnostics[0]?.message).toMatch(/\.$/)
  })
})
