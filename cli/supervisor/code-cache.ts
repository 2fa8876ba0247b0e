// Loads a script with the code that V8 compiled in an earlier run, which shortens the start of a
// thread. Node does the same for modules from version 22 on:
// https://nodejs.org/api/module.html#module-compile-cache
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { replaceFile } from '../cache/replace-file.ts'
import { normalHeapGrowth } from '../threads/slow-heap-growth.ts'

/** A script, and where its compiled code is kept. */
export interface CachedScript {
  /** Absolute path of the script: a function of `require`, `module` and the URL of the script. */
  readonly file: string
  /** Absolute path of the code; undefined: none is read or kept. Its name changes with the script. */
  readonly codeFile: string | undefined
}

interface LoadedScript {
  /** The exports of the script. */
  readonly exports: unknown
  /** Keep what is compiled by now, unless it was read from the cache. Only the first call counts. */
  readonly keepCode: () => void
}

/** Bytes before the code: its checksum. V8 doesn't notice every change itself. */
const HEADER = 4

/** Run a script. Code that is missing, changed or of another version of V8 is compiled again. */
export function loadScript({ file, codeFile }: CachedScript): LoadedScript {
  const cachedData = codeFile === undefined ? undefined : readCode(codeFile)
  const url = pathToFileURL(file).href
  // The bundler escapes everything beyond ASCII.
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: url,
    ...(cachedData && { cachedData }),
  })
  const module = { exports: {} }
  script.runInThisContext()(createRequire(file), module, url)
  let isKept = codeFile === undefined || script.cachedDataRejected === false
  const keepCode = (): void => {
    if (isKept || codeFile === undefined) return
    isKept = true
    // Threads start with this flag as it is by default, and V8 compares the flags.
    normalHeapGrowth()
    writeCode(codeFile, script.createCachedData())
  }
  return { exports: module.exports, keepCode }
}

function readCode(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const code = bytes.subarray(HEADER)
    return crc32(code) === bytes.readUInt32LE() ? code : undefined
  } catch {
    return undefined
  }
}

/** Without permission to write there, the next run compiles the code again. */
function writeCode(path: string, code: Buffer): void {
  const checksum = Buffer.alloc(HEADER)
  checksum.writeUInt32LE(crc32(code))
  try {
    mkdirSync(dirname(path), { recursive: true })
    replaceFile(path, Buffer.concat([checksum, code]))
  } catch {
    // Nothing depends on it.
  }
}
