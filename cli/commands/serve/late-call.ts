/** A call that is made when nothing has asked for it for a while. */
export interface LateCall {
  readonly ask: () => void
  /** Make no more calls. */
  readonly end: () => void
}

/** Milliseconds in which a reader opens the next page. */
const WAIT = 500

/** Create a late call, so that work in the background does not delay readers. */
export function createLateCall(call: () => void, wait = WAIT): LateCall {
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  return {
    ask: () => {
      clearTimeout(timer)
      if (!hasEnded) timer = setTimeout(call, wait)
    },
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
