import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import {
  componentElement,
  type PropValue,
} from '../../../../../cli/content/nodes/component-element.ts'
import { rehypeComponents } from '../../../../../cli/content/plugins/html/rehype-components.ts'

const text = (value: string) => ({ type: 'text' as const, value })
const item = (props: Record<string, PropValue>) => componentElement('TabItem', props, [text('x')])

function run(tree: Root, frameHosts?: string[]): { html: string; messages: string[] } {
  const file = new VFile('')
  rehypeComponents(frameHosts ? { frameHosts } : {})(tree, file)
  return {
    html: toHtml(tree).replaceAll('&#x22;', "'"),
    messages: file.messages.map((message) => message.ruleId ?? ''),
  }
}
const root = (...children: Root['children']): Root => ({ type: 'root', children })

const frame = (properties: Record<string, string>) =>
  root({ type: 'element', tagName: 'iframe', properties, children: [] })

describe('rehypeComponents', () => {
  it('keeps addresses as properties and everything else as one JSON property', () => {
    const { html } = run(
      root(componentElement('Card', { title: 'A', href: './a.md', wide: true }, [])),
    )
    expect(html).toBe(`<Card href="./a.md" props="{'title':'A','wide':true}"></Card>`)
  })

  it('lists the panels of tabs with ids that count within the page; the first default one is chosen', () => {
    const tabs = componentElement('Tabs', {}, [
      item({ value: 'a', label: 'A' }),
      item({ value: 'b', default: true }),
      item({ value: 'c', default: true }),
    ])
    const { html, messages } = run(root(tabs))
    expect(html).toContain(
      `{'items':[{'id':'docs-ssg-tab-1-1','value':'a','label':'A','selected':false},{'id':'docs-ssg-tab-1-2','value':'b','label':'b','selected':true},{'id':'docs-ssg-tab-1-3'`,
    )
    expect(html).toContain(
      `<TabItem props="{'value':'b','tabId':'docs-ssg-tab-1-2','label':'b','selected':true}">x</TabItem>`,
    )
    expect(messages).toEqual([])
  })

  it('reports what stands between tabs and tabs without panels', () => {
    expect(
      run(root(componentElement('Tabs', {}, [text('lost'), item({ value: 'a' })]))).messages,
    ).toEqual(['tabs'])
    expect(run(root(componentElement('Tabs', {}, []))).messages).toEqual(['tabs'])
  })

  it('reads old-style values and defaultValue', () => {
    const { html } = run(
      root(
        componentElement('Tabs', { defaultValue: 'b', values: [{ label: 'Bee', value: 'b' }] }, [
          item({ value: 'a' }),
          item({ value: 'b' }),
        ]),
      ),
    )
    expect(html).toContain(`'label':'Bee','selected':true`)
  })

  it('gives a themed picture one img for light and one for dark', () => {
    const { html } = run(
      root(
        componentElement(
          'ThemedImage',
          { alt: 'x', sources: { light: 'a.png', dark: 'b.png' } },
          [],
        ),
      ),
    )
    expect(html).toBe(
      '<ThemedImage><img src="a.png" alt="x" class="only-light"><img src="b.png" alt="x" class="only-dark"></ThemedImage>',
    )
  })

  it('reports a frame without title or of a host that is not allowed', () => {
    expect(
      run(frame({ src: 'https://codesandbox.io/x', title: 'A' }), ['codesandbox.io']).messages,
    ).toEqual([])
    expect(
      run(frame({ src: 'https://evil.example/codesandbox.io', title: 'A' }), ['codesandbox.io'])
        .messages,
    ).toEqual(['iframe-host'])
    expect(run(frame({ src: 'https://codesandbox.io/x' })).messages).toEqual(['iframe-title'])
  })
})
