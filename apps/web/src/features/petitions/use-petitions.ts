'use client'
import type { PetitionStatus, petitionStatusEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

/** Petition status of a user; null until known or when it cannot be read. Another revision reads it again. */
export function usePetitions(userId: string, revision = 0): PetitionStatus | null {
  const [status, setStatus] = useState<PetitionStatus | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision reads it again
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof petitionStatusEndpoint>('POST', '/v1/status-payment/', { userId }, scope.signal).then(setStatus, () => {})
    return () => scope.abort()
  }, [userId, revision])
  return status
}
