/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const

type Manager = (typeof packageManagers)[number]

/**
 * Convert a shell sample for npm to another package manager; lines that don't call `npm` or `npx`
 * stay as they are.
 */
export function toPackageManager(code: string, manager: Manager): string {
  if (manager === 'npm') return code
  return code
    .split('\n')
    .map((line) => convertLine(line, manager))
    .join('\n')
}

// By hand: npm-to-yarn 3 leaves `npm ci`, `npm update` and `npm publish` unconverted and adds an
// error to the code.
function convertLine(line: string, manager: Exclude<Manager, 'npm'>): string {
  const match = /^(\s*(?:\$\s*)?)(npm|npx)\s+(.+)$/.exec(line)
  if (!match) return line
  const [, prompt = '', tool, rest = ''] = match
  return `${prompt}${tool === 'npx' ? `${runners[manager]} ${rest}` : convert(rest, manager)}`
}

const runners: Readonly<Record<Manager, string>> = {
  npm: 'npx',
  yarn: 'yarn dlx',
  pnpm: 'pnpm dlx',
  bun: 'bunx',
}

function convert(rest: string, manager: Manager): string {
  const [command = '', ...words] = rest.split(/\s+/)
  const isGlobal = words.some((word) => word === '-g' || word === '--global')
  const args = words.filter((word) => !/^(?:-g|--global|-S|--save)$/.test(word))
  const verb = toVerb(command, args, manager)
  const flags = args.map((word) => toFlag(word, manager))
  const global = manager === 'yarn' ? ['yarn global', verb] : [manager, verb, '-g']
  return [...(isGlobal ? global : [manager, verb]), ...flags]
    .filter((word) => word !== '')
    .join(' ')
}

function toVerb(command: string, args: readonly string[], manager: Manager): string {
  const hasNames = args.some((word) => !word.startsWith('-'))
  if (/^(?:install|i|add)$/.test(command)) return hasNames ? 'add' : 'install'
  if (/^(?:uninstall|un|remove|rm)$/.test(command)) return 'remove'
  if (command === 'ci') return 'install --frozen-lockfile'
  if (command === 'run' && manager === 'yarn') return ''
  // `bun test` is the test runner of Bun, not the script of the package.
  if (command === 'test' && manager === 'bun') return 'run test'
  if (/^(?:init|create)$/.test(command) && hasNames) return 'create'
  if (command === 'update') return manager === 'yarn' ? 'upgrade' : 'update'
  return command
}

function toFlag(word: string, manager: Manager): string {
  if (word === '--') return ''
  if (/^(?:--save-dev|-D)$/.test(word)) return manager === 'yarn' ? '--dev' : '-D'
  if (/^(?:--save-exact|-E)$/.test(word)) return manager === 'pnpm' ? '-E' : '--exact'
  return word
}
