// The layers of `runtime/`, as rules about paths and source text. Returns sentences about what
// breaks a rule.
import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'

/**
 * What each room may import besides itself. The files directly in `runtime/` are rooms of their
 * own.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  dom: ['shared'],
  // The browser's `t()` reads the translations that the page carries.
  i18n: ['dom', 'shared'],
  state: ['i18n', 'dom', 'shared'],
  components: ['i18n', 'dom', 'shared'],
  // The names, HTML and styles of the sidebar. Its scripts read the page; the rest is rendered in Node.
  sidebar: ['components', 'i18n', 'shared'],
  'sidebar/scripts': ['sidebar', 'state', 'components', 'i18n', 'dom', 'shared'],
  layouts: ['components', 'i18n', 'shared'],
  docusaurus: ['components', 'i18n', 'shared'],
  islands: ['state', 'components', 'i18n', 'dom', 'shared'],
  enhancers: ['state', 'components', 'i18n', 'dom', 'shared'],
  navigation: ['sidebar', 'state', 'components', 'i18n', 'dom', 'shared'],
  search: ['state', 'components', 'i18n', 'dom', 'shared'],
  // Scripts in the head share keys and rules with those that run later.
  head: ['sidebar/scripts', 'state', 'dom', 'shared'],
  // What `check --browser` runs is alone in the page.
  checks: ['shared'],
  dev: ['state', 'components', 'i18n', 'dom', 'shared'],
  'app.tsx': ['layouts', 'components', 'i18n', 'shared'],
  'client.ts': [
    'sidebar/scripts',
    'islands',
    'enhancers',
    'navigation',
    'search',
    'state',
    'i18n',
    'dom',
    'shared',
  ],
}

/** Scripts that run in the browser or a worker as soon as they are loaded. Nothing imports them. */
export const runtimeEntries: readonly string[] = [
  'runtime/checks/page-check.ts',
  'runtime/client.ts',
  'runtime/head/head-announcement.ts',
  'runtime/head/head-color-mode.ts',
  'runtime/head/head-failure.ts',
  'runtime/head/head-sidebar.ts',
  'runtime/head/redirect-page.ts',
  'runtime/dev/dev-client.ts',
  'runtime/search/search-worker.ts',
]

/** Rooms that are rendered in Node: even their functions may not use the page. */
const renderedRooms = ['shared', 'i18n', 'components', 'sidebar', 'layouts', 'app.tsx']

/** Every rule that one file of `runtime/` breaks; empty when it breaks none. */
export function findLayerErrors(path: string, source: string): readonly string[] {
  const code = withoutText(source)
  const room = roomOf(path)
  return [
    ...(room in allowed ? [] : [`${path} is in a room that has no rule`]),
    ...importsOf(source).flatMap((specifier) => findImportErrors(path, specifier)),
    ...(usesGlobal(code, 'process') ? [`${path} uses \`process\``] : []),
    ...(renderedRooms.includes(room) ? ['window', 'document'] : [])
      .filter((name) => usesGlobal(code, name))
      .map((name) => `${path} uses \`${name}\`, but is rendered in Node`),
  ]
}

function findImportErrors(path: string, specifier: string): readonly string[] {
  if (specifier.startsWith('node:')) return [`${path} imports ${specifier}`]
  if (!specifier.startsWith('.')) return []
  const target = posix.join(posix.dirname(path), specifier)
  if (runtimeEntries.includes(target)) return [`${path} imports the entry ${target}`]
  const isAllowed =
    target.startsWith('runtime/') &&
    [roomOf(path), ...(allowed[roomOf(path)] ?? [])].includes(roomOf(target))
  return isAllowed ? [] : [`${path} imports ${target}`]
}

/** `navigation` of `runtime/navigation/prefetch.ts`, `client.ts` of `runtime/client.ts`. */
const roomOf = (path: string): string => /^runtime\/(sidebar\/scripts|[^/]+)/.exec(path)?.[1] ?? ''

const usesGlobal = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w.'"\`/$-])${name}\\s*(?:[.[(),;]|$)`, 'm').test(code)

/** The code without comments and strings, whose words do not show what a file does. */
function withoutText(source: string): string {
  return source.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    "''",
  )
}
