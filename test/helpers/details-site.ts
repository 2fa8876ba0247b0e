const page = (title: string): string => `---
title: ${title}
description: About ${title}
---

Text.

## One

:::details[Admonition]

Text in it.

:::

<details>
<summary>Element</summary>

Text in it.

</details>

## Two

Text.
`

const labels = [
  'guide/index',
  'guide/a',
  'guide/deep/index',
  'guide/deep/b',
  'plain/c',
  'plain/d/e',
]

/** A site with every part that is a `details`: categories with and without a page, menus, contents, folded text. */
export const detailsSite = (theme: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
  title: 'Details', url: 'https://details.example', favicon: 'icon.svg', ${theme}
  docs: { showLastUpdateTime: false },
  navbar: { items: [{ label: 'More', type: 'dropdown', items: [{ label: 'A', to: '/guide/a' }] }] },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'docs/index.md': page('Home'),
  ...Object.fromEntries(labels.map((label) => [`docs/${label}.md`, page(label)])),
})
