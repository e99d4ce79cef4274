import { normArticleEndpoint, normEndpoint, normListEndpoint, normTextSearchEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { Services } from '../../services.ts'
import { getNorm } from './get-norm.ts'
import { getNormArticle } from './get-norm-article.ts'
import { listNorms } from './list-norms.ts'
import { searchNormText } from './search-norm-text.ts'

export function bindNormRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, normListEndpoint, ({ query: { clase = null, pagina, tamano, primeras, ficticias } }) =>
    listNorms(services, { kind: clase, page: pagina, size: tamano, first: primeras, fictional: ficticias }),
  )
  bindEndpoint(app, normEndpoint, ({ params, query }) =>
    getNorm(services, { idNorma: params.idNorma, day: query.fecha ?? null, withStructure: query.estructura === 'si' }),
  )
  bindEndpoint(app, normArticleEndpoint, ({ params, query }) =>
    getNormArticle(services, { idNorma: params.idNorma, article: params.articulo, day: query.fecha ?? null }),
  )
  bindEndpoint(app, normTextSearchEndpoint, ({ params, query }) =>
    searchNormText(services, { idNorma: params.idNorma, query: query.consulta, day: query.fecha ?? null }),
  )
}
