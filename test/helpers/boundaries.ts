// Which room of `cli/` may import which, as rules about paths. Type imports count like all others.
import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'

/** What every room above it may import: nouns, small tools of the language, reports, the HTML reader. */
const ground = [
  'search',
  'report',
  'gate',
  'model',
  'schema',
  'primitives',
  'html',
  'theme',
  'runtime/shared',
  'runtime/i18n',
  'threads',
]
/** A stage takes one noun and returns the next; it knows no other stage. */
const stages = [
  'article',
  'bundle',
  'cards',
  'config',
  'content',
  'integrations',
  'islands',
  'links',
  'manifests',
  'output',
  'parts',
  'render',
  'routes',
  'server',
  'twins',
]
const withCache = [...ground, 'cache']

/** What a room may import besides itself. Where no room is named, everything below it counts too. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  primitives: ['runtime/shared'],
  model: ['schema', 'primitives', 'runtime/shared'],
  // What content names meets the disk here, and nowhere else.
  gate: ['schema', 'model', 'primitives'],
  html: ['model', 'primitives'],
  // Type declarations of packages, read through the compiler of the site.
  declarations: ['gate', 'model', 'primitives', 'programs'],
  // What the code fences of a page contain, for the check of samples and for twoslash.
  samples: ['gate', 'model', 'primitives'],
  // Colors: pure functions, for the style sheet and for the check of contrast.
  theme: ['primitives'],
  // What threads say of their work, and how they are watched.
  threads: ['model', 'report', 'primitives'],
  // Records of hosted indexes; what a provider asks of the config, and what it does with it.
  search: ['primitives', 'runtime/shared'],
  schema: ['search', 'primitives', 'runtime/shared', 'runtime/i18n'],
  report: ['gate', 'model', 'schema', 'primitives', 'runtime/shared'],
  cache: ['gate', 'model', 'report', 'primitives'],
  ...Object.fromEntries(stages.map((stage) => [stage, withCache])),
  // Built-in components are functions that the browser's side shares.
  article: [...ground, 'runtime'],
  twins: [...ground, 'runtime'],
  // Layouts and components are rendered in Node.
  islands: [...ground, 'runtime'],
  render: [...withCache, 'islands', 'runtime'],
  // The component of a card is rendered in Node.
  cards: [...withCache, 'runtime'],
  integrations: [...withCache, 'declarations'],
  manifests: [...withCache, 'programs', 'samples', 'runtime/search'],
  content: [...withCache, 'declarations', 'samples'],
  compare: ground,
  fix: ground,
  init: ground,
  migrate: [...ground, 'programs'],
  // What runs elsewhere is alone there; only the reader of its text knows where the package is.
  programs: ['config', 'model'],
  // A check belongs to one folder; what two checks need lies in `links` or below.
  checks: [
    ...withCache,
    'agents',
    'declarations',
    'programs',
    'samples',
    'links',
    'translations',
    'runtime/search',
  ],
  'command-line': ['config', 'init', ...ground],
  pipeline: [...withCache, ...stages, 'programs', 'translations'],
  commands: [
    ...withCache,
    ...stages,
    'checks',
    'agents',
    'command-line',
    'compare',
    'fix',
    'init',
    'mcp',
    'migrate',
    'pipeline',
    'translations',
  ],
  // Sections of translated pages; git is read by the command.
  translations: ground,
  // What programs read of a built site.
  agents: ['primitives'],
  // Tools over the files of a built site, for clients on this machine.
  mcp: ['agents', 'server', 'runtime/search', ...ground],
  // Runs when the package is built.
  package: ['bundle', 'config', ...ground],
  supervisor: ['cache', 'command-line', 'commands', 'output', 'pipeline', ...ground],
  main: ['command-line', 'commands', 'report', 'primitives', 'supervisor', 'package.json'],
}

/**
 * The rooms of `cli/content`, the ground first: each may import those before it. Files of the folder itself
 * lie above all of them.
 */
const contentRooms = [
  'scripts',
  'nodes',
  'reporting',
  'article',
  'foreign',
  'front-matter',
  'svg',
  'sources',
  'twoslash',
  'code',
  'components',
  'dialect',
  'features',
  'native',
  'plugins',
]

/** Files that may import more, each with its reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The one list of all rules, which SARIF and RULES.md are made from.
  'cli/checks/all-rules.ts': ['bundle', 'cards', 'config', 'content', 'output', 'parts', 'routes'],
}

/** Rooms that read or write the disk, and those that listen. */
const diskRooms = [
  'bundle',
  'cache',
  'checks',
  'commands',
  'compare',
  'config',
  'content',
  'fix',
  'gate',
  'init',
  'integrations',
  'migrate',
  'output',
  'package',
  'parts',
  'pipeline',
  'programs',
  'report',
  'server',
  'supervisor',
]
/** Rooms that meet names from content, so they reach the disk only through the gate. */
const gatedRooms = ['cards', 'checks', 'content', 'declarations', 'integrations', 'samples']
/** Their files that may import `node:fs`, because only the tool or the config names what they open. */
const ownPathFiles: Readonly<Record<string, string>> = {
  'cli/checks/agent-tests/agent-tests-check.ts': '`llms.tests.file`',
  'cli/checks/api/read-exports.ts': 'declarations of packages that the config names',
  'cli/checks/browser/check-browser.ts': 'a temporary folder and the built site',
  'cli/checks/contrast/contrast-check.ts': '`customCss`',
  'cli/checks/determinism/check-determinism.ts': 'temporary folders',
  'cli/checks/determinism/clone-site-to-temp.ts': 'a copy of the whole site',
  'cli/checks/determinism/compare-trees.ts': 'two built sites',
  'cli/checks/lock/lock-check.ts': 'the lock file',
  'cli/checks/samples/bundle-packages.ts': 'an empty bundle in the folder of samples',
  'cli/checks/samples/run-process.ts': 'files of the jail, whose names are fixed',
  'cli/checks/samples/run-shared.ts': 'the bundle that it has just written',
  'cli/checks/search/search-check.ts': '`search.tests.file`',
  'cli/content/sources/read-git.ts': 'folders around the site that may be a repository',
  'cli/content/sources/read-sources.ts': 'whether folders exist that the config names',
  'cli/integrations/python/run-once.ts': 'a folder in the cache, whose name is a hash',
}
/** What makes a branded path of any text; only the gate does so, after a check. */
const makesPath = /\btoReadablePath\b|\bas (?:ReadablePath|InsideName|WorkFile|WorkFolder)\b/

