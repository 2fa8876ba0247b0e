import type { Diagnostic } from '../model/diagnostic.ts'

/** A file that must not be read or written ends a command; carries the diagnostic to print. */
export class GateError extends Error {
  override readonly name = 'GateError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message)
    this.diagnostic = diagnostic
  }
}
