import { type MissedAuthority, maxMissedAuthorities } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import { collectionIds, type Entitlement, normPhrase, type RulingFacts } from '@basejuris/domain'
import { joinWords } from '@basejuris/domain/spanish-format'
import { findOpposedPassages, type HoldingPassage, isCommonArticle, normLabel } from '@basejuris/legal-text'
import { EncoderUnavailable } from '@basejuris/search'
import type { Services } from '../../../services.ts'
import { namedFacts } from '../../rulings/present-card.ts'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'
import { type CitingPlace, type CoCitation, listCitedBy, listCoCitations } from './co-citations.ts'
import { passageOfParagraph, passageOfWords, passageOn, treatedArticles } from './missed-passages.ts'

type MissedServices = Pick<Services, 'db' | 'search' | 'rulings'>

/** What a text cites: the question that authorities are sought for. */
export interface CitedAuthorities {
  /** The paragraphs that cite, to compare in meaning. */
  readonly text: string
  /** Numbers of the citations by the key of the article, most cited first. */
  readonly articles: ReadonlyMap<string, readonly number[]>
  /** Real rulings of the index with the numbers of their citations. */
  readonly rulings: ReadonlyMap<RulingFacts, readonly number[]>
  /** Real rulings of the index. */
  readonly indexed: number
}

/** Articles and rulings of a text that are looked at, and rulings that each brings. */
const maxArticles = 100
const maxRulings = 30
const maxOpposed = 6
const maxOfArticle = 400
const maxSimilar = 200
const maxContraries = 20
/** Rulings near to the text whose citations are counted. */
const maxNear = 150
const maxMessage = 20_000
/** An article that a larger share of the rulings cites says little of a question. */
const commonShare = 0.1
const minCommon = 50

/** Weights of what joins a ruling to the text, each from 0 to 1. Chosen on 150 invented briefs. */
const weights = { articles: 0.2, meaning: 0.6, together: 0.8, cited: 1.5, opposed: 0.2 }

interface Candidate {
  /** Keys of the shared articles, the rarest first. */
  readonly articles: string[]
  readonly together: CoCitation[]
  /** Where rulings on the same question cite it, and how near they are to the text together. */
  cited: { readonly places: readonly CitingPlace[]; readonly weight: number }
  /** The cited ruling whose opposite it is, the article, and its own court's words on it. */
  opposed: { readonly cited: RulingFacts; readonly article: string; readonly words: HoldingPassage } | null
}

interface MissedOptions {
  readonly entitlement: Entitlement
  readonly signal: AbortSignal
  /** The stored ruling that the text is taken from, if any. */
  readonly source: string | null
}

/**
 * Rulings that a text does not cite although they decide the same articles, the opposite way first to be named, or stand together with
 * rulings that it cites. Ranked by rare articles shared, nearness in meaning and citations in common. Fictional ones are left out.
 */
export async function findMissedAuthorities(
  services: MissedServices,
  cited: CitedAuthorities,
  { entitlement, signal, source }: MissedOptions,
): Promise<MissedAuthority[]> {
  const candidates = new Map<string, Candidate>()
  const at = (docId: string): Candidate => {
    const candidate = candidates.get(docId) ?? { articles: [], together: [], cited: { places: [], weight: 0 }, opposed: null }
    candidates.set(docId, candidate)
    return candidate
  }
  const rarity = await gatherArticles(services, cited, { at, signal })
  const meaning = await nearness(services, cited.text, signal)
  if (source !== null) candidates.delete(source)
  await gatherCited(services, near(candidates, rarity, meaning), at)
  const rulings = [...cited.rulings.keys()].slice(0, maxRulings)
  for (const joined of await listCoCitations(services.db, rulings))
    if (joined.source.docId !== source) at(joined.docId).together.push(joined)
  await gatherOpposed(services, rulings, { at, signal })
  for (const docId of [source ?? '', ...Array.from(cited.rulings.keys(), (facts) => facts.docId)]) candidates.delete(docId)
  const ranked = rank(candidates, rarity, meaning)
  return present(services, ranked, { cited, rarity, entitlement })
}

type Candidates = ReadonlyMap<string, Candidate>

const sharedWeight = ({ articles }: Candidate, rarity: ReadonlyMap<string, number>): number => {
  const whole = [...rarity.values()].reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? 0 : articles.reduce((sum, key) => sum + (rarity.get(key) ?? 0), 0) / whole
}

/** The rulings nearest to the text, by articles and meaning, with their weights. */
const near = (candidates: Candidates, rarity: ReadonlyMap<string, number>, meaning: ReadonlyMap<string, number>): Map<string, number> => {
  const weighted = [...candidates].map(
    ([docId, candidate]) => [docId, sharedWeight(candidate, rarity) * (0.2 + (meaning.get(docId) ?? 0))] as const,
  )
  return new Map(weighted.sort(([, a], [, b]) => b - a).slice(0, maxNear))
}

