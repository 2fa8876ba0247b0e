import { type KeyboardEvent, useEffect, useState } from 'react'
import { optionId } from './result-list.tsx'

/** The active hit of a list, and the keys that change it. */
export interface Choice {
  /** Index of the active hit; -1 when there is none. */
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
 * Move through the list with the arrow keys, which wrap around, and follow the active hit with
 * Enter, in a new tab with Ctrl or Cmd. Home and End move the caret in the text, as in every
 * editable combobox.
 */
export function useChoice(listId: string, count: number, query: string): Choice {
  const [index, setIndex] = useState(0)
  const active = count === 0 ? -1 : Math.min(index, count - 1)
  const elementOf = (at: number): HTMLElement | null =>
    Document.prototype.getElementById.call(document, optionId(listId, at))

  // A new query starts with its best hit.
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
