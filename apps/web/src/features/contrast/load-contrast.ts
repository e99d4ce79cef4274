import 'server-only'
import { ApiError, articleContrastEndpoint, type OppositionSearch } from '@basejuris/contract'
import { cache } from 'react'
import { api } from '../../api/server-client.ts'
import type { ContrastAddress } from '../../components/ruling/contrast-address.ts'

const shown = 10

const filtersOf = ({ level, from, to }: ContrastAddress) => ({
  ...(level === null ? {} : { nivel: level }),
  ...(from === null ? {} : { desde: from }),
  ...(to === null ? {} : { hasta: to }),
})

/** What was found, or why it could not be looked for. Null when the ruling or the article does not exist. */
export const loadContrast = cache(async (address: ContrastAddress): Promise<OppositionSearch | { readonly failure: string } | null> => {
  const { subject, scope } = address
  const query = { ...filtersOf(address), alcance: scope, limite: shown }
  try {
    const client = await api()
    if (subject.kind === 'article')
      return await client.call(articleContrastEndpoint, { params: { idNorma: subject.idNorma, articulo: subject.article }, query })
    const { busqueda } = await client.contrast(subject.docId, {
      ...query,
      ...(subject.article === null ? {} : { articulo: subject.article }),
    })
    return busqueda
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? null : { failure: error.message }
  }
})
