/** A site with every part that has a color, for the tests and the images of themes. */
const everything = `# Everything

A paragraph with the [second page](./second.md), \`inline code\`, **strong text**, <mark>marked text</mark>, <kbd>Ctrl</kbd> and a <Badge>new</Badge> <Badge type="tip">stable</Badge> <Badge type="warning">beta</Badge> <Badge type="danger">removed</Badge>.

> A quotation with the [second page](./second.md).

## Admonitions

:::note
A note with the [second page](./second.md) and \`code\`.
:::

:::tip
A tip with the [second page](./second.md) and \`code\`.
:::

:::info
An information with the [second page](./second.md) and \`code\`.
:::

:::warning
A warning with the [second page](./second.md) and \`code\`.
:::

:::danger
A danger with the [second page](./second.md) and \`code\`.
:::

## Code

\`\`\`tsx title="counter.tsx" {3} showLineNumbers
import { useState } from 'react'
// A counter with a limit.
export function Counter({ limit = 10 }: { limit?: number }) {
  const [count, setCount] = useState(0)
  const label = \`Clicked \${count} times\`
  return <button disabled={count >= limit} onClick={() => setCount(count + 1)}>{label}</button>
}
\`\`\`

\`\`\`diff
- const old = true
+ const fresh = true
\`\`\`

\`\`\`js
const kept = /pattern/g
const removed = 1 // [!code --]
const added = 'text' // [!code ++]
const risky = null // [!code warning]
const wrong = undefined // [!code error]
\`\`\`

## Blocks

<Tabs>
<TabItem value="one" label="One">First panel.</TabItem>
<TabItem value="two" label="Two">Second panel.</TabItem>
</Tabs>

<details><summary>More</summary>

Hidden text with the [second page](./second.md).

</details>

| option | type | default |
| ------ | ---- | ------- |
| \`limit\` | \`number\` | \`10\` |
| \`step\` | [number](./second.md) | 1 |

<Steps>

1. Install it.
2. Use it.

</Steps>

<Cards>
<Card title="A card" href="/second">With a text.</Card>
<Card title="Another">Without a link.</Card>
</Cards>

- A list
- with two entries

### Deeper

Text.
`

const home = `export default function Home({ href }) {
  return (
    <>
      <section className="hero">
        <div className="hero__inner">
          <div>
            <h1 className="hero__title">Example</h1>
            <p className="hero__tagline">A site with all of its colors.</p>
            <div className="hero__actions">
              <a className="button button--primary" href={href('/everything')}>Get started</a>
              <a className="button" href={href('/second')}>Read more</a>
            </div>
          </div>
        </div>
      </section>
      <section className="hero hero--solid">
        <div className="hero__inner">
          <div>
            <p className="hero__tagline">A hero with a background of one color.</p>
            <div className="hero__actions">
              <a className="button button--primary" href={href('/everything')}>Get started</a>
              <a className="button" href={href('/second')}>Read more</a>
            </div>
          </div>
        </div>
      </section>
      <section className="band">
        <h2 className="band__title">Buttons</h2>
        <p className="row">
          <a className="button button--primary" href={href('/everything')}>Primary</a>{' '}
          <a className="button" href={href('/everything')}>Secondary</a>
        </p>
      </section>
    </>
  )
}
`

/** The files of the site with these options, as the text of an object. */
export const themeFiles = (options: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
    title: 'Example',
    url: 'https://example.org',
    docs: { showLastUpdateTime: false },
    announcementBar: { id: 'a', content: 'Version 2 is out. <a href="/second">Read more</a>' },
    navbar: { items: [{ label: 'Everything', to: '/everything' }, { label: 'Second', to: '/second' }] },
    footer: { style: 'dark', links: [{ title: 'More', items: [{ label: 'Second', to: '/second' }] }], copyright: 'No rights reserved.' },
    ${options}
  }`,
  'docs/everything.md': everything,
  'docs/second.md': '# Second\n\nText with `code`.\n',
  'docs/guide/a.md': '# A guide\n\nText.\n',
  'docs/guide/b.md': '# Another guide\n\nText.\n',
  'pages/index.tsx': home,
})
