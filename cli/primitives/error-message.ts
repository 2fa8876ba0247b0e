/** The message of whatever was thrown; code may throw values that aren't errors. */
export function toErrorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
