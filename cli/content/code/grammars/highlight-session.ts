// A terminal session. Given commands after prompts, with what they print, it returns elements that
// keep the three apart, so that the copy button copies only the commands.
import type { ElementContent } from 'hast'

/**
 * `$ `, `% `, `❯ `, `PS C:\> `, `C:\>`, and `#` and `$` after `user@host:~`, `[user@host dir]` or `(venv)`. A `#` alone is a
 * comment.
 */
const prompt =
  /^(?:(?:\([\w.-]+\) ?)?(?:[\w.-]+@[\w.-]+(?:[: ][^\s$#%]*)?|\[[^\]\n]+\]) ?[$#%] |(?:\([\w.-]+\) )?[$%❯] |PS(?: [A-Z]:[^>\n]*)?> ?|[A-Z]:\\[^>\n]*> ?)/

/** A line that continues a command: the one before ended with `\` or a backtick. */
const isContinued = (line: string): boolean => /[\\`]$/.test(line)

interface Run {
  readonly kind: 'prompt' | 'command' | 'output'
  text: string
}

/** True when a line begins with a prompt, so that the code is a session and not a script. */
export function hasPrompt(code: string): boolean {
  return code.split('\n').some((line) => /^\$ \S/.test(line))
}

/**
 * In: `$ npm test` and, on the next line, `12 passed`
 * Out: `<span class="token prompt">$ </span>`, the highlighted command, `<span class="token output">12 passed</span>`
 */
export function highlightSession(
  code: string,
  highlight: (command: string) => ElementContent[],
): ElementContent[] {
  const runs = readRuns(code)
  // Without a prompt nothing says what is a command.
  if (!runs.some(({ kind }) => kind === 'prompt')) return [{ type: 'text', value: code }]
  return runs.flatMap(({ kind, text }): ElementContent[] => {
    if (kind === 'command') return highlight(text)
    const properties = { className: ['token', kind] }
    return [
      {
        type: 'element',
        tagName: 'span',
        properties,
        children: [{ type: 'text', value: text }],
      },
    ]
  })
}

function readRuns(code: string): Run[] {
  const runs: Run[] = []
  let isCommand = false
  const lines = code.split('\n')
  for (const [index, line] of lines.entries()) {
    const end = index === lines.length - 1 ? '' : '\n'
    const [sign] = prompt.exec(line) ?? []
    if (sign !== undefined) {
      add(runs, 'prompt', sign)
      add(runs, 'command', line.slice(sign.length) + end)
      isCommand = isContinued(line)
    } else if (isCommand || /^\s*#/.test(line)) {
      add(runs, 'command', line + end)
      isCommand = isCommand && isContinued(line)
    } else add(runs, 'output', line + end)
  }
  return runs
}

function add(runs: Run[], kind: Run['kind'], text: string): void {
  const last = runs.at(-1)
  if (last?.kind === kind) last.text += text
  else if (text !== '') runs.push({ kind, text })
}
