import { describe, expect, it } from 'vitest'
import { toSafeProps } from '../../../../../cli/content/components/safe-props.ts'
import { urlAttributeNames, urlPropOf } from '../../../../../cli/primitives/urls/url-attributes.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { spellings, svgSpellings } from '../../../../helpers/spellings.ts'

type Props = Parameters<typeof toSafeProps>[0]
type Value = Props[string]

/** Where a prop can be. */
const depths: Readonly<Record<string, (key: string, value: Value) => Props>> = {
  'a prop': (key, value) => Object.fromEntries([[key, value]]),
  'an object': (key, value) => ({ rest: Object.fromEntries([[key, value]]) }),
  'a list of objects': (key, value) => ({ list: [{ deep: [Object.fromEntries([[key, value]])] }] }),
}

/** How many of the values get through, and the number of those tried. */
function attack(keys: readonly string[], values: readonly Value[]): void {
  const kept = keys.flatMap((key) =>
    values.flatMap((value) =>
      Object.entries(depths).flatMap(([depth, wrap]) => {
        const props = wrap(key, value)
        const { props: safe, removed } = toSafeProps({ ...props })
        const isKept = JSON.stringify(safe).includes(JSON.stringify(key)) || removed.length !== 1
        return isKept ? [`${depth}: ${key}=${JSON.stringify(value)}`] : []
      }),
    ),
  )
  countAttempts(keys.length * values.length * Object.keys(depths).length, kept.length)
  expect(kept).toEqual([])
}

const urls = [
  'javascript:alert(1)',
  ' \u0001JAVA\tSCRIPT:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://a.example/1',
  'filesystem:https://a.example/1',
  'unknown:x',
]

describe('toSafeProps', () => {
  it('P18: removes every spelling of names whose values become markup or instructions, at any depth', () => {
    const names = ['dangerouslysetinnerhtml', 'dangerouslySetInnerHTML', 'srcdoc', 'srcDoc']
    const others = ['innerHTML', 'outerHTML', 'http-equiv', 'httpEquiv']
    attack([...names, ...others].flatMap(spellings), ['<script>alert(1)</script>'])
    attack(['__html', 'dangerouslySetInnerHTML'], [{ a: '<script>' }])
    attack(['__proto__'], ['x'])
  })

  it('P18: removes every spelling of event handlers', () => {
    const names =
      'onclick onerror onload onfocus onpointerenter onanimationend onbeforetoggle ontransitionrun onxyz'
    attack(names.split(' ').flatMap(spellings), ['alert(1)', ['alert(1)']])
  })

  it.each(urlAttributeNames.filter((name) => urlPropOf(name)?.syntax === 'url'))(
    'P18: removes a URL that could run code from every spelling of `%s`',
    (name) => {
      attack(svgSpellings(name), [...urls, ['javascript:alert(1)'], [['javascript:alert(1)']]])
    },
  )

  it('P18: removes it from every list of URLs, from values of CSS, and from names that components choose', () => {
    attack(
      ['srcset', 'imagesrcset'].flatMap(spellings),
      urls.slice(2).map((url) => `a.png 1x, ${url} 2x`),
    )
    attack(['ping', 'attributionsrc'].flatMap(spellings), ['/a javascript:alert(1)'])
    attack(['fill', 'mask', 'clip-path', 'marker-end'].flatMap(spellings), [
      'url(javascript:alert(1))',
      'URL( "data:text/html,x" )',
    ])
    attack(['to', 'imageUrl', 'backHref', 'logo-src', 'seeLink', 'uri'], urls)
    attack(['to', 'href', 'docsLink'], ['p:sky', 'c:\\a'])
    attack(['background', 'src'], ['c:/a', 'c:\\a', 'p:a.b', 'pq:a'])
  })

  it('P18: removes the names of elements that run, load or send something', () => {
    const tags = [
      'script',
      'SCRIPT',
      ' iframe ',
      'object',
      'embed',
      'Link',
      'style',
      'form',
      'base',
    ]
    attack(['as', 'AS', 'is', 'tagName', 'elementType', 'component', 'element', 'tag'], tags)
    attack(['as', 'is'], ['x-unknown', 'foreignObject'])
  })

  it('P18: removes styles that load something', () => {
    attack(['style', 'STYLE'], [{ backgroundImage: 'url(https://evil.example/)' }])
  })

  it.each(['data-island', 'DATA-PROPS', 'dataMarkup', 'data-youtube'])(
    'P18: removes `%s`, to which scripts of the site react',
    (key) => {
      attack([key], ['x', {}])
    },
  )

  it('keeps everything else as it is', () => {
    const props = {
      title: '<b>',
      'data-x': 1,
      html: null,
      list: [true, { $markup: 'b' }],
      only: 'a',
      once: 'b',
      onlyFor: 'c',
      onClick: true,
      icon: 'mdi:home',
      label: 'javascript: the good parts',
      href: 'https://a.example/',
      to: './a.md#b',
      src: 'data:image/png;base64,AA',
      srcSet: 'a.png 1x, /b.png 2x',
      fill: 'url(#a)',
      background: 'p:sky-blue',
      as: 'h2',
      tag: 'v1',
      component: 'Button',
      style: { color: 'red' },
      className: 'a',
      key: 'b',
      ref: 'main',
    }
    expect(toSafeProps(props)).toEqual({ props, removed: [] })
  })
})
