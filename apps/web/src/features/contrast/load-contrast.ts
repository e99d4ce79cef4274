import 'server-only'
import { ApiError, articleContrastEndpoint, findNormsEndpoint, type OppositionSearch, type SearchData } from '@basejuris/contract'
import { cache } from 'react'
import { api } from '../../api/server-client.ts'
import { articleContrastHref, type ContrastAddress } from '../../components/ruling/contrast-address.ts'

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

const offered = 6

/** An article that may be compared, with the name of its norm. */
export interface OfferedArticle {
  readonly href: string
  readonly name: string
  readonly norm: string
}

/** What the asked words may mean. */
export interface ContrastOffer {
  readonly articles: readonly OfferedArticle[]
  readonly rulings: SearchData['resultados']
}

/** The address of the article that the words name alone, what they may mean, or why that could not be looked for. Throws ApiError. */
export async function offerContrast(asked: string): Promise<string | ContrastOffer | { readonly failure: string }> {
  const client = await api()
  try {
    const norms = await client.call(findNormsEndpoint, { params: { text: asked, page: 1, size: offered }, query: {} })
    if (norms.nombrada !== null && norms.nombrada.articulo !== null)
      return articleContrastHref(norms.nombrada.idNorma, norms.nombrada.articulo)
    const { resultados } = await client.search({ consulta: asked, tamano: offered })
    const articles = norms.resultados.flatMap(({ tipo, idNorma, articulo, nombre }) =>
      tipo === 'articulo' && articulo !== null
        ? [{ href: articleContrastHref(idNorma, articulo), name: `Artículo ${articulo}`, norm: nombre }]
        : [],
    )
    return { articles, rulings: resultados }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { failure: error.message }
  }
}
