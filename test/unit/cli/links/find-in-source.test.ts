import { expect, it } from 'vitest'
import { findInSource, type WrittenLink } from '../../../../cli/links/find-in-source.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const path = 'pages/home.tsx' as ContentPath
const text = `import { lost } from './lost'
import '/lost'

const more = { to: "/guide/more" }
export default function Home({ href, asset }) {
  return (
    <main>
      <a href={href('/guide/lost')}>Lost</a>
      <a href={\`\${base}/deep/page#id\`}>Deep</a>
      <a href={href(more.to) + '#part'}>More</a>
      <a href="/gr%C3%BC%C3%9Fe">Grüße</a>
      <img src={asset('/img/none.png')} />
      <a href={addressOf(3)}>
        Read the <b>third</b>
        part
      </a>
      <a href={addressOf(4)}>The fourth part</a>
    </main>
  )
}
`

const find = (link: WrittenLink, baseUrl = '/'): string => {
  const place = findInSource({ path, text, baseUrl }, link)
  return `${place.path}:${place.line}:${place.column}`
}

it.each<readonly [string, string, WrittenLink, string]>([
  ['a string', '/', { href: '/guide/lost' }, '8:22'],
  ['a string without the base path', '/base/', { href: '/base/guide/lost' }, '8:22'],
  ['a string without the last slash', '/base/', { href: '/base/guide/lost/?a#b' }, '8:22'],
  ['a string without the last slash before an id', '/', { href: '/guide/more/#part' }, '4:21'],
  ['the end of a template', '/base/', { href: '/base/deep/page#id' }, '9:24'],
  ['the path of an address with an id', '/', { href: '/guide/more#part' }, '4:21'],
  ['an encoded address', '/', { href: '/gr%C3%BC%C3%9Fe' }, '11:16'],
  ['a picture', '/b/', { href: '/b/img/none.png' }, '12:24'],
  ['the text of a link', '/', { href: '/x/4', text: 'The fourth part' }, '17:30'],
  ['nothing of it', '/', { href: '/x/5', text: 'Nowhere (+ 1)' }, '1:1'],
  ['a name that is no address', '/', { href: '/lost' }, '1:1'],
])('P7: finds %s in the source of a React page', (_, baseUrl, link, at) => {
  expect(find(link, baseUrl)).toBe(`pages/home.tsx:${at}`)
})

it('P7: points to the top of a page that cannot be read', () => {
  const place = findInSource({ path, text: undefined, baseUrl: '/' }, { href: '/x' })
  expect(place).toEqual({ path, line: 1, column: 1 })
})
