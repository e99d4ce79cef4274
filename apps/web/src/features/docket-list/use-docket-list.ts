'use client'
import type { DataOf, docketListEndpoint } from '@basejuris/contract'
import type { FictionalMode } from '@basejuris/domain/fictional-mode'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

type Found = DataOf<typeof docketListEndpoint>

/** Sends a pasted list and holds its matches. */
export function useDocketList() {
  const [found, setFound] = useState<Found | null>(null)
  const [searching, setSearching] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const [searched, setSearched] = useState('')
  const search = async (text: string, ficticias?: FictionalMode) => {
    setSearching(true)
    setFailure(null)
    try {
      setFound(
        await callFromBrowser<typeof docketListEndpoint>('POST', '/v1/docket-list', {
          texto: text,
          ...(ficticias === undefined ? {} : { ficticias }),
        }),
      )
      setSearched(text)
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
    } finally {
      setSearching(false)
    }
  }
  return { found, searching, failure, search, includeFictional: () => search(searched, 'incluir') }
}
