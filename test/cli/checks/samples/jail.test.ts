import { spawn, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { writeSamples } from '../../../../cli/checks/samples/compile-samples.ts'
import { jailArguments } from '../../../../cli/checks/samples/jail-arguments.ts'
import { prepareRuns } from '../../../../cli/checks/samples/run-samples.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { toWorkFolder } from '../../../../cli/gate/work-folder.ts'
import { createSamples } from '../../../../cli/samples/sample-files.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const folder = await mkdtemp(join(process.cwd(), 'node_modules', '.jail-test-'))
const secret = join(folder, 'secret.txt')
const written = join(folder, 'written.txt')
await writeFile(secret, 'the secret')
await symlink(secret, join(folder, 'link.txt'))

/** Servers that no sample may reach, and how often one did. */
let visits = 0
const tcp = createServer(() => (visits += 1))
await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
const local = createServer(() => (visits += 1))
const socketPath = join(folder, 'socket')
await new Promise<void>((resolve) => local.listen(socketPath, resolve))
const udp = createSocket('udp4').on('message', () => (visits += 1))
await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
const address = tcp.address()
const port = typeof address === 'object' && address ? address.port : 0

afterAll(async () => {
  tcp.close()
  local.close()
  udp.close()
  await rm(folder, { recursive: true, force: true })
})

const read = `readFileSync(${JSON.stringify(secret)}, 'utf8')`
const write = `writeFileSync(${JSON.stringify(written)}, 'x')`
/** The constructor of functions of the realm around a shared sample. */
const outer = "(fetch as any)['const' + 'ructor']"

const attempts: readonly (readonly [string, string, string])[] = [
  [
    'reads a file',
    `import { readFileSync } from 'node:fs'\nconsole.log(${read})`,
    'node:fs.readFileSync',
  ],
  [
    'reads through a link',
    `import { readFileSync } from 'fs'\nconsole.log(readFileSync(${JSON.stringify(join(folder, 'link.txt'))}))`,
    'fs.readFileSync',
  ],
  ['writes a file', `import { writeFileSync } from 'node:fs'\n${write}`, 'node:fs.writeFileSync'],
  [
    'writes with promises',
    `import { writeFile } from 'node:fs/promises'\nawait writeFile(${JSON.stringify(written)}, 'x')`,
    'node:fs/promises.writeFile',
  ],
  [
    'imports under a hidden name',
    `const fs = await import(['node', 'fs'].join(':'))\nfs.${write}`,
    'node:fs.writeFileSync',
  ],
  ['requires', `const fs = (globalThis as any).require('fs')\nfs.${write}`, 'fs.writeFileSync'],
  [
    'creates a require',
    `import { createRequire } from 'node:module'\ncreateRequire('/')('fs')`,
    'node:module.createRequire',
  ],
  ['gets a built-in module', "(process as any).getBuiltinModule('fs')", 'process.getBuiltinModule'],
  ['binds', "(process as any).binding('fs')", 'process.binding'],
  [
    'imports from code in a string',
    `const fs = await new Function("return import('node:fs')")()\nfs.${write}`,
    'node:fs.writeFileSync',
  ],
  [
    'evaluates outside',
    `const fs = await ${outer}("return import('node:fs')")()\nfs.${write}`,
    'node:fs.writeFileSync',
  ],
  ['gets the outer process', `${outer}('return process')().kill(1)`, 'process.kill'],
  [
    'connects',
    `import { connect } from 'node:net'\nconnect(${port}, '127.0.0.1')`,
    'node:net.connect',
  ],
  ['requests', `import { get } from 'node:http'\nget('http://127.0.0.1:${port}')`, 'node:http.get'],
  ['encrypts', `import { connect } from 'node:tls'\nconnect(${port})`, 'node:tls.connect'],
  [
    'sends a datagram',
    "import { createSocket } from 'node:dgram'\ncreateSocket('udp4')",
    'node:dgram.createSocket',
  ],
  [
    'resolves a name',
    "import { resolve4 } from 'node:dns/promises'\nawait resolve4('localhost')",
    'node:dns/promises.resolve4',
  ],
  ['fetches', `await fetch('http://127.0.0.1:${port}')`, 'connect EACCES'],
  ['fetches from a name', `await fetch('http://localhost:${port}')`, 'getaddrinfo EACCES'],
  [
    'spawns',
    "import { spawnSync } from 'node:child_process'\nspawnSync('true')",
    'node:child_process.spawnSync',
  ],
  ['forks', "import cluster from 'node:cluster'\ncluster.fork()", 'node:cluster.fork'],
  [
    'starts a thread',
    "import { Worker } from 'node:worker_threads'\nnew Worker('', { eval: true })",
    'node:worker_threads.Worker',
  ],
  ['loads an addon', "process.dlopen({ exports: {} }, '/a.node')", 'process.dlopen'],
  [
    'loads an engine',
    "import { setEngine } from 'node:crypto'\nsetEngine('/a.so')",
    'node:crypto.setEngine',
  ],
  [
    'starts WASI',
    "import { WASI } from 'node:wasi'\nnew WASI({ version: 'preview1' })",
    'node:wasi.WASI',
  ],
  ['opens the inspector', "import { open } from 'node:inspector'\nopen(0)", 'node:inspector.open'],
  [
    'traces',
    "import { createTracing } from 'node:trace_events'\ncreateTracing({ categories: ['v8'] })",
    'node:trace_events.createTracing',
  ],
  [
    'looks at resources',
    "import { createHook } from 'node:async_hooks'\ncreateHook({})",
    'node:async_hooks.createHook',
  ],
  ['kills', "process.kill(1, 'SIGTERM')", 'process.kill'],
  [
    'reads its environment',
    "import { readFileSync } from 'node:fs'\nreadFileSync('/proc/self/environ')",
    'node:fs.readFileSync',
  ],
  [
    'makes a link',
    "import { symlinkSync } from 'node:fs'\nsymlinkSync('/', 'root')",
    'node:fs.symlinkSync',
  ],
  [
    'uses the loader of modules',
    "import Module from 'node:module'\n;(Module as any)._load('fs')",
    '_load is not a function',
  ],
  [
    'imports a file by its URL',
    `await import(['file:', '', '', ${JSON.stringify(secret)}].join('/'))`,
    'is not installed',
  ],
  [
    'imports a data URL',
    "await import(['data:text/javascript', 'export default 1'].join(','))",
    'is not installed',
  ],
  [
    'runs code in another context',
    "import vm from 'node:vm'\nvm.runInThisContext('process')",
    'node:vm.runInThisContext',
  ],
  [
    'sets flags of V8',
    "import v8 from 'node:v8'\nv8.setFlagsFromString('--allow-natives-syntax')",
    'node:v8.setFlagsFromString',
  ],
  [
    'writes a heap snapshot',
    `import v8 from 'node:v8'\nv8.writeHeapSnapshot(${JSON.stringify(written)})`,
    'node:v8.writeHeapSnapshot',
  ],
  ['changes folders', "process.chdir('/')", 'process.chdir'],
  [
    'prints to the pipe',
    "process.stdout.write('fine')\nprocess.exit(4)",
    'it ended with exit code 4',
  ],
  ['fills buffers', 'const all = []\nfor (;;) all.push(Buffer.alloc(1e7, 1))', 'memory limit'],
]

/** Runs each text as a sample of one page. */
async function run(texts: readonly string[]) {
  const workDir = toWorkFolder(await mkdtemp(join(folder, 'run-')), 'samples')
  const guard = { name: 'none', setup: () => undefined }
  const fences = texts.map((value, line) => ({ lang: 'ts', meta: 'run', value, line, indent: 0 }))
  const samples = createSamples('docs/a.md' as ContentPath, fences)
  await writeSamples(workDir, samples)
  const indexed = samples.map((sample, index) => ({ sample, index }))
  const start = await prepareRuns({ workDir, guard }, indexed, { timeLimit: 30_000, memory: 64 })
  const results = await start(new Set(indexed.map(({ index }) => index)))
  return samples.map((_, index) => results.get(index))
}

it('E: refuses every way out of the jail, with the name of what was refused', async () => {
  process.env.JAIL_SECRET = 'the secret'
  const results = await run(attempts.map(([, text]) => text))
  delete process.env.JAIL_SECRET
  const found = attempts.map(([name, , reason], index) => {
    const result = results[index]
    const text = result?.kind === 'failed' ? result.reason : `printed ${result?.text}`
    return text.includes(reason) ? name : `${name}: ${text}`
  })
  countAttempts(attempts.length)
  expect(found).toEqual(attempts.map(([name]) => name))
  expect([existsSync(written), visits]).toEqual([false, 0])
})

it('E: gives samples no variables of the environment, and nothing that another sample changed', async () => {
  const spoil = `const outside = ${outer}['proto' + 'type']
try { outside.leak = 1 } catch {}
try { Object.assign(Response, { leak: 1 }) } catch {}
try { (process.env as any).LEAK = '1' } catch {}`
  const look =
    "console.log(Object.keys(globalThis.process.env).join(), 'leak' in fetch, 'leak' in Response)"
  const results = await run(Array.from({ length: 8 }, (_, at) => (at % 2 ? look : spoil)))
  const printed = { kind: 'printed', text: 'TZ,NODE_ENV,NO_COLOR false false' }
  expect(results.filter((_, at) => at % 2)).toEqual(Array.from({ length: 4 }, () => printed))
})

it('E: closes the sockets of Node, also for code that gets around the modules of samples', async () => {
  const actions = {
    tcp: `net.connect(${port}, '127.0.0.1')`,
    name: `net.connect(${port}, 'localhost')`,
    path: `net.connect(${JSON.stringify(socketPath)})`,
    listen: 'net.createServer().listen(0)',
    descriptor: 'new net.Socket({ fd: 0 })',
    bind: "dgram.createSocket('udp4').bind(0)",
    datagram: `dgram.createSocket('udp4')
  socket.send('x', ${udp.address().port}, '127.0.0.1')`,
    resolve: "await dns.promises.resolve4('localhost')",
    server: "new dns.Resolver().setServers(['127.0.0.1'])",
    lookup: "await dns.promises.lookup('localhost')",
  }
  const tries = Object.entries(actions).map(
    ([name, code]) => `try {
  const socket = ${code}
  out.${name} = await new Promise((resolve) => {
    for (const event of ['error', 'connect', 'listening']) socket.once(event, resolve)
  })
} catch (error) { out.${name} = error }`,
  )
  const code = await bundleInJail(`import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'
import { send } from './channel.ts'
import { closeJail } from './close-jail.ts'
import { leaveJail } from './leave-jail.ts'
closeJail()
const out = {}
${tries.join('\n')}
send(Object.fromEntries(Object.entries(out).map(([name, error]) => [name, error?.code ?? String(error)])))
leaveJail(0)`)
  countAttempts(Object.keys(actions).length)
  const { args, env } = jailArguments(process.versions.node, 64)
  const child = spawn(process.execPath, [...args, code], { env, stdio: 'pipe' })
  let stdout = ''
  child.stdout.on('data', (part) => (stdout += String(part)))
  await new Promise((resolve) => child.once('close', resolve))
  const { server, ...others } = JSON.parse(stdout)
  expect(others).toEqual(
    Object.fromEntries(
      Object.keys(others).map((name) => [name, expect.stringMatching(/^EACCES$/)]),
    ),
  )
  expect(Object.keys(others)).toHaveLength(Object.keys(actions).length - 1)
  expect(server).toMatch(/^(?:EACCES|ERR_DNS_SET_SERVERS_FAILED)$/)
  expect(visits).toBe(0)
})

it('E: starts Node without rights, also for code that gets around the modules of samples', () => {
  const actions = {
    read: `fs.${read}`,
    write: `fs.${write}`,
    spawn: "(await import('node:child_process')).spawnSync('true')",
    thread: "new (await import('node:worker_threads')).Worker('', { eval: true })",
    inspector: "(await import('node:inspector')).open(0)",
    addon: "process.dlopen({ exports: {} }, '/a.node')",
    wasi: "new (await import('node:wasi')).WASI({ version: 'preview1' })",
    report: `process.report.writeReport(${JSON.stringify(written)})`,
    binding: "process.binding('tcp_wrap')",
    environment: "if (process.env.PATH === undefined) throw { code: 'none' }",
  }
  const tries = Object.entries(actions).map(
    ([name, code]) =>
      `try { ${code}; out.${name} = 'done' } catch (error) { out.${name} = error.code }`,
  )
  const code = `import fs from 'node:fs'\nconst out = {}\n${tries.join('\n')}\nfs.writeSync(1, JSON.stringify(out))`
  countAttempts(Object.keys(actions).length)
  const { args, env } = jailArguments(process.versions.node, 64)
  const { stdout } = spawnSync(process.execPath, [...args, code], { env, encoding: 'utf8' })
  const denied = Object.keys(actions).map((name) => [name, 'ERR_ACCESS_DENIED'])
  expect(JSON.parse(stdout)).toEqual({
    ...Object.fromEntries(denied),
    addon: 'ERR_DLOPEN_DISABLED',
    environment: 'none',
  })
  expect(existsSync(written)).toBe(false)
})

it.each([
  ['20.19.0', '--experimental-permission', false],
  ['22.12.0', '--experimental-permission', false],
  ['22.13.0', '--permission', false],
  ['22.14.0', '--permission', true],
  ['23.4.0', '--experimental-permission', false],
  ['23.5.0', '--permission', false],
  ['24.0.0', '--permission', true],
])('E: starts Node %s with %s', (version, flag, ignoresSignal) => {
  const { args } = jailArguments(version, 64)
  expect(args[0]).toBe(flag)
  expect(args.includes('--disable-sigusr1')).toBe(ignoresSignal)
})

/** Bundles code as the programs of jails are bundled. */
async function bundleInJail(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '../../../../cli/programs/jail') },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
  })
  return outputFiles[0]?.text ?? ''
}
