/** Whether the package's development checks are on. */
export const development = process.env.NODE_ENV !== 'production'

/** @returns the message that `run` throws or rejects with, or `undefined`; the text before the first link or line break */
export async function thrown(run) {
  try {
    await run()
  } catch (error) {
    return String(error?.message ?? error)
  }
  return undefined
}

/** @returns what `run` prints, one `method: first argument` for each call */
export async function printed(run) {
  const names = ['log', 'warn', 'error', 'info', 'debug']
  const real = Object.fromEntries(names.map((name) => [name, console[name]]))
  const lines = []
  for (const name of names) {
    console[name] = (...parts) => {
      const first = typeof parts[0] === 'string' ? parts[0] : (parts[0]?.message ?? typeof parts[0])
      // A check that was slow on a busy machine says so; no page quotes that here.
      if (!/Middleware took \d+ms/.test(first)) lines.push(`${name}: ${first}`)
    }
  }
  try {
    await run()
  } finally {
    Object.assign(console, real)
  }
  return lines
}

/** @returns `value` during development, and `otherwise` in production */
export const dev = (value, otherwise) => (development ? value : otherwise)

/** @returns the message of error `code`, or in production the short form that the error page resolves */
export const message = (code, text) => (found) =>
  found === undefined
    ? false
    : development
      ? found.startsWith(text)
      : found.startsWith(`Minified Redux Toolkit error #${code};`)

/** @returns a promise that resolves after `milliseconds` */
export const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** @returns the result of `run`, without printing anything */
export async function quiet(run) {
  let result
  await printed(async () => {
    result = await run()
  })
  return result
}
