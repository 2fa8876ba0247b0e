import { allChecks } from '../../checks/all-checks.ts'

/** The names that `check --only` accepts, in the order in which the checks run. */
export const listCheckNames = (): readonly string[] => allChecks.map(({ name }) => name)
