import { readFile } from 'node:fs'
import { platform } from 'node:process'

const pageSize = 4096
/** MiB that Node needs beside its heap. */
const besideHeap = 256

/**
 * Calls `stop` when a process has far more memory than its heap may have, which is `memory` MiB; on
 * Linux alone. The returned function ends the watch.
 */
export function watchMemory(pid: number | undefined, memory: number, stop: () => void): () => void {
  if (platform !== 'linux' || pid === undefined) return () => undefined
  const watch = setInterval(() => {
    readFile(`/proc/${pid}/statm`, 'utf8', (error, text) => {
      if (!error && Number(text.split(' ')[1]) * pageSize > (memory + besideHeap) * 2 ** 20) stop()
    })
  }, 200)
  return () => clearInterval(watch)
}
