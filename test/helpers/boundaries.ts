// The arrows of the house, as rules about paths. Enters: a file's path and text. Leaves: sentences about what is wrong.
import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'

/** What a room of `cli/` may import besides itself. `model` stands for the files `cli/model*.ts`. */
const base = ['report', 'model', 'config/schema', 'runtime/shared']
const stages = [
  'bundle',
  'cache',
  'browser',
  'checks',
  'compare',
  'config',
  'content',
  'contrast',
  'coverage',
  'external',
  'fix',
  'manifests',
  'migrate',
  'output',
  'render',
  'routes',
  'samples',
  'search',
  'server',
  'validity',
]
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(stages.map((stage) => [stage, base])),
  model: ['model', 'config/schema', 'runtime/shared'],
  report: ['model', 'config/schema', 'runtime/shared'],
  'config/schema': ['model', 'runtime/shared'],
  render: [...base, 'runtime'],
  // Relevance is proved with the reader's own engine.
  search: [...base, 'runtime'],
  commands: [...base, ...stages, 'command-line', 'runtime/shared'],
  'command-line': ['config', ...base],
  main: ['command-line', 'commands', 'report', 'package.json'],
}

/** Rooms that read or write the disk, and those that listen. */
const worldly = [
  'commands',
  'compare',
  'config',
  'content',
  'bundle',
  'cache',
  'server',
  'output',
  'samples',
  'coverage',
  'migrate',
]
const diskModule = /^(?:node:)?fs(?:\/promises)?$/

/** What one file does that the house forbids; empty for a good file. */
export function boundaryFaults(path: string, source: string): readonly string[] {
  return path.startsWith('runtime/') ? runtimeFaults(path, source) : cliFaults(path, source)
}

function cliFaults(path: string, source: string): readonly string[] {
  const room = roomOf(path)
  const faults = importsOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      const touchesDisk = diskModule.test(specifier) && !worldly.includes(room)
      return touchesDisk ? [`${path} reads the disk (\`${specifier}\`)`] : []
    }
    const target = posix.join(posix.dirname(path), specifier)
    const targetRoom = roomOf(target)
    if (targetRoom === room) return []
    const isAllowed = (allowed[room] ?? []).some(
      (name) => targetRoom === name || targetRoom.startsWith(`${name}/`),
    )
    return isAllowed ? [] : [`${path} imports ${target}`]
  })
  const touchesProcess =
    room !== 'main' && /(?<![\w.'"`/$-])process\s*[.[]/.test(withoutText(source))
  return touchesProcess ? [...faults, `${path} touches \`process\``] : faults
}

function runtimeFaults(path: string, source: string): readonly string[] {
  const code = withoutText(source)
  return [
    ...importsOf(source).flatMap((specifier) => {
      if (specifier.startsWith('node:')) return [`${path} imports ${specifier}`]
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : ''
      if (target !== '' && !target.startsWith('runtime/')) return [`${path} imports ${target}`]
      return target === 'runtime/client.ts' ? [`${path} imports the browser's entry`] : []
    }),
    ...(/(?<![\w.'"`/$-])process\s*[.[]/.test(code) ? [`${path} touches \`process\``] : []),
  ]
}

/** `content` of `cli/content/plugins/x.ts`; the schema is a room of its own, for it stands below the stages. */
function roomOf(path: string): string {
  if (path === 'package.json') return path
  if (path.startsWith('runtime/'))
    return path.startsWith('runtime/shared/') ? 'runtime/shared' : 'runtime'
  if (/^cli\/model(?:-[\w-]+)?\.ts$/.test(path)) return 'model'
  if (/^cli\/config\/schema(?:-[\w-]+)?\.ts$/.test(path)) return 'config/schema'
  const [, room = ''] = path.split('/')
  return room.replace(/\.ts$/, '')
}

/** Code alone: words in comments and strings say nothing about what a file does. */
function withoutText(source: string): string {
  return source.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    "''",
  )
}
