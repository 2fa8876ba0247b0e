import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { displayName } from '../../primitives/modules/component-name.ts'
import type { Listener } from '../../server/http-server.ts'
import type { ServeSession } from './serve-session-types.ts'
import type { Terminal } from '../../report/terminal.ts'

/** `Updated /guide and 2 more in 34 ms`; nothing when neither pages nor style sheets have changed. */
export function printUpdated(
  terminal: Terminal,
  { pages, styles, islands }: Pick<DevState, 'pages' | 'styles' | 'islands'>,
  milliseconds: number,
): void {
  const [first] = pages
  const count = styles.length === 1 ? 'the style sheet' : `${String(styles.length)} style sheets`
  const parts = [
    ...(first === undefined ? [] : [first]),
    ...(pages.length > 1 ? [`${String(pages.length - 1)} more`] : []),
    ...(styles.length > 0 ? [count] : []),
    ...islands.map(({ name }) => `the component \`${displayName(name)}\``),
  ]
  if (parts.length === 0) return
  const last = parts.at(-1) ?? ''
  const listed = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
  terminal.print(`Updated ${listed} in ${String(Math.round(milliseconds))} ms`)
}

/** `Ready in 34 ms: http://localhost:3000/`, the URLs of the network, what isn't compiled, and later the end of the first build. */
export function printReady(
  terminal: Terminal,
  passed: () => string,
  { listener, session }: { readonly listener: Listener; readonly session: ServeSession },
): void {
  const { baseUrl } = session.site()
  const docs = [...session.docs()].filter((path) => path.endsWith('.html')).length
  if (docs > 0) terminal.print(describeLargeSite(docs))
  terminal.print(`Ready in ${passed()}: ${listener.origin}${baseUrl}`)
  for (const other of listener.networkOrigins) terminal.print(`On the network: ${other}${baseUrl}`)
  if (session.state().serial === 0)
    void session.built.then(() => terminal.print(describeBuilt(session.state(), passed())))
}

/** `Built all pages in 34 ms`, unless the first build has errors, such as a site without pages. */
const describeBuilt = ({ error }: Pick<DevState, 'error'>, time: string): string =>
  `${error === null ? 'Built all pages in' : 'The first build has the errors above; it took'} ${time}`

const describeLargeSite = (docs: number): string =>
  `This site has ${docs.toLocaleString('en')} pages, so each is compiled and checked when you open or edit it. Run \`docs-ssg check\` to check all of them.`

/** Why changes may be missed. */
export function describeWatchError(error: unknown): string {
  return `docs-ssg may miss some changes: ${toErrorMessage(error)}.`
}

/** Why changes are noticed later from now on, and what to do about it. */
export function describeWatchLimit(error: unknown): string {
  const reason = toErrorMessage(error)
  return `From now on, docs-ssg looks for changes twice a second, because the system can’t watch more files: ${reason}. Raise the limit of watched files (on Linux \`fs.inotify.max_user_watches\` and \`fs.inotify.max_user_instances\`), or stop other programs that watch files.`
}
