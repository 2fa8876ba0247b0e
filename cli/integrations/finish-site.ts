// Shows integrations the finished site. Given a rendered site, it returns the same with the files
// that hooks add. It must not write them.
import { posix } from 'node:path'
import { toOutputPath } from '../model/paths/output-path.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { FinishHookContext } from '../model/authored/integration.ts'
import type { OutputFile } from '../model/output.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'
import { integrationRules } from '../report/integration-rules.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { callHook } from '../threads/call-hook.ts'

/** True if an integration wants to see the finished site. */
export function hasFinish({ integrations }: ResolvedConfig): boolean {
  return integrations.some(({ hooks }) => hooks.finish !== undefined)
}

interface FinishedSite {
  readonly rendered: RenderedSite
  readonly diagnostics: readonly Diagnostic[]
}

/** Call `finish` of every integration, one after the other; each sees the files that others have added. */
export async function finishSite(site: Site, rendered: RenderedSite): Promise<FinishedSite> {
  const { config } = site
  const diagnostics: Diagnostic[] = []
  const added: OutputFile[] = []
  const known = listFiles(site, rendered)
  const read = createReader(rendered, added)
  for (const [index, { name, hooks }] of config.integrations.entries()) {
    const { finish } = hooks
    if (finish === undefined) continue
    const place = placeOfOption(config, `integrations[${index}]`)
    const context: FinishHookContext = {
      siteDir: config.siteDir,
      files: [...known].map(([path, kind]) => ({ path, kind })),
      read,
      addFile: (path, contents) => {
        const problem = describeFile(path, contents, known)
        if (problem) diagnostics.push(refuse(name, problem, place))
        else {
          known.set(path, 'asset')
          added.push({ path: toOutputPath(path), kind: 'asset', contents })
        }
      },
    }
    const call = { integration: name, hook: 'finish', place }
    const result = await callHook(call, finish, context)
    if (result.kind === 'failed') diagnostics.push(result.diagnostic)
  }
  return { rendered: { ...rendered, files: [...rendered.files, ...added] }, diagnostics }
}

/** The kind of every file by its path, in the order in which they are written. */
function listFiles({ routes, staticRoutes }: Site, rendered: RenderedSite): Map<string, string> {
  return new Map([
    ...staticRoutes.map(({ output }) => [output, 'page'] as const),
    ...[...routes.values()].map(({ output }) => [output, 'page'] as const),
    ...[...rendered.twins()].map(({ path }) => [path, 'manifest'] as const),
    ...rendered.files.map(({ path, kind }) => [path, kind] as const),
    ...rendered.copies.map(({ output }) => [output, 'asset'] as const),
    ...rendered.redirectPages.map(({ path, kind }) => [path, kind] as const),
  ])
}

/** Pages are rendered when the first of them is read. Copied files are not read. */
function createReader(
  rendered: RenderedSite,
  added: readonly OutputFile[],
): FinishHookContext['read'] {
  const pages = new Map<string, OutputFile>()
  return (path) => {
    const find = (files: readonly OutputFile[]): OutputFile | undefined =>
      files.find((file) => file.path === path)
    const file = find(rendered.files) ?? find(rendered.redirectPages) ?? find(added)
    if (file) return file.contents
    if (pages.size === 0)
      for (const { path: output, render } of [...rendered.pages(), ...rendered.twins()])
        pages.set(output, render())
    return pages.get(path)?.contents
  }
}

/** Continues "calls `addFile` with …". */
function describeFile(
  path: unknown,
  contents: unknown,
  known: ReadonlyMap<string, string>,
): string | undefined {
  if (typeof path !== 'string' || path === '' || posix.normalize(path) !== path)
    return `the path \`${String(path)}\`; expected one below the output folder, such as \`data/list.json\``
  if (/^\.?\/|^\w:|\\|^\.\.(?:\/|$)|\/$/.test(path))
    return `the path \`${path}\`, which is not below the output folder`
  if (known.has(path)) return `the path \`${path}\`, which is a file of the site already`
  if (typeof contents !== 'string' && !(contents instanceof Uint8Array))
    return `\`${path}\` and contents that are neither a string nor a \`Uint8Array\``
  return undefined
}

function refuse(name: string, problem: string, place: Place | undefined): Diagnostic {
  return integrationRules['integration-value'].report({
    message: `The integration \`${name}\` calls \`addFile\` with ${problem}.`,
    ...(place ? { place } : {}),
  })
}
