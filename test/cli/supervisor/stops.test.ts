import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cliPath, runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { timeLimitFor } from '../../helpers/time-limit.ts'

type Files = Readonly<Record<string, string>>

/** A place where code of the site runs, with the file that a finding must name. */
interface Stage {
  readonly file: string
  /** Who did it, as the message says. */
  readonly actor: string
  readonly exitCode: number
  /** False where code can't wait for a promise. */
  readonly waits: boolean
  readonly siteWith: (code: string) => Files
}

const config = "export default { title: 'A' }\n"
const page = '# A\n\nText.\n'

const stages: Readonly<Record<string, Stage>> = {
  config: {
    file: 'site.config.ts',
    actor: '`site.config.ts`',
    exitCode: 2,
    waits: true,
    siteWith: (code) => ({ 'docs/index.md': page, 'site.config.ts': `${code}\n${config}` }),
  },
  'function of the config': {
    file: 'site.config.ts',
    actor: '`site.config.ts`',
    exitCode: 2,
    waits: true,
    siteWith: (code) => ({
      'docs/index.md': page,
      'site.config.ts': `export default async () => {\n${code}\nreturn { title: 'A' }\n}\n`,
    }),
  },
  plugin: {
    file: 'docs/index.md',
    actor: 'A plugin or component',
    exitCode: 1,
    waits: true,
    siteWith: (code) => ({
      'docs/index.md': page,
      'site.config.ts': `export default { title: 'A', markdown: { remarkPlugins: [() => async () => {\n${code}\n}] } }\n`,
    }),
  },
  component: {
    file: 'docs/index.md',
    actor: 'A plugin or component',
    exitCode: 1,
    waits: false,
    siteWith: (code) => ({
      'docs/index.md': '# A\n\n<Card />\n',
      'components/Card.tsx': `export function Card() {\n${code}\nreturn <b>card</b>\n}\n`,
      'site.config.ts':
        "export default { title: 'A', components: { Card: './components/Card.tsx' } }\n",
    }),
  },
  'file of a component': {
    file: 'components/Card.tsx',
    actor: '`components/Card.tsx`',
    exitCode: 1,
    waits: false,
    siteWith: (code) => ({
      'docs/index.md': '# A\n\n<Card />\n',
      'components/Card.tsx': `${code}\nexport function Card() { return <b>card</b> }\n`,
      'site.config.ts':
        "export default { title: 'A', components: { Card: './components/Card.tsx' } }\n",
    }),
  },
  'data of a page': {
    file: 'pages/team.tsx',
    actor: 'The `load` function of `pages/team.tsx`',
    exitCode: 1,
    waits: true,
    siteWith: (code) => ({
      'docs/index.md': page,
      'pages/team.tsx': `export async function load() {\n${code}\n}\nexport default () => <b>team</b>\n`,
      'site.config.ts': config,
    }),
  },
}

/** More work that never ends than the thread pool of the command takes. */
const fullPool = `const fs = process.getBuiltinModule('node:fs')
if (!fs.existsSync('pipe')) process.getBuiltinModule('node:child_process').execSync('mkfifo pipe')
for (let i = 0; i < 100; i++) fs.open('pipe', () => {})`

const isWindows = process.platform === 'win32'
const rows = Object.entries(stages)
const waiting = rows.filter(([, { waits }]) => waits)

/** Names in the site's folder and in the temporary folder that no ended command may leave behind. */
async function litterOf(siteDir: string, pids: readonly number[]): Promise<readonly string[]> {
  const cacheDir = join(siteDir, '.docs-ssg')
  const own = await readdir(siteDir)
  const cached = await readdir(cacheDir, { recursive: true }).catch(() => [])
  const temporary = await readdir(tmpdir())
  return [
    ...own.filter((name) => name.endsWith('.docs-ssg') && name !== '.docs-ssg'),
    ...cached.filter((name) => /draft-|samples-|twoslash-|\.tmp$/.test(name)),
    ...temporary.filter((name) => pids.some((pid) => name.startsWith(`docs-ssg-${pid}-`))),
  ]
}

