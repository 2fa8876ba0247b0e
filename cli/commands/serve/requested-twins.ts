import type { RenderedSite } from '../../model/rendered-site.ts'
import type { MemoryFile } from '../../server/memory-site.ts'
import type { RequestedFiles } from './serve-contract.ts'

/** The Markdown of the pages of a site. */
export function offerTwins(rendered: Pick<RenderedSite, 'twins'>): RequestedFiles {
  const twins = new Map([...rendered.twins()].map(({ path, render }) => [path, render]))
  return {
    paths: new Set(twins.keys()),
    render: async (path) => {
      const render = twins.get(path)
      return render ? [render()] : []
    },
  }
}

/** The Markdown of pages, as files of a served site. */
export function toRequested(twins: RequestedFiles | undefined): [string, MemoryFile][] {
  return [...(twins?.paths ?? [])].map((path) => {
    const request = async (): Promise<string | Uint8Array | undefined> => {
      const [file] = (await twins?.render(path)) ?? []
      return file && 'contents' in file ? file.contents : undefined
    }
    return [path, { request }]
  })
}
