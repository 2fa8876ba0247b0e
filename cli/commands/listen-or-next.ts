import type { RequestListener } from 'node:http'
import type { ListenOptions } from '../command-line/requests.ts'
import type { Terminal } from '../report/terminal.ts'
import { listen, type Listener } from '../server/http-server.ts'

/** Listen, and say so if the port that was requested is taken and another one is used. */
export async function listenOrNext(
  handler: RequestListener,
  { listen: wanted, terminal }: { readonly listen: ListenOptions; readonly terminal: Terminal },
): Promise<Listener> {
  const listener = await listen(handler, wanted)
  if (wanted.port !== 0 && wanted.port !== listener.port)
    terminal.print(
      `Port ${wanted.port} is in use, perhaps by another docs-ssg; this one listens on ${listener.port}.`,
    )
  return listener
}
