import { env } from 'node:process'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { findPagesAddress, type Variables } from '../../primitives/urls/pages-address.ts'

/** The default of the option `url`. */
const defaultUrl = 'http://localhost'

/** True if the config doesn't say where the site will be published. */
export const hasNoUrl = ({ url }: ResolvedConfig): boolean => url === defaultUrl

/** The warning for a site without `url`. */
export function describeMissingUrl(
  { configFile }: ResolvedConfig,
  variables: Variables = env,
): string {
  const pages = findPagesAddress(variables)
  const where =
    configFile === undefined
      ? 'a `site.config.ts`, which `docs-ssg init` writes'
      : `\`${configFile}\``
  const help = pages
    ? `Write the address of the site in ${where}: ${pages.reason} at \`url: '${pages.url}'\` and \`baseUrl: '${pages.baseUrl}'\`.`
    : `Write \`url: 'https://docs.example.org'\` with your own domain in ${where}.`
  return `Note: \`url\` is not set, so canonical URLs, \`sitemap.xml\`, \`robots.txt\` and \`llms.txt\` contain \`${defaultUrl}\`. ${help}`
}
