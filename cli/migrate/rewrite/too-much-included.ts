import { includeLimits } from '../../primitives/include-budget.ts'

/** Why an include was refused, to follow the name of the file in a finding. */
export const tooMuchIncluded = `which was not inserted, because a page includes at most ${includeLimits}, counting those that they include; split the page`
