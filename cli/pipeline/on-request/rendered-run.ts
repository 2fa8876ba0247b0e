import type { PipelineResult } from '../run-pipeline.ts'

/** A run that has rendered its site. */
export type Rendered = Extract<PipelineResult, { kind: 'rendered' }>
