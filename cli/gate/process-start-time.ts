import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'

/**
 * Distinguishes a process from a later one with the same id: on Linux its start time in clock ticks
 * after boot, elsewhere the word `running`. Undefined if no such process runs.
 */
export function processStartTime(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? linuxStartTime(pid) : portableStartTime(pid)
}

// Fields: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the second one can contain
// spaces and parentheses.
function linuxStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isDead = fields[0] === 'Z' || fields[0] === 'X'
    return isDead ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function portableStartTime(pid: number): string | undefined {
  try {
    getPriority(pid)
    return 'running'
  } catch (error) {
    const isMissing = error instanceof Error && error.message.includes('ESRCH')
    return isMissing ? undefined : 'running'
  }
}
