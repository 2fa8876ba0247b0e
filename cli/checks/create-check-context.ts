import type { ResolvedLinks } from '../model/links/links.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'
import { createPageReader } from '../report/places/read-source-text.ts'
import type { CheckContext, CheckFigure, CheckTools } from './check.ts'

/** The input of checks. */
export interface CheckedSite {
  readonly site: Site
  readonly links: ResolvedLinks
  readonly rendered: RenderedSite
  readonly code: { readonly inputs: readonly string[] }
}

/** Give checks everything they may look at; figures are collected in the order in which checks add them. */
export function createCheckContext(
  { site, links, rendered, code }: CheckedSite,
  tools: CheckTools,
): CheckContext & { readonly figures: readonly CheckFigure[] } {
  const figures: CheckFigure[] = []
  return {
    ...tools,
    site,
    links,
    rendered,
    inputs: code.inputs,
    readSource: createPageReader(site.config),
    figures,
    addFigure: (figure) => void figures.push(figure),
  }
}
