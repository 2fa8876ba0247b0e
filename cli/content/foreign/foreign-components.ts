// Components of other tools. Given the name of a tag that the site has no component for, it returns
// what to write instead.
import { ownValue } from '../../primitives/own-value.ts'

const note =
  'Write `:::note[Title]` and `:::` around the text; the other types are `tip`, `info`, `warning` and `danger`.'
const client = "Add a component of the site that has `'use client'`; only the browser updates it."
const image = 'Write an image: `![text](./image.png)`, or `<img>` with `width` and `height`.'
const tree = 'Write the tree as text in a code fence.'
const details = 'Write `<Details summary="…">`.'
const field =
  'Write a row of a table, or a definition list: the name on one line, and `: ` with the description on the next.'
const heading = 'Write a heading, such as `## Title`, and the text below it.'
const step = 'Write a numbered list, or a heading for each step, between `<Steps>` and `</Steps>`.'
const example = 'Write code fences, with `<CodeGroup>` around several of them.'
const video = 'Write `<video controls src="…">`, or `<YouTube id="…">`.'
const contents = 'Write `<TOCInline />`.'
const head = 'Write `head` in the front matter of the page.'
const vue = 'Vue components are not supported; write a React component and add it to `components`.'

const help: Readonly<Record<string, string>> = {
  // Docusaurus
  BrowserOnly: client,
  Head: head,
  MDXContent: 'Remove the tag: the page is its content.',
  // VitePress
  ClientOnly: client,
  Content: "Import the page as a partial: `import Part from './_part.md'` and `<Part />`.",
  Teleport: vue,
  Transition: vue,
  VPHero: vue,
  VPFeatures: vue,
  VPTeamMembers: vue,
  VPTeamPage: vue,
  // Starlight and Astro
  Aside: note,
  CardGrid: 'Write `<Cards>` around the cards.',
  LinkCard: 'Write `<Card title="…" href="…">` with the description between the tags.',
  LinkButton: 'Write a link: `[text](./page.md)`.',
  Code: 'Write a code fence, or `<CodeBlock language="…">` with the code between the tags.',
  FileTree: tree,
  Icon: 'Write an image or an emoji.',
  Image: image,
  Picture: image,
  Fragment: 'Write `<>` and `</>`.',
  // Nextra and Next.js
  Callout: note,
  Tab: 'Write `<TabItem label="…">`.',
  'Tabs.Tab': 'Write `<TabItem label="…">`.',
  'Cards.Card': 'Write `<Card>`.',
  'FileTree.Folder': tree,
  'FileTree.File': tree,
  Bleed: 'Remove the tag.',
  Collapse: details,
  ImageZoom: image,
  Playground: client,
  Popup: 'Write the text itself, or a link.',
  Frame: image,
  // Mintlify and others
  Accordion: details,
  AccordionGroup: 'Remove the tag, and write `<Details>` for each part.',
  CardGroup: 'Write `<Cards>` around the cards.',
  Columns: 'Write `<Cards>` around cards.',
  Info: note,
  Note: note,
  Tip: note,
  Warning: note,
  Check: note,
  Danger: note,
  Caution: note,
  Banner: note,
  Expandable: details,
  ParamField: field,
  ResponseField: field,
  RequestExample: example,
  ResponseExample: example,
  Section: heading,
  Update: heading,
  Column: 'Remove the tag; `<Cards>` puts `<Card>`s side by side.',
  Tile: 'Write `<Card title="…" href="…">`.',
  Tooltip: 'Write the text itself, or `<abbr title="…">`.',
  Latex:
    'Write the formula between dollar signs, `$x^2$`, with `markdown: { math: true }` in the config.',
  Mermaid: 'Write a code fence with the language `mermaid`.',
  Snippet: "Import the file as a partial: `import Part from './_part.md'` and `<Part />`.",
  Panel: 'Remove the tag.',
  View: 'Write `<TabItem label="…">` in `<Tabs>`.',
  Tree: tree,
  // Fumadocs
  Accordions: 'Remove the tag, and write `<Details>` for each part.',
  Files: tree,
  Folder: tree,
  File: tree,
  InlineTOC: contents,
  // GitBook, Docus and others
  Hint: note,
  Alert: note,
  Figure: image,
  Youtube: 'Write `<YouTube id="…">`.',
  Video: video,
  Embed: 'Write a link, or `<Iframe src="…" title="…">`.',
  Step: step,
}

/** The replacement for a component of another tool; undefined for other names. */
export function foreignComponent(name: string): string | undefined {
  return ownValue(help, name)
}
