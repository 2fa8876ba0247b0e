// Files that are read by their names. Given a folder or a config, it returns an error for each file
// that a link takes out of the site, or that is not a regular file. It must not read them.
import { basename, dirname, join, resolve } from 'node:path'
import { createGate } from '../../gate/create-gate.ts'
import { kindAt, refuseOwnFile } from '../../gate/own-file.ts'
import { findLinks, reportLink } from '../../gate/own-folder.ts'
import { isIn, realPath, toReal } from '../../gate/real-path.ts'
import { readFound } from '../../gate/refusal.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { refuseFile } from '../../gate/report-refusal.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { findTsconfigs } from '../loading/config-files.ts'
import { configNames } from '../../schema/values/config-names.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** Files that Node, the compiler and the bundler look for in the site and in the folders around it. */
const packageFile = /^(?:package|(?:ts|js)config(?:\.[\w.-]+)?)\.json$/

/** Check what is read before the config is known; `file` is the config, if there is one. */
export function checkEarlyFiles(siteDir: string, file: string | undefined): readonly Diagnostic[] {
  const links = findLinks(resolve(siteDir, '.docs-ssg'))
  const configs = file === undefined ? configNames.map((name) => join(siteDir, name)) : [file]
  const named = [join(siteDir, 'package.json'), ...findTsconfigs(siteDir)]
  return [
    ...links.map((link) => reportLink(posixRelative(siteDir, link))),
    ...refuseKinds(siteDir, configs),
    ...refuseProjectFiles(siteDir, named),
  ]
}

/** Errors for paths that aren't regular files, or whose link is broken or leaves the site. */
export function refuseProjectFiles(
  siteDir: string,
  paths: readonly string[],
): readonly Diagnostic[] {
  return [
    ...refuseKinds(siteDir, paths),
    ...paths
      .filter((path) => isIn(path, siteDir) && leavesSite(path, siteDir))
      .map((path) => refuseFile(posixRelative(siteDir, path), 'outside')),
  ]
}

function refuseKinds(siteDir: string, paths: readonly string[]): readonly Diagnostic[] {
  return paths.flatMap((path) => {
    const refusal = kindAt(path) ?? readFound(path, () => realPath(path))
    return refusal === undefined ? [] : [refuseFile(posixRelative(siteDir, path), refusal)]
  })
}

/** A link to such a file of a folder around the site is accepted, because that one is read anyway. */
function leavesSite(path: string, siteDir: string): boolean {
  const [real, site] = [toReal(path), toReal(siteDir)]
  const isAround = packageFile.test(basename(real)) && isIn(site, dirname(real))
  return !isIn(real, site) && !isAround
}

/** Check the data files that options name, at the places of these options. */
export function checkOwnFiles(
  config: ResolvedConfig,
  placeOf: (key: string) => Place | undefined,
): readonly Diagnostic[] {
  const gate = createGate(config.siteDir, toReadableScope(config))
  return listOwnFiles(config).flatMap(([key, path]) => {
    const refusal = refuseOwnFile(config.siteDir, path, gate)
    return refusal === undefined ? [] : [refuseFile(path, refusal, placeOf(key))]
  })
}

/** Each with its option; the paths are relative to the site's folder. */
function listOwnFiles(config: ResolvedConfig): readonly (readonly [key: string, path: string])[] {
  const { checks, customCss, llms, locales, markdown, search } = config
  const { glossary } = markdown
  const glossaries =
    glossary === undefined
      ? []
      : [glossary, ...locales.map(({ code }) => glossary.replace(/(?=\.[^./]*$)/, `.${code}`))]
  return [
    ...glossaries.map((path) => ['markdown.glossary', path] as const),
    ...customCss.map((path, index) => [`customCss[${index}]`, path] as const),
    ...locales.flatMap(({ messages }, index) =>
      messages === undefined ? [] : [[`locales[${index}].messages`, messages] as const],
    ),
    ['checks.lock', checks.lock],
    ['checks.translations', checks.translations],
    ['checks.externalCache', checks.externalCache],
    ...Object.entries(checks.sites)
      .filter(([, source]) => !/^https?:/i.test(source))
      .map(([name, path]) => [`checks.sites.${name}`, path] as const),
    ...(search.provider === 'embedded' && search.tests !== undefined
      ? [['search.tests.file', search.tests.file] as const]
      : []),
    ...(llms.tests === undefined ? [] : [['llms.tests.file', llms.tests.file] as const]),
  ]
}
