import { type FormEvent, useState } from 'react'
import { type Failure, type FieldOfCode, failureOf, type Problems, problemsOf } from './failure.ts'

interface FormRules<F extends string> {
  /** In page order. */
  readonly fields: readonly F[]
  /** What is wrong with each field; empty when the form can be sent. */
  readonly check: (values: Readonly<Record<F, string>>) => Problems<F>
  /** The form counts as sending until this settles, and stays so when it resolves to `leaving`. */
  readonly send: (values: Readonly<Record<F, string>>) => Promise<'leaving' | undefined>
  readonly fieldOfCode?: FieldOfCode<F>
  /** Explains a status that came without a message of the server. */
  readonly otherwise?: (status: number) => string
}

/** State of an uncontrolled form. It shows every problem at once, each under its field, and focuses the first. */
export function useForm<F extends string>({ fields, check, send, fieldOfCode = {}, otherwise }: FormRules<F>) {
  const [problems, setProblems] = useState<Problems<F>>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sending, setSending] = useState(false)

  const showProblems = (form: HTMLFormElement, found: Problems<F>): boolean => {
    setProblems(found)
    const first = fields.find((name) => found[name] !== undefined)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const entries = new FormData(form)
    const values = Object.fromEntries(fields.map((name) => [name, String(entries.get(name) ?? '')])) as Record<F, string>
    setFailure(null)
    if (showProblems(form, check(values))) return
    setSending(true)
    try {
      if ((await send(values)) === 'leaving') return
    } catch (error) {
      if (!showProblems(form, problemsOf(error, fields, fieldOfCode))) setFailure(failureOf(error, otherwise))
    }
    setSending(false)
  }
  /** Clears a field's problem while it is edited. */
  const clearProblem = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name in problems) setProblems({ ...problems, [name]: undefined })
  }
  return {
    problems,
    failure,
    sending,
    setFailure,
    attributes: { noValidate: true, method: 'post', onSubmit: submit, onInput: clearProblem } as const,
  }
}
