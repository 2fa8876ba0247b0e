import { pathForms } from './path-forms.ts'
import { pathPlaces } from './path-places.ts'

/** A form of a path at a place. */
export interface PathPair {
  readonly place: string
  readonly form: string
}

const places = Object.keys(pathPlaces)
const forms = Object.keys(pathForms)

/** Every form at every place. */
export const allPairs: readonly PathPair[] = places.flatMap((place) =>
  forms.map((form) => ({ place, form })),
)

/** The forms move on by so many places in each round; both numbers have no common factor with most counts of places. */
const rounds = [0, 17, 29]

/** Every form and every place some times, each time with another partner. */
export const samplePairs: readonly PathPair[] = rounds.flatMap((shift) =>
  Array.from({ length: Math.max(places.length, forms.length) }, (_, index) => ({
    place: places[(index + shift) % places.length] ?? '',
    form: forms[index % forms.length] ?? '',
  })),
)
