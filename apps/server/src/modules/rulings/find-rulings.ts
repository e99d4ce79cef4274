import type { DataOf, findByIdV1Endpoint } from '@basejuris/contract'
import { type CandidateQuery, findCandidates } from '@basejuris/database'
import { type Actor, baseIdSchema, type CollectionId, parseDocketNumber } from '@basejuris/domain'
import { z } from 'zod'
import { type ErrorDetail, ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { getRuling } from './get-ruling.ts'
import { presentRulingFacts } from './present-ruling.ts'

type Body = z.output<typeof findByIdV1Endpoint.body>

const maxCandidates = 50

/** The ruling that matches every criterion, or the list of candidates if several do. None: `ruling.not_found`. */
export async function findRulings(
  services: Services,
  actor: Actor,
  { searcher, collection }: Body,
): Promise<DataOf<typeof findByIdV1Endpoint>> {
  const candidates = await findCandidates(services.db, toCandidateQuery(searcher, collection))
  const [first] = candidates
  if (first === undefined) throw new ServiceError('ruling.not_found')
  if (candidates.length === 1) return { sentencia: await getRuling(services, actor, { docId: first.docId }) }
  return { candidatas: candidates.map(presentRulingFacts) }
}

function toCandidateQuery(searcher: Body['searcher'], collection: CollectionId | undefined): CandidateQuery {
  const query: { -readonly [K in keyof CandidateQuery]: CandidateQuery[K] } = {
    limit: maxCandidates,
    ...(collection === undefined ? {} : { collection }),
  }
  const problems: ErrorDetail[] = []
  searcher.forEach(({ field, value }, index) => {
    const refuse = (message: string): number => problems.push({ field: `searcher.${index}.value`, message })
    if (field === 'idSentence') query.idSentence = value
    else if (field === 'caratulado') query.caption = value
    else if (field === 'rol') query.docket = parseDocketNumber(value) ?? value
    else if (field === 'fechaSentencia') {
      const date = toIsoDate(value)
      if (date === null) refuse('use una fecha aaaa-mm-dd o dd-mm-aaaa')
      else query.decidedOn = date
    } else {
      const base = baseIdSchema.safeParse(value)
      if (base.success) query.base = base.data
      else refuse(`valores permitidos: ${baseIdSchema.options.join(', ')}`)
    }
  })
  if (problems.length > 0) throw new ServiceError('request.invalid', { details: problems })
  if (searcher.every(({ field }) => field === 'base')) {
    throw new ServiceError('request.invalid', {
      details: [{ field: 'searcher', message: 'indique, además de la base, idSentence, caratulado, fechaSentencia o rol' }],
    })
  }
  return query
}

function toIsoDate(value: string): string | null {
  const dayFirst = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(value)
  const iso = dayFirst === null ? value.slice(0, 10) : `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}`
  return z.iso.date().safeParse(iso).success ? iso : null
}
