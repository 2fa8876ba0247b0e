import { type Command, CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import { createProgram } from '../../../../cli/command-line/create-program.ts'
import type { CommandRequest } from '../../../../cli/command-line/requests.ts'
import { flagsOf, toRunSettings } from '../../../../cli/schema/run-flags.ts'

interface Run {
  readonly requests: readonly CommandRequest[]
  readonly stdout: string
  readonly stderr: string
  readonly error: string | undefined
}

function createParser(
  run: { stdout: string; stderr: string },
  requests: CommandRequest[],
): Command {
  return createProgram({
    version: '1.2.3',
    workingDir: '/projects',
    loadCheckNames: async () => ['links', 'images', 'html'],
    onRequest: async (request) => {
      requests.push(request)
    },
    output: {
      writeOut: (text) => (run.stdout += text),
      writeErr: (text) => (run.stderr += text),
      outputError: (text) => (run.stderr += text),
    },
  })
}

/** Parse a command line in `/projects`; checks are called `links`, `images` and `html`. */
async function parse(...args: readonly string[]): Promise<Run> {
  const requests: CommandRequest[] = []
  const run = { stdout: '', stderr: '' }
  const program = createParser(run, requests)
  try {
    await program.parseAsync(args, { from: 'user' })
    return { ...run, requests, error: undefined }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { ...run, requests, error: error.message }
  }
}

describe('build --timings', () => {
  it.each([
    [[], 'off', '/projects'],
    [['--timings'], 'text', '/projects'],
    [['--timings=json'], 'json', '/projects'],
    [['--timings', 'json', 'site'], 'json', '/projects/site'],
    [['--timings', 'site'], 'text', '/projects/site'],
    [['site', '--timings'], 'text', '/projects/site'],
  ])('%j prints %s for the site %s', async (args, timings, siteDir) => {
    const { requests, stderr } = await parse('build', ...args)
    expect(requests).toMatchObject([{ kind: 'build', timings, site: { siteDir } }])
    expect(stderr).toBe('')
  })

  it('refuses other formats', async () => {
    const { requests, error } = await parse('build', '--timings=xml', 'site')
    expect(requests).toEqual([])
    expect(error).toContain('the format of `--timings` is `xml`; expected `json`')
  })
})

describe('a flag in the place of a value', () => {
  it.each([
    ['check', '--stats', '--strict'],
    ['check', '--stats', '--time-limit', '60'],
    ['check', '--only', '--external'],
    ['check', '--format', '--output=report.txt'],
    ['build', '--changes', '--check'],
    ['build', '--base-url', '--base-url=/docs/'],
    ['build', '--time-limit', '--strict'],
    ['serve', '--port', '--open'],
    ['migrate', '--into', '--help', 'site'],
    ['init', '--title', '-h'],
  ])('ends `%s %s %s` with an error', async (...args) => {
    const { requests, error } = await parse(...args)
    expect(requests).toEqual([])
    expect(error).toContain(`'${args[2]}' follows, which is a flag`)
  })

  it('may begin with a hyphen when it is no flag', async () => {
    const { requests, stderr } = await parse('check', '--stats', '--figures.json')
    expect(requests).toMatchObject([{ extras: { stats: '/projects/--figures.json' } }])
    expect(stderr).toBe('')
  })
})

describe('check --fix', () => {
  it.each([
    [[], 'nothing'],
    [['--fix'], 'links'],
    [['--fix', 'links'], 'links'],
    [['--fix', 'heading-ids'], 'headings'],
  ])('%j fixes %s', async (args, fix) => {
    const { requests, stderr } = await parse('check', ...args)
    expect(requests).toMatchObject([{ kind: 'check', extras: { fix } }])
    expect(stderr).toBe('')
  })

  it('refuses another choice', async () => {
    const { requests, error } = await parse('check', '--fix', 'everything')
    expect(requests).toEqual([])
    expect(error).toContain('Allowed choices are links, heading-ids.')
  })

  it.each([
    [['--fix'], false],
    [['--fix', '--dry-run'], true],
    [['--dry-run', '--fix', 'heading-ids'], true],
  ])('%j is a dry run: %s', async (args, dryRun) => {
    expect((await parse('check', ...args)).requests).toMatchObject([{ extras: { dryRun } }])
  })

  it.each([
    [['--dry-run'], '`--dry-run` needs `--fix`'],
    [['--fix', '--dry-run', '--update-lock'], '`--update-lock` writes a file'],
    [['--fix', '--dry-run', '--update-baseline'], '`--update-baseline` writes a file'],
    [['--fix-dry-run'], 'Use `--fix --dry-run`'],
    [['--diff'], 'Use `--fix --dry-run`'],
  ])('%j is an error that says %s', async (args, message) => {
    const { requests, error, stderr } = await parse('check', ...args)
    expect(requests).toEqual([])
    expect(`${error}${stderr}`).toContain(message)
  })
})

describe('check --only', () => {
  it.each([
    [[], []],
    [['--only', 'links'], ['links']],
    [
      ['--only', 'links', '--only', 'html'],
      ['links', 'html'],
    ],
    [
      ['--only', 'html,links, links'],
      ['html', 'links'],
    ],
  ])('%j runs %j', async (args, only) => {
    expect((await parse('check', ...args)).requests).toMatchObject([{ kind: 'check', only }])
  })

  it('refuses a name that no check has, and suggests one', async () => {
    const near = await parse('check', '--only', 'links,image')
    expect(near.requests).toEqual([])
    expect(near.error).toBe(
      "error: `image` in '--only' is not the name of a check. Did you mean `images`?",
    )
    const far = await parse('check', '--only', 'spelling')
    expect(far.error).toBe(
      "error: `spelling` in '--only' is not the name of a check. Expected one of `links`, `images`, `html`.",
    )
  })
})

describe('paths and numbers', () => {
  it('resolves paths against the working folder, also under the names of other generators', async () => {
    const { requests } = await parse('build', 'site', '--outDir', 'out', '--base', '/x/', '--force')
    expect(requests).toMatchObject([
      {
        site: { siteDir: '/projects/site', outDir: '/projects/out', baseUrl: '/x/' },
        cache: false,
      },
    ])
  })

  it.each([
    [['serve', '--port', 'http'], 'Expected a whole number.'],
    [['serve', '--port', '70000'], 'Expected a port from 0 to 65535.'],
    [
      ['check', '--cache-ttl', 'soon'],
      'Expected a number of minutes, hours or days: `30m`, `12h`, `7d`.',
    ],
  ])('%j is a usage error', async (args, message) => {
    expect((await parse(...args)).error).toContain(message)
  })

  it('reads durations in minutes, hours and days', async () => {
    const { requests } = await parse('check', '--cache-ttl', '12h')
    expect(requests).toMatchObject([{ extras: { cacheTtl: 12 * 3600 * 1000 } }])
  })
})

it('`--help` does not list the commands that print references, and they work', async () => {
  expect((await parse('--help')).stdout).not.toContain('reference')
  expect((await parse('rules-reference')).requests).toEqual([{ kind: 'rules-reference' }])
})

describe('the table of flags that change how a site is built', () => {
  const settingsOf = ({ requests: [request] }: Run) =>
    Object.entries(toRunSettings(request && 'site' in request ? request.site : {}))

  it.each([...flagsOf('all'), ...flagsOf('build')])(
    '`build $flag` changes one setting of the config',
    async ({ flag }) => {
      const usual = new Map(settingsOf(await parse('build')))
      const changed = settingsOf(await parse('build', flag))
      expect(changed.filter(([name, value]) => usual.get(name) !== value)).toHaveLength(1)
    },
  )

  it('gives other commands the flags that all have, and no others', async () => {
    for (const { flag } of flagsOf('all'))
      expect((await parse('check', flag)).error).toBeUndefined()
    for (const { flag } of flagsOf('build'))
      expect((await parse('check', flag)).error).toContain(`unknown option '${flag}'`)
  })
})

describe('names of other tools', () => {
  it.each([
    ['build --output public', '--out-dir'],
    ['build --output=public', '--out-dir'],
    ['build -d public', '--out-dir'],
    ['build --watch', 'docs-ssg serve'],
    ['build --clean', 'replaces the files'],
    ['serve --dev-addr 127.0.0.1:80', '--host'],
    ['check --json', '--format json'],
    ['check --max-warnings 0', '--strict'],
    ['lint', 'docs-ssg check'],
    ['new my-docs', 'docs-ssg init'],
    ['docs:version 2.0', 'docs-ssg version <name>'],
    ['freeze 2.0', 'docs-ssg version <name> --freeze'],
  ])('%s names what docs-ssg has instead', async (line, expected) => {
    const { requests, stderr } = await parse(...line.split(' '))
    expect(requests).toEqual([])
    expect(stderr).toContain('unknown')
    expect(stderr).toContain(expected)
    expect(stderr).not.toContain('Did you mean')
  })

  it.each([
    ['build --strct', '(Did you mean --strict?)'],
    ['buld', 'Did you mean build?'],
    ['build --toString', "unknown option '--toString'"],
    ['constructor', "unknown command 'constructor'"],
    ['frobnicate', '`docs-ssg --help` lists all commands.'],
    ['--frobnicate', '`docs-ssg --help` lists all flags.'],
    ['build --frobnicate', '`docs-ssg build --help` lists all flags.'],
    ['check --frobnicate=3', '`docs-ssg check --help` lists all flags.'],
  ])('%s keeps what its spelling says', async (line, expected) => {
    expect((await parse(...line.split(' '))).stderr).toContain(expected)
  })
})

describe('help', () => {
  it.each([
    ['biuld --help', '(Did you mean build?)'],
    ['help biuld', '(Did you mean build?)'],
    ['frobnicate -h', '`docs-ssg --help` lists all commands.'],
    ['help frobnicate', '`docs-ssg --help` lists all commands.'],
    ['constructor --help', "unknown command 'constructor'"],
    ['deploy --help', 'Use `docs-ssg build`'],
  ])('of `%s` says that there is no such command', async (line, expected) => {
    const { stdout, stderr } = await parse(...line.split(' '))
    expect(stderr).toContain('unknown command')
    expect(stderr).toContain(expected)
    expect(stdout).toBe('')
  })

  it.each(['--help', 'help', '--help build', 'build --help', 'help build', 'dev -h', 'help help'])(
    'is printed for `%s`',
    async (line) => {
      const { stdout, stderr } = await parse(...line.split(' '))
      expect(`${stdout}${stderr}`).toMatch(/^Usage: docs-ssg/)
    },
  )

  it.each([
    ['version', '`docs-ssg version --help` shows what to write.'],
    ['build -o', '`docs-ssg build --help` shows what to write.'],
    ['build one two', '`docs-ssg build --help` shows what to write.'],
    ['migrate', '`docs-ssg migrate --help` shows what to write.'],
  ])('is named by the error of `%s`', async (line, expected) => {
    expect((await parse(...line.split(' '))).stderr).toContain(expected)
  })

  const commands = createParser({ stdout: '', stderr: '' }, []).commands.map((one) => one.name())

  it.each(commands)('of `%s` says defaults in words', async (command) => {
    const { stdout } = await parse(command, '--help')
    expect(stdout).not.toMatch(/preset:|default: \[\]/)
    if (stdout.includes('[siteDir]'))
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain('(default: the current folder)')
  })
})

describe('a flag that is written in another way', () => {
  const ways: readonly ((name: string) => string)[] = [
    (name) => `--${name.replaceAll('-', '')}x=value`,
    (name) => `--${name.replaceAll('-', '_').toUpperCase()}`,
    (name) => `--${name.replaceAll('-', '_').toUpperCase()}=value`,
    (name) => `--${name.replaceAll('-', '')}x`,
  ]
  const flags = createParser({ stdout: '', stderr: '' }, []).commands.flatMap((command) =>
    command.options.flatMap(({ long, hidden }) =>
      long === undefined || hidden ? [] : [{ command: command.name(), flag: long }],
    ),
  )

  it.each(flags)('`$command $flag` is suggested for each of them', async ({ command, flag }) => {
    for (const way of ways) {
      const { requests, stderr } = await parse(command, way(flag.slice(2)))
      expect(requests).toEqual([])
      expect(stderr).toContain(flag)
    }
  })

  it.each([
    ['build --baseurl=/x', '(Did you mean --base-url?)'],
    ['build --outDri=public', '(Did you mean --out-dir?)'],
    ['check -strict', '(Did you mean --strict?)'],
    ['serve -P 4000', '(Did you mean -p?)'],
    ['check --Format=json', '(Did you mean --format?)'],
  ])('%s', async (line, expected) => {
    expect((await parse(...line.split(' '))).stderr).toContain(expected)
  })
})
