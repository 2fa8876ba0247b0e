import lzString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { fieldsOf, unzip } from '../../../../helpers/sandbox-html.ts'
import { siteOf } from '../../../../helpers/site-of.ts'
import { configOf, found, htmlOf, make, pageOf } from '../page-of.ts'

const manifest = (versions: Readonly<Record<string, string>>): string =>
  JSON.stringify({ dependencies: versions })

const base = {
  'base/package.json': manifest({ react: '19.3.1' }),
  'base/index.html': '<p title="a">&amp;</p>\r\n',
}

const steps = [
  '```ts title="src/a.ts"\nexport const a = 1\n```',
  '```ts title="src/b.ts"\n// file: src/hidden.ts noEmit\nexport {}\n// file: src/shown.ts\nexport const s = 1\n```',
  '```ts title="src/a.ts"\nexport const a = 1 // [!code --]\nexport const a = 2 // [!code ++]\n```',
  '```ts twoslash title="src/typed.ts"\n// @errors: 2322\nexport const t = 1\n//           ^?\n```',
  '```text output title="src/c.ts"\n2\n```',
  '```sh title="Terminal"\nnpm install\n```',
  '```css title="src/a.css"\na { color: red }\n```',
].join('\n\n')

const tag = (attributes: string): string => `<Sandbox base="@site/base" ${attributes} />`
const files = 'files="package.json index.html"'
const stackblitz = 'https://stackblitz.com/run'
const codesandbox = 'https://codesandbox.io/api/v1/sandboxes/define'

async function configWith(
  contents: Readonly<Record<string, string>> = base,
  markdown = {},
): Promise<ReturnType<typeof configOf>> {
  return configOf({ markdown }, await siteOf(contents))
}

