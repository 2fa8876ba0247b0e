// What content could pass on so that a script runs: the payloads of payloads.ts in every shape of
// value, and the places where pages accept values. A new payload or place is one more entry here.
import { payloads } from './payloads.ts'

/** A payload that reports where it ran: `alert("p3 object")`. */
export const marked = (payload: string, mark: string): string =>
  payload.replaceAll('alert(1)', `alert('${mark}')`)

/** Values that would run a script if a component took them for more than data. */
export const forgedValues: readonly ((html: string) => unknown)[] = [
  (html) => ({ $markup: 'b', props: { dangerouslySetInnerHTML: { __html: html } }, children: [] }),
  (html) => ({ $markup: 'a', props: { href: html }, children: ['x'] }),
  (html) => ({ $markup: 'script', props: {}, children: [html] }),
  (html) => ({ tag: 'b', props: { dangerouslySetInnerHTML: { __html: html } }, children: [] }),
  (html) => ({ tag: 'a', props: { href: html, onClick: html }, children: ['x'] }),
  (html) => ({
    $$typeof: 'Symbol(react.transitional.element)',
    type: 'b',
    key: null,
    ref: null,
    props: { dangerouslySetInnerHTML: { __html: html } },
  }),
  (html) => ({ dangerouslySetInnerHTML: { __html: html } }),
  (html) => ({ children: { dangerouslySetInnerHTML: { __html: html } } }),
  (html) => ({ __html: html }),
  (html) => ({ srcDoc: html, srcdoc: html, innerHTML: html, outerHTML: html }),
  (html) => ({ onClick: html, onclick: html, onMouseOver: html, onError: html, onfocus: html }),
  (html) => ({ href: html, src: html, action: html, formAction: html, xlinkHref: html }),
  (html) => ({ ref: html, key: html, is: html, nonce: html, style: html, className: html }),
  (html) => ({ 'data-island': 'Live', 'data-wake': 'load', 'data-props': forgedProps(html) }),
  (html) => ({ 'data-island-content': html, 'data-markup': forgedMarkup(html) }),
  (html) => ({ 'data-youtube': html, 'data-diagram': 'mermaid', 'data-swap': html, id: html }),
  (html) => [html, { $markup: 'b', props: { dangerouslySetInnerHTML: { __html: html } } }],
  (html) => html,
]

function forgedProps(html: string): string {
  return JSON.stringify({
    text: { $markup: 'b', props: { dangerouslySetInnerHTML: { __html: html } }, children: [] },
    rest: { dangerouslySetInnerHTML: { __html: html } },
  })
}

