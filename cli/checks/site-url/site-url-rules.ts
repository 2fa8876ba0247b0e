import { defineRules } from '../../model/rule.ts'

/** The rules about the origin of the published site. */
export const siteUrlRules = defineRules({
  'missing-url': {
    severity: 'warning',
    description:
      'The config doesn’t say where the site will be published, so canonical URLs, the sitemap and `robots.txt` contain `http://localhost`.',
    help: 'Set `url` to the origin of the published site.',
  },
})
