// Room: reading files, dates, assets
// The folders of docs and static files, read once. Given config, it returns bytes of pages, assets
// and category files. It must not know Markdown or URLs.
import { existsSync, readdirSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { createGate, type Gate } from '../../gate/create-gate.ts'
import { readBytes, readText, sizeOfFile } from '../../gate/read-files.ts'
import type { ReadablePath } from '../../gate/readable-path.ts'
import { entryAt, toReal } from '../../gate/real-path.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { readFound } from '../../gate/refusal.ts'
import { type FoundFile, walkFiles } from '../../gate/walk-files.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { GeneratedContent } from '../../model/authored/generated-content.ts'
import type { DataFile, FolderFile, SourceFile, Variant } from '../../model/source-file.ts'
import { toContentPath } from '../nodes/content-path.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import { toGlobMatcher } from '../../primitives/files/glob.ts'
import { addFolderDefaults } from '../front-matter/folder-defaults.ts'
import { addGenerated, isIn } from './add-generated.ts'
import { hasCopies, hasFallback, untranslated, withoutCopies } from './untranslated.ts'
import { MEDIA, compareFiles, staticTest, readDocAsset, readStaticFile } from './read-assets.ts'
import { readDataFiles } from './read-data-files.ts'
import { missingFolder, noPages } from './report-no-pages.ts'
import { reportRefusal, withoutInner } from '../../gate/report-refusal.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'
import { pushAll, spliceAll } from '../../primitives/long-lists.ts'

/** A `_category_.json`, `.yml` or `.yaml` as written. */
export interface CategoryFile {
  readonly path: ContentPath
  readonly docPath: string
  readonly variant: Variant
  readonly contents: string
}

/** Everything in the site's folder besides its config and its React pages. */
export interface SourceSet {
  readonly variants: readonly Variant[]
  /** By variant, then by path in the order of code points. */
  readonly sources: readonly SourceFile[]
  readonly assets: readonly FolderFile[]
  readonly categories: readonly CategoryFile[]
  readonly dataFiles: readonly DataFile[]
  /** The additions of integrations to `sources` and `categories`. */
  readonly generated?: GeneratedContent | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** A larger page is an error, because parsing it takes gigabytes of memory. */
const MAX_PAGE_BYTES = 5_000_000
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/i
/** Patterns name extensions in lower case, and so does every file but a few. */
const withLowerEnding = (path: string): string =>
  path.replace(/\.[^./]+$/, (ending) => ending.toLowerCase())
/** Files next to React pages that are not pages. */
const excludedPages = ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**']

type Generated = GeneratedContent | undefined
type Reader = Omit<SourceSet, 'variants' | 'dataFiles' | 'generated'> & {
  readonly sources: SourceFile[]
  readonly assets: FolderFile[]
  readonly categories: CategoryFile[]
  readonly diagnostics: Diagnostic[]
  readonly gate: Gate
}

/**
 * Folders that never contain docs: those of tools, of the build, of static files and of other
 * variants.
 */
function toSkip(config: ResolvedConfig, variant: Variant, variants: readonly Variant[]) {
  const root = resolve(config.siteDir, variant.folder)
  const others = variants.map((other) => resolve(config.siteDir, other.folder))
  const statics = config.staticDirectories.map((folder) => resolve(config.siteDir, folder))
  const skipped = new Set([...others, ...statics, config.outDir, config.cacheDir])
  return (folder: string): boolean => {
    const name = posix.basename(folder)
    return name.startsWith('.') || name === 'node_modules' || skipped.has(join(root, folder))
  }
}

function tooLarge(path: ContentPath, size: number): Diagnostic {
  return contentRules['page-too-large'].report({
    message: `The page is ${(size / 1e6).toFixed(1)} MB, but the limit is ${MAX_PAGE_BYTES / 1e6} MB.`,
    help: 'Split it into several pages, or move the data to a static file and link to it.',
    place: { path, line: 1, column: 1 },
  })
}

interface Folder {
  /** Relative to the site's folder. */
  readonly folder: string
  readonly skip?: (path: string) => boolean
  /** False for paths below the folder that nothing would be made of anyway. */
  readonly isWanted: (path: string) => boolean
}

/** List the files of a folder; those that must not be read are reported. */
function listFiles(
  { gate, diagnostics }: Reader,
  siteDir: string,
  { folder, skip, isWanted }: Folder,
): readonly FoundFile[] {
  const root = join(siteDir, folder)
  const { files, refused } = walkFiles(root, skip ? { gate, skip } : { gate })
  const named = refused.filter(({ path }) => path === '' || isWanted(path))
  for (const { path, refusal } of named)
    diagnostics.push(reportRefusal(toContentPath(siteDir, join(root, path)), refusal))
  return files
}

/** Read one file; an error of the operating system is reported, and the others are still read. */
function readOne(
  { diagnostics }: Reader,
  { siteDir, file }: { readonly siteDir: string; readonly file: ReadablePath },
  read: () => void,
): void {
  const refusal = readFound(file, read)
  if (refusal !== undefined) diagnostics.push(reportRefusal(toContentPath(siteDir, file), refusal))
}

function readDocFile(reader: Reader, file: ReadablePath, source: Omit<SourceFile, 'bytes'>): void {
  const size = sizeOfFile(file) ?? 0
  if (size > MAX_PAGE_BYTES) reader.diagnostics.push(tooLarge(source.path, size))
  else reader.sources.push({ ...source, bytes: readBytes(file) })
}

/** True if neither the docs nor the pages have anything that becomes a page. */
function isEmpty({ sources, diagnostics }: Reader, { siteDir, pagesPath }: ResolvedConfig) {
  const pages = join(siteDir, pagesPath)
  const hasReactPages = existsSync(pages) && readdirSync(pages).length > 0
  return sources.length === 0 && diagnostics.length === 0 && !hasReactPages
}

/** Translations may be missing if others replace them, and a site may have no Markdown pages. */
function mayBeMissing(config: ResolvedConfig, variant: Variant): boolean {
  return variant.collection === 'pages' || hasFallback(config, variant)
}

const isHidden = (path: string): boolean => posix.basename(path).startsWith('.')

/** Images next to partials: `_parts/photo.png`. */
const isPartialMedia = (path: string): boolean => MEDIA.test(path) && /(?:^|\/)_[^/]*\//.test(path)

function readVariant(
  reader: Reader,
  config: ResolvedConfig,
  { variants, generated }: { readonly variants: readonly Variant[]; readonly generated: Generated },
) {
  const isIncluded = toGlobMatcher(config.docs.include)
  const isExcludedDoc = toGlobMatcher(config.docs.exclude)
  const isExcludedPage = toGlobMatcher([...excludedPages, ...config.pagesExclude])
  return (variant: Variant): void => {
    const isPages = variant.collection === 'pages'
    const isExcluded = isPages ? isExcludedPage : isExcludedDoc
    // These folders also contain code.
    const isMixed = isPages || variant.folder === ''
    const root = join(config.siteDir, variant.folder)
    if (entryAt(root) === undefined) {
      const isMade = generated?.texts.some((text) => isIn(variant, text)) ?? false
      if (!isMade && !mayBeMissing(config, variant))
        reader.diagnostics.push(missingFolder(variant, config))
      return
    }
    const isCategory = (path: string): boolean => !isPages && CATEGORY.test(path)
    const isCode = (path: string): boolean =>
      isMixed && posix.extname(path) !== '' && !isMarkdownFile(path) && !MEDIA.test(path)
    const isWanted = (path: string): boolean =>
      !/(?:^|\/)\./.test(path) &&
      (isCategory(path) || isPartialMedia(path) || ![path, `${path}/x`].some(isExcluded)) &&
      !isCode(path)
    const skip = toSkip(config, variant, variants)
    const read = ({ path: docPath, file, real }: FoundFile): void => {
      const path = toContentPath(config.siteDir, file)
      const linked =
        real === undefined ? {} : { realSource: toContentPath(toReal(config.siteDir), real) }
      if (isCategory(docPath)) {
        const contents = readText(file)
        reader.categories.push({ path, docPath, variant, contents })
      } else if (isHidden(docPath) || (isExcluded(docPath) && !isPartialMedia(docPath))) return
      else if (isPages ? isMarkdownFile(docPath) : isIncluded(withLowerEnding(docPath)))
        readDocFile(reader, file, { path, docPath, variant, ...linked })
      else if (!isMarkdownFile(docPath) && (!isMixed || MEDIA.test(docPath)))
        reader.assets.push(readDocAsset(config, file, docPath))
    }
    for (const found of listFiles(reader, config.siteDir, { ...variant, skip, isWanted }))
      readOne(reader, { siteDir: config.siteDir, file: found.file }, () => read(found))
  }
}

/** Read the static folders. In a folder of docs, Markdown is published as pages only. */
function readStatics(reader: Reader, config: ResolvedConfig, variants: readonly Variant[]): void {
  const { siteDir, staticDirectories, outDir, cacheDir } = config
  for (const folder of staticDirectories) {
    const isWanted = staticTest(folder, variants)
    const skip = (path: string): boolean =>
      posix.basename(path) === '.git' || [outDir, cacheDir].includes(join(siteDir, folder, path))
    if (entryAt(join(siteDir, folder)) === undefined) continue
    for (const { path, file } of listFiles(reader, siteDir, { folder, skip, isWanted }))
      if (isWanted(path))
        readOne(reader, { siteDir, file }, () =>
          reader.assets.push(readStaticFile(siteDir, file, path)),
        )
  }
}

/**
 * Read every page, asset and category file of the site, and add those of integrations. `variants`:
 * those of the config by default.
 */
export async function readSources(
  config: ResolvedConfig,
  generated?: Generated,
  variants: readonly Variant[] = createVariants(config),
): Promise<SourceSet> {
  const gate = createGate(config.siteDir, toReadableScope(config))
  const reader: Reader = { sources: [], assets: [], categories: [], diagnostics: [], gate }
  variants.forEach(readVariant(reader, config, { variants, generated }))
  if (generated) addGenerated(reader, generated, variants)
  if (config.locales.length > 1) {
    const kept = withoutCopies(reader.sources, config)
    spliceAll(reader.sources, { start: 0, count: reader.sources.length }, kept)
  }
  const copied = variants.filter((variant) => hasCopies(config, variant))
  pushAll(reader.sources, untranslated(reader.sources, copied, config))
  const completed = variants.filter((variant) => hasFallback(config, variant))
  pushAll(reader.categories, untranslated(reader.categories, completed, config))
  if (isEmpty(reader, config)) reader.diagnostics.push(noPages(variants[0]?.folder ?? '', config))
  readStatics(reader, config, variants)
  reader.assets.sort(compareFiles)
  const { assets, categories } = reader
  const { sources, diagnostics } = addFolderDefaults(reader, config.markdown.frontMatter)
  const data = readDataFiles(config, variants, { gate, known: diagnostics })
  const found = withoutInner(data.diagnostics)
  return { variants, sources, assets, categories, generated, ...data, diagnostics: found }
}
