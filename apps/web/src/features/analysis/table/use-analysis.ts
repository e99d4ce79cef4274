'use client'
import type { Analysis, AnalysisRow, analysisEndpoint, cancelAnalysisEndpoint, changeAnalysisEndpoint, InputOf } from '@basejuris/contract'
import type { CellState } from '@basejuris/domain'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { isOpen } from '../analysis-state.ts'

/** While it waits or runs, it is read again after this time. */
const followMs = 1500

/** How the rows are filtered and ordered. */
export interface TableQuery {
  readonly page: number
  /** `origen`, `fecha` or the id of a column. */
  readonly order: string
  readonly direction: 'asc' | 'desc'
  /** Id of the column whose cells are filtered; empty for none. */
  readonly column: string
  readonly state: CellState | ''
  readonly value: string
}

export const wholeTable: TableQuery = { page: 1, order: 'origen', direction: 'asc', column: '', state: '', value: '' }
export const rowsPerPage = 25

interface Shown {
  readonly id: string
  readonly analysis: Analysis
  readonly rows: readonly AnalysisRow[]
  readonly total: number
}

export type AnalysisChange = Omit<NonNullable<InputOf<typeof changeAnalysisEndpoint, 'body'>>, 'id'>

/** An analysis with a page of its rows, read again until it ends. */
export function useAnalysis(id: string, query: TableQuery) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [revision, setRevision] = useState(0)
  const reload = useCallback(() => setRevision((count) => count + 1), [])
  const path = pathOf(id, query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a revision reads it again
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof analysisEndpoint>('GET', path, undefined, scope.signal).then(
      ({ analisis, filas, total }) => {
        setShown({ id, analysis: analisis, rows: filas, total })
        setFailure(null)
      },
      (error: Error) => scope.signal.aborted || setFailure(error),
    )
    return () => scope.abort()
  }, [id, path, revision])

  const own = shown?.id === id ? shown : null
  const isLive = own !== null && isOpen(own.analysis)
  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => document.hidden || reload(), followMs)
    return () => clearInterval(timer)
  }, [isLive, reload])

  return {
    shown: own,
    failure,
    isMissing: failure instanceof CallError && failure.code === 'analysis.not_found',
    reload,
    /** Throws CallError. */
    change: async (change: AnalysisChange) => {
      await callFromBrowser<typeof changeAnalysisEndpoint>('PUT', '/v1/analysis', { ...change, id })
      reload()
    },
    /** Throws CallError. */
    cancel: async () => {
      await callFromBrowser<typeof cancelAnalysisEndpoint>('POST', `/v1/analysis/${id}/cancel`, undefined)
      reload()
    },
  }
}

function pathOf(id: string, { page, order, direction, column, state, value }: TableQuery): `/v1/analysis/${string}?${string}` {
  const fields = new URLSearchParams({ pagina: `${page}`, tamano: `${rowsPerPage}`, ordenar: order, sentido: direction })
  if (column !== '') fields.set('columna', column)
  if (column !== '' && state !== '') fields.set('estado', state)
  if (column !== '' && value !== '') fields.set('valor', value)
  return `/v1/analysis/${id}?${fields}`
}
