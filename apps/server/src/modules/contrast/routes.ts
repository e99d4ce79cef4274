import { articleContrastEndpoint, contrastEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import type { Services } from '../../services.ts'
import { listArticleContrast } from './list-article-contrast.ts'
import { listContrast } from './list-contrast.ts'

export function bindContrastRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, contrastEndpoint, (call) => {
    const { docId } = call.params
    const { limite, ficticias, articulo, alcance, nivel, desde, hasta } = call.query
    const request = { docId, limit: limite, fictional: ficticias, article: articulo, scope: alcance, level: nivel, from: desde, to: hasta }
    return withSearchSlot(call, ({ visitor, signal }) => listContrast(services, call.actor, { ...request, visitor, signal }))
  })
  bindEndpoint(app, articleContrastEndpoint, (call) => {
    const { idNorma, articulo } = call.params
    const { limite, ficticias, alcance, nivel, desde, hasta } = call.query
    const request = {
      idNorma,
      article: articulo,
      limit: limite,
      fictional: ficticias,
      scope: alcance,
      level: nivel,
      from: desde,
      to: hasta,
    }
    return withSearchSlot(call, (control) => listArticleContrast(services, call.actor, request, control))
  })
}