/** A process and those that it has started: a command may run in a second process. */
function withChildren(pid: number): readonly number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ') : []
  return [pid, ...children.map(Number)]
}

/** Build, and send a signal as soon as the site prints `reached`. Without it, the build goes on for longer than a test may. */
async function interruptBuild(
  files: Files,
  signal: 'SIGHUP' | 'SIGINT' | 'SIGTERM',
): Promise<{
  readonly exitCode: number | null
  readonly stderr: string
  readonly litter: readonly string[]
}> {
  const siteDir = await siteOf(files)
  let pids: readonly number[] = []
  const { exitCode, stderr } = await runCli(['build', siteDir, '--time-limit', '600'], {
    cwd: siteDir,
    onOutput: (text, pid) => {
      if (pids.length > 0 || !text.includes('reached')) return
      pids = withChildren(pid)
      process.kill(pid, signal)
    },
  })
  expect(pids).not.toEqual([])
  return { exitCode, stderr, litter: await litterOf(siteDir, pids) }
}

describe('G3: code of the site that would end a build in silence', () => {
  it.each(rows)('calls `process.exit(0)`: %s', async (_, { file, actor, exitCode, siteWith }) => {
    const siteDir = await siteOf(siteWith('process.exit(0)'))
    const run = await runCli(['build', siteDir])
    expect(run.stderr).toContain(`${file}:1:1  error  work-stopped\n`)
    expect(run.stderr).toContain(`${actor} called \`process.exit(0)\` while`)
    expect(run.exitCode).toBe(exitCode)
    await expect(access(join(siteDir, 'build'))).rejects.toThrow('ENOENT')
  })

  it.each(waiting)(
    'waits for a promise that never resolves: %s',
    async (_, { file, actor, exitCode, siteWith }) => {
      const siteDir = await siteOf(siteWith('await new Promise(() => {})'))
      const run = await runCli(['build', siteDir])
      expect(run.stderr).toContain(`${file}:1:1  error  work-stopped\n`)
      expect(run.stderr).toContain(`${actor} waits for a promise that never resolves, so `)
      expect(run.exitCode).toBe(exitCode)
    },
  )

  it('calls `process.exit(0)` from a timer: the stage is named', async () => {
    const code =
      'setTimeout(() => process.exit(0), 1)\nawait new Promise((r) => setTimeout(r, 2000))'
    const siteDir = await siteOf(stages['config']?.siteWith(code) ?? {})
    const run = await runCli(['build', siteDir])
    expect(run.stderr).toContain('called `process.exit(0)`')
    expect(run.exitCode).toBe(2)
  })

  it('reports a page in the format of `check`, and the other pages too', async () => {
    const files = {
      ...stages['component']?.siteWith('process.exit(0)'),
      'docs/b.md': '# B\n\n[gone](./gone.md)\n',
    }
    const run = await runCli(['check', await siteOf(files), '--format', 'json'])
    expect(run.exitCode).toBe(1)
    expect(run.stdout).toContain('"work-stopped"')
    expect(run.stdout).toContain('"broken-link"')
  })
})

