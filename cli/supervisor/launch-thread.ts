// The first code of a thread. Becomes the files in dist/ that start threads; their names say which
// program to run.
import { once } from 'node:events'
import { arch, env, version } from 'node:process'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { loadScript } from './code-cache.ts'
import type { ThreadStart } from './start-thread.ts'
import type * as ThreadPrograms from './thread-programs.ts'

declare const DOCS_SSG_BUILD: string

const here = fileURLToPath(import.meta.url)
const name = basename(here, '.js')
/** Each command compiles other functions; the threads of pages use what `build` has kept. */
const start: ThreadStart | undefined = name === 'command-thread' ? workerData : undefined
const kind = start?.kind ?? (name === 'build-thread' ? 'serve' : 'build')
const isOff = (env['NODE_DISABLE_COMPILE_CACHE'] ?? '') !== ''
const codeFile = join(
  dirname(here),
  '.compiled',
  `${kind}-${DOCS_SSG_BUILD}-${version}-${arch}.bin`,
)

const { exports, keepCode } = loadScript({
  file: join(dirname(here), 'threads.cjs'),
  codeFile: isOff ? undefined : codeFile,
})
const { programs, provideImport } = exports as typeof ThreadPrograms
provideImport(async (specifier) => import(specifier))
if (start) Object.assign(workerData, await receive(start.setupPort))
await programs[name]?.(keepCode)

/** The command usually arrives while the code is being loaded. */
async function receive(port: MessagePort): Promise<unknown> {
  const sent: { readonly message: unknown } | undefined = receiveMessageOnPort(port)
  const [message] = sent ? [sent.message] : await once(port, 'message')
  port.close()
  return message
}
