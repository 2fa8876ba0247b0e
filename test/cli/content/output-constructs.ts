/** A construct of the syntax and the words that readers have to find in every output. */
export interface OutputConstruct {
  readonly text: string
  readonly words: readonly string[]
  /** Words that the search doesn't have, such as plain words of code. */
  readonly notSearched?: readonly string[]
}

/** Constructs within a line: each is used in a title, a heading, a paragraph, a list and a table. */
export const lineConstructs: Readonly<Record<string, OutputConstruct>> = {
  code: { text: '`codeWord`', words: ['codeWord'] },
  'code with signs': { text: '`Map<K> {a}`', words: ['Map<K> {a}'] },
  bold: { text: '**boldword**', words: ['boldword'] },
  'bold code': { text: '**`boldCode`**', words: ['boldCode'] },
  'bold emphasis': { text: '**_mixedword_**', words: ['mixedword'] },
  emphasis: { text: '_emword_ and *starword*', words: ['emword', 'starword'] },
  struck: { text: '~~struckword~~', words: ['struckword'] },
  link: { text: '[linkword](/)', words: ['linkword'] },
  'link with code': { text: '[`linkCode`](/ "A title")', words: ['linkCode'] },
  reference: { text: '[refword][reference]', words: ['refword'] },
  shortcut: { text: '[reference]', words: ['reference'] },
  address: { text: '<https://host.example/word>', words: ['https://host.example/word'] },
  'bare address': { text: 'https://host.example/bare', words: ['https://host.example/bare'] },
  footnote: { text: 'noteword[^1]', words: ['noteword'] },
  emoji: { text: ':rocket: rocketword', words: ['🚀', 'rocketword'], notSearched: ['🚀'] },
  entity: { text: 'a&nbsp;&mdash; &lt;b&gt; &amp; cword', words: ['— <b> & cword'] },
  escape: { text: '\\*starred\\* \\<Tag> 2\\_3', words: ['*starred* <Tag> 2_3'] },
  key: { text: '<kbd>Ctrl</kbd>', words: ['Ctrl'] },
  index: { text: 'H<sub>2</sub>O', words: ['H2O'] },
  comment: { text: 'beforeword <!-- secret --> afterword', words: ['beforeword', 'afterword'] },
  break: { text: 'firstword<br/>secondword', words: ['firstword', 'secondword'] },
  anchor: { text: '<a id="place"></a>anchorword', words: ['anchorword'] },
  variable: { text: '{{ product }}', words: ['Gadget'] },
  abbreviation: { text: '<abbr title="Long">abbrword</abbr>', words: ['abbrword'] },
  prices: { text: 'from $5 to $10', words: ['from $5 to $10'] },
  wide: { text: '**新規（NEW）**を選択', words: ['新規（NEW）を選択'] },
}

/** Constructs of one or more lines. */
export const blockConstructs: Readonly<Record<string, OutputConstruct>> = {
  list: {
    text: '- oneitem\n  - twoitem\n    - threeitem',
    words: ['oneitem', 'twoitem', 'threeitem'],
  },
  numbers: { text: '1. firstitem\n2. seconditem', words: ['firstitem', 'seconditem'] },
  tasks: { text: '- [x] doneitem\n- [ ] openitem', words: ['doneitem', 'openitem'] },
  quote: { text: '> quoteword\n> > innerword', words: ['quoteword', 'innerword'] },
  table: { text: '| headcell |\n| :-: |\n| bodycell **x** |', words: ['headcell', 'bodycell'] },
  'HTML table': {
    text: '<table><thead><tr><th>headtag</th></tr></thead><tbody><tr><td>bodytag</td></tr></tbody></table>',
    words: ['headtag', 'bodytag'],
  },
  terms: { text: 'termword\n: meaningword', words: ['termword', 'meaningword'] },
  note: { text: ':::note\nnoteinside\n:::', words: ['noteinside'] },
  'titled tip': {
    text: ':::tip Good `tipTitle`\ntipinside\n:::',
    words: ['tipTitle', 'tipinside'],
  },
  'labeled warning': {
    text: ':::warning[warnlabel]\n\n- warnitem\n\n:::',
    words: ['warnlabel', 'warnitem'],
  },
  'nested admonitions': {
    text: '::::info\n\n:::danger[innerlabel]\ninnertext\n:::\n\n::::',
    words: ['innerlabel', 'innertext'],
  },
  alert: { text: '> [!TIP]\n> alertword', words: ['alertword'] },
  details: {
    text: '<details>\n<summary>sumword</summary>\n\nhiddenword **b**\n\n</details>',
    words: ['sumword', 'hiddenword'],
  },
  tabs: {
    text: '<Tabs>\n<TabItem value="a" label="tablabel">\n\ntabword\n\n</TabItem>\n<TabItem value="b" label="otherlabel">\n\nothertab\n\n</TabItem>\n</Tabs>',
    words: ['tablabel', 'tabword', 'otherlabel', 'othertab'],
    // Most labels are names of alternatives, such as `npm`, on every page.
    notSearched: ['tablabel', 'otherlabel'],
  },
  'details component': {
    text: '<Details summary="propsummary">\n\npropword\n\n</Details>',
    words: ['propsummary', 'propword'],
  },
  'admonition component': {
    text: '<Admonition type="tip" title="proptitle">\n\npropnote\n\n</Admonition>',
    words: ['proptitle', 'propnote'],
  },
  'component with markup': {
    text: '<Card title={<span>markup <b>title</b></span>} href="/">\n\nmarkword\n\n</Card>',
    words: ['markup title', 'markword'],
  },
  cards: {
    text: '<Cards>\n<Card title="cardtitle" href="/">\n\ncardword\n\n</Card>\n</Cards>',
    words: ['cardtitle', 'cardword'],
  },
  steps: { text: '<Steps>\n\n1. stepword\n\n</Steps>', words: ['stepword'] },
  video: { text: '<LiteYouTubeEmbed id="abc" title="videotitle" />', words: ['videotitle'] },
  code: {
    text: '```ts title="src/fileName.ts" {1}\n// highlight-next-line\nconst codeName = 1\n```',
    words: ['src/fileName.ts', 'codeName'],
    notSearched: ['src/fileName.ts'],
  },
  'code in a list': { text: '- ```js\n  listCode()\n  ```', words: ['listCode'] },
  div: {
    text: '<div className="x" style={{ width: 1 }}>\n\ndivword\n\n</div>',
    words: ['divword'],
  },
  expression: { text: "<p>{'exprword'}</p>", words: ['exprword'] },
  image: {
    text: '![imageword](/a.svg "imagetitle")',
    words: ['imageword'],
    notSearched: ['imageword'],
  },
  break: { text: 'lineone  \nlinetwo\\\nlinethree', words: ['lineone', 'linetwo', 'linethree'] },
  rule: { text: 'aboveword\n\n---\n\nbelowword', words: ['aboveword', 'belowword'] },
  'HTML comment': { text: 'keptword\n\n<!-- secret -->', words: ['keptword'] },
  heading: { text: '### Deep `deepCode` _deepem_ {#deep}', words: ['deepCode', 'deepem'] },
  'underlined heading': { text: 'Underlined\n---', words: ['Underlined'] },
  formula: { text: '$$\nmassword = c^2\n$$', words: [] },
}

/** Marks that only the source has; none of the outputs may show one. */
export const rawMarks =
  /\*\*|~~|\[\^|\]\(|\]\[|:::|\{#|\{\{|\}\}|<Badge|<Tab|<Card|:rocket:|secret|className|&nbsp;|&mdash;|docs-component|highlight-next|\[!/
