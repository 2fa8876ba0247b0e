import { root } from '../dom/document.ts'
import { readPageData } from '../dom/page-data.ts'

const ask = async (href: string): Promise<Response | undefined> =>
  fetch(href).catch(() => undefined)

/** The part of the configuration that is needed here; the rest is checked by who uses it. */
interface Addresses {
  readonly data?: Readonly<Record<string, string>>
  readonly worker?: string
}

/**
 * Fetch what a search needs beside its code, while that code is on its way: the configuration, which is the answer, and
 * the data and the worker's script, which the browser keeps. Undefined when the configuration could not be had.
 */
export async function fetchAhead(): Promise<unknown> {
  const page = readPageData(root().ownerDocument)
  if (page?.searchConfigHref === undefined) return undefined
  const answer = await ask(page.searchConfigHref)
  if (!answer?.ok) return undefined
  try {
    const config: Addresses = await answer.json()
    for (const href of [config.data?.[`${page.version}/${page.locale}`], config.worker])
      if (href) void ask(href)
    return config
  } catch {
    return undefined
  }
}
