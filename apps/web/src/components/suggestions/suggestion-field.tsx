'use client'
import type { Suggestion } from '@basejuris/contract'
import { type ComponentProps, type KeyboardEvent, lazy, type RefObject, Suspense, useId, useState } from 'react'
import { useNavigation } from '../navigation/navigation.tsx'
import { nextOption, optionId } from './option-list.ts'
import { suggestionUrl } from './suggestion-url.ts'
import { useSuggestions } from './use-suggestions.ts'

const SuggestionList = lazy(() => import('./suggestion-list.tsx'))

type SuggestionFieldProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'name'> & {
  readonly ref: RefObject<HTMLInputElement | null>
  /** Fields that a chosen query keeps: mode, bases, filters. */
  readonly fields?: readonly (readonly [name: string, value: string])[]
}

/** The field `q` of a search form, with suggestions under its nearest positioned ancestor. Enter submits unless an option is active. */
export function SuggestionField({ ref, fields = [], ...input }: SuggestionFieldProps) {
  const { navigate } = useNavigation()
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const suggested = useSuggestions(typed, fields.find(([name]) => name === 'ficticias')?.[1])
  const groups = typed === null ? [] : suggested
  const options = groups.flatMap((group) => group.options)
  const open = options.length > 0
  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    ref.current?.blur()
    navigate(suggestionUrl(suggestion, fields))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!open || event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = nextOption(active, event.key === 'ArrowDown' ? 1 : -1, options.length)
      setActive(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (chosen === undefined) return close()
      event.preventDefault()
      choose(chosen.suggestion)
    }
  }
  return (
    <>
      <input
        {...input}
        ref={ref}
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active >= 0 && open ? optionId(listId, active) : undefined}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Suspense>{open && <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} onPoint={setActive} />}</Suspense>
      <span role="status" className="sr-only">
        {open ? `${options.length} ${options.length === 1 ? 'sugerencia' : 'sugerencias'}` : ''}
      </span>
    </>
  )
}
