import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findLostWords } from '../../../cli/checks/agents/find-lost-words.ts'
import { blogSite } from '../../helpers/blog-site.ts'
import { builtSite } from '../../helpers/built-site.ts'

it('writes the lists of a blog as Markdown, with the parts of a post apart', async () => {
  const { siteDir } = await builtSite(blogSite)
  const read = async (path: string): Promise<string> =>
    readFile(join(siteDir, 'build', path), 'utf8')
  for (const list of [
    'blog',
    'blog/page/2',
    'blog/archive',
    'blog/tags',
    'blog/tags/rel',
    'blog/tags/intro',
    'blog/authors',
    'blog/authors/ada',
  ]) {
    const [html, markdown] = [await read(`${list}/index.html`), await read(`${list}.md`)]
    expect([list, findLostWords(html, { scope: 'main', markdown })]).toEqual([list, []])
    expect(html).toContain(`type="text/markdown" href="/${list}.md"`)
    expect(markdown).not.toMatch(/\d{5}|[a-z][A-Z]|!\[\]/)
  }
  expect(await read('blog.md')).toContain(
    '## [Version 2 is out](https://acme.example/blog/version-2.md)\n\nFebruary 14, 2026 1 min read\n\n- Bob\n',
  )
  expect(await read('llms.txt')).not.toContain('/blog/archive')
})
