import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { cliPath, runCli } from '../../helpers/run-cli.ts'
import { isRunning } from '../../../cli/gate/is-running.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { callTool, connectStdio, mcpSite, startHttp } from './mcp-site.ts'

const { siteDir } = await builtSite(mcpSite)

const initialize = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
})}\n`

/** Start the server and wait until it has answered the first message. */
async function startInitialized(folder = siteDir) {
  const child = spawn(process.execPath, [cliPath, 'mcp', folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString('utf8')))
  const answered = new Promise<string>((resolve) =>
    child.stdout.once('data', (part: Buffer) => resolve(part.toString('utf8'))),
  )
  child.stdin.write(initialize)
  expect(JSON.parse(await answered)).toMatchObject({
    id: 1,
    result: { serverInfo: { name: 'docs-ssg' } },
  })
  return { child, ended, errors: () => errors }
}

describe('docs-ssg mcp over standard input', () => {
  it('skips lines that are no JSON, such as those of a debugger', async () => {
    const { child, ended } = await startInitialized()
    child.stdin.write('no JSON\n')
    const answered = new Promise((resolve) => child.stdout.once('data', resolve))
    child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n')
    await answered
    child.stdin.end()
    expect(await ended).toBe(0)
  })

  it('ends with exit code 0 when the client closes its end', async () => {
    const { child, ended } = await startInitialized()
    child.stdin.end()
    expect(await ended).toBe(0)
  })

  it.each([
    ['one request', [['tools/list', {}]]],
    ['a request that fails', [['tools/nothing', {}]]],
    [
      'requests of every tool',
      [
        ['tools/call', { name: 'search', arguments: { query: 'temperature' } }],
        ['tools/call', { name: 'read_page', arguments: { url: '/docs/guide/install' } }],
        ['tools/call', { name: 'list_pages', arguments: {} }],
        ['tools/call', { name: 'check', arguments: {} }],
        ['tools/list', {}],
      ],
    ],
  ] as const)(
    'answers what is pending when the client closes its end: %s',
    async (_title, calls) => {
      const { child, ended } = await startInitialized()
      const answers: string[] = []
      child.stdout.on('data', (part: Buffer) => answers.push(part.toString('utf8')))
      const ids = calls.map((_call, index) => index + 2)
      const lines = calls.map(([method, params], index) =>
        JSON.stringify({ jsonrpc: '2.0', id: ids[index], method, params }),
      )
      child.stdin.end(`${lines.join('\n')}\n`)
      expect(await ended).toBe(0)
      const answered = answers
        .join('')
        .trimEnd()
        .split('\n')
        .map((line) => Number(JSON.parse(line).id))
      expect(answered.toSorted()).toEqual(ids)
    },
  )

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('ends after %s with exit code %i', async (signal, code) => {
    const { child, ended } = await startInitialized()
    child.kill(signal)
    expect(await ended).toBe(code)
  })

  it('ends with exit code 0 when no one reads its output', async () => {
    const { child, ended } = await startInitialized()
    child.stdout.destroy()
    child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n')
    expect(await ended).toBe(0)
  })

  it('ends with exit code 1 after a message that is too long', async () => {
    const { child, ended, errors } = await startInitialized()
    child.stdin.on('error', () => undefined)
    child.stdin.write('x'.repeat(300_000))
    expect(await ended).toBe(1)
    expect(errors()).toMatch(/docs-ssg mcp: .*maximum size/)
  })

  it.each(['1', 'null', '[]', '{"jsonrpc":"2.0"}', '[{"jsonrpc":"2.0"}]', '{"__proto__":{}}'])(
    'names what is not a message in one line of standard error, and goes on: %s',
    async (message) => {
      const { child, ended, errors } = await startInitialized()
      child.stdin.write(`${message}\n`)
      const answered = new Promise((resolve) => child.stdout.once('data', resolve))
      child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n')
      await answered
      child.stdin.end()
      expect(await ended).toBe(0)
      expect(errors().trimEnd().split('\n').slice(1)).toEqual([
        expect.stringMatching(/^docs-ssg mcp: /),
      ])
    },
  )
})

describe('docs-ssg mcp refuses to start', () => {
  it.each([
    ['without a build', [], 1, 'contains no site that docs-ssg built'],
    ['in a folder that does not exist', ['nowhere'], 2, 'does not exist'],
    ['with a URL that is none', ['https://'], 2, 'Expected the URL of a site.'],
    ['with a password in the URL', ['https://a:b@c.example'], 2, 'a user name or a password'],
    ['at a port that is none', ['--port', '70000'], 2, 'Expected a port'],
    [
      'with a config for a URL',
      ['https://c.example', '-c', 'x.ts'],
      2,
      "'--config' is for a folder",
    ],
    ['with a folder for a URL', ['https://c.example', '-o', 'x'], 2, "'--out-dir' is for a folder"],
  ])('%s', async (_title, args, exitCode, reason) => {
    const run = await runCli(['mcp', ...args], { cwd: await temporaryFolder() })
    expect(run).toMatchObject({ exitCode, stdout: '' })
    expect(run.stderr).toContain(reason)
  })
})

/** The status of a request with these headers. */
async function post(url: string, headers: Record<string, string>, body = '{}'): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    const sent = request(url, { method: 'POST', headers: { ...type, ...headers } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A site whose check never ends, and says which process it is. */
const endlessSite = {
  'docs/index.md': '# Home\n',
  'site.config.ts': `import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
