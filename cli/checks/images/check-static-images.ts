import { placeInCode } from '../../links/place-in-code.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { RenderedStatic } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'
import { findUnsized, unsizedImage } from './check-images.ts'

/** The parts of a rendered site that are checked. */
export interface StaticImagesInput {
  readonly site: Pick<Site, 'config'>
  readonly statics: readonly RenderedStatic[]
  readonly readSource: (path: ContentPath) => string | undefined
}

/** Report images inside `main` of React pages that reserve no space, at the line of the code. */
export function checkStaticImages({ statics, site, readSource }: StaticImagesInput): Diagnostic[] {
  const { baseUrl } = site.config
  return statics.flatMap(({ route: { source }, facts }) =>
    findUnsized(facts).map((href) => ({
      ...unsizedImage(href),
      // Code keeps its own `img` elements, wherever the file is.
      help: 'Add both attributes to the element: `width="640" height="480"`.',
      ...placeInCode({ href }, { source, baseUrl, readSource }),
    })),
  )
}
