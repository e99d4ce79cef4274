import 'server-only'
import { ApiError, type RulingVersionView } from '@basejuris/contract'
import { cache } from 'react'
import { api } from '../../../api/server-client.ts'
import { chooseVersions } from './choose-versions.ts'
import type { ReadVersion } from './version-comparison.tsx'

export interface Comparison {
  readonly versions: readonly RulingVersionView[]
  /** Null when there are not two versions to compare. */
  readonly pair: { readonly before: ReadVersion; readonly after: ReadVersion } | null
}

/** The requested versions, else the current and the previous one. Null when the ruling does not exist. Throws ApiError. */
export const loadComparison = cache(async (docId: string, before: number | null, after: number | null): Promise<Comparison | null> => {
  const client = await api()
  const provenance = await client.provenance(docId).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  if (provenance === null) return null
  const versions = provenance.versiones
  const chosen = chooseVersions(versions, before, after)
  if (chosen === null) return { versions, pair: null }
  const [older, newer] = await Promise.all(
    [chosen.before, chosen.after].map(async (version) => {
      const { sentencia } = await client.findByIdV2({ docId: provenance.docId, version: version.version })
      return { version, ruling: sentencia }
    }),
  )
  return { versions, pair: older === undefined || newer === undefined ? null : { before: older, after: newer } }
})