/** What the nearest rulings cite: each counts by its nearness (neighbours vote, as in collaborative filtering). */
const gatherCited = async ({ db }: MissedServices, nearest: ReadonlyMap<string, number>, at: Gathering['at']): Promise<void> => {
  for (const [docId, places] of await listCitedBy(db, [...nearest.keys()])) {
    const weight = places.reduce((sum, place) => sum + (nearest.get(place.docId) ?? 0), 0)
    at(docId).cited = { places, weight }
  }
}

/** Only where both courts say it in their own words. */
const gatherOpposed = async (services: MissedServices, cited: readonly RulingFacts[], { at, signal }: Gathering): Promise<void> => {
  for (const facts of cited.slice(0, maxOpposed)) {
    const corpus = { collections: collectionIds, fictional: 'excluir', scope: 'all', filters: {}, limit: maxContraries } as const
    const { found } = await services.search.contradicting({ docId: facts.docId, ...corpus }, { signal })
    if (found.length === 0) continue
    const rulings = new Map(
      (await services.rulings.list([facts.docId, ...found.map(({ docId }) => docId)])).map((each) => [each.docId, each]),
    )
    const own = rulings.get(facts.docId)
    for (const { docId, article, shared } of found) {
      const other = rulings.get(docId)
      if (own === undefined || other === undefined || shared.length > 0) continue
      const [ours, words] = findOpposedPassages(own.sections, other.sections, article)
      if (ours !== null && words !== null) at(docId).opposed ??= { cited: facts, article, words }
    }
  }
}

const rank = (candidates: Candidates, rarity: ReadonlyMap<string, number>, meaning: ReadonlyMap<string, number>): Ranked[] => {
  const heaviest = Math.max(0, ...[...candidates.values()].map(({ cited }) => cited.weight))
  const scored = [...candidates].map(([docId, candidate]) => {
    const parts = {
      articles: sharedWeight(candidate, rarity),
      meaning: meaning.get(docId) ?? 0,
      together: Math.min(1, new Set(candidate.together.map(({ source }) => source.docId)).size / 2),
      cited: heaviest === 0 ? 0 : Math.sqrt(candidate.cited.weight / heaviest),
      opposed: candidate.opposed === null ? 0 : 1,
    }
    return { docId, candidate, score: scoreOf(parts) }
  })
  const adverseRank = ({ candidate }: Ranked): number => Number(candidate.opposed !== null)
  return scored.sort((a, b) => adverseRank(b) - adverseRank(a) || b.score - a.score || a.docId.localeCompare(b.docId))
}

const scoreOf = (parts: Readonly<Record<keyof typeof weights, number>>): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * parts[name as keyof typeof weights], 0)

interface Gathering {
  readonly at: (docId: string) => Candidate
  readonly signal: AbortSignal
}

/** Inverse document frequency of each article that says something of the question (Spärck Jones, 1972). */
async function gatherArticles(
  { search }: MissedServices,
  { articles, indexed }: CitedAuthorities,
  { at, signal }: Gathering,
): Promise<Map<string, number>> {
  const corpus = { collections: collectionIds, fictional: 'excluir' } as const
  const rarity = new Map<string, number>()
  for (const key of [...articles.keys()].filter((each) => !isCommonArticle(each)).slice(0, maxArticles)) {
    const { docIds, total } = await search.citing({ keys: [key], ...corpus, offset: 0, limit: maxOfArticle }, { signal })
    if (total > Math.max(minCommon, commonShare * indexed)) continue
    rarity.set(key, Math.log((indexed + 1) / (total + 1)))
    for (const docId of docIds) at(docId).articles.push(key)
  }
  return rarity
}

/** Nearness in meaning, 1 for the nearest ruling and 0 for the last one that was compared. */
async function nearness({ search }: MissedServices, text: string, signal: AbortSignal): Promise<Map<string, number>> {
  const request = {
    message: text.slice(0, maxMessage),
    topK: maxSimilar,
    filters: {},
    collections: collectionIds,
    fictional: 'excluir',
  } as const
  try {
    const hits = await search.semantic(request, { signal })
    const [best = 0, worst = 0] = [hits[0]?.score, hits.at(-1)?.score]
    return new Map(hits.map(({ id, score }) => [id, best === worst ? 1 : (score - worst) / (best - worst)]))
  } catch (error) {
    if (error instanceof EncoderUnavailable) return new Map()
    throw error
  }
}

interface Presenting {
  readonly cited: CitedAuthorities
  readonly rarity: ReadonlyMap<string, number>
  readonly entitlement: Entitlement
}

interface Ranked {
  readonly docId: string
  readonly candidate: Candidate
}

const caseOf = ({ court, docketNumber, rit, book, docId }: RulingFacts): string =>
  docketNumber === null && rit === null ? docId : [court, docketNumber ?? rit, book].join('|')

/** Rulings looked at for each that is shown: many only name an article. */
const maxTried = 6

