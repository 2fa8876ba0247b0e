import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { componentElement } from '../../../../../cli/content/nodes/component-element.ts'
import { contentRules } from '../../../../../cli/content/reporting/content-rules.ts'
import { rehypeComponents } from '../../../../../cli/content/plugins/html/rehype-components.ts'
import { configOf, make } from '../page-of.ts'

interface Case {
  readonly rule: keyof typeof contentRules
  readonly text: string
  readonly docPath?: string
  readonly markdown?: NonNullable<SiteConfig['markdown']>
  /** What the message and the help say; rules of other rooms leave it out. */
  readonly message?: string
  readonly help?: string
}

const neverRun = 'pages never run JavaScript'
const cases: readonly Case[] = [
  {
    rule: 'reserved-attribute',
    text: 'a\n\n<div data-island="Card" data-x="1">b</div>',
    message: "`data-island` on `<div>` was removed, because the site's own scripts react to it.",
    help: 'Use another name for your attribute.',
  },
  {
    rule: 'unsafe-prop',
    text: '<Card dangerouslySetInnerHTML={{ __html: "<b>" }} />',
    message:
      '`dangerouslySetInnerHTML` was removed from the props of `<Card>`, because a component that passes it on to an element would insert HTML or run a script from the page.',
    help: 'Write the content between the tags. If you trust all authors, set `markdown.rawHtml` to `trust`.',
  },
  { rule: 'code-highlight', text: '```ts\n// highlight-start\na\n```' },
  { rule: 'code-include', text: '```ts file="./gone.ts"\n```' },
  { rule: 'code-language', text: '```typscript\na\n```' },
  { rule: 'code-size', text: `\`\`\`js\n${'a'.repeat(5001)}\n\`\`\`` },
  { rule: 'code-meta', text: '```ts titel="a"\na\n```' },
  {
    rule: 'component-tag',
    text: '<Cards>\n\nText.',
    message: '`<Cards>` is never closed, so it includes everything that follows.',
    help: 'Write `</Cards>` where it ends, or `<Cards />` if it is empty.',
  },
  { rule: 'type-table', text: '<TypeTable of="Options" />' },
  { rule: 'twoslash', text: '```css twoslash\na\n```' },
  { rule: 'dangerous-url', text: '[a](javascript:b)', docPath: 'a.md' },
  {
    rule: 'docblock',
    text: '[summary](docblock://gone.ts?token=Gone)',
    message:
      '`gone.ts` is not in any folder of `markdown.docblockSources`, so its doc comment is missing from the page.',
    help: 'The parts are `summary`, `remarks`, `params`, `examples`, `overloadSummary` and `overloadRemarks`. A token is `Name` or `Name.member`.',
  },
  {
    rule: 'expression-as-text',
    text: 'a {b.c} d',
    docPath: 'a.mdx',
    message: `\`{b.c}\` is not a literal, so it is shown as text: ${neverRun}.`,
    help: 'Write the text itself, or write `\\{` for a literal brace.',
  },
  {
    rule: 'foreign-syntax',
    text: '!!! note "Title"\n    text',
    message: '`!!! note` is syntax of MkDocs, so readers see it as plain text.',
    help: 'Write `:::note[Title]`, the text without its indent, and `:::` below it; `:::details[Title]` for a block that opens.',
  },
  ...'acronym big font nobr marquee dir'.split(' ').map((name) => ({
    rule: 'html-removed' as const,
    text: `a <${name}>b</${name}>`,
    message: `\`<${name}>\` was removed, because it is obsolete and only changes the look of its text, which readers still see.`,
    help:
      name === 'acronym'
        ? 'Write `<abbr>`.'
        : 'Use a class, and a rule for it in a style sheet of `customCss`.',
  })),
  {
    rule: 'html-removed',
    text: '<form action="/x">a</form>',
    message:
      '`<form>` was removed, because raw HTML in pages can only contain elements that neither run code nor send data.',
    help: "Write a component of the site, or set `markdown: { rawHtml: 'trust' }` if you trust all authors.",
  },
  {
    rule: 'no-effect',
    text: '---\nauthors: ada\n---\n',
    message: 'The front matter key `authors` has no effect, because only posts of a blog show it.',
    help: 'Write `last_update: { date, author }` instead.',
  },
  {
    rule: 'prop-value',
    text: '<Heading as="script">Next</Heading>',
    message: '`as` of `<Heading>` can’t be `"script"`, so it has no effect.',
    help: 'Write `h1`, `h2`, `h3`, `h4`, `h5` or `h6`.',
  },
  {
    rule: 'unknown-prop',
    text: '<Badge variant="tip" text="new" />',
    message: '`<Badge>` has no prop `variant`, so it has no effect.',
    help: 'Write `type`: `info`, `tip`, `warning` or `danger`.',
  },
  {
    rule: 'unused-footnote',
    text: 'Text.\n\n[^1]: Note.',
    message: "No text refers to the footnote `[^1]`, so readers don't see it.",
    help: 'Write `[^1]` where it belongs, or remove it.',
  },
  {
    rule: 'unknown-variable',
    text: '---\nvariables: { version: "2" }\n---\n\n{{ vresion }}',
    message:
      '`{{ vresion }}` is not a variable of the site or the page, so it is shown as plain text.',
    help: 'Did you mean `version`?',
  },
  { rule: 'math-off', text: '$$\nx^2\n$$' },
  { rule: 'mermaid-off', text: '```mermaid\nA-->B\n```' },
  { rule: 'unparsed-block', text: '#\u00A0Title' },
  { rule: 'table-row', text: '| a |\n| - |\n| 1 | 2 |' },
  { rule: 'unparsed-link', text: 'See [a](my file.md).' },
  { rule: 'raw-text', text: '<p>**a**</p>' },
  {
    rule: 'duplicate-definition',
    text: 'See [a].\n\n[a]: /b\n[a]: /c',
    message: '`[a]` is already defined in line 3, so this definition has no effect.',
    help: 'Give one of the two another name, or remove it.',
  },
  {
    rule: 'undefined-reference',
    text: 'See [the guide][guide].',
    message:
      '`[the guide][guide]` has no definition, so readers see the brackets instead of a link.',
    help: 'Add the definition: `[guide]: ./page.md`. To show the brackets, write `\\[`.',
  },
  { rule: 'front-matter', text: '---\nslug: [a]\n---\n' },
  { rule: 'front-matter-language', text: '---js\n{}\n---\n' },
  { rule: 'front-matter-syntax', text: '---\na: [\n---\n' },
  {
    rule: 'iframe-host',
    text: '<iframe title="x" src="https://evil.example/"></iframe>',
    markdown: { frameHosts: ['codesandbox.io'] },
    message:
      'The frame shows `https://evil.example/`, whose host is not allowed, so it stays empty.',
    help: 'Add the host to `markdown.frameHosts`, or link to the page instead.',
  },
  {
    rule: 'iframe-title',
    text: '<Iframe src="https://codesandbox.io/x" />',
    message:
      "The frame of `https://codesandbox.io/x` has no title, so screen readers can't announce what it contains.",
    help: 'Add `title="…"`.',
  },
  {
    rule: 'math',
    text: '$x$',
    markdown: { math: true },
    message:
      'The page has a formula, but KaTeX is not installed, so the formula is shown as plain text.',
    help: 'Run `npm install katex` in the folder of the site.',
  },
  {
    rule: 'nested-too-deeply',
    text: `${'*a **b '.repeat(150)}x${'** c*'.repeat(150)}`,
    message: 'The text is nested too deeply to be processed.',
    help: 'Reduce the nesting of emphasis, links, quotes or lists here.',
  },
  {
    rule: 'no-javascript',
    text: 'export const Part = make()',
    docPath: 'a.mdx',
    message: 'This `export` is left out, because pages never run JavaScript.',
    help: "Move it to its own file, and import that: `import Part from './Part.tsx'`.",
  },
  {
    rule: 'no-literal',
    text: '<Card title={a + b} />',
    message: `\`title={a + b}\` in \`<Card>\` is not a literal, so it is left out: ${neverRun}.`,
    help: 'Write the value itself (text, a number, `true`, `false`, `null`, `[…]` or `{…}`), or write your own component.',
  },
  {
    rule: 'no-literal',
    text: '<Card {...props} />',
    message: `\`{...props}\` in \`<Card>\` spreads a value, so it is left out: ${neverRun}.`,
  },
  {
    rule: 'page-head',
    text: '<head>\n  <base href="/a/" />\n</head>',
    message:
      '`<head>` is left out, because it has more than a title, metadata, links and data that a page may have.',
    help: 'Remove the rest, or add it to `head` in the config of the site.',
  },
  {
    rule: 'partial',
    text: "import Gone from './_gone.md'\n\n<Gone />",
    message: 'The partial `./_gone.md` does not exist, so its text is missing from the page.',
    help: 'The path is relative to the file that imports it.',
  },
  {
    rule: 'stray-closing-tag',
    text: 'a\n\n</Card>',
    message: '`</Card>` has no opening tag, so it is left out.',
    help: 'Remove it, or write `<Card>` where its contents begin.',
  },
  {
    rule: 'unclosed-html',
    text: 'The <b> tag',
    message: '`<b>` is never closed, so it includes what follows.',
    help: 'Write `</b>` where it ends. To show it, write `\\<b>`, or put the whole name in backticks.',
  },
  {
    rule: 'stray-colons',
    text: 'a\n\n:::',
    message: 'A line of colons in this paragraph closes nothing, so it is shown as text.',
    help: 'Remove it, or give the admonition that it should close the same number of colons.',
  },
  {
    rule: 'style',
    text: '<div style="background: url(x)">x</div>',
    message:
      'The style `background` of `<div>` is left out, because its value could load something, change other rules, or cover the rest of the page.',
    help: 'Move it to a style sheet that `customCss` names.',
  },
  {
    rule: 'tabs',
    text: '<Tabs></Tabs>',
    message: '`<Tabs>` contains no `<TabItem>`, so readers have nothing to choose from.',
    help: 'Put every part into a `<TabItem value="…" label="…">`.',
  },
  {
    rule: 'tabs',
    text: '<Tabs>\n\nText.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>',
    message: '`<Tabs>` contains something outside a `<TabItem>`, so it is shown in every tab.',
  },
  {
    rule: 'unclosed-fence',
    text: '```js\na()\n\nText.',
    message:
      'The code fence that begins here is never closed, so everything to line 4 belongs to it.',
    help: 'Add a line with only ``` where it ends.',
  },
  {
    rule: 'unclosed-admonition',
    text: ':::tip\n\na',
    message: '`:::tip` is never closed, so the admonition continues to line 3.',
    help: 'Write `:::` on its own line where it ends. An admonition that contains another one needs more colons.',
  },
  {
    rule: 'unknown-admonition',
    text: ':::notte\na\n:::',
    message: '`:::notte` is not a known type of admonition, so it is shown as a note.',
    help: 'Did you mean `note`? You can add types to `markdown.admonitions`.',
  },
  {
    rule: 'unknown-audience',
    text: ':::only{for=robots}\na\n:::',
    message: '`robots` is neither `people` nor `machines`, so the block is shown to everyone.',
    help: 'Write `:::only{for=people}` or `:::only{for=machines}`.',
  },
  { rule: 'unknown-alias', text: '---\naliases: { old: gone }\n---\n\n# A' },
  {
    rule: 'unknown-search-heading',
    text: '---\nsearch: { phrases: { log-ot: sign out } }\n---\n\n# A\n\n## Log out',
    message:
      'The front matter key `search.phrases` has phrases for `log-ot`, but this page has no heading with that id.',
    help: 'Did you mean `log-out`?',
  },
  {
    rule: 'unknown-component',
    text: '<Crad />',
    docPath: 'a.mdx',
    message: '`<Crad>` is not a component of this site, so the tag is left out.',
    help: 'Did you mean `Card`? Add your own component to `components` in `site.config.ts`. To show the text, write it as code or as `\\<Crad>`.',
  },
  {
    rule: 'unknown-directive',
    text: '::youtub{id=x}',
    message: '`::youtub` is not a component of this site, so it is shown as text.',
    help: 'Did you mean `YouTube`?',
  },
  { rule: 'unknown-front-matter', text: '---\ntitel: a\n---\n' },
  {
    rule: 'unknown-import',
    text: "import Gone from './gone'\n\nGone",
    message: "`import Gone from './gone'` imports `Gone`, which is not a component of this site.",
    help: "Pages import components from files of the site. Write one that renders `Gone`, and import that: `import Gone from '@site/src/Gone.tsx'`.",
  },
  {
    rule: 'unknown-import',
    text: "import { Post } from '@some/posts/react'\n\n<Post />",
    message:
      "`import { Post } from '@some/posts/react'` imports `Post` from the package `@some/posts`, but pages can only import files of the site.",
    help: 'Install the package with `npm install @some/posts` if it is missing, write a component in `@site/src/Post.tsx` that imports and renders `Post`, and import that file. Or remove this line and the tag `<Post>`.',
  },
  {
    rule: 'unknown-import',
    text: "import Root from '@theme/Root'\n\n<Root />",
    message:
      "`import Root from '@theme/Root'` imports `Root`, which is not a component of this site.",
  },
  {
    rule: 'unknown-import',
    text: "import './a.css'\nimport styles from './a.module.css'\n\n{styles.a}",
    message:
      "`import styles from './a.module.css'` imports `styles`, which is not a component of this site.",
    help: 'Add the style sheet to `customCss`, and write the class name itself.',
  },
  {
    rule: 'unknown-import',
    text: "import data from './gone.json'\n\n{data.a}",
    message:
      "`import data from './gone.json'` names a data file that does not exist, is outside the site or is not valid JSON.",
    help: 'The path is relative to the page. `@site/` is the folder of the site.',
  },
  {
    rule: 'unknown-tag',
    text: '<Crad />',
    message: '`<Crad>` is not a component of this site, so the tag is left out.',
  },
  {
    rule: 'unparsed-emphasis',
    text: '** Words**',
    message:
      '`** Words**` is shown with its asterisks, because they make text bold only if they touch it on both sides.',
    help: 'Move spaces out of the asterisks. Write `\\*` to show one.',
  },
  {
    rule: 'sample-name',
    text: '```ts twoslash title="../store.ts"\nexport const count = 1\n```',
    help: 'Write a relative path of plain names with the extension of a script, style sheet or data file, such as `app/store.ts`.',
  },
  { rule: 'unreadable-page', text: '>'.repeat(2500) },
]
/** Rules that no single page can trigger, with the test that does. */
const elsewhere: Readonly<Record<string, string>> = {
  'component-error': 'test/cli/commands/site-components.test.ts',
  'empty-page': 'check-empty.test.ts',
  'empty-link': '../plugins/remark-empty-links.test.ts',
  expansion: 'test/cli/content/unlucky-inputs.test.ts',
  'heading-id': '../plugins/heading-id.test.ts',
  'merge-conflict': '../plugins/remark-merge-conflicts.test.ts',
  markdown: 'below',
  'untranslated-text': 'below',
  'broken-symlink': '../gate/readable-files.test.ts',
  'hidden-file': '../gate/readable-files.test.ts',
  'file-name-encoding': '../gate/foreign-names.test.ts',
  'missing-docs-folder': 'sources/read-sources.test.ts',
  'no-pages': '../gate/readable-files.test.ts',
  glossary: 'glossary.test.ts',
  'outside-site': '../gate/readable-files.test.ts',
  'page-too-large': 'sources/read-sources.test.ts',
  'sandbox-project': '../components/sandbox.test.ts',
  'shallow-clone': 'test/cli/content/read-last-updates.test.ts',
  'unreadable-file': '../gate/readable-files.test.ts',
  'unreadable-text': 'parse-page.test.ts',
}

