import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import anchors from './expected-anchors.json' with { type: 'json' }
import expected from './expected-routes.json' with { type: 'json' }
import { buildSite, type BuiltSite } from './built-site.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite()
}, 300_000)

const docs = () => new Map(site.manifest.docs.map((doc) => [doc.path, doc]))
const idsOf: Readonly<Record<string, readonly string[]>> = anchors.routes

describe('the documentation of Redux Toolkit', () => {
  it('R2: has every route, with the id it always had and a title', () => {
    const missing = expected.filter(({ route, id }) => docs().get(route)?.id !== id)
    expect(missing.map(({ route }) => route)).toEqual([])
    expect(site.manifest.docs.filter(({ title }) => title === '')).toEqual([])
  })

  it('R2: describes every page in its own words, 70 to 160 characters', () => {
    const all = site.manifest.docs.map(({ description }) => description)
    expect(new Set(all).size).toBe(all.length)
    const odd = site.manifest.docs.filter(
      ({ description: { length } }) => length < 70 || length > 160,
    )
    expect(odd.map(({ path, description }) => `${path} ${description.length}`)).toEqual([])
  })

  it('R2, R3: puts every page into the sidebar but the internal ones', () => {
    const wrong = expected.filter(({ route, kind }) => {
      const doc = docs().get(route)
      return kind === 'internal' ? doc?.sidebar !== null : doc?.sidebar !== 'docs'
    })
    expect(wrong.map(({ route }) => route)).toEqual([])
    expect(site.page('/rtk-query/overview')).toMatch(/<nav[^>]* data-sidebar/)
    expect(site.page('/rtk-query/internal/overview')).not.toMatch(/<nav[^>]* data-sidebar/)
  })

  it('E: keeps every id that others link to', () => {
    const lost = Object.entries(idsOf).flatMap(([route, ids]) => {
      const html = existsSync(join(site.folder, `${route.slice(1)}/index.html`))
        ? site.page(route)
        : ''
      return ids.filter((id) => !html.includes(` id="${id}"`)).map((id) => `${route}#${id}`)
    })
    expect(lost).toEqual([])
  })

  it('E: answers every address seen elsewhere, whatever its letter case', () => {
    const unanswered = anchors.inbound.filter((link) => {
      const [path = '/'] = link.split(/[?#]/)
      return !existsSync(join(site.folder, decodeURI(path), 'index.html'))
    })
    expect(unanswered).toEqual([])
  })

  it('R4: lists every code of the installed package, and the address in its messages leads there', () => {
    const html = site.page('/errors')
    const sources = [
      'redux-toolkit.modern',
      'query/rtk-query.modern',
      'query/react/rtk-query-react.modern',
    ]
    const codes = sources.flatMap((name) =>
      [
        ...readFileSync(`node_modules/@reduxjs/toolkit/dist/${name}.mjs`, 'utf8').matchAll(
          /formatProdErrorMessage\w*\((\d+)\)/g,
        ),
      ].map(([, code]) => Number(code)),
    )
    expect(new Set(codes).size).toBeGreaterThan(40)
    for (const code of new Set(codes)) expect(html).toContain(`id="error-${code}"`)
    expect(site.page('/Errors')).toContain('/errors')
  })

  it('R5: lists every redirect, and each leads to a page that exists', () => {
    expect(site.manifest.redirects.length).toBeGreaterThan(8)
    for (const { to } of site.manifest.redirects) {
      const [path = ''] = to.split(/[?#]/)
      if (to.startsWith('/') && !to.includes(':splat'))
        expect(existsSync(join(site.folder, path, 'index.html')), to).toBe(true)
    }
  })

  it('D1, D2: states its version and its language', () => {
    expect(site.manifest.versions).toEqual([
      { name: 'current', label: 'Next', path: '/', mainDoc: 'introduction/getting-started' },
    ])
    expect(site.manifest.locales).toEqual([
      { code: 'en', label: 'English', direction: 'ltr', path: '/' },
    ])
    expect(site.page('/api/configureStore')).toMatch(/<html[^>]* lang="en" /)
  })

  it('S2, S10: ends with three groups of links and the copyright line', () => {
    const html = site.page('/')
    for (const title of ['Docs', 'Community', 'More']) expect(html).toContain(`>${title}<`)
    expect(html).toContain('Copyright © 2015–2024')
    expect(html).toMatch(/Redux documentation authors/)
  })

  it('S3: names page and site in the title', () => {
    expect(site.page('/api/configureStore')).toContain(
      '<title>configureStore | Redux Toolkit</title>',
    )
    expect(site.page('/')).toContain('<title>Redux Toolkit</title>')
  })

  it('S6: is indexable but for the not-found and the search page', () => {
    const hidden = ['404.html', 'search/index.html']
    for (const path of hidden)
      expect(site.read(path)).toMatch(/<meta name="robots" content="noindex/)
    for (const { path } of site.manifest.docs) {
      const html = site.page(path)
      expect(html).not.toContain('name="robots"')
      expect(html).toContain(`<link rel="canonical" href="https://redux-toolkit.js.org${path}">`)
    }
    expect(site.read('robots.txt')).toContain('Sitemap: https://redux-toolkit.js.org/sitemap.xml')
    expect(site.read('sitemap.xml').match(/<url>/g)).toHaveLength(site.manifest.docs.length + 2)
  })

  it('S11: asks no other host for anything', () => {
    const asked = site.manifest.docs.flatMap(({ path }) => [
      ...site
        .page(path)
        .matchAll(/<(?:script|link|img|iframe|source|video)\b[^>]* (?:src|href)="(https?:[^"]+)"/g),
    ])
    const loaded = asked.filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
    expect(loaded.map(([, url]) => url)).toEqual([])
  })
})
