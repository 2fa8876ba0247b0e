import type { SiteCheck } from '../check.ts'
import { checkImages } from './check-images.ts'
import { checkStaticImages } from './check-static-images.ts'
import { imagesRules } from './images-rules.ts'

/** Every image has a text alternative and reserves its room. */
export const imagesCheck: SiteCheck = {
  name: 'images',
  title: 'Images',
  rules: imagesRules,
  phase: 'always',
  run: ({ site, links, rendered, readSource }) => [
    ...[...site.routes.values()].flatMap(({ url, page }) =>
      checkImages(page, links.hrefs.get(url) ?? [], readSource),
    ),
    ...checkStaticImages({ site, statics: rendered.statics, readSource }),
  ],
}
