// Loaded into a command before anything else (`node --require`). Ends the command with SIGKILL right
// before the first call of a function of `node:fs` whose name and paths match `DIE_AT`, and says in the
// file `DIED` that it did. It works in all threads, and in the process that a command may start for itself.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

const { DIE_AT: pattern, DIED: file } = process.env
const watched = ['existsSync', 'openSync', 'writeFileSync', 'mkdirSync', 'linkSync', 'renameSync', 'rmSync', 'unlinkSync'] // prettier-ignore
const moment = new RegExp(pattern ?? '(?!)')
const { writeFileSync } = fs
process.env.FIRST_PROCESS ??= String(process.pid)

for (const name of watched) {
  const original = fs[name]
  fs[name] = (...given) => {
    const paths = given.slice(0, 2).filter((value) => typeof value === 'string')
    if (moment.test([name, ...paths].join(' '))) {
      writeFileSync(file ?? '', '')
      for (const pid of new Set([Number(process.env.FIRST_PROCESS), process.pid]))
        process.kill(pid, 'SIGKILL')
    }
    return original(...given)
  }
}
syncBuiltinESMExports()
