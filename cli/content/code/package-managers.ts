/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const

type Manager = (typeof packageManagers)[number]

/** A shell sample for npm -> the same for another package manager, line by line; other lines stay. */
export function toPackageManager(code: string, manager: Manager): string {
  if (manager === 'npm') return code
  return code
    .split('\n')
    .map((line) => convertLine(line, manager))
    .join('\n')
}

function convertLine(line: string, manager: Exclude<Manager, 'npm'>): string {
  const match = /^(\s*(?:\$\s*)?)(npm|npx)\s+(.+)$/.exec(line)
  return match ? `${match[1]}${convert(match[2] ?? '', match[3] ?? '', manager)}` : line
}

function convert(tool: string, rest: string, manager: Manager): string {
  if (tool === 'npx')
    return `${{ npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }[manager]} ${rest}`
  const [command = '', ...words] = rest.split(/\s+/)
  const global = words.some((word) => word === '-g' || word === '--global')
  const args = words.filter(
    (word) => word !== '-g' && word !== '--global' && word !== '--save' && word !== '-S',
  )
  const line = [verb(command, args, manager), ...args.map((word) => flag(word, manager))]
  if (!global) return [manager, ...line].join(' ')
  return manager === 'yarn'
    ? ['yarn global', ...line].join(' ')
    : [manager, line[0], '-g', ...line.slice(1)].join(' ')
}

function verb(command: string, args: readonly string[], manager: Manager): string {
  const names = args.some((word) => !word.startsWith('-'))
  if (/^(install|i|add)$/.test(command)) return names ? 'add' : 'install'
  if (/^(uninstall|un|remove|rm)$/.test(command)) return 'remove'
  if (command === 'ci') return 'install --frozen-lockfile'
  if (command === 'run' && manager === 'yarn') return ''
  if (/^(init|create)$/.test(command) && names) return 'create'
  if (command === 'update') return manager === 'yarn' ? 'upgrade' : 'update'
  return command
}

function flag(word: string, manager: Manager): string {
  if (word === '--') return ''
  if (/^(--save-dev|-D)$/.test(word)) return manager === 'yarn' ? '--dev' : '-D'
  if (/^(--save-exact|-E)$/.test(word)) return '--exact'
  return word
}
