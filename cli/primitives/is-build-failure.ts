import type { BuildFailure } from 'esbuild'

/** True if esbuild threw this because the code has errors. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
