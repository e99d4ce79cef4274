'use client'
import type { searchEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

export interface NamedNorm {
  /** As the filter «norma» takes it. */
  readonly key: string
  readonly label: string
}

export type NamedNorms =
  | { readonly state: 'empty' | 'asking' | 'none' | 'failed' }
  | { readonly state: 'found'; readonly norms: readonly NamedNorm[]; readonly total: number }

const debounceMs = 250

/** The norms that a text names, and how many rulings cite them today. The history does not record this search. */
export function useNamedNorms(text: string): NamedNorms {
  const [named, setNamed] = useState<NamedNorms>({ state: 'empty' })
  useEffect(() => {
    if (text.trim() === '') return setNamed({ state: 'empty' })
    setNamed({ state: 'asking' })
    const scope = new AbortController()
    const ask = async () => {
      const body = { consulta: text, tamano: 1, modo: 'lexica', reservada: true } as const
      try {
        const { interpretacion, total } = await callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', body, scope.signal)
        const norms = interpretacion.chips.flatMap(({ tipo, valor, texto }) => (tipo === 'norma' ? [{ key: valor, label: texto }] : []))
        setNamed(norms.length === 0 ? { state: 'none' } : { state: 'found', norms, total })
      } catch {
        if (!scope.signal.aborted) setNamed({ state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      clearTimeout(timer)
      scope.abort()
    }
  }, [text])
  return named
}
