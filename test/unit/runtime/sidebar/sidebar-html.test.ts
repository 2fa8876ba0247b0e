import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  describeItems,
  describeSidebar,
  describeToggle,
} from '../../../../runtime/sidebar/sidebar-html.ts'
import { toReact } from '../../../../runtime/components/to-react.ts'
import { sidebarTranslations as texts } from '../../../../runtime/i18n/sidebar.ts'
import type { NavigationEntry } from '../../../../runtime/shared/views/site-view.ts'

const page: NavigationEntry = { kind: 'doc', label: 'A & B', href: '/a' }
const render = (...items: readonly NavigationEntry[]): string =>
  describeItems(items, { texts })
    .map((item) => renderToStaticMarkup(toReact(item)))
    .join('')

describe('the HTML of the sidebar', () => {
  it('is a list of links, whose labels are text', () => {
    expect(renderToStaticMarkup(toReact(describeSidebar([page], { texts })))).toBe(
      '<ul class="menu__list"><li><a href="/a">A &amp; B</a></li></ul>',
    )
  })

  it('marks the current page and adds the class of an entry', () => {
    expect(render({ ...page, current: true, className: 'new' })).toBe(
      '<li><a class="new" aria-current="page" href="/a">A &amp; B</a></li>',
    )
  })

  it('gives links the class that style sheets of moved sites name, where it is asked for', () => {
    const more = { kind: 'more', label: 'All', href: '/all', branch: '2' } as const
    const category = { kind: 'category', label: 'More', href: '/m', collapsible: true } as const
    const items = [{ ...page, className: 'new' }, more, { ...category, items: [page] }]
    const classesOf = (linkClass: string | undefined): unknown[] =>
      describeItems(items, { texts, linkClass })
        .map((item) => renderToStaticMarkup(toReact(item)))
        .flatMap((html) => [...html.matchAll(/<a( class="[^"]*")?/g)].map(([, found]) => found))
    expect(classesOf('menu__link')).toEqual([
      ' class="menu__link new"',
      ' class="menu__link menu__more"',
      ' class="menu__link"',
      ' class="menu__link"',
    ])
    expect(classesOf(undefined)).toEqual([
      ' class="new"',
      ' class="menu__more"',
      undefined,
      undefined,
    ])
  })

  it('says in words and with an icon that a link leaves the site', () => {
    const html = render({ kind: 'link', label: 'Code', href: 'https://x.example', external: true })
    expect(html).toMatch(
      /<a href="https:\/\/x\.example" rel="noopener noreferrer">Code<svg class="icon icon--external" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true"><path d="[^"]+"><\/path><\/svg><span class="visually-hidden"> \(leaves this site\)<\/span><\/a>/,
    )
  })

  it('opens and closes categories without JavaScript', () => {
    const category = { kind: 'category', label: 'More', collapsible: true, key: '0-1' } as const
    expect(render({ ...category, items: [page] })).toBe(
      '<li data-key="0-1"><details class="menu__category" open=""><summary class="menu__label">More</summary><ul class="menu__list"><li><a href="/a">A &amp; B</a></li></ul></details></li>',
    )
    expect(render({ ...category, collapsed: true, href: '/more' })).toBe(
      '<li data-key="0-1"><div class="menu__linked"><a href="/more">More</a><details class="menu__category"><summary class="menu__caret" aria-label="Pages of More"></summary><ul class="menu__list"></ul></details></div></li>',
    )
    expect(render({ kind: 'category', label: 'More' })).toBe(
      '<li><span class="menu__heading">More</span><ul class="menu__list"></ul></li>',
    )
  })

  it('gives the categories of one list one name, so that opening one closes the others', () => {
    const category = { kind: 'category', label: 'More', collapsible: true } as const
    const items = [category, { ...category, items: [category] }]
    const html = renderToStaticMarkup(toReact(describeSidebar(items, { texts, group: 'menu' })))
    expect([...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'menu',
      'menu',
      'menu-1',
    ])
  })

  it('links to the first page of a pruned category and to the rest of a long list', () => {
    expect(render({ kind: 'category', label: 'Deep', href: '/deep/a', branch: '2' })).toBe(
      '<li><a data-branch="2" href="/deep/a">Deep</a></li>',
    )
    expect(
      render({ kind: 'more', label: 'Show all 90', href: '/all#2', branch: '2', from: 5 }),
    ).toBe(
      '<li><a class="menu__more" href="/all#2" data-more="2" data-from="5">Show all 90</a></li>',
    )
  })

  it('names the button of a pruned category', () => {
    expect(renderToStaticMarkup(toReact(describeToggle('Deep', texts)))).toBe(
      '<button class="menu__caret" type="button" aria-label="Pages of Deep" aria-expanded="false" data-toggle=""></button>',
    )
  })
})
