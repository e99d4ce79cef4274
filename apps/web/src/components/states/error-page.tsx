'use client'
import { serverFailed } from '@basejuris/contract/server-failed'
import type { ReactNode } from 'react'

interface ErrorPageProps {
  readonly title: string
  /** Why, as the server said it; empty where it said nothing. */
  readonly sentence?: string
  readonly children?: ReactNode
}

/** Says that a page failed. It is part of every page, so it imports nothing. */
export function ErrorPage({ title, sentence = '', children }: ErrorPageProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap grow py-16 outline-none">
      <h1 className="font-serif text-26">{title}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">{sentence === '' ? serverFailed : sentence}</p>
      <button type="button" className="h-9 rounded-sm bg-fill px-3.5 text-14 text-on-fill" onClick={() => location.reload()}>
        Intentar de nuevo
      </button>
      {children}
    </main>
  )
}
