import type { ReactElement, RefObject } from 'react'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import { optionId } from './result-list.tsx'
import type { Choice } from './use-choice.ts'

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly text: string
  /** The number of hits in the list. */
  readonly count: number
  readonly choice: Choice
  readonly placeholder: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** The field of the modal. It keeps the focus while the reader moves through the list. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { input, listId, text, count, choice, placeholder, onText, onClose } = props
  const active = choice.active
  return (
    <div className="search-modal__bar">
      <input
        ref={input}
        className="search-modal__input"
        type="search"
        role="combobox"
        aria-label={placeholder}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing) choice.onKeyDown(event)
        }}
      />
      <button type="button" className="search-modal__close" onClick={onClose}>
        {t(searchTranslations, 'close')}
      </button>
    </div>
  )
}
