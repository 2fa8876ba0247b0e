import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { createProgram } from '../../../../cli/command-line/create-program.ts'
import type { CommandRequest } from '../../../../cli/command-line/requests.ts'

interface Run {
  readonly program: Command
  readonly requests: readonly CommandRequest[]
  readonly errors: () => string
}

function create(): Run {
  const requests: CommandRequest[] = []
  let errors = ''
  const program = createProgram({
    version: '1.2.3',
    workingDir: '/projects',
    loadCheckNames: async () => ['links'],
    onRequest: async (request) => {
      requests.push(request)
    },
    output: {
      writeOut: () => undefined,
      writeErr: (text) => (errors += text),
      outputError: (text) => (errors += text),
    },
  })
  return { program, requests, errors: () => errors }
}

const { commands } = create().program
const flags = commands.flatMap((command) =>
  command.options
    .filter(({ required, long }) => required && long !== '--base-url')
    .map(({ long }) => [command.name(), long ?? ''] as const),
)
const first = commands
  .filter(({ registeredArguments }) => registeredArguments.length > 0)
  .map((command) => [command.name(), command.registeredArguments[0]?.name() ?? ''] as const)

describe('an empty value, as of a variable that is not set', () => {
  it.each(flags.flatMap((row) => ['', ' ', '\t\n'].map((value) => [...row, value] as const)))(
    'ends `%s %s` with an error: %j',
    async (command, flag, value) => {
      const { program, requests, errors } = create()
      await expect(program.parseAsync([command, flag, value], { from: 'user' })).rejects.toThrow()
      expect(requests).toEqual([])
      expect(errors()).toMatch(new RegExp(`'(?:-\\w, )?${flag}.*' is empty`))
    },
  )

  it.each(first)('ends `%s` with an error as its argument `%s`', async (command, name) => {
    const { program, requests, errors } = create()
    await expect(program.parseAsync([command, ''], { from: 'user' })).rejects.toThrow()
    expect(requests).toEqual([])
    expect(errors()).toContain(`'${name}' is empty`)
  })

  it('is accepted for the base path, which is empty at the root of GitHub Pages', async () => {
    const { program, requests } = create()
    await program.parseAsync(['build', '--base-url', ''], { from: 'user' })
    expect(requests).toMatchObject([{ kind: 'build' }])
  })

  it('leaves several folders to join in their order', async () => {
    const { program, requests } = create()
    await program.parseAsync(['join', 'a', 'b'], { from: 'user' })
    expect(requests).toMatchObject([{ kind: 'join' }])
    expect(JSON.stringify(requests)).toMatch(/\/projects\/a.*\/projects\/b/)
  })
})
