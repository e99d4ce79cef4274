import 'server-only'
import { type DataOf, findNormsEndpoint, type NormList, normListEndpoint } from '@basejuris/contract'
import { guestApi } from '../../api/server-client.ts'
import { type NormListAddress, typeOfKind } from './norm-list-address.ts'

export const listedPageSize = 50
export const foundPageSize = 20
/** Norms of each kind on the page that shows all kinds. */
const firstNorms = 8

export type FoundNorms = DataOf<typeof findNormsEndpoint>

/** Kinds with their counts, and the norms of the kind of the address. Throws ApiError. */
export async function loadNormList({ query, kind, page }: NormListAddress): Promise<NormList> {
  const listed = kind !== null && query === ''
  return guestApi().call(normListEndpoint, {
    query: {
      ...(listed ? { clase: kind, pagina: page, tamano: listedPageSize } : { tamano: 0 }),
      ...(kind === null && query === '' ? { primeras: firstNorms } : {}),
    },
  })
}

/** Norms and articles with the words of the address. Throws ApiError. */
export async function findNorms({ query, kind, page }: NormListAddress): Promise<FoundNorms> {
  const type = typeOfKind(kind)
  return guestApi().call(findNormsEndpoint, {
    params: { text: query, page, size: foundPageSize },
    query: type === null ? {} : { tipo: type },
  })
}
