import { type KeyboardEvent, useEffect, useState } from 'react'
import { optionId } from './result-list.tsx'

/** Which of the hits is chosen, and the keys that choose. */
export interface Choice {
  /** -1 when there is none. */
  readonly active: number
  readonly choose: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function follow(option: HTMLElement, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = event
  option.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

/**
 * Arrows go round the list, Enter follows the chosen hit, with Ctrl or Cmd in a tab of its own. Home and End stay with
 * the text, as in every editable combobox.
 */
export function useChoice(listId: string, count: number, query: string): Choice {
  const [index, setIndex] = useState(0)
  const active = count === 0 ? -1 : Math.min(index, count - 1)
  const elementOf = (at: number): HTMLElement | null =>
    Document.prototype.getElementById.call(document, optionId(listId, at))

  // A new query starts at its best hit.
  useEffect(() => {
    setIndex(0)
    elementOf(0)?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query])

  return {
    active,
    choose: setIndex,
    onKeyDown: (event) => {
      const step = steps[event.key]
      if (step !== undefined && count > 0) {
        event.preventDefault()
        const next = (active + step + count) % count
        setIndex(next)
        elementOf(next)?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key !== 'Enter' || query === '') return
      event.preventDefault()
      const option = elementOf(active)
      if (option) follow(option, event)
    },
  }
}
