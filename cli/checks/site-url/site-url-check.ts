import { placeOfOption } from '../../report/option-place.ts'
import type { SiteCheck } from '../check.ts'
import { siteUrlRules } from './site-url-rules.ts'

/** A site that is about to be published says where. */
export const siteUrlCheck: SiteCheck = {
  name: 'url',
  title: 'URL of the site',
  rules: siteUrlRules,
  phase: 'publish',
  isEnabled: ({ url }) => url === 'http://localhost',
  run: ({ site: { config } }) => {
    const place = placeOfOption(config, 'url')
    const file = config.configFile ?? 'site.config.ts'
    return [
      siteUrlRules['missing-url'].report({
        message:
          '`url` is not set, so canonical URLs, `sitemap.xml`, `robots.txt` and `llms.txt` contain `http://localhost`.',
        help: `Write \`url: 'https://docs.example.org'\` with your own domain in \`${file}\`.`,
        data: { actual: 'url' },
        ...(place ? { place } : {}),
      }),
    ]
  },
}
