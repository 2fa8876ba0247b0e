// Preloaded into a measured process: writes its peak memory (KiB) to the file named by BENCH_MEMORY_FILE at exit.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  if (process.env.BENCH_MEMORY_FILE)
    writeFileSync(process.env.BENCH_MEMORY_FILE, String(process.resourceUsage().maxRSS))
})
