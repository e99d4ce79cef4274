import type { findByIdV2Endpoint } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

export interface Considerando {
  readonly anchor: string
  readonly label: string
  /** First characters of its text. */
  readonly start: string
}

const startLength = 110
const kinds: Readonly<Record<string, string>> = { vistos: 'Vistos', resolutiva: 'Resolutiva' }

/** Parts of a ruling that can be highlighted. Null until `read` has run. */
export function useConsiderandos(docId: string) {
  const [parts, setParts] = useState<readonly Considerando[] | null>(null)
  const [failed, setFailed] = useState(false)
  const isRequested = useRef(false)
  const read = async () => {
    if (isRequested.current) return
    isRequested.current = true
    setFailed(false)
    try {
      const { sentencia } = await callFromBrowser<typeof findByIdV2Endpoint>('POST', '/v2/find-by-id', { docId })
      setParts(
        sentencia.secciones
          .filter(({ tipo }) => tipo === 'considerando' || tipo === 'vistos' || tipo === 'resolutiva' || tipo === 'voto')
          .map(({ ancla, tipo, titulo, parrafos }) => ({
            anchor: ancla,
            label: tipo === 'considerando' ? `c. ${titulo}` : (kinds[tipo] ?? titulo),
            start: (parrafos[0]?.texto ?? '').slice(0, startLength),
          })),
      )
    } catch {
      isRequested.current = false
      setFailed(true)
    }
  }
  return { parts, failed, read }
}
