import { configFile, type Example, gray, home, options, page, site, situation } from './example.ts'

const budget = (option: string): readonly string[] => [`checks: { budgets: { ${option} } },`]
const embedded = (option: string): readonly string[] => [
  "search: { provider: 'embedded' },",
  ...budget(option),
]
const external = 'test/unit/cli/checks/external/check-external.test.ts'
const cards = 'test/cli/cards/social-cards.test.ts'
const browser = 'test/cli/browser/prove-browser.test.ts'

/** Examples of the rules that measure the built site or open it. */
export const builtExamples: Readonly<Record<string, Example>> = {
  'social-card-contrast': situation(
    'The component of the card writes gray on white:\n\n```jsx noCheck="part of a component"\n<div style={{ color: "#ccc", background: "#fff" }}>{title}</div>\n```',
    'The text is dark enough:\n\n```jsx noCheck="part of a component"\n<div style={{ color: "#333", background: "#fff" }}>{title}</div>\n```',
    cards,
  ),
  'social-card-failed': situation(
    'The component of the card shows an image that is not in a static folder:\n\n```jsx noCheck="part of a component"\n<img src="/img/gone.png" />\n```',
    'The image exists below `static`:\n\n```jsx noCheck="part of a component"\n<img src="/img/logo.png" />\n```',
    cards,
  ),
  'social-card-package': situation(
    'The site has `socialCards: true`, but no package that draws cards.',
    'The package is installed:\n\n```sh\nnpm install --save-dev @takumi-rs/core\n```',
    cards,
  ),
  'social-card-size': situation(
    'The component of the card shows a photo, so that the card has 900 kB.',
    'The card shows a drawing instead, or the config allows more:\n\n```js noCheck="part of a config"\nsocialCards: { component: "card.jsx", maxBytes: 1_000_000 },\n```',
    cards,
  ),
  'social-card-text': situation(
    'The title of a page is in Japanese, and the cards have the built-in font.',
    'The site adds a font:\n\n```js noCheck="part of a config"\nsocialCards: { fonts: ["@fontsource-variable/noto-sans-jp"] },\n```',
    cards,
  ),
  'social-card-url': situation(
    'The config has `socialCards: true`, but no `url`.',
    'The config says where the site is published:\n\n```js noCheck="part of a config"\nurl: "https://docs.example.org",\nsocialCards: true,\n```',
    cards,
  ),
  'html-missing': situation(
    'The site has `checks.html`, but no `html-validate` package.',
    'The package is installed:\n\n```sh\nnpm install --save-dev html-validate\n```',
    'test/cli/validity/check-html.test.ts',
  ),
  'invalid-html': site(
    { 'pages/about.jsx': 'export default () => (\n  <p>\n    About <div>us</div>\n  </p>\n)\n' },
    {
      'pages/about.jsx': 'export default () => (\n  <div>\n    About <div>us</div>\n  </div>\n)\n',
    },
    { ...home, ...configFile('checks: { html: true },') },
  ),
  'third-party-asset': page(
    '![Build status](https://badges.example.org/build.svg)',
    '![Build status](./build.svg)',
    { 'docs/build.svg': gray() },
  ),
  'budget-css': options(budget('css: 100'), budget('css: 12_000')),
  'budget-html': options(budget('html: 100'), budget('html: 50_000')),
  'budget-image': site(
    { 'docs/logo.svg': gray('<path d="M0 0h8v8H0z"/>'.repeat(60)) },
    { 'docs/logo.svg': gray() },
    { 'docs/index.md': '# Home\n\n![Logo](./logo.svg)\n', ...configFile(...budget('image: 1000')) },
  ),
  'budget-javascript': options(budget('javascript: 100'), budget('javascript: 12_000')),
  'budget-nodes': options(budget('nodes: 5'), budget('nodes: 1500')),
  'budget-search': options(embedded('search: 10'), embedded('search: 250_000')),
  'dead-external-link': situation(
    'Two runs of `docs-ssg check --external` in a row found that the page does not exist:\n\n```md\nSee [the old guide](https://example.org/gone).\n```',
    'The link points to the new location of the page:\n\n```md\nSee [the guide](https://example.org/guide).\n```',
    external,
  ),
  'external-offline': situation(
    '`docs-ssg check --external` runs on a machine without a network connection.',
    'The machine is online, or the command runs without `--external`.',
    external,
  ),
  'missing-external-link': situation(
    'One run of `docs-ssg check --external` received 404 for a link:\n\n```md\nSee [the guide](https://example.org/guied).\n```',
    'The link is right, or the other site works again in the next run:\n\n```md\nSee [the guide](https://example.org/guide).\n```',
    external,
  ),
  'moved-external-link': situation(
    'The other site redirects the URL permanently:\n\n```md\nSee [the guide](https://example.org/old-guide).\n```',
    'The link contains the new URL:\n\n```md\nSee [the guide](https://example.org/guide).\n```',
    external,
  ),
  'unreachable-external-link': situation(
    'The host refuses automatic requests, for example with status 403 in every run.',
    "The link works in a browser, so the config excludes it:\n\n```ts title=\"site.config.ts\"\nimport { defineConfig } from 'docs-ssg'\n\nexport default defineConfig({\n  checks: { externalIgnore: ['https://example.org/*'] },\n})\n```",
    external,
  ),
  'browser-accessibility': situation(
    '`docs-ssg check --browser` finds a field without a label:\n\n```jsx noCheck="A part of a page"\nexport default () => <input name="email" />\n```',
    'The field has a label:\n\n```jsx noCheck="A part of a page"\nexport default () => <label>Email <input name="email" /></label>\n```',
    browser,
  ),
  'browser-dead-control': situation(
    '`docs-ssg check --browser` presses a button that has no handler:\n\n```jsx noCheck="A part of a page"\nexport default () => <button>Add</button>\n```',
    'The button does something:\n\n```jsx noCheck="A part of a page"\nimport { useState } from \'react\'\n\nexport default function Add() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>Add ({count})</button>\n}\n```',
    'test/cli/browser/own-controls.test.ts',
  ),
  'browser-diagram': situation(
    'A diagram has a mistake:\n\n````md\n```mermaid\ngraph LR\n  A -- B\n```\n````',
    'The arrow is complete:\n\n````md\n```mermaid\ngraph LR\n  A --> B\n```\n````',
    'test/browser/diagrams.test.ts',
  ),
  'browser-error': situation(
    'A component uses something that the browser does not have:\n\n```jsx noCheck="Fails on purpose"\nuseEffect(() => {\n  console.log(process.env.NODE_ENV)\n}, [])\n```',
    'The component uses what every browser has:\n\n```jsx noCheck="A part of a component"\nuseEffect(() => {\n  console.log(location.hostname)\n}, [])\n```',
    browser,
  ),
  'browser-missing': situation(
    '`docs-ssg check --browser` runs without playwright-core or Chromium.',
    'Both are installed:\n\n```sh\nnpm install --save-dev playwright-core\nnpx playwright-core install chromium\n```',
    browser,
  ),
  'browser-policy': situation(
    'A component loads data from another host, which the content security policy blocks:\n\n```js noCheck="A part of a component"\nfetch(\'https://api.example.org/posts\')\n```',
    "The config allows the host:\n\n```ts title=\"site.config.ts\"\nimport { defineConfig } from 'docs-ssg'\n\nexport default defineConfig({\n  contentSecurityPolicy: { connect: ['https://api.example.org'] },\n})\n```",
    'test/cli/browser/check-services.test.ts',
  ),
  'not-deterministic': situation(
    'A component shows when the page was built:\n\n```jsx noCheck="A part of a site"\nexport default () => <p>Built at {new Date().toISOString()}</p>\n```',
    'The date is a fact of the sources, such as the last change in git, which docs-ssg shows with `docs.showLastUpdateTime`.',
    'test/cli/commands/verify-build.test.ts',
  ),
}
