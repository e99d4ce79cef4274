'use client'
import type { ReadDocument, UploadBody } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { readBase64 } from './read-base64.ts'

/** An answer about a text, and the text to which its offsets belong. */
export interface Checked<D> {
  readonly text: string
  readonly data: D
  /** What was sent, and the name of its file; empty for a pasted text. */
  readonly sent: UploadBody
  readonly fileName: string
}

/** The call that reads a text or a file in base64. */
export type SendText<D> = (body: UploadBody, signal: AbortSignal) => Promise<D>

/** Sends a text or a file. Neither leaves the memory of this page otherwise. */
export function useCheck<D extends { readonly documento: ReadDocument | null }>(send: SendText<D>) {
  const [checked, setChecked] = useState<Checked<D> | null>(null)
  const [checking, setChecking] = useState(false)
  const [ticket, setTicket] = useState<string | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const running = useRef<AbortController | null>(null)
  const check = async (pasted: string, file: File | null) => {
    const controller = new AbortController()
    running.current = controller
    // The server trims the text; offsets fit the trimmed one.
    const text = pasted.trim()
    // Browsers have no such identifiers on pages without HTTPS; the place is not told there.
    const own = globalThis.isSecureContext ? crypto.randomUUID() : null
    setTicket(own)
    setChecking(true)
    setFailure(null)
    try {
      const body = file === null ? { texto: text } : { archivo: await readBase64(file) }
      const data = await send(own === null ? body : { ...body, turno: own }, controller.signal)
      setChecked({ text: data.documento?.texto ?? text, data, sent: body, fileName: file?.name ?? '' })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error : null)
    } finally {
      setChecking(false)
      setTicket(null)
    }
  }
  return { checked, checking, ticket, failure, check, cancel: () => running.current?.abort(), leave: () => setChecked(null) }
}
