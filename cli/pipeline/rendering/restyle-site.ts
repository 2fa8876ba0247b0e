// Exchanges the style sheets of a rendered site, for edits while it is served. Pages differ only in
// the names of the files, so nothing is read, compiled or rendered again.
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { recordedReads, type ReadName } from '../../cache/record-reads.ts'
import { toSiteReads } from '../../cache/hash-reads.ts'
import { withoutUnusedParts } from '../../bundle/styles/part-styles.ts'
import { restyleBundle } from '../../bundle/styles/restyle-bundle.ts'
import type { ClientBundle, OutputFile } from '../../model/output.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import { listUsedParts } from './page-stylesheets.ts'
import type { PipelineResult } from '../run-pipeline.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

/**
 * The site with its edited style sheets; undefined if the changes (absolute paths) can have another
 * effect, or if style sheets were added, removed or have errors.
 */
export async function restyleSite(
  base: Rendered,
  changed: ReadonlySet<string>,
): Promise<Rendered | undefined> {
  const { bundled } = base.background
  const { config } = base.site
  const made = await bundled
  const { reads } = await base.background.reactPages
  if (made.bundle === undefined || !changesOnlyStyles(base, { changed, reads })) return undefined
  const { bundle: old, input } = made
  const bundle = await restyleBundle(old, input, config)
  const renamed = bundle && findNewNames(old, bundle)
  if (bundle === undefined || renamed === undefined) return undefined
  const rename = (file: OutputFile): OutputFile => renameIn(file, renamed)
  const { rendered, background } = base
  const others = rendered.files.filter(({ path }) => !old.files.some((one) => one.path === path))
  return {
    ...base,
    bundle,
    background: { ...background, bundled: { bundle, input, diagnostics: [] } },
    rendered: {
      ...rendered,
      entryUrl: bundle.entryUrl,
      stylesheetUrl: bundle.stylesheetUrl,
      files: [...withoutUnusedParts(bundle.files, listUsedParts(base.site)), ...others.map(rename)],
      pages: function* () {
        for (const page of rendered.pages())
          yield { ...page, fingerprint: () => undefined, render: () => rename(page.render()) }
      },
      renderEdited: (...edited) => rendered.renderEdited(...edited).map(rename),
    },
  }
}

/** Modules decide names of classes in scripts; other files may be copied, or read by components. */
function changesOnlyStyles(
  base: Rendered,
  {
    changed,
    reads,
  }: { readonly changed: ReadonlySet<string>; readonly reads: readonly ReadName[] },
): boolean {
  const { site, code } = base
  const { config } = site
  const styles = new Set([...code.stylesheets, ...config.customCss])
  const read = new Set<string>(toSiteReads([...recordedReads(), ...reads], config))
  const copied = new Set<string>([...site.assets.values()].map(({ source }) => source))
  return [...changed].every((file) => {
    const path = posixRelative(config.siteDir, file)
    const isStyle = styles.has(path) && !/\.module\.css$/i.test(path)
    return isStyle && !read.has(`file:${path}`) && !copied.has(path)
  })
}

/** Old and new names of style sheets and the id of the build; undefined if there are other style sheets now. */
function findNewNames(
  old: ClientBundle,
  fresh: ClientBundle,
): ReadonlyMap<string, string> | undefined {
  const [before, after] = [old, fresh].map(({ files }) => sheetsByName(files))
  if (!before || !after || [...before.keys()].join() !== [...after.keys()].join()) return undefined
  const names = [...before].map(([name, path]): [string, string] => [path, after.get(name) ?? path])
  return new Map([...names, [old.buildId, fresh.buildId]])
}

function sheetsByName(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  const sheets = files.filter(({ kind }) => kind === 'stylesheet')
  return new Map(sheets.map(({ path }) => [path.replace(/-[0-9a-f]{8}\.css$/, ''), path]))
}

/** The file with other names in its path and text. */
function renameIn(file: OutputFile, names: ReadonlyMap<string, string>): OutputFile {
  const replace = (text: string): string =>
    [...names].reduce((done, [from, to]) => done.replaceAll(from, to), text)
  const { contents } = file
  if (typeof contents !== 'string') return file
  return { ...file, path: toOutputPath(replace(file.path)), contents: replace(contents) }
}