describe('a sandbox', () => {
  it.each(['"><script>x</script>', '</form>', "' onfocus='x", '${x} {{x}}', '__proto__'])(
    'has the title %j as text, whatever it says',
    async (title) => {
      const html = await htmlOf(
        `# A\n\n<Sandbox base="@site/base" ${files} title={${JSON.stringify(title)}} className={${JSON.stringify(title)}} name="x" href="javascript:x" parameters="x" paths={['../x']} texts={['x']} />\n`,
        { config: await configWith() },
      )
      const fields = fieldsOf(html, stackblitz)
      expect(fields['project[title]']).toBe(title)
      expect(Object.keys(fields).filter((name) => name.includes('files'))).toEqual([
        'project[files][index.html]',
        'project[files][package.json]',
      ])
      expect(html).not.toMatch(/<script|javascript:/)
      expect(html.match(/<form /g)).toHaveLength(2)
    },
  )

  it('sends the files of its folder, and the last version of each file that the page names', async () => {
    const text = `# A\n\n${steps}\n\n${tag(`${files} open="src/a.ts" title="The app"`)}\n`
    const html = await htmlOf(text, { config: await configWith() })
    expect(fieldsOf(html, stackblitz)).toEqual({
      'project[title]': 'The app',
      'project[description]': 'The app',
      'project[template]': 'node',
      'project[files][index.html]': '<p title="a">&amp;</p>\n',
      'project[files][package.json]': base['base/package.json'],
      'project[files][src/a.css]': 'a { color: red }\n',
      'project[files][src/a.ts]': 'export const a = 2\n',
      'project[files][src/shown.ts]': 'export const s = 1\n',
      'project[files][src/typed.ts]': 'export const t = 1\n',
    })
    expect(html).toContain(`action="${stackblitz}?file=src%2Fa.ts"`)
    const { parameters = '', ...others } = fieldsOf(html, codesandbox)
    expect(others).toEqual({ environment: 'server', query: 'file=/src/a.ts' })
    const packed = parameters.replaceAll('-', '+').replaceAll('_', '/')
    const sent = JSON.parse(lzString.decompressFromBase64(packed))
    expect(Object.keys(sent.files)).toHaveLength(6)
    expect(sent.files['src/a.ts']).toEqual({ content: 'export const a = 2\n' })
  })

  it('offers the same project as a folder to download, with the same bytes each time', async () => {
    const text = `# A\n\n${steps}\n\n${tag(files)}\n`
    const [page, again] = await Promise.all(
      [1, 2].map(async () => pageOf(text, { config: await configWith() })),
    )
    expect(page?.files).toHaveLength(1)
    expect(page?.files).toEqual(again?.files)
    const [file] = page?.files ?? []
    expect(file?.path).toMatch(/^assets\/page-[\da-f]{8}\.zip$/)
    expect(page?.links.map(({ href }) => href)).toContain(`pathname:///${file?.path}`)
    const contents = unzip(Buffer.from(file?.base64 ?? '', 'base64'))
    expect(Object.keys(contents)).toEqual(
      ['index.html', 'package.json', 'src/a.css', 'src/a.ts', 'src/shown.ts', 'src/typed.ts'].map(
        (name) => `page/${name}`,
      ),
    )
    expect(contents['page/src/a.ts']).toBe('export const a = 2\n')
  })

  it.each([
    ['both sites by default', '', {}, ['https://stackblitz.com', 'https://codesandbox.io']],
    ['a site that the page names', 'hosts="codesandbox"', {}, ['https://codesandbox.io']],
    ['no site for another word', 'hosts="none"', {}, []],
    [
      'only sites that the config allows',
      '',
      { sandboxHosts: ['stackblitz'] },
      ['https://stackblitz.com'],
    ],
    [
      'no site that the config forbids',
      'hosts="codesandbox"',
      { sandboxHosts: ['stackblitz'] },
      [],
    ],
    ['no site when the config allows none', '', { sandboxHosts: [] }, []],
  ])('has a form for %s', async (_, hosts, markdown, origins) => {
    const config = await configWith(base, markdown)
    const text = `# A\n\n${tag(`${files} ${hosts}`)}\n`
    expect((await pageOf(text, { config })).formOrigins).toEqual(origins)
    const html = await htmlOf(text, { config })
    const actions = [...html.matchAll(/<form\b[^>]* action="(https:\/\/[^/]+)/g)]
    expect(actions.map(([, origin]) => origin)).toEqual(origins)
    expect(html).toMatch(/<a class="sandbox-button" [^>]*href="pathname:/)
  })

  it.each([
    ['a file that is missing', 'files="package.jsn"', {}, '`@site/base/package.jsn`'],
    ['a file outside the folder', 'files="../secret.json"', {}, '`../secret.json`'],
    ['a path from the root', 'files="/etc/passwd"', {}, '`/etc/passwd`'],
    ['no `package.json`', 'files="index.html"', {}, 'no `package.json`'],
    ['a file to open that the project lacks', `${files} open="src/x.ts"`, {}, '`src/x.ts`'],
    ['a range of versions', files, manifest({ react: '^19.0.0' }), '`react` `^19.0.0`'],
    ['a tag for a version', files, manifest({ react: 'latest' }), '`react` `latest`'],
    ['a version from a URL', files, manifest({ react: 'git+https://a.example' }), '`react`'],
    ['a manifest with an error', files, '{', 'not a JSON object'],
    ['a manifest that is a list', files, '[]', 'not a JSON object'],
  ])('is an error with %s, and shows nothing', async (_, attributes, text, message) => {
    const own = typeof text === 'string' ? { 'base/package.json': text } : {}
    const config = await configWith({ ...base, 'secret.json': '{}', ...own })
    const result = await make(`# A\n\n${tag(attributes)}\n`, { config })
    expect(found(result)).toEqual([expect.stringMatching(/^3:1 sandbox-project /)])
    expect(found(result)[0]).toContain(message)
    expect(result.page?.formOrigins).toBeUndefined()
    expect(JSON.stringify(result.page?.html.pieces ?? [])).not.toContain('<form')
  })

  it.each(['@site/../outside', '../../../outside', '/etc', '/../outside', 'C:/outside', './.git'])(
    'reads no folder outside the site and no hidden one: %s',
    async (folder) => {
      const config = await configWith()
      const text = `# A\n\n<Sandbox base="${folder}" files="package.json" />\n`
      const result = await make(text, { config })
      expect(found(result)).toEqual([
        expect.stringMatching(/^3:1 (?:sandbox-project|outside-site) /),
      ])
      expect(result.page?.files).toBeUndefined()
    },
  )
})
