'use client'
import clsx from 'clsx'
import { LoaderCircle, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { formUrl } from '../form/form-url.ts'

interface ListFilterProps {
  readonly label: string
  /** Path of the page. */
  readonly path: string
  readonly value: string
  /** Other fields of the address to keep. */
  readonly fields?: readonly (readonly [name: string, value: string])[]
  /** Width classes. */
  readonly className?: string
}

const debounceMs = 250

/** Filters a list while typing, debounced. Without JavaScript it filters on Enter. */
export function ListFilter({ label, path, value, fields = [], className = 'max-md:w-full md:w-64' }: ListFilterProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const go = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    startTransition(() => router.replace(formUrl(path, new FormData(form)), { scroll: false }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  const Icon = pending ? LoaderCircle : Search
  return (
    <search className={clsx('min-w-0', className)}>
      <form
        action={path}
        onSubmit={submit}
        onInput={({ currentTarget: form }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => go(form), debounceMs)
        }}
        className="flex h-9 w-full items-center rounded-sm bg-sheet pl-2.5 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)] max-md:h-11"
      >
        <Icon size={15} strokeWidth={1.5} aria-hidden className={pending ? 'late animate-spin text-ink-3' : 'text-ink-3'} />
        <input
          type="search"
          name="texto"
          defaultValue={value}
          aria-label={label}
          placeholder={label}
          maxLength={200}
          autoComplete="off"
          className="h-full min-w-0 flex-1 bg-transparent px-2 text-[1rem] outline-none md:text-14"
        />
        {fields.map(([name, fieldValue]) => (
          <input key={name} type="hidden" name={name} value={fieldValue} />
        ))}
      </form>
    </search>
  )
}
