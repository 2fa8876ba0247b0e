import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../../../../cli/model/navigation.ts'
import { createSidebar } from '../../../../../cli/render/sidebar/create-sidebar.ts'
import type { SidebarView } from '../../../../../runtime/shared/views/site-view.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'

const doc = (id: string): SidebarItem => ({ kind: 'doc', id, label: id, url: toUrlPath(id) })
const category = (label: string, items: SidebarItem[], collapsed = true): SidebarItem => ({
  kind: 'category',
  label,
  collapsible: true,
  collapsed,
  url: undefined,
  items,
})
const many = (prefix: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => doc(`${prefix}${index}`))

const addresses = {
  toLabel: (label: string) => label,
  toHref: (url: string): string => url.replace(/(.)\/$/, '$1'),
  toLink: (href: string) => ({ href, external: false }),
  allHref: '/assets/pages.html',
  showAll: (total: number) => `Show all ${total}`,
}
const sidebarOf = (items: SidebarItem[], autoCollapse = false) =>
  createSidebar(items, { ...addresses, autoCollapse })
const count = (items: readonly SidebarView[]): number =>
  items.reduce((sum, item) => sum + 1 + count(item.items), 0)

describe('createSidebar', () => {
  it('S7: leaves categories as the config has them, and opens those above the page', () => {
    const sidebar = sidebarOf([
      category('A', [doc('a')]),
      category('B', [doc('b')]),
      category('C', [doc('c')], false),
    ])
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('b')))
    expect(view.map(({ collapsed }) => collapsed)).toEqual([true, false, false])
  })

  it('has one view for all pages of a list that is shown whole, and several for a longer one', () => {
    const trailsOf = (length: number): number => {
      const sidebar = sidebarOf(many('p', length))
      const urls = Array.from({ length }, (_, index) => toUrlPath(`p${index}`))
      return new Set(urls.map((url) => sidebar.trailOf(url))).size
    }
    expect(trailsOf(100)).toBe(1)
    expect(trailsOf(400)).toBeGreaterThan(1)
  })

  it('S7: with autoCollapse closes the siblings of the open category', () => {
    const sidebar = sidebarOf([category('A', [doc('a')], false), category('B', [doc('b')])], true)
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('b')))
    expect(view.map(({ collapsed }) => collapsed)).toEqual([true, false])
  })

  it('keys categories by place, so two of one label are two', () => {
    const sidebar = sidebarOf([category('API', [doc('a')]), category('API', [doc('b')])])
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('b')))
    expect(view.map(({ collapsed }) => collapsed)).toEqual([true, false])
  })

  it('carries a small tree whole', () => {
    const sidebar = sidebarOf([category('A', many('a', 70)), category('B', many('b', 70))])
    expect(sidebar.branches.size).toBe(0)
    expect(count(sidebar.viewOf(''))).toBe(142)
  })

  it('prunes branches off the path of a large tree; their label leads to the first page', () => {
    const items = Array.from({ length: 40 }, (_, index) =>
      category(`C${index}`, many(`c${index}-`, 50)),
    )
    const sidebar = sidebarOf(items)
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('c3-7')))
    // Of the fifty pages beside the one that is read thirty, of the forty categories ten, and the
    // way to the others.
    expect(count(view)).toBe(11 + 31)
    expect(view[3]?.branch).toBeUndefined()
    expect(view[4]).toMatchObject({ href: '/c4-0', branch: '4', items: [] })
    expect(sidebar.branches.get('4')).toHaveLength(50)
  })

  it('divides a long flat list, so that a page of 4,000 carries few links', () => {
    const sidebar = sidebarOf(many('p', 4000))
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('p1234')))
    expect(count(view)).toBeLessThanOrEqual(71)
    expect(view.flatMap(({ items }) => items.map(({ href }) => href))).toContain('/p1234')
  })

  it('shows the part of a long list around the page, and the way to all of it', () => {
    const categories = Array.from({ length: 115 }, (_, index) =>
      category(`C${index}`, many(`c${index}-`, 35)),
    )
    const sidebar = sidebarOf(categories)
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('c50-34')))
    // The pages of the open category fill a screen, so there are few of those around it.
    expect(view).toHaveLength(6)
    const open = view.find(({ key }) => key === '50')
    expect(open?.items).toHaveLength(35)
    expect(view.at(-1)).toMatchObject({
      kind: 'more',
      label: 'Show all 115',
      href: '/assets/pages.html#all',
      branch: 'all',
      from: 48,
    })
    expect(view[0]).toMatchObject({ label: 'C48', branch: '48' })
    expect(sidebar.branches.get('all')).toHaveLength(115)
    expect(count(sidebar.whole())).toBe(115 * 36)
  })

  it('shows the more of the categories around the open one, the fewer pages it has', () => {
    const shownAround = (pages: number, index: number): [labels: string[], at: number] => {
      const all = Array.from({ length: 60 }, (_, at) =>
        category(`C${at}`, many(`c${at}-`, at === index ? pages : 5)),
      )
      const sidebar = sidebarOf(all)
      const view = sidebar.viewOf(sidebar.trailOf(toUrlPath(`c${index}-0`)))
      const labels = view.filter(({ kind }) => kind !== 'more').map(({ label }) => label)
      return [labels, labels.indexOf(`C${index}`)]
    }
    expect(shownAround(1, 30)[0]).toHaveLength(30)
    expect(shownAround(22, 30)[0]).toHaveLength(18)
    expect(shownAround(35, 30)[0]).toHaveLength(5)
    expect(shownAround(400, 30)[0]).toHaveLength(6)
    for (let index = 0; index < 60; index += 1) {
      const [labels, at] = shownAround(35, index)
      expect(labels).toHaveLength(5)
      expect(at).toBeGreaterThanOrEqual(Math.min(index, 2))
      expect(4 - at).toBeGreaterThanOrEqual(Math.min(59 - index, 2))
    }
  })

  it('shows every category of a site of medium size', () => {
    const sidebar = sidebarOf(
      Array.from({ length: 25 }, (_, at) => category(`C${at}`, many(`c${at}-`, 15))),
    )
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath('c3-7')))
    expect(count(view)).toBe(25 + 15)
  })

  it('shows every page of a long list in some part, with a part before and behind it', () => {
    const sidebar = sidebarOf([category('A', many('a', 140)), category('B', many('b', 140))])
    for (const index of [0, 9, 10, 70, 130, 139]) {
      const view = sidebar.viewOf(sidebar.trailOf(toUrlPath(`b${index}`)))
      const hrefs = view[1]?.items.map(({ href }) => href) ?? []
      expect(hrefs).toHaveLength(31)
      const at = hrefs.indexOf(`/b${index}`)
      expect(at).toBeGreaterThanOrEqual(Math.min(index, 10))
      expect(29 - at).toBeGreaterThanOrEqual(Math.min(139 - index, 9))
    }
  })
})
