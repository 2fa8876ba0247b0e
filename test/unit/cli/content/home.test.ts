import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { createSvgIcon } from '../../../../cli/content/features/svg-icon.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../cli/content/front-matter/front-matter.ts'

const path = toContentPath('/site', '/site/docs/index.md')
const findings = (yaml: string): string[] =>
  parseFrontMatter(`---\n${yaml}\n---\n`, path).diagnostics.map(
    ({ severity, place, message }) => `${severity} ${place?.line}:${place?.column} ${message}`,
  )
const valuesOf = (yaml: string) => parseFrontMatter(`---\n${yaml}\n---\n`, path).frontMatter

describe('the front matter of a landing page', () => {
  it('R6: is accepted in the forms of VitePress and Starlight', () => {
    const vitepress = `layout: home
hero:
  name: Kit
  image: { light: /a.svg, dark: /b.svg, alt: A kit }
  actions:
    - { theme: brand, text: Start, link: /start }
features:
  - { icon: 🚀, title: Fast, details: Really, link: /fast, linkText: See }`
    expect(findings(vitepress)).toEqual([])
    expect(valuesOf(vitepress).hero?.image).toEqual({ src: '/a.svg', dark: '/b.svg', alt: 'A kit' })
    const starlight = `layout: home
hero:
  title: Kit
  image: { file: ../kit.png, alt: A kit }
  actions:
    - { text: Start, link: /start, variant: primary }`
    expect(findings(starlight)).toEqual([])
    expect(valuesOf(starlight).hero?.actions?.[0]?.variant).toBe('brand')
  })

  it('R6: reports every wrong value at its own place', () => {
    expect(
      findings(`layout: home
hero:
  nme: Kit
  actions:
    - text: Start
features:
  - title: Fast
    icon: rocket
    link: 'javascript:alert(1)'`),
    ).toEqual([
      'error 6:7 The front matter key `hero.actions.0` has no `link`, which it needs.',
      'error 4:8 The front matter key `hero.nme` is `nme`, but it must be one of the keys name, title, text, tagline, image, actions, code, install, background.',
      'error 9:11 The front matter key `features.0.icon` is `rocket`, but it must be an emoji, the path of an image, `{ src, alt }`, `{ light, dark }`, an `<svg>` element or the path data of one.',
      'error 10:11 The front matter key `features.0.link` is `javascript:alert(1)`, but it must be a path or a URL with `https:`.',
    ])
  })

  it('R6: accepts a command of one line, and the backgrounds that there are', () => {
    const hero = (line: string): string => `layout: home\nhero:\n  name: Kit\n  ${line}`
    for (const line of ['install: npm i kit', 'background: solid', 'background: plain'])
      expect(findings(hero(line)), line).toEqual([])
    expect(findings(hero('install: "npm i kit\\nnpm start"'))[0]).toContain(
      'but it must be a command of one line.',
    )
    expect(findings(hero('background: blue'))).toEqual([
      'error 5:15 The front matter key `hero.background` is `blue`, but it must be `plain` or `solid`.',
    ])
  })

  it('R6: has no effect without the layout, and other layouts have none either', () => {
    expect(findings('hero: { name: Kit }')).toEqual([
      'warning 2:1 The front matter key `hero` has no effect, because the page does not have `layout: home`.',
    ])
    expect(findings('layout: page')).toEqual([
      'warning 2:1 The front matter key `layout` has no effect, because the layouts of docs-ssg are `doc` and `home`.',
    ])
  })
})

describe('a drawn icon', () => {
  const draw = (written: string): string => {
    const icon = createSvgIcon(written)
    return icon ? toHtml(icon, { space: 'svg' }) : ''
  }

  it('R6: is a line from path data, and the shapes of an SVG element', () => {
    expect(draw('M4 4h16')).toBe(
      '<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h16"></path></svg>',
    )
    expect(draw('<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="2"/></svg>')).toContain(
      'viewBox="0 0 8 8" aria-hidden="true"><g fill="currentColor" stroke="none"><circle cx="4" cy="4" r="2">',
    )
  })

  it('R6: P18: keeps neither scripts nor handlers nor references', () => {
    const hostile =
      '<svg onload="x()"><script>x()</script><path d="M0 0" onclick="x()" fill="url(https://a.example)"/><a href="javascript:x()"><rect/></a><use href="#a"/><style>*{}</style></svg>'
    const drawn = draw(hostile)
    expect(drawn).toContain('<path d="M0 0">')
    expect(drawn).not.toMatch(/script|onload|onclick|url|href|style|use/)
    expect(draw('<svg><text>a</text></svg>')).toBe('')
  })
})
