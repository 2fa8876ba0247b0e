import type { ResolvedConfig } from '../../config/schema/schema.ts'

/** The default of the option `url`. */
const defaultUrl = 'http://localhost'

/** True if the config doesn't say where the site will be published. */
export const hasNoUrl = ({ url }: ResolvedConfig): boolean => url === defaultUrl

/** What is wrong in a site that doesn't say where it will be published. */
export function describeMissingUrl({ configFile = 'site.config.ts' }: ResolvedConfig): string {
  return `Note: \`url\` is not set, so canonical URLs, \`sitemap.xml\`, \`robots.txt\` and \`llms.txt\` contain \`${defaultUrl}\`. Write \`url: 'https://docs.example.org'\` with your own domain in \`${configFile}\`.`
}