function forgedMarkup(html: string): string {
  const props = { dangerouslySetInnerHTML: { __html: html }, href: html, onClick: html }
  return JSON.stringify({
    text: { tag: 'a', props, children: [{ tag: 'script', children: [html] }] },
  })
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
const oneLine = (text: string): string => text.replaceAll(/[\u2028\u2029\n]/g, ' ')

/** Names that React or a browser reads as those of URLs, documents or handlers, by the component that passes them to an element where they work. Unit tests try all spellings. */
const unsafeProps = {
  Bare: ['SRC', 'sRc', 'SRCDOC', 'sRcDoC'],
  Chosen: ['HREF', 'hRef', 'xlinkHref', 'XLINK:HREF'],
  Custom: ['ONCLICK', 'onmouseover', 'OnFocus', 'dangerouslysetinnerhtml'],
}

/** What one page of the site contains for a payload, and the files beside it. */
interface Place {
  readonly name: string
  readonly write: (html: string, key: string) => string
  readonly files?: (html: string, key: string) => Readonly<Record<string, string>>
}

const inObjects = (tag: string, prop: string) => (html: string) =>
  forgedValues.map((make) => `<${tag} ${prop}={${literal(make(html))}} />\n\n`).join('')

/** One page for each; `write` makes what stands in it for one payload. */
export const places: readonly Place[] = [
  { name: 'object', write: inObjects('Show', 'text') },
  { name: 'spread', write: inObjects('Show', 'rest') },
  { name: 'island-object', write: (html) => inObjects('Live', 'text')(html) },
  { name: 'island-spread', write: (html) => inObjects('Live', 'rest')(html) },
  {
    name: 'direct',
    write: (html) =>
      ['dangerouslySetInnerHTML={{ __html: V }}', 'srcDoc={V}', 'onClick={V}', 'href={V}']
        .concat(['data-island="Live" data-props={V}', 'src={V}', 'is={V}', 'style={V}'])
        .map((props) => `<Bare ${props.replaceAll('V', literal(html))} />\n\n`)
        .join(''),
  },
  {
    name: 'spellings',
    write: (html) =>
      Object.entries(unsafeProps)
        .flatMap(([tag, names]) => names.map((name) => `<${tag} ${name}={${literal(html)}} />\n\n`))
        .join('') +
      ['SCRIPT', 'iframe']
        .map(
          (tag) =>
            `<Chosen as="${tag}" src={${literal(html)}}>\n\n${oneLine(html)}\n\n</Chosen>\n\n`,
        )
        .join(''),
  },
  {
    name: 'export',
    write: (html, key) =>
      forgedValues
        .map((make, index) => {
          const name = `${key}v${String(index)}`
          return `export const ${name} = ${literal(make(html))}\n\n<Show text={${name}} rest={${name}} />\n\n`
        })
        .join(''),
  },
  {
    name: 'json',
    write: (_, key) =>
      `import ${key} from './${key}.json'\n\n` +
      forgedValues
        .map(
          (_make, index) =>
            `<Show text={${key}.v${String(index)}} rest={${key}.v${String(index)}} />\n\n`,
        )
        .join(''),
    files: (html, key) => ({
      [`${key}.json`]: literal(
        Object.fromEntries(forgedValues.map((make, index) => [`v${String(index)}`, make(html)])),
      ),
    }),
  },
  {
    name: 'data-attributes',
    write: (html) =>
      [
        `<div data-island="Live" data-wake="load" data-props="${attribute(forgedProps(html))}">a</div>`,
        `<div data-island="Live" data-wake="load" data-markup="${attribute(forgedMarkup(html))}">a</div>`,
        `<DIV DATA-ISLAND=Live DATA-WAKE=load data-props="${attribute(forgedProps(html))}">a</DIV>`,
        `<docs-component data-name="Live" data-props="${attribute(forgedProps(html))}">a</docs-component>`,
        `<a data-youtube="${attribute(html)}" href="/">video</a>`,
        `<figure data-diagram="mermaid"><pre>${attribute(html)}</pre></figure>`,
        `<div data-tabs data-tabs-group="x" data-tabs-query="${attribute(html)}"><button role="tab">a</button></div>`,
        `<main data-swap="main"><p id="docs-ssg-page">${attribute(html)}</p></main>`,
        `<div data-announcement data-announcement-id="${attribute(html)}">a</div>`,
      ].join('\n\n') + '\n\n',
  },
  { name: 'raw', write: (html) => `<div>${oneLine(html)}</div>\n\n` },
  {
    name: 'raw-inline',
    write: (html) => `a <b title="${attribute(html)}">b</b> ${oneLine(html)}\n\n`,
  },
  {
    name: 'svg',
    write: (html) => `<svg><g>${oneLine(html)}</g></svg>\n\n<math>${oneLine(html)}</math>\n\n`,
  },
  {
    name: 'links',
    write: (html) =>
      `[a](<${oneLine(html).replaceAll(/[<>]/g, '')}>)\n\n![a](<${oneLine(html).replaceAll(/[<>]/g, '')}>)\n\n` +
      `<a href="${attribute(html)}">b</a> <img src="${attribute(html)}" alt="">\n\n` +
      `<Card title="${attribute(html)}" href="${attribute(html)}" />\n\n<Link to="${attribute(html)}">c</Link>\n\n`,
  },
  {
    name: 'files',
    write: (_, key) =>
      ['html', 'svg', 'js', 'xml', 'xhtml']
        .map((type) => `[${type}](./${key}.${type})\n\n`)
        .join(''),
    files: (html, key) => ({
      [`${key}.html`]: `<!doctype html>${html}<script>alert('${key} html')</script>`,
      [`${key}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg"><script>alert('${key} svg')</script></svg>`,
      [`${key}.js`]: `alert('${key} js')`,
      [`${key}.xml`]: `<x xmlns="http://www.w3.org/1999/xhtml"><script>alert('${key} xml')</script></x>`,
      [`${key}.xhtml`]: `<html xmlns="http://www.w3.org/1999/xhtml"><script>alert('${key} xhtml')</script></html>`,
    }),
  },
  {
    name: 'directives',
    write: (html) => {
      const quoted = `"${attribute(oneLine(html))}"`
      return `:::note[a]{id=${quoted} class=${quoted} data-island="Live"}\nb\n:::\n\n::show{text=${quoted} srcdoc=${quoted} onclick=${quoted}}\n\n`
    },
  },
  {
    name: 'blocks',
    write: (html) =>
      `\`\`\`mermaid\n${oneLine(html)}\n\`\`\`\n\n\`\`\`html title="${oneLine(html).replaceAll(/["`]/g, '')}"\n${html}\n\`\`\`\n\n` +
      `<Tabs groupId={${literal(html)}} queryString={${literal(html)}}>\n<TabItem value={${literal(html)}} label={${literal(html)}}>\n\na\n\n</TabItem>\n</Tabs>\n\n` +
      `<Badge text={${literal(html)}} type={${literal(html)}} />\n\n<YouTube id={${literal(html)}} title={${literal(html)}} />\n\n` +
      `<Details summary={${literal(html)}}>\n\na\n\n</Details>\n\n<Iframe src={${literal(html)}} title={${literal(html)}} />\n\n`,
  },
]

/** How many times the page of a place contains a payload. */
export function attemptsOf(name: string): number {
  const place = places.find((one) => one.name === name)
  const counts = payloads.map((payload, index) => {
    const html = marked(payload, 'mark')
    const key = `k${String(index)}`
    const parts = [place?.write(html, key), ...Object.values(place?.files?.(html, key) ?? {})]
    // Payloads that call nothing load or rewrite something instead.
    return Math.max(1, parts.join('').split(/alert|evil\.example/).length - 1)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The pages of the site, and the files beside them, by path below `docs`. */
export function hostilePages(): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const { name, write, files: filesOf } of places) {
    const parts = payloads.map((payload, index) => {
      const key = `${name.replaceAll('-', '')}${String(index)}`
      const html = marked(payload, `${name} ${String(index)}`)
      Object.assign(files, filesOf?.(html, key))
      return write(html, key)
    })
    files[`${name}.mdx`] = `---\ntitle: ${literal(name)}\n---\n\n${parts.join('')}`
  }
  return files
}
