import type { DataOf, findByIdV1Endpoint } from '@basejuris/contract'
import { type CandidateQuery, findCandidates } from '@basejuris/database'
import { type Actor, baseIdSchema, type CollectionId, collectionOf, type RulingFacts } from '@basejuris/domain'
import { findTypedCases, isNamedCourt, type TypedCase } from '@basejuris/legal-text'
import { z } from 'zod'
import { type ErrorDetail, ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { getRuling } from './get-ruling.ts'
import { presentRulingFacts } from './present-ruling.ts'

type Body = z.output<typeof findByIdV1Endpoint.body>

const maxCandidates = 50
/** Read when a court is named with the number, which is compared afterwards. */
const maxOfNumber = 500

/**
 * The ruling that matches every criterion, or the list of candidates if several do, or if only other courts than the named one have the
 * docket number. None: `ruling.not_found`.
 */
export async function findRulings(
  services: Services,
  actor: Actor,
  { searcher, collection }: Body,
): Promise<DataOf<typeof findByIdV1Endpoint>> {
  const named = namedCase(searcher)
  const stored = await findCandidates(services.db, toCandidateQuery(searcher, collectionOf(collection), named))
  const ofCourt = stored.filter(isOfCourt(named))
  const candidates = ofCourt.length > 0 ? ofCourt : stored
  const [first] = candidates
  if (first === undefined) throw new ServiceError('ruling.not_found')
  if (candidates.length === 1 && ofCourt.length === 1) return { sentencia: await getRuling(services, actor, { docId: first.docId }) }
  return { candidatas: candidates.slice(0, maxCandidates).map(presentRulingFacts), hayMas: candidates.length > maxCandidates }
}

/** The case that the criterion `rol` names; null for a number in no known form. */
function namedCase(searcher: Body['searcher']): TypedCase | null {
  const written = searcher.find(({ field }) => field === 'rol')?.value
  const [named, other] = written === undefined ? [] : findTypedCases(written)
  return named === undefined || other !== undefined || named.kind === 'number' ? null : named
}

const isOfCourt =
  (named: TypedCase | null) =>
  ({ court }: RulingFacts): boolean =>
    (named?.court ?? null) === null || isNamedCourt(named?.court?.name ?? '', court)

function toCandidateQuery(searcher: Body['searcher'], collection: CollectionId | undefined, named: TypedCase | null): CandidateQuery {
  const query: { -readonly [K in keyof CandidateQuery]: CandidateQuery[K] } = {
    limit: (named?.court ?? null) === null ? maxCandidates + 1 : maxOfNumber,
    ...(collection === undefined ? {} : { collection }),
  }
  const problems: ErrorDetail[] = []
  searcher.forEach(({ field, value }, index) => {
    const refuse = (message: string): number => problems.push({ field: `searcher.${index}.value`, message })
    if (field === 'idSentence') query.idSentence = value
    else if (field === 'caratulado') query.caption = value
    else if (field === 'rol') {
      if (named?.kind === 'ruc') query.ruc = named.ruc
      else query.docket = named?.kind === 'docket' ? named.docket : value
    } else if (field === 'fechaSentencia') {
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