describe('the rules of content', () => {
  it.each(cases)('`$rule` has the severity of the table in $text', async (one) => {
    const { rule, text, message, help, docPath = 'guide/page.md', markdown = {} } = one
    const { diagnostics } = await make(text, { docPath, config: configOf({ markdown }) })
    const found = diagnostics.find((diagnostic) => diagnostic.rule === rule)
    expect(found, JSON.stringify(diagnostics)).toMatchObject({
      severity: contentRules[rule].severity,
      ...(message === undefined ? {} : { message }),
      ...(help === undefined ? {} : { help }),
    })
  })

  it('are all triggered by a test', () => {
    const covered = new Set([...cases.map(({ rule }) => rule), ...Object.keys(elsewhere)])
    expect(Object.keys(contentRules).filter((rule) => !covered.has(rule))).toEqual([])
  })

  it('reports a text without a translation once, as information', () => {
    const file = new VFile({ data: { texts: { own: {}, language: 'de' } } })
    const text = { type: 'text' as const, value: 'Next' }
    const tree = { type: 'root' as const, children: [componentElement('Translate', {}, [text])] }
    rehypeComponents()(tree, file)
    expect(tree.children).toEqual([{ type: 'text', value: 'Next' }])
    expect(file.messages.map(({ ruleId, reason, note }) => [ruleId, reason, note])).toEqual([
      [
        'untranslated-text',
        '`Next` has no translation in `de`, so the page shows the text that is written here.',
        'Add it to the file that `messages` of the locale names.',
      ],
    ])
  })
})
