// Sets up a site. Given a folder and the owner's choices, it writes files and prints the next
// command. It must not change existing files.
import { join, relative } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { decide } from '../../init/decide.ts'
import { type Conflict, explainConflict } from '../../init/explain-conflict.ts'
import { findFolder } from '../../init/found-folder.ts'
import { installPackages } from '../../init/install-packages.ts'
import { planSite } from '../../init/plan-site.ts'
import { explainTaken, findTaken, writeSite } from '../../init/write-site.ts'
import { adviseOnTypes } from '../../init/component-types.ts'
import { explainMovableSite } from '../../migrate/explain-movable-site.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { startNewSite } from './start-new-site.ts'

type InitRequest = Extract<CommandRequest, { kind: 'init' }>

/** Write the files of a new site, install docs-ssg, and say what to do next. */
export async function runInit(request: InitRequest, context: CommandContext): Promise<ExitCode> {
  const { folder, workingDir, wishes, yes } = request
  const { terminal, version, ask, userAgent } = context
  const found = await findFolder(folder, userAgent)
  const conflict = explainConflict(found) ?? explainMovableSite(folder)
  if (conflict) return refuse(conflict, context)

  const decided = await decide(found, wishes, yes ? undefined : ask)
  const plan = planSite(found, { ...decided, version })
  const taken = findTaken(folder, plan)
  if (taken) {
    const message = `\`${taken.path}\` exists, and nothing was written`
    return refuse({ message, hint: explainTaken(taken) }, context)
  }
  writeSite(folder, plan)
  for (const { path, isExtended } of plan.files) {
    const shown = posixRelative(workingDir, join(folder, path))
    terminal.print(`${isExtended ? 'Extended' : 'Wrote'} \`${shown}\`.`)
  }
  for (const advice of adviseOnTypes(found)) terminal.print(advice)

  const { packageManager: manager } = found
  const isInstalled = request.install && (await installPackages(folder, manager))
  if (isInstalled && request.start) return startNewSite(folder, context)
  const isFailed = request.install && !isInstalled
  if (isFailed)
    terminal.printError(`\`${manager} install\` failed. Run it again when its error is fixed.`)
  const enter = folder === workingDir ? [] : [`cd ${relative(workingDir, folder)}`]
  const install = isInstalled ? [] : [`${manager} install`]
  const steps = [...enter, ...install, `${manager} run ${plan.scripts.dev}`]
  terminal.print(['', 'Next:', ...steps.map((step) => `  ${step}`)].join('\n'))
  return isFailed ? 1 : 0
}

function refuse({ message, hint }: Conflict, { terminal }: CommandContext): ExitCode {
  printError('usage error', message, terminal)
  terminal.printError(hint)
  return 2
}
