/**
 * For how many milliseconds a test waits for a condition: much longer than it takes on a busy machine, and shorter than
 * a test may take, so that the test says what was missing.
 */
export const patience = 90_000
