import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const all = `---
id: every
title: Every key
title_meta: Meta title
hide_title: true
description: Says all.
keywords: [one, two]
image: /img/card.svg
sidebar_label: All keys
sidebar_position: 2
sidebar_class_name: strong
sidebar_custom_props: { a: 1 }
pagination_label: All in pager
pagination_next: guide/second
pagination_prev: null
hide_table_of_contents: false
toc_min_heading_level: 3
toc_max_heading_level: 4
custom_edit_url: https://edit.example/x
last_update: { date: 2024-05-06, author: Ada }
wrapperClassName: wide
mdx: { format: md }
tags: [x, y]
search: { boost: 2 }
redirect_from: [/old-every]
aliases: { was: now }
check: { ignore: [heading-jump] }
llms: false
---

## Two

### Now

#### Four
`

it('2.5: every key of front matter is known, and does what it says', async () => {
  const siteDir = await siteOf({
    'site.config.ts': `export default { title: 'F', url: 'https://f.example', docs: { showLastUpdateAuthor: true } }`,
    'docs/all.md': all,
    'docs/guide/2nd.md':
      '---\nid: second\ndisplayed_sidebar: null\nhide_table_of_contents: true\n---\n# Second\n\n## X\n',
    'docs/guide/first.md': '---\nslug: /elsewhere\n---\n# S\n\n[a](../all.md#was)\n',
    'docs/guide/relative.md': '---\nslug: rel\nunlisted: true\n---\n# U\n',
    'docs/guide/draft.md': '---\ndraft: true\n---\n# Draft\n',
    'docs/07-num/03-page.md': '# Numbered\n',
    'docs/07-num/04-kept.md': '---\nparse_number_prefixes: false\n---\n# Kept\n',
    'static/img/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
  })
  const run = await runCli(['build', siteDir])
  expect(run.exitCode).toBe(0)
  expect(run.stderr.match(/^\S+ +warning.*/gm)).toEqual(['docs/all.md:12:1  warning  no-effect'])
  const read = async (path: string): Promise<string> =>
    await readFile(join(siteDir, 'build', path, 'index.html'), 'utf8')
  const html = await read('every')
  for (const part of [
    '<title>Meta title | F</title>',
    '<meta name="description" property="og:description" content="Says all.">',
    '<meta name="keywords" content="one, two">',
    '<meta property="og:image" content="https://f.example/img/card.svg">',
    '>All keys</a>',
    'href="https://edit.example/x"',
    '<time dateTime="2024-05-06"',
    ' by Ada',
    'class="doc doc--toc wide"',
    'id="was"',
    '<a href="/guide/second" rel="next">',
  ])
    expect(html.replace('datetime=', 'dateTime='), part).toContain(part)
  expect(html).not.toContain('rel="prev"')
  expect(html).not.toMatch(/<li><a href="#two"/)
  expect(await read('guide/second')).not.toMatch(/data-toc=|data-sidebar=/)
  expect(await read('elsewhere')).toContain('<a href="/every#was">a</a>')
  expect(await read('guide/rel')).toContain('<meta name="robots" content="noindex')
  expect(await read('num/page')).toContain('>Numbered</h1>')
  expect(await read('07-num/04-kept')).toContain('>Kept</h1>')
  expect(await read('old-every')).toContain('/every')
  await expect(read('guide/draft')).rejects.toThrow('ENOENT')
})
