import type { SeededPage } from './seeded-pages.ts'

const page = (text: string): string => `# Page\n\n${text}\n`
const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``

/** Faults of code fences, by the name of the page. */
export const codePages: Readonly<Record<string, SeededPage>> = {
  'code-language': [page(`«code-language»${fence('typscript', 'a')}`), page(fence('ts', 'a'))],
  'code-meta': [page(fence('ts «code-meta»titel="a"', 'a')), page(fence('ts title="a"', 'a'))],
  'code-include': [
    page(`«code-include»${fence('ts file="./gone.ts"', '')}`),
    page(fence('ts', 'a')),
  ],
  'code-highlight': [
    page(fence('ts', 'a\n«code-highlight»// highlight-start\nb')),
    page(fence('ts', 'a\n// highlight-start\nb\n// highlight-end')),
  ],
  docblock: [page('«docblock»[summary](docblock://gone.ts?token=Gone)'), page('Summary.')],
}

/** Faults of tags and directives, by the name of the page. */
export const markupPages: Readonly<Record<string, SeededPage>> = {
  'component-tag': [page('«component-tag»<Cards>\n\nText.'), page('<Cards>\n\nText.\n\n</Cards>')],
  'stray-closing-tag': [
    page('Text.\n\n«stray-closing-tag»</Cards>'),
    page('<Cards>\n\nText.\n\n</Cards>'),
  ],
  'unclosed-html': [page('The «unclosed-html»<b> tag.'), page('The `<b>` tag.')],
  'unknown-component.mdx': [page('«unknown-component»<Crads />'), page('<Cards />')],
  'unknown-directive': [page('«unknown-directive»::crads[Text]'), page('::: tip\n\nText.\n\n:::')],
  'unknown-tag': [page('«unknown-tag»<Crads />'), page('<Cards />')],
  'unknown-import': [
    "«unknown-import»import Gone from './gone'\n\n# Page\n\nA Gone.\n",
    "import Tabs from '@theme/Tabs'\n\n# Page\n\nText.\n",
  ],
  'no-javascript.mdx': [page('«no-javascript»export const a = b();'), page('Text.')],
  'expression-as-text.mdx': [page('a «expression-as-text»{props.b} c'), page('a \\{props.b} c')],
  'no-literal': [
    page('«no-literal»<Card title={a + b} href="/" />'),
    page('<Card title="A" href="/" />'),
  ],
  'iframe-host': [
    page('«iframe-host»<iframe title="x" src="https://evil.example/"></iframe>'),
    page('Text.'),
  ],
  'iframe-title': [
    page('«iframe-title»<iframe src="https://codesandbox.io/embed/x"></iframe>'),
    page('<iframe title="x" src="https://codesandbox.io/embed/x"></iframe>'),
  ],
  'nested-too-deeply': [
    page(
      `${'*a **b '.repeat(124)}*«nested-too-deeply»a **b ${'*a **b '.repeat(25)}x${'** c*'.repeat(150)}`,
    ),
    page('*a **b** c*'),
  ],
  partial: [
    "import Gone from './_gone.md'\n\n# Page\n\n«partial»<Gone />\n",
    "import Note from './_note.md'\n\n# Page\n\n<Note />\n",
  ],
  'unreadable-page': [page(`«unreadable-page»${'> '.repeat(249)}x`), page('> x')],
  'stray-colons': [page('«stray-colons»:::'), page(':::note\n\nText.\n\n:::')],
  'unparsed-emphasis': [
    page('«unparsed-emphasis»** Text**'),
    page('**Text** 2 ** 3 ** 4 a**b**c \\** x\\**'),
  ],
  style: [
    page('«style»<div style="background: url(x)">x</div>'),
    page('<div style="color: red">x</div>'),
  ],
  tabs: [
    page('<Tabs>\n\n«tabs»Text.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>'),
    page('<Tabs>\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>'),
  ],
  'unclosed-fence': [
    page('«unclosed-fence»```js\nfirst()\n\nText.'),
    page('```js\nfirst()\n```\n\nText.'),
  ],
  'unclosed-admonition': [
    page('«unclosed-admonition»:::note\n\nText.'),
    page(':::note\n\nText.\n\n:::'),
  ],
  'unknown-admonition': [
    page('«unknown-admonition»:::notice\n\nText.\n\n:::'),
    page(':::note\n\nText.\n\n:::'),
  ],
}
