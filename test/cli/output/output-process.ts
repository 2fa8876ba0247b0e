import type { OutputFile, OutputPath } from '../../../cli/model.ts'
import { openOutput, type OutputWriter } from '../../../cli/output/write-output.ts'

export const toPath = (path: string): OutputPath => path as OutputPath

export const toFile = (path: string, contents: string | Uint8Array): OutputFile => ({
  path: toPath(path),
  contents,
})

export const open = async (outDir: string): Promise<OutputWriter> =>
  openOutput(outDir, { protect: [], pid: process.pid })
