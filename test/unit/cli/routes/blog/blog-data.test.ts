import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createVariants } from '../../../../../cli/model/variants/doc-variants.ts'
import { author } from '../../../../../cli/content/front-matter/post-schema.ts'
import { authorSchema, parseBlogFile, tagSchema } from '../../../../../cli/routes/blog/blog-data.ts'
import { configOf } from '../../../../helpers/memory-site.ts'

const variant = createVariants(configOf())[0] ?? (undefined as never)
const parse = (kind: 'authors' | 'tags', contents: string) => {
  const file = { kind, path: `blog/${kind}.yml` as never, variant, contents }
  return kind === 'authors' ? parseBlogFile(file, authorSchema) : parseBlogFile(file, tagSchema)
}

describe('unknown keys of the files of a blog', () => {
  it.each([
    [
      'authors',
      'ada:\n  name: Ada\n  imageUrl: /a.png\n',
      'ada.imageUrl',
      3,
      'Did you mean `image_url`?',
    ],
    ['authors', 'ada:\n  name: Ada\n  twitter: ada\n', 'ada.twitter', 3, 'Expected one of `name`'],
    [
      'authors',
      'ada:\n  page:\n    permalink: /ada\n    size: 3\n',
      'ada.page.size',
      4,
      '`permalink`',
    ],
    ['authors', 'ada:\n  constructor: 1\n', 'ada.constructor', 2, 'Expected one of'],
    ['tags', 'a:\n  labl: A\n', 'a.labl', 2, 'Did you mean `label`?'],
  ] as const)('are reported, and the others stay: %s %j', (kind, contents, key, line, help) => {
    const { entries, diagnostics } = parse(kind, contents)
    expect(diagnostics).toMatchObject([
      {
        rule: 'unknown-blog-key',
        severity: 'warning',
        message: expect.stringContaining(`\`${key}\``),
        help: expect.stringContaining(help),
        place: { line },
      },
    ])
    expect(entries?.size).toBe(1)
  })

  it('are not the keys of profiles', () => {
    const text = 'ada:\n  name: Ada\n  page: true\n  socials: { anything: https://x.example }\n'
    expect(parse('authors', text).diagnostics).toEqual([])
    expect(parse('tags', 'a:\nb:\n  description: B\n').diagnostics).toEqual([])
  })
})

describe('the email address of an author', () => {
  it.each([
    'javascript:alert(1)',
    'ada',
    'ada@',
    '@example.org',
    'ada@example.org?bcc=eve@example.org',
    'ada@example.org,eve@example.org',
    'ada@example.org&body=x',
    'ada%0a@example.org',
    'Ada <ada@example.org>',
    'ada lovelace@example.org',
    'ada@example@org',
  ])('is not %j', (email) => {
    expect(
      parse('authors', `ada: { email: ${JSON.stringify(email)} }\n`).diagnostics,
    ).toMatchObject([
      {
        rule: 'bad-blog-file',
        message: `\`ada.email\` is \`${email}\`, but it must be an email address, such as \`ada@example.org\`.`,
      },
    ])
    const result = v.safeParse(author, { name: 'Ada', email })
    expect(result.success).toBe(false)
  })

  it.each(['ada@example.org', "o'neil+docs@mail.example", 'ädå@bücher.example'])(
    'can be %j',
    (email) => {
      expect(parse('authors', `ada: { email: ${JSON.stringify(email)} }\n`).diagnostics).toEqual([])
    },
  )
})
