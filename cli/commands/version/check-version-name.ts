import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { versionFolder } from './copy-docs.ts'

/** Why no version with this name can be made; undefined if it can. */
export function checkVersionName(
  name: string,
  { versions, siteDir }: ResolvedConfig,
): string | undefined {
  if (!/^[\w][\w.-]*$/.test(name) || name === 'current')
    return `\`${name}\` can’t be the name of a version; use letters, digits, dots and hyphens, such as \`2.0\`.`
  if (versions.some((version) => version.name === name))
    return `The site has a version \`${name}\` already; choose another name, or remove it from \`versions\`.`
  const folder = versionFolder(name)
  return existsSync(resolve(siteDir, folder))
    ? `\`${folder}\` exists already; remove it, or choose another name.`
    : undefined
}
