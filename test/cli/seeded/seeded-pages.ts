/** Text of a page with a fault behind each `«rule»`, and its twin without any. */
export type SeededPage = readonly [faulty: string, clean: string]

const page = (text: string): string => `# Page\n\n${text}\n`

/** Faults of links and of what readers stumble over, by the name of the page. */
export const linkPages: Readonly<Record<string, SeededPage>> = {
  'broken-link': [
    page('See «broken-link»[gone](./gone.md) and «broken-link»[away](/nowhere).'),
    page('See [there](./there.md) and [home](/).'),
  ],
  'broken-anchor': [
    page('See «broken-anchor»[a part](./there.md#toString) and «broken-anchor»[mine](#none).'),
    page('See [a part](./there.md#part) and [mine](#page).'),
  ],
  'broken-asset': [page('«broken-asset»![A ship](./no-ship.png)'), page('![A ship](./ship.png)')],
  'duplicate-id': [
    page('## One {#same}\n\n«duplicate-id»## Two {#same}'),
    page('## One {#one}\n\n## Two {#two}'),
  ],
  'heading-jump': [page('## Two\n\n«heading-jump»#### Four'), page('## Two\n\n### Three')],
  'insecure-link': [
    page('Read «insecure-link»[the paper](http://www.w3.org/paper).'),
    page('Read [the paper](https://example.org/paper).'),
  ],
  'localhost-link': [
    page('Open «localhost-link»[the app](http://localhost:3000/).'),
    page('Open `http://localhost:3000/`.'),
  ],
  'missing-alt': [page('Look: «missing-alt»![](./ship.png)'), page('Look: ![A ship](./ship.png)')],
  'own-domain-link': [
    page('See «own-domain-link»[the start](https://docs.example/there).'),
    page('See [the start](./there.md).'),
  ],
  'vague-link': [
    page('For more click «vague-link»[here](./there.md).'),
    page('More is told [there, in the harbour](./there.md).'),
  ],
  'suppression-without-reason': [
    page('«suppression-without-reason»<!-- docs-ssg-ignore broken-link -->\n\n[Gone](./gone.md)'),
    page('<!-- docs-ssg-ignore broken-link: it comes next week -->\n\n[Gone](./gone.md)'),
  ],
  'dangerous-url': [
    page('Press «dangerous-url»[the button](javascript:alert(1)).'),
    page('Press [the button](https://example.org/).'),
  ],
}

/** Faults of headers, by the name of the page. */
export const headerPages: Readonly<Record<string, SeededPage>> = {
  'front-matter': [
    '---\n«front-matter»title: [a, b]\n---\n\nText.\n',
    '---\ntitle: a\n---\n\nText.\n',
  ],
  'front-matter-syntax': [
    '---\ntitle: "open«front-matter-syntax»\n---\n\nText.\n',
    '---\ntitle: "open"\n---\n\nText.\n',
  ],
  'front-matter-language': [
    '«front-matter-language»---js\n{ title: "x" }\n---\n\nText.\n',
    '---\ntitle: x\n---\n\nText.\n',
  ],
  'unknown-front-matter': [
    '---\ntitle: Page\n«unknown-front-matter»desciption: Short\n---\n\nText.\n',
    '---\ntitle: Page\ndescription: Short\n---\n\nText.\n',
  ],
  'unknown-alias': [
    '---\n«unknown-alias»aliases: { old: gone }\n---\n\n# Page\n',
    '---\naliases: { old: page }\n---\n\n# Page\n',
  ],
  'unknown-search-heading': [
    '---\n«unknown-search-heading»search: { phrases: { gone: log out } }\n---\n\n# Page\n\n## Here\n',
    '---\nsearch: { phrases: { here: log out } }\n---\n\n# Page\n\n## Here\n',
  ],
  'unknown-sidebar': [
    '---\n«unknown-sidebar»displayed_sidebar: gone\n---\n\n# Page\n',
    '---\ndisplayed_sidebar: null\n---\n\n# Page\n',
  ],
}