/** Files that touch `process`, each with its reason. */
const processFiles = [
  // Records which variables code of the site reads, so it replaces `process.env`.
  'cli/cache/record-reads.ts',
  // What runs in a thread must notice when nothing is left to do in it.
  'cli/commands/serve/threads/build-thread.ts',
  'cli/pipeline/compiling/page-worker.ts',
  'cli/supervisor/command-thread.ts',
  // Pass signals and exit codes between two processes, before and after everything else.
  'cli/supervisor/connect-parent.ts',
  'cli/supervisor/leave-process.ts',
  'cli/supervisor/parent-process.ts',
]
const diskModule = /^(?:node:)?fs(?:\/promises)?$/

/**
 * What a program may import besides the files of its folder. A jail has no rights, so what it imports
 * is what a sample could reach if it got out of its realm.
 */
const programModules: Readonly<Record<string, readonly string[]>> = {
  evaluation: ['fs', 'module', 'path', 'process', 'url'],
  jail: ['console', 'dgram', 'dns', 'events', 'fs', 'net', 'os', 'vm'],
  supervisor: ['child_process', 'fs', 'process'],
  compiler: ['child_process', 'process'],
}

/** The files with an exception about the disk, for a test that each of them still needs it. */
export const filesWithOwnPaths: readonly string[] = Object.keys(ownPathFiles)

/** What one file of `cli/` does that its room forbids; empty for a good file. */
export function boundaryFaults(path: string, source: string): readonly string[] {
  const room = roomOf(path)
  const faults = importsOf(source).flatMap((specifier): readonly string[] => {
    const program = programOf(path)
    if (program !== undefined) {
      const accepted = (programModules[program] ?? []).map((name) => `node:${name}`)
      const isAccepted = /^\.\/[\w-]+\.ts$/.test(specifier) || accepted.includes(specifier)
      return isAccepted ? [] : [`${path} imports \`${specifier}\` into a program`]
    }
    if (!specifier.startsWith('.')) {
      if (!diskModule.test(specifier)) return []
      if (!diskRooms.includes(room)) return [`${path} reads the disk (\`${specifier}\`)`]
      const isGated = gatedRooms.includes(room) && !Object.hasOwn(ownPathFiles, path)
      return isGated ? [`${path} reaches the disk around the gate (\`${specifier}\`)`] : []
    }
    const target = posix.join(posix.dirname(path), specifier)
    return mayImport(path, target) ? [] : [`${path} imports ${target}`]
  })
  if (room !== 'gate' && makesPath.test(withoutText(source)))
    faults.push(`${path} makes a path that nothing has checked`)
  const touchesProcess =
    room !== 'main' &&
    !processFiles.includes(path) &&
    /(?<![\w.'"`/$-])process\s*[.[]/.test(withoutText(source))
  return touchesProcess ? [...faults, `${path} touches \`process\``] : faults
}

function mayImport(path: string, target: string): boolean {
  const [room, targetRoom] = [roomOf(path), roomOf(target)]
  if (targetRoom === room) {
    if (room === 'content') return contentFloor(target) <= contentFloor(path)
    return room !== 'checks' || maySeeCheck(path, target)
  }
  const names = [...(allowed[room] ?? []), ...(exceptions[path] ?? [])]
  return names.some((name) => targetRoom === name || targetRoom.startsWith(`${name}/`))
}

/** `jail` of `cli/programs/jail/x.ts`. */
const programOf = (path: string): string | undefined => /^cli\/programs\/([^/]+)\//.exec(path)?.[1]

/** The floor of a file of `cli/content`; an unknown room has none, so nothing may import it. */
function contentFloor(path: string): number {
  const [, , folder = '', file] = path.split('/')
  if (file === undefined) return contentRooms.length
  const floor = contentRooms.indexOf(folder)
  return floor === -1 ? Infinity : floor
}

/** Folder of a check: `links` of `cli/checks/links/x.ts`; undefined for the files that know all checks. */
const checkOf = (path: string): string | undefined => /^cli\/checks\/([^/]+)\//.exec(path)?.[1]

/** A check sees its own folder and the shape of checks, and only the tables see every check. */
function maySeeCheck(path: string, target: string): boolean {
  const [from, to] = [checkOf(path), checkOf(target)]
  if (from === undefined) return to === undefined || /cli\/checks\/all-\w+\.ts$/.test(path)
  return to === undefined ? target === 'cli/checks/check.ts' : to === from
}

/** `content` of `cli/content/plugins/x.ts`. */
function roomOf(path: string): string {
  if (path === 'package.json') return path
  if (path.startsWith('runtime/')) {
    const [, folder = ''] = path.split('/')
    return ['shared', 'i18n', 'search'].includes(folder) ? `runtime/${folder}` : 'runtime'
  }
  const [, room = ''] = path.split('/')
  return room.replace(/\.ts$/, '')
}

/** Code alone: words in comments and strings say nothing about what a file does. */
export function withoutText(source: string): string {
  return source.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    "''",
  )
}
