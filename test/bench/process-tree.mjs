// Memory and processor time of a process and of all that it has started, from /proc; not a number on other systems.
import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started. */
const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )

/** The sum of `figureOf` over a process and its descendants. */
function sumOf(pid, figureOf) {
  try {
    return childrenOf(pid).reduce((sum, child) => {
      // A child may end while it is looked at.
      const figure = sumOf(child, figureOf)
      return Number.isNaN(figure) ? sum : sum + figure
    }, figureOf(pid))
  } catch {
    return NaN
  }
}

/** Seconds of processor time that a process has used, all threads and children, also finished ones. */
export const secondsOf = (pid) =>
  sumOf(pid, (one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  })

/** MiB that a process and its children have in memory now. Pages that several of them share count several times. */
export const mebibytesOf = (pid) =>
  sumOf(pid, (one) => {
    const [, kibibytes = NaN] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? []
    return Number(kibibytes) / 1024
  })
