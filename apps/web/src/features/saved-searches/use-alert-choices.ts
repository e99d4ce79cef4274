'use client'
import type { InputOf, searchEndpoint } from '@basejuris/contract'
import { docketFilterLabel, parseDocketFilter } from '@basejuris/domain'
import { foldAccents } from '@basejuris/domain/fold-text'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import type { AlertChoice, AlertKind } from './alert-kinds.ts'

export type FoundChoices =
  | { readonly state: 'empty' | 'asking' | 'failed' }
  | { readonly state: 'found'; readonly choices: readonly AlertChoice[] }

const debounceMs = 250
const maxChoices = 8

/** What an alert of a kind can watch that a text names. The history does not record these searches. */
export function useAlertChoices(kind: AlertKind, text: string): FoundChoices {
  const [found, setFound] = useState<FoundChoices>({ state: 'empty' })
  useEffect(() => {
    if (text.trim() === '') return setFound({ state: 'empty' })
    setFound({ state: 'asking' })
    const scope = new AbortController()
    const ask = async () => {
      try {
        setFound({ state: 'found', choices: await findChoices(kind, text.trim(), scope.signal) })
      } catch {
        if (!scope.signal.aborted) setFound({ state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      clearTimeout(timer)
      scope.abort()
    }
  }, [kind, text])
  return found
}

async function findChoices(kind: AlertKind, text: string, signal: AbortSignal): Promise<AlertChoice[]> {
  const search = (body: InputOf<typeof searchEndpoint, 'body'>) =>
    callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', { ...body, tamano: 1, reservada: true }, signal)
  if (kind === 'rol') {
    const docket = parseDocketFilter(text)
    if (docket === null) return []
    const { facetas, total } = await search({ filtros: { rol: [docket] } })
    const courts = (facetas.tribunal ?? []).slice(0, maxChoices)
    const label = docketFilterLabel(docket)
    return [
      ...courts.map((court) => ({
        label: `${label}, ${court.etiqueta}`,
        filters: { rol: [docket], tribunal: [court.valor] },
        total: court.total,
      })),
      { label: `${label}, en todos los tribunales`, filters: { rol: [docket] }, total },
    ]
  }
  const { facetas, interpretacion, total } = await search({ consulta: text, modo: 'lexica', valores: 200 })
  if (kind === 'norma') {
    const norms = interpretacion.chips.filter(({ tipo }) => tipo === 'norma')
    const label = norms.map(({ texto }) => texto).join(' y ')
    return norms.length === 0 ? [] : [{ label, filters: { norma: norms.map(({ valor }) => valor) }, total }]
  }
  const words = foldAccents(text).split(/\s+/u)
  return (facetas[kind] ?? [])
    .filter(({ etiqueta }) => words.every((word) => foldAccents(etiqueta).includes(word)))
    .slice(0, maxChoices)
    .map(({ valor, etiqueta, total: counted }) => ({ label: etiqueta, filters: { [kind]: [valor] }, total: counted }))
}
