// The files that the compiler opens for the samples of a page. Given samples on the disk, it returns the
// declarations that they depend on, and the samples that open a file that readers must not see.
import { join, sep } from 'node:path'
import type { Compiler } from '../../declarations/find-compiler.ts'
import { explainFiles, findReaching, listFiles } from '../../declarations/list-files.ts'
import { isLibrary } from '../../declarations/open-declarations.ts'
import { sampleOptions } from '../../declarations/sample-options.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import type { FindForbidden } from '../../gate/opened-files.ts'
import { ownFileIn, type WorkFolder, writeWorkFile } from '../../gate/work-folder.ts'
import type { Dependency } from '../../model/page.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { mayLeaveFolder, packagesOf } from '../../samples/named-modules.ts'
import { toContentPath } from '../nodes/content-path.ts'
import { isScript } from './open-file.ts'
import { namedManifests } from './named-manifests.ts'
import type { WrittenSample } from './twoslash-work.ts'

/** The files that the samples of a page opened together. */
export interface Opened {
  readonly dependencies: readonly Dependency[]
  readonly forbidden: ReadonlySet<WrittenSample>
  /** The files that they opened, without hashes: a page with such a sample is compiled each time. */
  readonly refused: readonly Dependency[]
}

interface ListInput {
  readonly siteDir: string
  readonly compiler: Compiler
  readonly findForbidden: FindForbidden
  /** The files that samples with the same imports opened. Listing takes longer than querying. */
  readonly lists: Map<string, Promise<Listing>>
}

interface Listing {
  readonly dependencies: readonly Dependency[]
  /** The files that readers must see nothing of, without hashes. */
  readonly refused: readonly Dependency[]
}

/** Options that decide which files are opened; the others of samples don't. */
const deciding = ['lib', 'types', 'module', 'moduleResolution', 'jsx', 'jsxImportSource']

const optionsOf = ({ notation }: WrittenSample): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(notation.compilerOptions).filter(([name]) => deciding.includes(name)),
  )

/** List the files of all samples. If one of them is forbidden, the compiler says which file imports it. */
export async function listOpened(
  input: ListInput,
  samples: readonly WrittenSample[],
  run: WorkFolder,
): Promise<Opened> {
  const asked = samples.filter(({ files }) => files.some(isScript))
  const groups = [...groupBy(asked, (one) => JSON.stringify(optionsOf(one))).values()]
  const listed = await Promise.all(
    groups.map(async (group, index) => {
      const listing = await listKept(input, group, { run, name: `all-${index}.json` })
      if (listing.refused.length === 0) return { ...listing, forbidden: [] }
      const name = `why-${index}.json`
      const reaching = await findSources(input, group, { run, name })
      const forbidden = group.filter(({ folder }) =>
        reaching.some((file) => file.startsWith(`${folder}${sep}`)),
      )
      // An option names the file, which these samples share.
      return { ...listing, forbidden: forbidden.length === 0 ? group : forbidden }
    }),
  )
  return {
    dependencies: listed.flatMap(({ dependencies }) => dependencies),
    forbidden: new Set(listed.flatMap(({ forbidden }) => forbidden)),
    refused: listed.flatMap(({ refused }) => refused),
  }
}

interface Project {
  readonly run: WorkFolder
  readonly name: string
}

/**
 * Samples that name the same packages open the same files, as long as nothing in their texts could
 * name a file outside their folder.
 */
function listKept(
  input: ListInput,
  samples: readonly WrittenSample[],
  project: Project,
): Promise<Listing> {
  const texts = samples.flatMap(({ files }) => files.map(({ text }) => text))
  const names = texts.flatMap((text) => (mayLeaveFolder(text) ? [text] : packagesOf(text)))
  const key = JSON.stringify([samples[0] && optionsOf(samples[0]), [...new Set(names)].toSorted()])
  const listing = input.lists.get(key) ?? list(input, samples, project)
  input.lists.set(key, listing)
  return listing
}

/** The files of samples from which the compiler reaches a forbidden one. */
async function findSources(
  input: ListInput,
  samples: readonly WrittenSample[],
  project: Project,
): Promise<readonly string[]> {
  const { compiler, findForbidden } = input
  const importers = await explainFiles(compiler, await writeProject(input, samples, project))
  const targets = findForbidden([...importers.keys()], project.run)
  return findReaching(importers, targets, project.run)
}

async function writeProject(
  { siteDir }: ListInput,
  samples: readonly WrittenSample[],
  { run, name }: Project,
): Promise<string> {
  const project = ownFileIn(run, name)
  const [first] = samples
  // Where a sample opens less than this, the list is longer than needed.
  const options = { allowJs: true, resolveJsonModule: true }
  const compilerOptions = { ...sampleOptions(siteDir), ...(first && optionsOf(first)), ...options }
  const files = samples.flatMap((one) =>
    one.files.filter(isScript).map((file) => `${one.name}/${file.name}`),
  )
  await writeWorkFile(project, JSON.stringify({ compilerOptions, files }))
  return project
}

async function list(
  input: ListInput,
  samples: readonly WrittenSample[],
  project: Project,
): Promise<Listing> {
  const { siteDir, compiler, findForbidden } = input
  const { run } = project
  const files = await listFiles(compiler, await writeProject(input, samples, project))
  const own = `${run.replaceAll('\\', '/')}/`
  const others = files.filter((file) => !file.replaceAll('\\', '/').startsWith(own))
  // Without a list, nothing is known of what the compiler opened.
  if (files.length === others.length)
    throw new Error('the compiler does not say which files it has read.')
  const forbidden = findForbidden(files, run)
  const packages = others.filter((file) => !isLibrary(file) && !forbidden.includes(file))
  const dependencies = [join(siteDir, 'node_modules/typescript/package.json'), ...packages].map(
    (file) => {
      const path = toContentPath(siteDir, file)
      return { path, hash: hashDependency(siteDir, path) }
    },
  )
  const texts = samples.flatMap((one) => one.files.map(({ text }) => text))
  const listed = new Set(dependencies.map(({ path }) => path))
  const named = namedManifests(texts, siteDir).filter(({ path }) => !listed.has(path))
  const refused = forbidden.map((file) => ({ path: toContentPath(siteDir, file), hash: '' }))
  return { dependencies: [...dependencies, ...named], refused }
}
