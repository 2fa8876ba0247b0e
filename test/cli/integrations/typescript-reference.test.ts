import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const configOf = (options: string): string => `import { defineConfig } from 'docs-ssg'
import { typescriptReference } from 'docs-ssg/typescript-reference'
export default defineConfig({ url: 'https://x.example', integrations: [${options}] })
`

const source = `/** How a client is created. */
export interface ClientOptions<Data = string> {
  /**
   * Milliseconds before a request fails. See {@link createClient} and [the guide](./guide.html).
   * @default 1000
   * @since 1.2
   */
  timeout?: number
  /** Called with \`{ data }\` | an error, <b>not</b> :both. */
  onEnd: (data: Data) => void
  /** @deprecated Use \`timeout\`. */
  wait?: number
  /** @internal */
  secret?: string
}

/**
 * Creates a client. It connects later.
 *
 * # How
 *
 * @param options - what to create
 * @returns the client
 * @example
 * const client = createClient({ onEnd() {} })
 * @see {@link Client}
 */
export function createClient<Data>(options: ClientOptions<Data>, retries = 3): Client {
  return new Client(options as never)
}

/** Talks to a server. */
export class Client {
  constructor(options: ClientOptions) {}
  private cache = 1
  /** Sends text. */
  send(text: string): void
  send(bytes: Uint8Array, flags?: number): void
  send(value: unknown): void {}
  static version = '1'
}

export type Mode = 'fast' | 'safe'
export enum Level { Low, High }
export const DEFAULT_MODE: Mode = 'fast'
/** @internal */
export const hidden = 1
export const excluded = 2
`

async function build(files: Readonly<Record<string, string>>) {
  const siteDir = await siteOf({ 'docs/index.md': '# Home\n', ...files })
  await symlink(nodeModules, join(siteDir, 'node_modules'))
  const run = await runCli(['build', siteDir, '--strict'])
  const page = (path: string) => readFile(join(siteDir, `build/${path}/index.html`), 'utf8')
  return { siteDir, run, page }
}

it('D: typescriptReference makes a page for each export of a file, with types, defaults, versions and links', async () => {
  const { siteDir, run, page } = await build({
    'site.config.ts': configOf(
      `typescriptReference({ entry: 'src/index.ts', exclude: ['excluded'] })`,
    ),
    'src/index.ts': source,
  })
  expect([run.exitCode, run.stderr]).toEqual([0, ''])

  const options = await page('api/interfaces/ClientOptions')
  expect(options).toContain('How a client is created.')
  expect(options).toMatch(/<code>timeout<\/code> \(optional\)/)
  expect(options).toMatch(/<td[^>]*>(?:(?!<\/td>).)*default <code>1000<\/code>/)
  expect(options).toMatch(/<td[^>]*>(?:(?!<\/td>).)*since 1\.2/)
  expect(options).toMatch(/href="\/api\/functions\/createClient"[^>]*><code>createClient/)
  expect(options).not.toContain('guide.html')
  expect(options).toContain('&lt;b&gt;not&lt;/b&gt; :both')
  expect(options).toContain('Deprecated.')
  expect(options).not.toContain('secret')

  const create = await page('api/functions/createClient')
  expect(create).toContain(
    '<meta name="description" property="og:description" content="Creates a client.">',
  )
  expect(create).toMatch(
    /<code>options<\/code><\/td><td[^>]*><code><a href="\/api\/interfaces\/ClientOptions"/,
  )
  expect(create).toMatch(/<code>retries<\/code> \(optional\)/)
  expect(create).toContain('what to create')
  expect(create).toContain('See also')
  expect(create).not.toContain('return new')

  const client = await page('api/classes/Client')
  expect(client).toContain('id="send"')
  expect(client).toContain('Uint8Array')
  expect(client).not.toContain('cache')
  expect(await page('api/types/Mode')).toContain('safe')
  expect(await page('api/enums/Level')).toContain('High')
  expect(await page('api')).toContain('href="/api/variables/DEFAULT_MODE"')
  const anchors = JSON.parse(await readFile(join(siteDir, 'build/anchors.json'), 'utf8'))
  const listed = anchors.pages.find((one: { path: string }) => one.path === '/api/classes/Client')
  expect(listed.names).toEqual({ Client: '', send: 'send' })
  await expect(page('api/variables/hidden')).rejects.toThrow('ENOENT')
  await expect(page('api/variables/excluded')).rejects.toThrow('ENOENT')

  // The compiler is another process, whose reads are declared.
  await writeFile(join(siteDir, 'src/index.ts'), source.replace('Talks to', 'Speaks with'))
  await runCli(['build', siteDir])
  expect(await page('api/classes/Client')).toContain('Speaks with a server.')
})

it('D: typescriptReference documents two real packages without a finding', async () => {
  const { run, page } = await build({
    'site.config.ts': configOf(
      `typescriptReference({ package: ['@reduxjs/toolkit', '@reduxjs/toolkit/query'], label: 'Redux Toolkit' }), typescriptReference({ name: 'commander', package: 'commander', path: 'cli' })`,
    ),
  })
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const options = await page('api/reduxjs-toolkit/interfaces/ConfigureStoreOptions')
  expect(options).toContain('duplicateMiddlewareCheck')
  expect(options).toMatch(/href="\/api\/reduxjs-toolkit\/types\/Reducer"/)
  expect(await page('api/reduxjs-toolkit-query/functions/setupListeners')).toContain('dispatch')
  expect(await page('cli/classes/Command')).toContain('id="parseasync"')
})

it('D: typescriptReference names what it can’t find', async () => {
  const { run } = await build({
    'site.config.ts': configOf(`typescriptReference({ package: 'no-such-package' })`),
  })
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('typescript-reference/no-declarations')
  const empty = await build({ 'site.config.ts': configOf('typescriptReference({})') })
  expect(empty.run.stderr).toContain('`typescriptReference` needs the option `package` or `entry`.')
})

it('D: typescriptReference says which compiler it needs', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n',
    'site.config.ts': configOf(`typescriptReference({ entry: 'src/index.ts' })`),
    'src/index.ts': source,
  })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('typescript-reference/no-compiler')
})
