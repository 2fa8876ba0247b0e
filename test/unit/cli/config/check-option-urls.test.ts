import { describe, expect, it } from 'vitest'
import { checkOptionUrls } from '../../../../cli/config/validation/check-option-urls.ts'
import { formatOptionKey } from '../../../../cli/schema/option-key.ts'

const urls = [
  'javascript:alert(1)',
  ' JAVA\tSCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
]

/** Configs with the URL in the option of the name. */
const options: Readonly<Record<string, (url: string) => object>> = {
  'navbar.items[0].href': (href) => ({ navbar: { items: [{ label: 'a', href }] } }),
  'navbar.items[0].to': (to) => ({ navbar: { items: [{ label: 'a', to }] } }),
  'navbar.items[0].items[1].href': (href) => ({ navbar: { items: [{ items: [{}, { href }] }] } }),
  'navbar.logo.src': (src) => ({ navbar: { logo: { src } } }),
  'footer.logo.srcDark': (srcDark) => ({ footer: { logo: { srcDark } } }),
  'footer.links[0].items[0].href': (href) => ({ footer: { links: [{ items: [{ href }] }] } }),
  'sidebars.main[0].items[0].href': (href) => ({
    sidebars: { main: [{ type: 'category', items: [{ type: 'link', href }] }] },
  }),
  'versions[0].sidebars.main[0].href': (href) => ({
    versions: [{ sidebars: { main: [{ href }] } }],
  }),
  'docs.editUrl': (editUrl) => ({ docs: { editUrl } }),
  'collections[0].editUrl': (editUrl) => ({ collections: [{ editUrl }] }),
  repository: (repository) => ({ repository }),
  'feedback.reportUrl': (reportUrl) => ({ feedback: { reportUrl } }),
  favicon: (favicon) => ({ favicon }),
  image: (image) => ({ image }),
  'redirects[0].to': (to) => ({ redirects: [{ from: '/a', to }] }),
  'analytics.src': (src) => ({ analytics: { src } }),
}

describe('checkOptionUrls', () => {
  it.each(Object.entries(options))(
    'P18: reports a URL that could run code in `%s`',
    (key, make) => {
      for (const url of urls)
        expect(checkOptionUrls(make(url)).map(({ path }) => formatOptionKey(path))).toEqual([key])
    },
  )

  it('accepts paths, URLs of the web and of mail, images as data, and values of the site', () => {
    expect(
      checkOptionUrls({
        favicon: 'data:image/png;base64,AA',
        docs: { editUrl: 'https://a.example/' },
        navbar: { items: [{ to: '/a' }, { href: 'mailto:a@a.example' }, { to: 'guide' }] },
        customFields: { href: 'javascript:x' },
        title: 'javascript:x',
      }),
    ).toEqual([])
  })
})