/** The best ones, those that oppose a cited one first, one of each case, and none of a case that the text cites. */
async function present(
  services: MissedServices,
  ranked: readonly Ranked[],
  { cited, rarity, entitlement }: Presenting,
): Promise<MissedAuthority[]> {
  const seen = new Set([...cited.rulings.keys()].map(caseOf))
  const shown: MissedAuthority[] = []
  const best = ranked.slice(0, maxMissedAuthorities * maxTried)
  const facts = new Map(
    (
      await listFacts(
        services.db,
        best.map(({ docId }) => docId),
      )
    ).map((each) => [each.docId, each]),
  )
  for (const { docId, candidate } of best) {
    const ruling = facts.get(docId)
    if (ruling === undefined || ruling.fictional || seen.has(caseOf(ruling))) continue
    const one = await presentOne(services, ruling, candidate, { cited, rarity, entitlement })
    if (one === null) continue
    seen.add(caseOf(ruling))
    shown.push(one)
    if (shown.length === maxMissedAuthorities) break
  }
  return shown
}

const maxNamed = 3
const closedReason = 'Texto en una base de pago: no se muestra qué la une a su escrito.'

/** Null where nothing joins it to the text but an article that its court only names. */
async function presentOne(
  services: MissedServices,
  ruling: RulingFacts,
  candidate: Candidate,
  { cited, rarity, entitlement }: Presenting,
): Promise<MissedAuthority | null> {
  const sentencia = presentNamedRuling(namedFacts(ruling, entitlement.readable))
  const named = [...candidate.articles].sort((a, b) => (rarity.get(b) ?? 0) - (rarity.get(a) ?? 0))
  const articles = await treatedArticles(services, ruling, named)
  const ofArticles = articles.flatMap((key) => cited.articles.get(key) ?? [])
  const { opposed, together } = candidate
  const [joined] = together
  if (articles.length === 0 && opposed === null && joined === undefined && candidate.cited.places.length === 0) return null
  if (!entitlement.readable.has(ruling.collection)) {
    const ofRulings = together.flatMap((each) => cited.rulings.get(each.cited) ?? [])
    const ofOpposed = opposed === null ? [] : (cited.rulings.get(opposed.cited) ?? [])
    const citas = numbers([...ofArticles, ...ofRulings, ...ofOpposed])
    return { sentencia, motivo: 'mismo_articulo', frase: closedReason, citas, sinAcceso: true, pasaje: null }
  }
  if (opposed !== null) {
    const frase = `Resuelve en sentido contrario a ${nameOf(opposed.cited)} sobre ${normPhrase(normLabel(opposed.article))}.`
    const citas = numbers([...(cited.rulings.get(opposed.cited) ?? []), ...ofArticles])
    return { sentencia, motivo: 'contraria', frase, citas, ...(await passageOfWords(services, ruling, opposed.words, entitlement)) }
  }
  if (joined === undefined && candidate.cited.places.length > 0) {
    const { places } = candidate.cited
    const [place] = places
    const on = articles[0] === undefined ? '' : ` sobre ${normPhrase(normLabel(articles[0]))}`
    const frase = `La ${places.length === 1 ? 'cita una sentencia parecida' : `citan ${places.length} sentencias parecidas`}${on}.`
    const own = await passageOn(services, ruling, articles, entitlement)
    const passage =
      own.pasaje === null && !own.sinAcceso && place !== undefined ? await passageOfParagraph(services, place, entitlement) : own
    return { sentencia, motivo: 'citada', frase, citas: numbers(ofArticles), ...passage }
  }
  if (joined !== undefined && articles.length === 0) {
    const citas = numbers(together.flatMap((each) => cited.rulings.get(each.cited) ?? []))
    return {
      sentencia,
      motivo: 'citada_junto',
      frase: togetherPhrase(ruling, joined),
      citas,
      ...(await passageOfParagraph(services, joined.source, entitlement)),
    }
  }
  const treated = joinWords(articles.slice(0, maxNamed).map((key) => normPhrase(normLabel(key))))
  const frase = `Trata también ${treated}${joined === undefined ? '' : `; además, ${lowered(togetherPhrase(ruling, joined))}`}${joined === undefined ? '.' : ''}`
  return {
    sentencia,
    motivo: joined === undefined ? 'mismo_articulo' : 'citada_junto',
    frase,
    citas: numbers(ofArticles),
    ...(await passageOn(services, ruling, articles, entitlement)),
  }
}

const nameOf = (facts: RulingFacts): string => presentNamedRuling(facts).numero ?? facts.caption
const lowered = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1)
const numbers = (all: readonly number[]): number[] => [...new Set(all)].sort((a, b) => a - b)

const togetherPhrase = ({ docId }: RulingFacts, { cited, source }: CoCitation): string => {
  if (source.docId === docId) return `Cita a ${nameOf(cited)}, que su escrito cita.`
  if (source.docId === cited.docId) return `La cita ${nameOf(cited)}, que su escrito cita.`
  return `Otra sentencia la cita junto con ${nameOf(cited)}.`
}
