// Compares a built site with what hosts accept. Must not read files: it is given paths and sizes.
import { posix } from 'node:path'
import type { HostName } from '../../schema/values/hosts.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { parseRedirectsFile } from '../../primitives/urls/redirects-file.ts'
import { hostLimitsRules } from './host-limits-rules.ts'
import { type HostLimits, hostLimits } from './hosts.ts'

/** What a site publishes. */
export interface PublishedFiles {
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
  /** The text of `_redirects`; empty without one. */
  readonly redirects: string
  /** The text of `_headers`; empty without one. */
  readonly headers: string
}

type Report = (rule: keyof typeof hostLimitsRules, message: string) => Diagnostic

const count = (value: number): string => value.toLocaleString('en-US')
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Report everything that one of these hosts refuses or ignores. */
export function checkHostLimits(site: PublishedFiles, hosts: readonly HostName[]): Diagnostic[] {
  return hosts.flatMap((name) => {
    const limits = hostLimits[name]
    const report: Report = (rule, message) =>
      hostLimitsRules[rule].report({ message, data: { actual: name } })
    return [...checkFiles(site, limits, report), ...checkRules(site, limits, report)]
  })
}

function checkFiles({ files }: PublishedFiles, limits: HostLimits, report: Report): Diagnostic[] {
  const { label, files: most, filesInFolder, bytesOfFile, bytes } = limits
  const say = (message: string): Diagnostic => report('host-files', message)
  const total = files.reduce((sum, file) => sum + file.bytes, 0)
  const folders =
    filesInFolder === undefined ? [] : [...groupBy(files, ({ path }) => posix.dirname(path))]
  return [
    ...(most !== undefined && files.length > most
      ? [
          say(
            `The site has ${count(files.length)} files, but ${label} accepts ${count(most)}, so it can’t be published there.`,
          ),
        ]
      : []),
    ...folders
      .filter(([, own]) => own.length > (filesInFolder ?? Infinity))
      .map(([folder, own]) =>
        say(
          `The folder \`${folder}\` has ${count(own.length)} files, but ${label} accepts ${count(filesInFolder ?? 0)} in one folder, so the site can’t be published there.`,
        ),
      ),
    ...files
      .filter((file) => file.bytes > (bytesOfFile ?? Infinity))
      .map((file) =>
        say(
          `\`${file.path}\` is ${megabytes(file.bytes)}, but ${label} accepts ${megabytes(bytesOfFile ?? 0)} for a file, so the site can’t be published there.`,
        ),
      ),
    ...(bytes !== undefined && total > bytes
      ? [
          say(
            `The site is ${megabytes(total)}, but ${label} accepts ${megabytes(bytes)}, so it can’t be published there.`,
          ),
        ]
      : []),
  ]
}

function checkRules(site: PublishedFiles, limits: HostLimits, report: Report): Diagnostic[] {
  const { label, readsRedirects, redirects, manyRedirects, redirectLength } = limits
  const say = (message: string): Diagnostic => report('host-rules', message)
  const rules = parseRedirectsFile(site.redirects)
  const dynamic = rules.filter(({ redirect }) => redirect?.from.endsWith('*') ?? true)
  const plain = rules.length - dynamic.length
  const [firstDynamic] = dynamic
  if (!readsRedirects)
    return firstDynamic === undefined
      ? []
      : [
          say(
            `${label} doesn’t read \`_redirects\`, so rules such as \`${firstDynamic.text}\` do nothing there (${count(dynamic.length)} in all). Redirects without \`*\` work as pages.`,
          ),
        ]
  const long = rules.filter(({ text }) => text.length > (redirectLength ?? Infinity))
  return [
    ...(redirects !== undefined && plain > redirects.plain
      ? [
          say(
            `\`_redirects\` has ${count(plain)} rules without \`*\`, but ${label} reads ${count(redirects.plain)}. The others only work where the redirect is a page too, which responds with status 200.`,
          ),
        ]
      : []),
    ...(redirects !== undefined && dynamic.length > redirects.dynamic
      ? [
          say(
            `\`_redirects\` has ${count(dynamic.length)} rules with \`*\` or conditions, but ${label} reads ${count(redirects.dynamic)}, so the others do nothing.`,
          ),
        ]
      : []),
    ...(manyRedirects !== undefined && rules.length >= manyRedirects
      ? [
          say(
            `\`_redirects\` has ${count(rules.length)} rules, and a deployment to ${label} can fail from ${count(manyRedirects)}.`,
          ),
        ]
      : []),
    ...long.map(({ text }) =>
      say(
        `A rule of \`_redirects\` has ${count(text.length)} characters, but ${label} reads ${count(redirectLength ?? 0)}, so \`${text.slice(0, 80)}…\` does nothing.`,
      ),
    ),
    ...checkHeaders(site.headers, limits, say),
  ]
}

function checkHeaders(
  text: string,
  { label, headerRules, headerLength }: HostLimits,
  say: (message: string) => Diagnostic,
): Diagnostic[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => !/^\s*(?:#|$)/.test(line))
  const blocks = lines.filter((line) => !/^\s/.test(line)).length
  const long = lines.filter((line) => line.trim().length > (headerLength ?? Infinity))
  return [
    ...(headerRules !== undefined && blocks > headerRules
      ? [
          say(
            `\`_headers\` has ${count(blocks)} rules, but ${label} reads ${count(headerRules)}, so the others do nothing.`,
          ),
        ]
      : []),
    ...long.map((line) =>
      say(
        `A line of \`_headers\` has ${count(line.trim().length)} characters, but ${label} reads ${count(headerLength ?? 0)}, so the header \`${line.trim().split(':')[0]}\` is not sent.`,
      ),
    ),
  ]
}