describe('G3: code of the site that never ends', () => {
  it.each(rows)('loops: %s', async (_, { file, exitCode, siteWith }) => {
    const siteDir = await siteOf(siteWith('for (;;) {}'))
    const run = await runCli(['build', siteDir, '--time-limit', await timeLimitFor(siteWith(''))])
    expect(run.stderr).toContain(`${file}:1:1  error  work-stopped\n`)
    expect(run.stderr).toMatch(
      /took longer than \d+ seconds?, so it was stopped\.\n.*`--time-limit`/,
    )
    expect(run.exitCode).toBe(exitCode)
  })

  it.each(waiting)('waits and keeps a timer running: %s', async (_, { file, siteWith }) => {
    const code = 'setInterval(() => {}, 1000)\nawait new Promise(() => {})'
    const limit = await timeLimitFor(siteWith(''))
    const run = await runCli(['build', await siteOf(siteWith(code)), '--time-limit', limit])
    expect(run.stderr).toContain(`${file}:1:1  error  work-stopped\n`)
    expect(run.stderr).toContain(`took longer than ${limit} second`)
  })

  it.each(rows)('leaves a timer and a server open: %s', async (_, { waits, file, siteWith }) => {
    const server =
      "const { createServer } = await import('node:net')\ncreateServer().listen(0, '127.0.0.1')"
    const code = `setInterval(() => {}, 1000)\n${waits && !file.endsWith('.tsx') ? server : ''}`
    const run = await runCli(['build', await siteOf(siteWith(code))])
    expect(run.stderr).toBe('')
    expect(run.stdout).toMatch(/^Built [34] pages/m)
    expect(run.exitCode).toBe(0)
  })

  it.skipIf(isWindows).each(rows)(
    'hangs in native code: %s',
    async (_, { file, exitCode, siteWith }) => {
      const code = "process.getBuiltinModule('node:child_process').execSync('sleep 200')"
      const limit = await timeLimitFor(siteWith(''))
      const run = await runCli(['build', await siteOf(siteWith(code)), '--time-limit', limit])
      expect(run.stderr).toContain(`${file}:1:1  error  work-stopped\n`)
      expect(run.exitCode).toBe(exitCode)
    },
  )

  it.skipIf(isWindows).each(rows)('fills the thread pool: %s', async (_, { siteWith }) => {
    const siteDir = await siteOf(siteWith(fullPool))
    const args = ['check', siteDir, '--time-limit', await timeLimitFor(siteWith(''))]
    const run = await runCli(args, { cwd: siteDir })
    // What comes after the data of pages may need no file.
    expect(run.stdout).toMatch(
      /no problems|error {2}work-stopped\n.*filled Node’s thread pool for \d+ seconds?, so no file/,
    )
    expect(run.exitCode).toBe(run.stdout.includes('no problems') ? 0 : 2)
  })

  it.each(rows)('rejects a promise that nothing awaits: %s', async (_, { siteWith }) => {
    const code = "void Promise.reject(new Error('no one waits'))"
    const run = await runCli(['build', await siteOf(siteWith(code))])
    expect(run.stderr).toContain('a promise that nothing awaits: no one waits\n')
    expect(run.exitCode).toBe(1)
  })

  it('P4: other pages are checked when one never ends', async () => {
    const loop = '(tree, file) => { while (file.path.endsWith("index.md")); }'
    const siteDir = await siteOf({
      'docs/index.md': page,
      'docs/b.md': '# B\n\n[gone](./gone.md)\n',
      'site.config.ts': `export default { title: 'A', markdown: { remarkPlugins: [() => ${loop}] } }\n`,
    })
    const limit = await timeLimitFor({ 'docs/index.md': page, 'site.config.ts': config })
    const run = await runCli(['check', siteDir, '--time-limit', limit])
    expect(run.stdout).toContain('docs/index.md:1:1  error  work-stopped\n')
    expect(run.stdout).toContain('docs/b.md:3:1  error  broken-link\n')
    expect(run.exitCode).toBe(1)
  })
})

it('removes what a killed command has left in `.docs-ssg`', async () => {
  const id = '00000000-1111-4222-8333-444444444444'
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const siteDir = await siteOf({
    'docs/index.md': page,
    [`.docs-ssg/twoslash-${gone}-${id}/ts/0/a.ts`]: '',
    [`.docs-ssg/samples-${gone}-${id}/ts/0/a.ts`]: '',
  })
  for (const option of ['--no-cache', '--offline']) {
    await runCli(['check', siteDir, option])
    expect(await litterOf(siteDir, [])).toEqual([])
  }
})

