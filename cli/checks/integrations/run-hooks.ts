import { markContentPath } from '../../model/paths/content-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedPage, CheckHookContext } from '../../model/authored/integration.ts'
import type { Route } from '../../model/site.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { toFinding } from '../../report/formats/to-finding.ts'
import { callHook } from '../../threads/call-hook.ts'
import type { CheckContext } from '../check.ts'

/** Call `check` of every integration, one after the other. */
export async function runHooks({ site, readSource }: CheckContext): Promise<readonly Diagnostic[]> {
  const { config, routes } = site
  const pages = [...routes.values()].map(toCheckedPage)
  const found: Diagnostic[] = []
  for (const [index, { name, hooks }] of config.integrations.entries()) {
    const { check } = hooks
    if (check === undefined) continue
    const place = placeOfOption(config, `integrations[${index}]`)
    const context: CheckHookContext = {
      siteDir: config.siteDir,
      pages,
      readSource: (path) => readSource(markContentPath(path)),
      report: (finding) => void found.push(toFinding(finding, { integration: name, place })),
    }
    const call = { integration: name, hook: 'check', place }
    const result = await callHook(call, check, context)
    if (result.kind === 'failed') found.push(result.diagnostic)
  }
  return found
}

function toCheckedPage({ url, page }: Route): CheckedPage {
  const { source, title, description, frontMatter, headings, links, fences } = page
  return {
    url,
    source,
    title,
    description,
    frontMatter: { ...frontMatter },
    headings: headings.map(({ depth, id, text, place: { line, column } }) => ({
      depth,
      id,
      text,
      line,
      column,
    })),
    links: links.map(({ href, place: { line, column } }) => ({ href, line, column })),
    code: fences.map(({ lang, meta, value, line }) => ({ lang, meta, value, line })),
  }
}
