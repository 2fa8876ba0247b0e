// Preloaded into a measured process: at its exit writes its peak memory (KiB) and the processor time of all its threads
// (microseconds) to the file named by BENCH_MEMORY_FILE.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  if (process.env.BENCH_MEMORY_FILE)
    writeFileSync(process.env.BENCH_MEMORY_FILE, `${maxRSS} ${userCPUTime + systemCPUTime}`)
})
