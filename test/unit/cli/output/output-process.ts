import type { OutputFile } from '../../../../cli/model/output.ts'
import type { OutputPath } from '../../../../cli/model/paths.ts'
import { openOutput, type OutputWriter } from '../../../../cli/output/write-output.ts'

export const toPath = (path: string): OutputPath => path as OutputPath

export const toFile = (path: string, contents: string | Uint8Array): OutputFile => ({
  path: toPath(path),
  kind: 'asset',
  contents,
})

export const open = async (outDir: string): Promise<OutputWriter> =>
  openOutput(outDir, { protect: [], pid: process.pid })
