import { locateOptions } from '../../cli/config/loading/locate-options.ts'
import type { OptionPlaces } from '../../cli/schema/schema.ts'
import { toPlace } from '../../cli/report/diagnostic.ts'

/** Where the options of a config in plain JavaScript are written, as if the text were `site.config.ts`. */
export function optionPlacesOf(text: string): OptionPlaces {
  return locateOptions(text, ({ line, column }) =>
    toPlace('site.config.ts', { line, column: column + 1 }),
  )
}
