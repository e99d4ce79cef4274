import { areOpposed, type DecidedPlace, type DecidedSide, isCommonArticle, isFirstInstance } from '@basejuris/legal-text'
import { parseDecisionTerm, parseSideTerms } from '../../indexing/decision-terms.ts'
import { caseFacet, clusterFacet, decisionFacet, facet, fictionalFacet, sideFacet } from '../../indexing/fields.ts'
import type { FacetValues, LexicalIndex } from '../../ports/index.ts'
import { overturnedCases } from './overturned-cases.ts'

/** `unification`: labour rulings of the Corte Suprema and of the Cortes de Apelaciones, newest first. */
export type OppositionScope = 'all' | 'unification'

/** What the index knows of a ruling that decided for one side. */
export interface SidedRuling {
  readonly docId: string
  readonly side: DecidedSide
  readonly decided: readonly DecidedPlace[]
  /** Keys of the articles that it cites, without those of whole norms. */
  readonly articles: ReadonlySet<string>
  readonly clusters: readonly string[]
  readonly subjects: readonly string[]
  readonly year: number
  /** Court and chamber. */
  readonly bench: string
  readonly isFictional: boolean
  readonly isOverturned: boolean
}

const readFacets = [
  sideFacet,
  decisionFacet,
  facet.norm,
  clusterFacet.id,
  facet.subject,
  facet.year,
  facet.court,
  facet.chamber,
  caseFacet.own,
  fictionalFacet,
]

/** Those of the rulings whose decision favours a side, in order. */
export async function readSided(lexical: LexicalIndex, docIds: readonly string[]): Promise<SidedRuling[]> {
  const [values, overturned] = await Promise.all([lexical.facetValues('rulings', docIds, readFacets), overturnedCases(lexical)])
  return docIds.flatMap((docId, at): SidedRuling[] => {
    const each: FacetValues = values[at] ?? {}
    const decided = (each[decisionFacet] ?? []).map(parseDecisionTerm)
    const side = parseSideTerms(each[sideFacet] ?? []) ?? decided[0]
    if (side === undefined) return []
    return [
      {
        docId,
        side,
        decided,
        articles: new Set((each[facet.norm] ?? []).filter((key) => key.includes(':'))),
        clusters: each[clusterFacet.id] ?? [],
        subjects: each[facet.subject] ?? [],
        year: Number(each[facet.year]?.[0] ?? 0),
        bench: [...(each[facet.court] ?? []), ...(each[facet.chamber] ?? [])].join(' '),
        isFictional: (each[fictionalFacet] ?? []).length > 0,
        isOverturned: (each[caseFacet.own] ?? []).some((value) => overturned.has(value)),
      },
    ]
  })
}

/** An article that two rulings decided for opposite sides. */
export interface OpposedArticle {
  readonly article: string
  /** Place within the article; empty for the whole. */
  readonly place: string
}

/** Null when they decided none of the articles for opposite sides. To cite one and to favour another side shows no contradiction. */
export function opposedArticle(one: SidedRuling, other: SidedRuling, articles: readonly string[]): OpposedArticle | null {
  const own = one.decided.filter(({ article }) => articles.includes(article))
  const found = own.find((each) => other.decided.some((rival) => areOpposed(each, rival)))
  return found === undefined ? null : { article: found.article, place: found.place }
}

/** Facts of a higher court that are nearly the same: one question, though the decisions name different articles as their grounds. */
const sameQuestion = 0.6
/** Facts so much alike that even a guarantee is one question, where one of the two decided it. */
const sameFacts = 0.75

/**
 * The articles that one of two rulings decided and the other names, in the order of their keys: the same from either end. Empty unless each
 * decided one that the other names, for opposite sides in one kind of proceeding of a higher court, on nearly the same facts. On the same
 * facts a guarantee that one decided and the other names is enough, at whatever numeral.
 */
export function sharedArticles(one: SidedRuling, other: SidedRuling, similarity: number): readonly string[] {
  const { kind, favoured } = one.side
  if (similarity < sameQuestion || isFirstInstance(kind) || kind !== other.side.kind || favoured === other.side.favoured) return []
  const named = (own: SidedRuling, rival: SidedRuling, isOn: (article: string) => boolean): string[] =>
    own.decided.map(({ article }) => article).filter((article) => rival.articles.has(article) && isOn(article))
  const [ours, theirs] = [named(one, other, isQuestion), named(other, one, isQuestion)]
  const questions = ours.length === 0 || theirs.length === 0 ? [] : [...ours, ...theirs]
  const guarantees = similarity < sameFacts ? [] : [...named(one, other, isGuarantee), ...named(other, one, isGuarantee)]
  return [...new Set([...questions, ...guarantees])].sort()
}

const isGuarantee = (article: string): boolean => article.startsWith('CPR:') && !isCommonArticle(article)

/** Guarantees are too wide to be one question. */
const isQuestion = (article: string): boolean => !article.startsWith('CPR:') && !isCommonArticle(article)

/** The articles that a ruling names and that another may have decided. */
export function questionsNamed({ articles }: SidedRuling): readonly string[] {
  return [...articles].filter((article) => isQuestion(article) || isGuarantee(article))
}

/** Words of a kind of proceeding that tell the area of law of a higher court. */
const areas = /\b(?:laboral|familia|penal|crimen|proteccion|amparo|civil)\b/gu

/** The narrowest area that the kind of proceeding names: the last of «civil apelacion proteccion». */
export function areaOf(kind: string): string {
  return [...kind.matchAll(areas)].at(-1)?.[0] ?? ''
}

const isOfHigherCourt = (kind: string): boolean => kind.startsWith('corte_')

/** Rulings of one kind of proceeding, or of both higher courts in one area. In first instance the sources state subjects: they share one. */
export function isComparable(one: SidedRuling, other: SidedRuling): boolean {
  if (one.isFictional !== other.isFictional) return false
  const [own, theirs] = [one.side.kind, other.side.kind]
  if (isOfHigherCourt(own) && isOfHigherCourt(theirs)) return own === theirs || (areaOf(own) !== '' && areaOf(own) === areaOf(theirs))
  if (own !== theirs) return false
  return one.subjects.length === 0 || other.subjects.length === 0 || one.subjects.some((each) => other.subjects.includes(each))
}

/** A ruling to which the recurso de unificación de jurisprudencia may be opposed, or that it may invoke (art. 483 of the Código del Trabajo). */
export function isForUnification({ side: { kind } }: SidedRuling): boolean {
  return isOfHigherCourt(kind) && areaOf(kind) === 'laboral'
}

const weights = { similarity: 0.5, sameKind: 0.2, otherBench: 0.04, recency: 0.08, overturned: -0.3 } as const
const recentYears = 20

/** What orders oppositions: similarity of the facts, level, other court or chamber, recency. Less than 1. */
export function oppositionScore(one: SidedRuling, other: SidedRuling, similarity: number, newest: number): number {
  return (
    weights.similarity * similarity +
    (one.side.kind === other.side.kind ? weights.sameKind : 0) +
    (one.bench === other.bench ? 0 : weights.otherBench) +
    (other.isOverturned ? weights.overturned : 0) +
    weights.recency * Math.max(0, 1 - (newest - other.year) / recentYears)
  )
}

/** Facts less similar than this make no question in common. In first instance they are nearly the same. */
const minSimilarity = { ofLaw: 0.27, instance: 0.85 } as const

export function isSimilarEnough({ side: { kind } }: SidedRuling, similarity: number): boolean {
  return similarity >= (isFirstInstance(kind) ? minSimilarity.instance : minSimilarity.ofLaw)
}