it('removes the temporary folders that a killed command has left', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const siteDir = await siteOf({ 'docs/index.md': page })
  const temporary = await siteOf({
    [`docs-ssg-${gone}-verify-aB3dE6/a.html`]: '',
    [`docs-ssg-${process.pid}-verify-aB3dE6/a.html`]: '',
    'docs-ssg-notes/a.md': '',
  })
  await runCli(['build', siteDir], { env: { TMPDIR: temporary } })
  const left = (await readdir(temporary)).filter((name) => name.startsWith('docs-ssg-'))
  expect(left.toSorted()).toEqual(
    [`docs-ssg-${process.pid}-verify-aB3dE6`, 'docs-ssg-notes'].toSorted(),
  )
})

describe('G3: a signal ends a busy build and leaves no litter', () => {
  const signals = [
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const
  const table = rows.flatMap(([name, stage]) =>
    signals.map(([signal, exitCode]) => [signal, name, exitCode, stage] as const),
  )

  it.each(table)('%s while a loop runs: %s', async (signal, _, exitCode, { siteWith }) => {
    const code = "console.log('reached')\nfor (;;) {}"
    const run = await interruptBuild(siteWith(code), signal)
    expect(run.stderr).toBe('docs-ssg: interrupted\n')
    expect(run.exitCode).toBe(exitCode)
    expect(run.litter).toEqual([])
  })

  it.skipIf(isWindows).each(table)(
    '%s while the thread pool is full: %s',
    async (signal, _, exitCode, { siteWith }) => {
      const run = await interruptBuild(siteWith(`${fullPool}\nconsole.log('reached')`), signal)
      expect(run.stderr).toBe('docs-ssg: interrupted\n')
      expect(run.exitCode).toBe(exitCode)
      expect(run.litter).toEqual([])
    },
  )

  it.skipIf(isWindows)('a process that no other one can kill, while the pool is full', async () => {
    const siteDir = await siteOf(
      stages['config']?.siteWith(`${fullPool}\nconsole.log('reached')`) ?? {},
    )
    // For a debugger, the command runs in the process that it was started in.
    const child = spawn(process.execPath, ['--inspect=0', cliPath, 'build', siteDir], {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const closed = once(child, 'close')
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    const [exitCode, signal] = await closed
    expect(exitCode ?? signal).toBe('execve' in process ? 143 : 'SIGTERM')
  })

  it.each(signals)('%s while the site is written', async (signal, exitCode) => {
    // Rendered once to check the slot, and a second time while pages are written.
    const slot = `let times = 0
export default () => {
  times += 1
  if (times > 1) { console.log('reached'); for (;;) {} }
  return <b>footer</b>
}
`
    const files = {
      'docs/index.md': page,
      'parts/footer.tsx': slot,
      'site.config.ts':
        "export default { title: 'A', theme: { slots: { docFooter: './parts/footer.tsx' } } }\n",
    }
    const run = await interruptBuild(files, signal)
    expect(run.stderr).toBe('docs-ssg: interrupted\n')
    expect(run.exitCode).toBe(exitCode)
    expect(run.litter).toEqual([])
  })

  it('SIGINT while the bundler works: it prints no stacks', async () => {
    // The plugin of a bundle runs in the thread that is ended, so the bundler waits for it.
    const files = {
      ...stages['plugin']?.siteWith("console.log('reached')\nfor (;;) {}"),
      'pages/team.tsx': 'export default () => <b>team</b>\n',
    }
    const run = await interruptBuild(files, 'SIGINT')
    expect(run.stderr).toBe('docs-ssg: interrupted\n')
  })

  it.skipIf(isWindows)('SIGTERM while a program runs that the config started', async () => {
    // Prints by itself, lets go of what the test reads, and ends after the command.
    const program = 'echo reached; exec >&- 2>&-; while kill -0 $PPID; do sleep 1; done'
    const code = `const { execSync } = await import('node:child_process')
execSync(${JSON.stringify(program)}, { stdio: 'inherit' })`
    const run = await interruptBuild(stages['config']?.siteWith(code) ?? {}, 'SIGTERM')
    expect(run.exitCode).toBe(143)
    expect(run.litter).toEqual([])
  })
})
