'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Drafts, registerDrafts, takeDraft } from '../../storage/open-drafts.ts'
import { useSession } from '../session-provider.tsx'

/** A text being written, which outlives the end of the session: it comes back when the same account signs in again. */
export function useDraft(id: string, initial = ''): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(initial)
  useHeldDraft(id, text, (found) => setText((now) => (now === initial ? found : now)))
  return [text, setText]
}

/** The same of a text that lives elsewhere. `onFound` receives what was saved. */
export function useHeldDraft(id: string, text: string, onFound: (text: string) => void): void {
  useHeldDrafts(() => ({ [id]: text }))
  const found = useRef(onFound)
  found.current = onFound
  const userId = useSession().user?.id
  useEffect(() => {
    const saved = userId === undefined ? null : takeDraft(id, userId)
    if (saved !== null) found.current(saved)
  }, [id, userId])
}

/** Adds texts to what is saved when the session ends. */
export function useHeldDrafts(read: () => Drafts): void {
  const current = useRef(read)
  current.current = read
  useEffect(() => registerDrafts(() => current.current()), [])
}

/** Of a form whose fields live in the page alone. `names` are the fields that a person writes. */
export function useFormDraft(id: string, form: RefObject<HTMLFormElement | null>, names: readonly string[]): void {
  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
  const values = () => Object.fromEntries(names.map((name) => [`${id}:${name}`, fieldOf(name)?.value ?? '']))
  useHeldDrafts(values)
  const fields = useRef({ names, fieldOf })
  fields.current = { names, fieldOf }
  const userId = useSession().user?.id
  useEffect(() => {
    if (userId === undefined) return
    for (const name of fields.current.names) {
      const saved = takeDraft(`${id}:${name}`, userId)
      const field = fields.current.fieldOf(name)
      if (saved === null || field === null) continue
      field.value = saved
      // What counts the characters of a field hears it.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [id, userId])
}
