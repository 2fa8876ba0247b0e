const ticks = '```'

/** The home page of a new site. `needsUrl`: the URL in its config is an example. */
export const firstPage = (title: string, needsUrl: boolean): string => {
  const steps = [
    'Read [how to write pages](./guide/writing.md).',
    ...(needsUrl ? ['Set the `url` of your site in the config.'] : []),
    'Run `docs-ssg check` before you publish. It finds broken links, missing anchors and more.',
  ]
  return `---
title: ${JSON.stringify(title)}
description: What ${title.replaceAll(/[\n:]/g, ' ')} is, and how to begin.
---

Welcome! This page is \`index.md\`. Edit it and save: the browser shows the change immediately.

## Next steps

${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`
}

/** A page that shows what Markdown can do here. */
export const secondPage = `---
title: Writing pages
description: Links, notes and code in the pages of this site.
---

The path of a file is its URL, and the folders are the sidebar.

## Links

Link to the file, not to the URL: [home](../index.md). If the file moves, the build fails and names this line.

## Notes

:::tip[Notes stand out]
There are also \`note\`, \`info\`, \`warning\` and \`danger\`.
:::

## Code

${ticks}ts title="greet.ts" {2}
export function greet(name: string): string {
  return \`Hello, \${name}!\`
}
${ticks}
`
