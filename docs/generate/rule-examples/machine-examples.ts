import { type Example, situation } from './example.ts'

const output = 'test/unit/cli/output/write-output.test.ts'

/** Examples of the rules of the output, of the machine, of the shared cache and of pages for programs. */
export const machineExamples: Readonly<Record<string, Example>> = {
  'long-markdown': situation(
    'A reference page contains a table with 3,000 rows.',
    'The page shows the most important rows, and links to a CSV file with all of them.',
    'test/cli/checks/agents.test.ts',
  ),
  'own-llms-list': situation(
    '`static/llms.txt` begins without a title, or lists a page that was renamed.',
    'The list begins with `# My project`, and all of its links point to pages. You can also leave the file out, and docs-ssg writes one.',
    'test/cli/checks/agents.test.ts',
  ),
  'lost-words': situation(
    'A component draws its text in an element that has no form in Markdown, such as a label outside the `pre` of a code block.',
    'The component renders the text as a paragraph, a list or a table.',
    'test/unit/cli/checks/agents/agents-check.test.ts',
  ),
  'output-busy': situation(
    'Two builds write to the same folder at the same time:\n\n```sh\nnpx docs-ssg build & npx docs-ssg build\n```',
    'Each build has its own folder:\n\n```sh\nnpx docs-ssg build & npx docs-ssg build --out-dir preview\n```',
    output,
  ),
  'output-folder': situation(
    'The output folder contains the sources:\n\n```sh\nnpx docs-ssg build --out-dir .\n```',
    'The output has its own folder:\n\n```sh\nnpx docs-ssg build --out-dir build\n```',
    output,
  ),
  'output-foreign': situation(
    'A file was copied into the built site by hand:\n\n```sh\ncp CNAME build/\n```',
    'The file is in a static folder, so that every build publishes it:\n\n```sh\ncp CNAME static/\n```',
    output,
  ),
  'output-overwrite': situation(
    'The output folder contains an `index.html` that docs-ssg did not create:\n\n```sh\nmkdir build && echo Hello > build/index.html\nnpx docs-ssg build\n```',
    'The file is moved away before the build:\n\n```sh\nmv build/index.html static/hello.html\nnpx docs-ssg build\n```',
    output,
  ),
  'output-path': situation(
    'A symbolic link inside the output folder points outside it, so a page would be written somewhere else.',
    'The link is deleted: `rm -r build`, then `npx docs-ssg build`.',
    'test/unit/cli/output/write-output.test.ts',
  ),
  'output-twice': situation(
    'A plugin and a page create a file with the same path.',
    'One of them has another path.',
    output,
  ),
  'output-write': situation(
    'The disk is full, or the output folder is read-only:\n\n```sh\nchmod a-w build && npx docs-ssg build\n```',
    'The folder is writable:\n\n```sh\nchmod u+w build && npx docs-ssg build\n```',
    output,
  ),
  'preview-empty': situation(
    'A preview before the first build:\n\n```sh\nnpx docs-ssg preview\n```',
    'First the build, then the preview:\n\n```sh\nnpx docs-ssg build && npx docs-ssg preview\n```',
    'test/unit/cli/commands/preview/preview.test.ts',
  ),
  'redirect-left-out': situation(
    "On macOS or Windows, a redirect differs from a page only in letter case:\n\n```ts\nredirects: [{ from: '/Install', to: '/install' }]\n```".replace(
      '```ts',
      '```js noCheck="A part of a config"',
    ),
    'A host that reads `_redirects`, such as Netlify or Cloudflare Pages, applies the redirect although no page is written for it.',
    'test/unit/cli/output/write-site.test.ts',
  ),
  'system-error': situation(
    'The operating system refuses something, for example to open more files:\n\n```sh\nulimit -n 20 && npx docs-ssg build\n```',
    'The limit is as high as usual:\n\n```sh\nulimit -n 1024 && npx docs-ssg build\n```',
    'test/unit/cli/report/system-error.test.ts',
  ),
  'work-stopped': situation(
    'A component never ends:\n\n```jsx noCheck="Never ends"\nexport default function Total({ prices }) {\n  while (prices.length > 0) console.log(prices[0])\n}\n```',
    'The loop has an end:\n\n```jsx noCheck="A part of a site"\nexport default function Total({ prices }) {\n  return <b>{prices.reduce((sum, price) => sum + price, 0)}</b>\n}\n```',
    'test/cli/supervisor/stops.test.ts',
  ),
  'remote-cache': situation(
    'The cache server does not respond:\n\n```sh\nDOCS_SSG_REMOTE_CACHE=https://cache.example.org npx docs-ssg build\n```',
    'The URL is right, and the token allows reading. See [the shared cache](../../guides/shared-cache.md).',
    'test/unit/cli/cache/remote-cache.test.ts',
  ),
}
