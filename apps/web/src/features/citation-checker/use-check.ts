'use client'
import type { checkCitationsEndpoint, DataOf } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

export interface CheckedText {
  /** To which the offsets of the citations belong. */
  readonly text: string
  readonly data: DataOf<typeof checkCitationsEndpoint>
}

/** Sends a text or a file. Neither leaves the memory of this page otherwise. */
export function useCheck() {
  const [checked, setChecked] = useState<CheckedText | null>(null)
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const running = useRef<AbortController | null>(null)
  const check = async (pasted: string, file: File | null) => {
    const controller = new AbortController()
    running.current = controller
    // The server trims the text; offsets fit the trimmed one.
    const text = pasted.trim()
    setChecking(true)
    setFailure(null)
    try {
      const body = file === null ? { texto: text } : { archivo: await readBase64(file) }
      const data = await callFromBrowser<typeof checkCitationsEndpoint>('POST', '/v1/citations/check', body, controller.signal)
      setChecked({ text: data.documento?.texto ?? text, data })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error : null)
    } finally {
      setChecking(false)
    }
  }
  return { checked, checking, failure, check, cancel: () => running.current?.abort(), leave: () => setChecked(null) }
}

/** The bytes of a file in base64. Throws a sentence when the file is gone or cannot be read. */
async function readBase64(file: File): Promise<string> {
  const reader = new FileReader()
  await new Promise<void>((resolve, reject) => {
    reader.onload = () => resolve()
    reader.onerror = () => reject(new Error('No pudimos leer el archivo. Elíjalo de nuevo o pegue el texto.'))
    reader.readAsDataURL(file)
  })
  return String(reader.result).replace(/^[^,]*,/, '')
}
