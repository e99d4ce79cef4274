import { type AssistantPorts, type NearRuling, type RefusalReason, ToolRefused, type ToolVerbs } from '@basejuris/assistant'
import { errorCatalogue } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import { EncoderUnavailable, SearchTooHeavy } from '@basejuris/search'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { findRulingOppositions } from '../../contrast/find-oppositions.ts'
import { fictionalModeOf } from '../../platform/coverage.ts'
import { searchedCorpus } from '../../platform/searched-corpus.ts'
import { readSources } from './read-sources.ts'
import { type SearchLimits, toolVerbs } from './tool-verbs.ts'

/** What the assistant may do for an actor: the verbs of the interface, with the actor's rights. The limits hold for every search. */
export function assistantPorts(services: Services, actor: Actor, limits: SearchLimits = {}): AssistantPorts {
  return {
    tools: refusing(toolVerbs(services, actor, limits)),
    read: (docIds) => readSources(services, actor, docIds),
    rulingsOn: (question, signal) => rulingsOn(services, actor, question, signal),
    contrastOf: (docId, signal) => contrastOf(services, actor, docId, signal),
    demandsOf: (request, signal) => services.search.demandsOf(request, { signal }),
    nearestRulings: (question, signal) => nearestRulings(services, limits, question, signal),
    nearness: (question, texts, signal) => nearness(services, question, texts, signal),
  }
}

/** What a verb refuses with a code of the catalogue becomes a refusal of the tool, with the sentence of the catalogue. */
function refusing(verbs: ToolVerbs): ToolVerbs {
  const wrapped = Object.entries(verbs).map(([name, verb]) => [
    name,
    async (input: never, signal: AbortSignal) => {
      try {
        return await verb(input, signal)
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
  ])
  return Object.fromEntries(wrapped) as ToolVerbs
}

function refusalOf(error: unknown): ToolRefused | null {
  if (error instanceof SearchTooHeavy) return new ToolRefused(errorCatalogue['search.too_heavy'].message, { cause: error })
  if (!(error instanceof ServiceError)) return null
  return new ToolRefused(error.message, { cause: error, reason: reasonOf(error), closed: closedOf(error) })
}

function reasonOf({ code }: ServiceError): RefusalReason {
  const { status } = errorCatalogue[code]
  if (status === 404 || status === 410) return 'not_found'
  if (status === 403) return 'no_access'
  return status >= 500 || status === 429 || status === 408 ? 'unavailable' : 'input'
}

/** The card of a ruling that the actor may not read: what the interface answers of it. */
function closedOf({ closedRuling }: ServiceError): object | null {
  if (closedRuling === null) return null
  const { docId, caratulado, tribunal, fechaSentencia, numero, base, precio } = closedRuling
  return { docId, caratulado, tribunal, fecha: fechaSentencia, numero, base, precio }
}

/** Rulings of a line that are compared. */
const maxOfLine = 40
/** Opposing rulings of which the contrast tells. */
const maxOpposed = 20

/** The line of a question, as its page gathers it, in the collections that the actor may read. */
async function rulingsOn(services: Services, actor: Actor, question: string, signal: AbortSignal): Promise<readonly string[]> {
  const { readable } = await services.entitlementOf(actor)
  if (readable.size === 0) return []
  const corpus = await searchedCorpus(services, { colecciones: [...readable] })
  const request = { ...corpus, keys: [], query: question, filters: {}, limit: maxOfLine }
  const found = await services.search.lineOf(request, { signal }).catch((error: unknown) => {
    if (error instanceof SearchTooHeavy) return null
    throw error
  })
  return found?.rulings.map(({ docId }) => docId) ?? []
}

/** What the page of contradictions of a ruling shows, as far as the actor may read it. */
async function contrastOf(services: Services, actor: Actor, docId: string, signal: AbortSignal): ReturnType<AssistantPorts['contrastOf']> {
  const [[ruling], fictional] = await Promise.all([services.rulings.list([docId]), fictionalModeOf(services)])
  if (ruling === undefined) return []
  const filters = { scope: 'amplio', limit: maxOpposed, fictional } as const
  const { oposiciones } = await findRulingOppositions(services, actor, ruling, filters, { signal })
  return oposiciones.flatMap(({ otro: { docId: id, legible } }) => (legible ? [id] : []))
}

/** Sought in whole collections, as is decided which rulings a search counts. An encoder that knows only words says nothing of its own. */
async function nearestRulings(
  services: Services,
  { colecciones = [] }: SearchLimits,
  question: string,
  signal: AbortSignal,
): Promise<readonly NearRuling[]> {
  const { encoder } = services.norms
  if (encoder.external === true || encoder.lexicalOnly === true) return []
  const corpus = await searchedCorpus(services, { colecciones: [...colecciones] })
  const request = { ...corpus, message: question, topK: 2, filters: {} }
  const hits = await services.search.semantic(request, { signal }).catch((error: unknown) => {
    if (error instanceof EncoderUnavailable) return []
    throw error
  })
  return hits.map(({ id, score }) => ({ docId: id, cosine: score }))
}

/** Vectors have the length 1, so their product is the cosine. A service outside the machine is not asked for so many texts. */
async function nearness(
  { norms: { encoder } }: Pick<Services, 'norms'>,
  question: string,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly number[] | null> {
  if (encoder.external === true || texts.length === 0) return null
  const asked = await encoder.encodeQuery(question)
  if (asked === null) return null
  const vectors = await encoder.encodePassages(texts, signal)
  return vectors.map((vector) => (vector === null ? 0 : vector.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0)))
}
