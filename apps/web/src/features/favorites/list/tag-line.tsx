'use client'
import type { updateFavoriteEndpoint } from '@basejuris/contract'
import { Tag, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'

interface TagLineProps {
  readonly docId: string
  readonly name: string
  readonly tags: readonly string[]
  /** Id of the datalist of tags in use. */
  readonly knownId: string
  readonly onChanged: () => void
}

const sameTag = (a: string, b: string): boolean => a.localeCompare(b, 'es', { sensitivity: 'base' }) === 0

/** Tags of a favourite. Enter or a comma adds one. Its cross, or Backspace in the empty field, removes it. */
export function TagLine({ docId, name, tags: stored, knownId, onChanged }: TagLineProps) {
  const [tags, setTags] = useState(stored)
  const [writing, setWriting] = useState(false)
  const change = async (next: readonly string[]) => {
    const before = tags
    setTags(next)
    try {
      await callFromBrowser<typeof updateFavoriteEndpoint>('PUT', '/v1/favorites', { docId, etiquetas: [...next] })
      onChanged()
    } catch (error) {
      setTags(before)
      void notifyFailure('No se pudieron guardar las etiquetas.', error)
    }
  }
  const add = (written: string) => {
    const tag = written.trim()
    if (tag !== '' && !tags.some((one) => sameTag(one, tag))) void change([...tags, tag])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const last = tags.at(-1)
    if (event.key === 'Escape') setWriting(false)
    if (event.key === 'Backspace' && field.value === '' && last !== undefined) void change(tags.slice(0, -1))
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(field.value)
    field.value = ''
  }
  return (
    <>
      {tags.length > 0 && (
        <ul aria-label={`Etiquetas de ${name}`} className="contents">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex h-6 max-w-60 items-center rounded-full bg-select pl-2.5">
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={`Quitar la etiqueta ${tag}`}
                onClick={() => void change(tags.filter((one) => one !== tag))}
                className="grid size-6 shrink-0 place-items-center text-ink-2 hover:text-ink"
              >
                <X size={12} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {writing ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
          autoFocus
          list={knownId}
          aria-label={`Nueva etiqueta de ${name}`}
          maxLength={60}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            add(event.currentTarget.value)
            setWriting(false)
          }}
          className="h-7 w-36 rounded-sm bg-paper-lit px-2 text-[1rem] shadow-[inset_0_0_0_1px_var(--focus)] outline-none md:text-13"
        />
      ) : (
        <button
          type="button"
          aria-label={`Agregar etiqueta a ${name}`}
          onClick={() => setWriting(true)}
          className="inline-flex h-6 items-center gap-1 rounded-full px-2 text-ink-2 shadow-[inset_0_0_0_1px_var(--rule)] hover:bg-desk-2 hover:text-ink max-md:h-9"
        >
          <Tag size={12} strokeWidth={1.75} aria-hidden />
          {tags.length === 0 ? 'Etiqueta' : <span aria-hidden>+</span>}
        </button>
      )}
    </>
  )
}
