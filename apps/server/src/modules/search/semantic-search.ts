import type { DataOf, semanticSearchEndpoint } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import { type Actor, collectionOf } from '@basejuris/domain'
import { EncoderUnavailable, type SearchControl } from '@basejuris/search'
import type { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { cardFacts } from '../rulings/present-card.ts'

type Body = z.output<typeof semanticSearchEndpoint.body>

/** Rulings nearest in meaning, with their facts and without their text. How one was decided is told to who may read its base. */
export async function semanticSearch(
  services: Pick<Services, 'search' | 'db' | 'coverage' | 'entitlementOf'>,
  actor: Actor,
  body: Body,
  control: SearchControl = {},
): Promise<DataOf<typeof semanticSearchEndpoint>> {
  const { search, db } = services
  const collection = collectionOf(body.namespace)
  const request = {
    ...(await searchedCorpus(services, {
      colecciones: collection === undefined ? [] : [collection],
      ficticias: body.ficticias,
    })),
    message: body.message,
    filters: body.metadata ?? {},
    topK: body.topK,
  }
  const hits = await search.semantic(request, control).catch((error: unknown) => {
    throw error instanceof EncoderUnavailable ? new ServiceError('search.no_meaning') : error
  })
  const { readable } = await services.entitlementOf(actor)
  const facts = new Map(
    (
      await listFacts(
        db,
        hits.map(({ id }) => id),
      )
    ).map((each) => [each.docId, cardFacts(each, readable)]),
  )
  const resultados = hits.flatMap(({ id, score }) => {
    const found = facts.get(id)
    if (found === undefined) return []
    const metadata = {
      rol: found.docketNumber,
      caratulado: found.caption,
      tribunal: found.court,
      fechaSentencia: found.decidedOn,
      coleccion: found.collection,
      base: found.base,
      resultado: found.outcome,
      ficticia: found.fictional,
    }
    return [{ docId: id, score, metadata }]
  })
  return { resultados }
}