const [siteDir] = process.argv.slice(process.argv.indexOf('check') + 1)
if (process.argv.includes('check')) {
  writeFileSync(siteDir + '/pid.txt', String(process.pid))
  createServer().listen(0, '127.0.0.1')
  await new Promise(() => {})
}
export default {}
`,
}

describe('a check that runs', () => {
  it.each([
    ['the client closes its end', 0],
    ['SIGTERM', 143],
  ] as const)('ends when the server ends because of: %s', async (reason, code) => {
    const site = await siteOf(endlessSite)
    expect((await runCli(['build', site])).exitCode).toBe(0)
    const { child, ended } = await startInitialized(site)
    const args = { name: 'check', arguments: {} }
    const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: args }
    child.stdin.write(`${JSON.stringify(call)}\n`)
    const readPid = async (): Promise<number> =>
      Number(await readFile(join(site, 'pid.txt'), 'utf8').catch(() => '0'))
    await expect.poll(readPid).toBeGreaterThan(0)
    const pid = await readPid()
    let refusal = ''
    child.stdout.on('data', (part: Buffer) => (refusal += part.toString('utf8')))
    if (code === 0) child.stdin.end()
    else child.kill('SIGTERM')
    expect(await ended).toBe(code)
    const message = expect.stringContaining('10 seconds after the end of the input')
    if (code === 0) expect(JSON.parse(refusal)).toMatchObject({ id: 2, error: { message } })
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

describe('docs-ssg mcp --http', () => {
  it('accepts only requests for itself, from no other site, at its path and of a bounded size', async () => {
    const { url, end } = await startHttp([siteDir])
    onTestFinished(end)
    const { host, origin, port } = new URL(url)
    expect(origin).toBe(`http://127.0.0.1:${port}`)
    const statuses = [
      await post(url, {}, initialize),
      await post(url, { origin }, initialize),
      await post(url, { host: `localhost:${port}` }, initialize),
      await post(url, { host: `rebound.example:${port}` }, initialize),
      await post(url, { host: `127.0.0.1.rebound.example:${port}` }, initialize),
      await post(url, { origin: 'https://other.example' }, initialize),
      await post(url, { origin: 'http://127.0.0.1:1' }, initialize),
      await post(url, { origin: 'null' }, initialize),
      await post(`http://${host}/`, {}, initialize),
      await post(url, {}, `"${'x'.repeat(300_000)}"`),
      await post(url, {}, 'no JSON'),
      await post(url, { 'content-type': 'text/plain' }, initialize),
    ]
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 403, 403, 404, 413, 400, 415])
  })
})

describe('docs-ssg mcp --http, request by request', () => {
  const paths = (port: string): readonly string[] => [
    `http://127.0.0.1:${port}/mcp`,
    'http://rebound.example/mcp',
    '//rebound.example/mcp',
    '/mcp/../mcp',
    '/MCP',
    '/mcp%00',
    '/%6dcp?x=../../',
    '*',
  ]
  const hosts = [
    'xn--a.localhost',
    '[::ffff:127.0.0.1]',
    '127.1',
    '0x7f.1',
    '2130706433',
    'localhost.',
    'a@localhost',
    '127.0.0.1:99999',
  ]
  const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

  it('P17: answers every odd target, host and method with 200 or a refusal, never with a failure', async () => {
    const { url, end } = await startHttp([siteDir])
    onTestFinished(end)
    const { port } = new URL(url)
    const statuses = [
      ...(await Promise.all(paths(port).map((path) => statusOf(url, { path })))),
      ...(await Promise.all(hosts.map((host) => statusOf(url, { host })))),
      ...(await Promise.all(methods.map((method) => statusOf(url, { method })))),
    ]
    expect(statuses).toEqual([
      200,
      403,
      404,
      404,
      404,
      404,
      200,
      404,
      ...hosts.map(() => 403),
      ...methods.map(() => 405),
    ])
  })
})

interface OddRequest {
  readonly path?: string
  readonly host?: string
  readonly method?: string
}

/** The status of a request as it is written, which `fetch` and URLs would repair. */
async function statusOf(url: string, { path = '/mcp', host, method = 'POST' }: OddRequest) {
  const { port, host: own } = new URL(url)
  const headers = {
    host: host ?? own,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'content-length': Buffer.byteLength(initialize),
  }
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject)
    sent.end(initialize)
  })
}

describe('docs-ssg mcp with a URL', () => {
  it('reads a published site, and nothing outside of it', async () => {
    const { createFolderSite } = await import('../../../cli/server/folder-site.ts')
    const { readOutputManifest } = await import('../../../cli/output/output-manifest.ts')
    const { manifestName } = await import('../../../cli/model/paths/output-path.ts')
    const folder = join(siteDir, 'build')
    const site = createFolderSite({
      folder,
      manifestName,
      readManifest: readOutputManifest,
      baseUrl: '/docs/',
      trailingSlash: false,
    })
    const requested: string[] = []
    const server = createServer(async (asked, response) => {
      requested.push(asked.url ?? '')
      const body = await (await site()).open((asked.url ?? '').slice('/docs/'.length))
      response.writeHead(body ? 200 : 404).end(await body?.bytes())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise((done) => server.close(() => done())))
    const { port } = server.address() as AddressInfo
    const { client, close } = await connectStdio([`http://127.0.0.1:${port}/docs/llms.txt`])
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages'])
    const found = await callTool(client, 'search', { query: 'temperature' })
    expect(found.text).toContain('https://kettle.example/docs/guide/heat')
    const section = await callTool(client, 'read_page', {
      url: `http://127.0.0.1:${port}/docs/guide/install#last`,
    })
    expect(section).toEqual({ text: '## Last\n\nThe end.', isError: false })
    const outside = await callTool(client, 'read_page', { url: `http://127.0.0.1:${port}/x` })
    expect(outside.isError).toBe(true)
    expect(requested.filter((path) => !path.startsWith('/docs/'))).toEqual([])
    await close()
    server.closeAllConnections()
  })
})
