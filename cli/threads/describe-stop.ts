import type { Diagnostic } from '../model/diagnostic.ts'
import { toPlace } from '../report/diagnostic.ts'
import { systemRules } from '../report/system-rules.ts'
import type { StopCause, StoppedWork, Work } from './work.ts'

/** Who did it, what was going on, and what that work is called. */
interface Wording {
  readonly actor: string
  readonly meanwhile: string
  readonly task: string
  /** The action that isn't possible. */
  readonly failure: string
}

/** A finding about work that was stopped, at its file. */
export function describeStop({ work, cause }: StoppedWork): Diagnostic {
  const { message, help } = describeCause(cause, toWording(work))
  const place = toPlace(work.subject, { line: work.line ?? 1, column: 1 })
  return systemRules['work-stopped'].report({
    message,
    help,
    ...(work.kind === 'stage' || work.kind === 'integration' ? {} : { place }),
  })
}

function toWording({ kind, subject }: Work): Wording {
  const file = `\`${subject}\``
  switch (kind) {
    case 'config':
      return {
        actor: file,
        meanwhile: 'while it was loaded',
        task: `Loading ${file}`,
        failure: `it can’t be loaded`,
      }
    case 'code':
      return {
        actor: file,
        meanwhile: 'while it was loaded',
        task: `Running ${file}`,
        failure: `it can’t be loaded`,
      }
    case 'data': {
      const load = `\`load\` function of ${file}`
      return {
        actor: `The ${load}`,
        meanwhile: 'while it ran',
        task: `Running the ${load}`,
        failure: 'the page has no data',
      }
    }
    case 'page': {
      const meanwhile = `while ${file} was compiled`
      return {
        actor: 'A plugin or component',
        meanwhile,
        task: `Compiling ${file}`,
        failure: `${file} can’t be compiled`,
      }
    }
    case 'render':
      return {
        actor: 'A component',
        meanwhile: `while ${file} was rendered`,
        task: `Rendering ${file}`,
        failure: `${file} can’t be rendered`,
      }
    case 'integration': {
      const [integration = '', hook = ''] = subject.split(' ')
      const call = `hook \`${hook}\` of the integration \`${integration}\``
      return {
        actor: `The ${call}`,
        meanwhile: 'while it ran',
        task: `Running the ${call}`,
        failure: 'its result is missing',
      }
    }
    case 'stage': {
      const meanwhile = `during the stage ${file}`
      return {
        actor: 'Code of the site',
        meanwhile,
        task: `The stage ${file}`,
        failure: `the stage ${file} can’t go on`,
      }
    }
  }
}

function describeCause(
  cause: StopCause,
  { actor, meanwhile, task, failure }: Wording,
): { readonly message: string; readonly help: string } {
  switch (cause.kind) {
    case 'late':
      return {
        message: `${task} took longer than ${cause.seconds} ${cause.seconds === 1 ? 'second' : 'seconds'}, so it was stopped.`,
        help: 'Look for a loop that never ends or text that is too complex, or raise the limit with `--time-limit`.',
      }
    case 'exited':
      return {
        message: `${actor} called \`process.exit(${cause.exitCode})\` ${meanwhile}, which would end the command without a result.`,
        help: 'Throw an error instead.',
      }
    case 'memory':
      return {
        message: `${task} needed more than ${cause.megabytes} MB of memory, so it was stopped.`,
        help: `Simplify it, or raise the limit with \`NODE_OPTIONS=--max-old-space-size=${2 * cause.megabytes}\`.`,
      }
    case 'pool':
      return {
        message: `Native work that code of the site has started filled Node’s thread pool for ${cause.seconds} ${cause.seconds === 1 ? 'second' : 'seconds'}, so no file could be read and ${failure}.`,
        help: 'Look in the config, and in the plugins and components that it uses, for work that does not end, such as opening a FIFO or many calls of `pbkdf2`. Await it, or remove it.',
      }
    case 'stalled':
      return {
        message: `${actor} waits for a promise that never resolves, so ${failure}.`,
        help: 'Make sure that the promise is resolved or rejected.',
      }
  }
}
