import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { createContentPolicy } from '../../../../cli/manifests/content-policy.ts'
import type { ClientBundle } from '../../../../cli/model/output.ts'
import type { OutputPath } from '../../../../cli/model/paths.ts'
import { toArticleHtml } from '../../../../cli/html/article-html.ts'
import { createInlineStyles, hashesOf } from '../../../../cli/pipeline/rendering/inline-styles.ts'
import { createStylesheetsOf } from '../../../../cli/pipeline/rendering/page-stylesheets.ts'
import { integrityOf } from '../../../../cli/primitives/hash.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const stylesheet = (path: string, contents: string) => ({
  path: path as OutputPath,
  kind: 'stylesheet' as const,
  contents: Buffer.from(contents),
})

const bundleOf = (css: string): ClientBundle => ({
  entryUrl: '/assets/client-1.js',
  stylesheetUrl: '/assets/styles-1.css',
  searchWorkerUrl: '/assets/worker-1.js',
  partStylesheets: {
    code: '/assets/part-code-1.css',
    rare: '/assets/part-rare-1.css',
    tags: '/assets/part-tags-1.css',
  },
  buildId: '1',
  files: [
    stylesheet('assets/styles-1.css', css),
    stylesheet('assets/part-code-1.css', '.code{}'),
    stylesheet('assets/part-rare-1.css', '.cards{}'),
    stylesheet('assets/part-tags-1.css', '.tags{}'),
  ],
})

/** The style sheets that the pages of a site contain; one of its pages needs the part `code`. */
function inlineOf(options: SiteConfig['theme'], css = 'a{}\n', count = 3) {
  const names = Array.from({ length: count }, (_, index) => [
    `p${String(index)}.md`,
    { title: 'A' },
  ])
  const pages = pagesOf(Object.fromEntries(names)).map((page, index) =>
    index === 0 ? { ...page, parts: ['code'] } : page,
  )
  const { site } = memorySite({ config: configOf({ theme: options ?? {} }), pages })
  const content = stylesheet('assets/content-1.css', '.s1{}')
  return createInlineStyles({ site, bundle: bundleOf(css), content })
}

describe('the style sheets in pages', () => {
  it('P19: are that of the site, those of parts that pages have, and that of `style` attributes', () => {
    const styles = inlineOf({})
    expect([...styles.keys()]).toEqual([
      '/assets/styles-1.css',
      '/assets/part-code-1.css',
      '/assets/content-1.css',
    ])
    expect(styles.get('/assets/styles-1.css')).toEqual({ css: 'a{}', hash: integrityOf('a{}') })
  })

  it('P19: are files if the site says so, or if copies would make it several times larger', () => {
    const large = `a{${'x'.repeat(60_000)}}`
    expect(inlineOf({ inlineStyles: false }).size).toBe(0)
    expect(inlineOf({}, large, 60).size).toBe(3)
    expect(inlineOf({}, large, 100).size).toBe(0)
    expect(inlineOf({}, large + large, 3).size).toBe(0)
    expect(inlineOf({ inlineStyles: true }, large + large, 100).size).toBe(3)
  })

  it('P19: include that of rare blocks only where an article has one, or where lists of posts may', () => {
    const html = toArticleHtml(['<div class="cards"></div>'], { hasRareBlocks: true })
    const urlsOf = (options: SiteConfig) => {
      const [a, b, c] = pagesOf({ 'a.md': {}, 'b.md': {}, 'c.md': {} })
      if (!a || !b || !c) throw new Error('There are no pages.')
      const pages = [{ ...a, html }, b, { ...c, html, parts: ['home'] }]
      const { site } = memorySite({ config: configOf(options), pages })
      const bundle = bundleOf('a{}')
      const stylesheetsOf = createStylesheetsOf(site, bundle, undefined)
      const inline = createInlineStyles({ site, bundle, content: undefined })
      return { inline: [...inline.keys()], pages: pages.map((page) => stylesheetsOf(page)) }
    }
    const rare = '/assets/part-rare-1.css'
    expect(urlsOf({})).toEqual({ inline: ['/assets/styles-1.css', rare], pages: [[rare], [], []] })
    const everywhere = { inline: ['/assets/styles-1.css'], pages: [[], [], []] }
    expect(urlsOf({ blog: {} })).toEqual(everywhere)
    expect(urlsOf({ theme: { look: 'docusaurus' } })).toEqual(everywhere)
    expect(urlsOf({ theme: { slots: { footer: 'footer.tsx' } } })).toEqual(everywhere)
  })

  it('S11: cannot end their element, and the policy names exactly their text', () => {
    const styles = inlineOf({}, 'a::after{content:"</style><script>alert(1)</script>"}')
    const css = styles.get('/assets/styles-1.css')?.css ?? ''
    expect(css).toContain(String.raw`content:"<\/style><script>`)
    const policy = createContentPolicy({
      config: configOf({}),
      scriptHashes: [],
      styleHashes: hashesOf(styles),
      target: 'meta',
    })
    expect(policy).toContain(`; style-src 'self' '${integrityOf(css)}' '`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('S11: leave their hashes out of a policy that allows every inline style', () => {
    const policy = createContentPolicy({
      config: configOf({ contentSecurityPolicy: { style: ["'unsafe-inline'"] } }),
      scriptHashes: [],
      styleHashes: hashesOf(inlineOf({})),
      target: 'meta',
    })
    expect(policy).toContain("; style-src 'self' 'unsafe-inline'")
    expect(policy).not.toContain('sha256')
  })
})
