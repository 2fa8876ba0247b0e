import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { frontMatterSchema } from '../../../cli/content/front-matter/front-matter-schema.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Every key, on one page whose values are valid anywhere. */
const ofDoc = {
  id: 'b',
  slug: '/custom',
  title: 'A',
  hide_title: 'true',
  title_meta: 'A and more',
  description: 'What it is.',
  keywords: '[k]',
  image: 'https://img.example/og.png',
  sidebar_label: 'L',
  sidebar_position: '3',
  sidebar_class_name: 'x',
  sidebar_badge: 'new',
  displayed_sidebar: 'docs',
  pagination_label: 'P',
  pagination_next: 'plain',
  pagination_prev: 'index',
  hide_table_of_contents: 'true',
  wide: 'true',
  toc_min_heading_level: '2',
  toc_max_heading_level: '4',
  custom_edit_url: 'https://x.example/edit',
  last_update: '{ date: 2026-01-02, author: Ada }',
  parse_number_prefixes: 'false',
  wrapperClassName: 'w',
  layout: 'doc',
  format: 'md',
  draft: 'false',
  unlisted: 'false',
  tags: '[one, { label: T, permalink: /t }]',
  variables: '{ v: 1 }',
  glossary: 'false',
  search: '{ boost: 2, exclude: false, phrases: { part: [piece] } }',
  head: '[{ tag: meta, attributes: { name: robots, content: noarchive } }]',
  redirect_from: '[/getting-started, old]',
  aliases: '{ former: part }',
  check: '{ ignore: [missing-alt] }',
  llms: 'true',
}
/** What each key changes in the page, which is the same in every copy: version, language and fallback. */
const effects: Readonly<Record<string, RegExp>> = {
  hide_title: /<div class="visually-hidden"[^>]*><h1[^>]*>A<\/h1>/,
  title_meta: /<title>A and more \|/,
  description: /property="og:description" content="What it is\."/,
  keywords: /<meta name="keywords" content="k"/,
  image: /<meta property="og:image" content="https:\/\/img\.example\/og\.png"/,
  sidebar_label: /aria-current="page"[^>]*>L</,
  sidebar_badge: /<span class="badge badge-info"[^>]*>new</,
  sidebar_class_name: /class="x" href="[^"]*\/custom\/?"/,
  wide: /class="doc doc--wide[ "]/,
  wrapperClassName: /class="doc doc--wide w"/,
  custom_edit_url: /href="https:\/\/x\.example\/edit"/,
  last_update: /<time datetime="2026-01-02"/,
  tags: /href="[^"]*\/tags\/t\/?" rel="tag"[^>]*>T</,
  head: /<meta name="robots" content="noarchive"/,
  aliases: /id="former"/,
}

/** Those of landing pages, and those that have no effect on a doc. */
const elsewhere = {
  hero: '{ title: X, actions: [{ text: Go, link: ./plain.md }] }',
  features: '[{ title: F, details: D }]',
}
const ofPosts = [
  'date',
  'hide_date',
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
  'sidebar_custom_props',
  'mdx',
]

const toFrontMatter = (values: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n`

it.each(['true', "'redirects'", "'rules'"])(
  'a site that uses every key of a page builds after `version`, `version` and `translations --write`, with `fallback: %s`',
  async (fallback) => {
    expect([...Object.keys({ ...ofDoc, ...elsewhere }), ...ofPosts].toSorted()).toEqual(
      Object.keys(frontMatterSchema.entries).toSorted(),
    )
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n\n[A](./a.md), [B](./plain.md), [C](./landing.md)\n',
      'docs/plain.md': `${toFrontMatter({ redirect_from: '/plain-old' })}\n# Plain\n`,
      'docs/hidden.md': `${toFrontMatter({ unlisted: 'true', slug: 'h', redirect_from: '/h-old' })}\n# H\n`,
      'docs/draft.md': `${toFrontMatter({ draft: 'true', slug: '/d', redirect_from: '/d-old' })}\n# D\n`,
      'docs/landing.md': toFrontMatter({ layout: 'home', ...elsewhere }),
      'docs/a.md': `${toFrontMatter(ofDoc)}\n## Part\n\nText.\n`,
      'site.config.ts': `import { defineConfig } from 'docs-ssg'

export default defineConfig({
  url: 'https://x.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: ${fallback} },
  ],
})
`,
    })
    const build = ['build', siteDir]
    const commands = [
      build,
      ['version', '1.0', siteDir],
      build,
      ['version', '2.0', siteDir],
      build,
      ['translations', siteDir, '--write'],
      build,
    ]
    for (const command of commands) {
      const { exitCode, stderr } = await runCli(command)
      expect({ command, exitCode, stderr }).toEqual({ command, exitCode: 0, stderr: '' })
    }
    for (const prefix of ['', '1.0/', 'next/', 'de/', 'de/1.0/', 'de/next/']) {
      const redirect = await readFile(join(siteDir, `build/${prefix}old/index.html`), 'utf8')
      // In the other modes, a page that isn't translated only redirects to its original.
      const isCopy = fallback === 'true' || !prefix.startsWith('de/')
      expect(redirect).toContain(`data-to="/${isCopy ? prefix : prefix.slice('de/'.length)}custom`)
      if (!isCopy) continue
      const page = await readFile(join(siteDir, `build/${prefix}custom/index.html`), 'utf8')
      for (const [key, effect] of Object.entries(effects))
        expect(`${prefix}${key}: ${effect.test(page)}`).toBe(`${prefix}${key}: true`)
    }
  },
)
