const ticks = '```'

/** The home page of a new site. `needsUrl`: the URL in its config is an example. */
export const firstPage = (title: string, needsUrl: boolean): string => {
  const steps = [
    'Read [how to write pages](./guide/writing.md).',
    ...(needsUrl ? ['Set the `url` of your site in the config.'] : []),
    'Run `npx docs-ssg check` before you publish. It finds broken links, missing anchors and more.',
  ]
  const description = `What ${title} is, and how to begin.`
  return `---
title: ${JSON.stringify(title)}
description: ${/[:#]/.test(title) ? JSON.stringify(description) : description}
---

Welcome! This page is \`index.md\`. Edit it and save: the browser shows the change immediately.

## Next steps

${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`
}

const writing = `---
title: Writing pages
description: Links, notes and images in the pages of this site.
sidebar_position: 1
---

The path of a file is its URL, and the folders are the sidebar.

## Links

Link to the file, not to the URL: [home](../index.md). If the file moves, the build fails and names this line.

## Notes

:::tip[Notes stand out]
There are also \`note\`, \`info\`, \`warning\` and \`danger\`.
:::

## Images

Put an image beside the page, and describe it for readers who can't see it: \`![The start screen](./start.png)\`. The build reports an image that is missing or has no description.
`

const code = `---
title: Showing code
description: Code blocks with titles, marked lines and tabs.
sidebar_position: 2
---

Name the language of each block, so that the site highlights it and readers can copy it.

## A title and marked lines

${ticks}ts title="greet.ts" {2}
export function greet(name: string): string {
  return \`Hello, \${name}!\`
}
${ticks}

## Variants in tabs

:::code-group

${ticks}sh [npm]
npm install my-library
${ticks}

${ticks}sh [pnpm]
pnpm add my-library
${ticks}

:::
`

const organizing = `---
title: Organizing pages
description: How to order, name and hide pages.
sidebar_position: 3
---

Each folder is a category of the sidebar. The lines between the dashes at the top of a file say where its page goes.

## Order and names

A page with \`sidebar_position: 1\` is above one with \`sidebar_position: 2\`, and pages without a position follow in alphabetical order. With \`sidebar_label\`, the sidebar shows a shorter name than the title.

## Drafts and unlisted pages

A page with \`draft: true\` is only visible while you write. A page with \`unlisted: true\` is published, but neither the sidebar nor the search shows it.
`

const publishing = `---
title: Publishing the site
description: How to build the site, check it and put it on a server.
sidebar_position: 4
---

The site consists of static files, so any web server can host it.

## Check and build

${ticks}sh
npx docs-ssg check
npx docs-ssg build
npx docs-ssg preview
${ticks}

The first command reports what is wrong, such as a link to a page that doesn't exist. The second one writes the site to \`build/\`, unless something is broken. The third one serves that folder, so that you see the site as your readers will.

## Put it on a server

Upload the contents of \`build/\`. If the site isn't at the top of its domain, set \`baseUrl\` in the config first, for example to \`/docs/\`. Run the first two commands in your CI too, so that it rejects a change that breaks a link.
`

/** The other pages of a new site by their names: what Markdown can do here, and what comes next. */
export const guidePages: readonly (readonly [name: string, contents: string])[] = [
  ['writing', writing],
  ['code', code],
  ['organizing', organizing],
  ['publishing', publishing],
]
