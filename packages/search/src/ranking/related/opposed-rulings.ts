import type { DecidedPlace, DecidedSide } from '@basejuris/legal-text'
import { parseDecisionTerm, parseSideTerms } from '../../indexing/decision-terms.ts'
import { caseFacet, clusterFacet, decisionFacet, facet, fictionalFacet, sideFacet } from '../../indexing/fields.ts'
import type { FacetValues, LexicalIndex } from '../../ports/index.ts'
import { overturnedCases } from './overturned-cases.ts'

/** How sure it is that two rulings answer one question on an article, surest first. */
export const oppositionGrades = ['both_decide', 'one_decides', 'both_cite'] as const
/** `both_decide`: both decisions rest on it. `one_decides`: one does, the other cites it. */
export type OppositionGrade = (typeof oppositionGrades)[number]

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

/** An article on which two rulings are opposed. */
export interface OpposedArticle {
  readonly article: string
  /** Place within the article, where both decide it; empty for the whole. */
  readonly place: string
  readonly grade: OppositionGrade
}

/** Null when the rulings favour one side, or none of the articles is cited by both. */
export function opposedArticle(one: SidedRuling, other: SidedRuling, articles: readonly string[]): OpposedArticle | null {
  const grades = articles.flatMap((article): OpposedArticle[] => {
    if (!one.articles.has(article) || !other.articles.has(article)) return []
    const [own = [], theirs = []] = [one, other].map(({ decided }) => decided.filter((each) => each.article === article))
    const both = own.find((each) => theirs.some((rival) => isOpposed(each, rival)))
    if (both !== undefined) return [{ article, place: both.place, grade: 'both_decide' }]
    if (one.side.favoured === other.side.favoured || !mayOnlyCite(one, article)) return []
    // Both decide it, at other places or for one side.
    if (own.length > 0 && theirs.length > 0) return []
    return [{ article, place: '', grade: own.length === 0 && theirs.length === 0 ? 'both_cite' : 'one_decides' }]
  })
  return grades.sort((a, b) => oppositionGrades.indexOf(a.grade) - oppositionGrades.indexOf(b.grade))[0] ?? null
}

const isGuarantee = (article: string): boolean => article.startsWith('CPR:')

/** A guarantee of the Constitution is one question only within one kind of proceeding, which names its subject. */
const isOpposed = (own: DecidedPlace, theirs: DecidedPlace): boolean =>
  own.place === theirs.place && own.favoured !== theirs.favoured && (!isGuarantee(own.article) || own.kind === theirs.kind)

/** In first instance rulings cite many articles on which nothing turns, and every action cites a guarantee. */
const mayOnlyCite = ({ side: { kind } }: SidedRuling, article: string): boolean =>
  !isGuarantee(article) && /^(?:corte_|tribunal_constitucional|contraloria)/u.test(kind)

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

const gradeWeight: Readonly<Record<OppositionGrade, number>> = { both_decide: 0.3, one_decides: 0.15, both_cite: 0 }
const weights = { similarity: 0.5, sameKind: 0.2, otherBench: 0.04, recency: 0.08, overturned: -0.3 } as const
const recentYears = 20

/** What orders oppositions: article, similarity of the facts, level, other court or chamber, recency. At most 1. */
export function oppositionScore(
  one: SidedRuling,
  other: SidedRuling,
  { grade }: OpposedArticle,
  similarity: number,
  newest: number,
): number {
  return (
    gradeWeight[grade] +
    weights.similarity * similarity +
    (one.side.kind === other.side.kind ? weights.sameKind : 0) +
    (one.bench === other.bench ? 0 : weights.otherBench) +
    (other.isOverturned ? weights.overturned : 0) +
    weights.recency * Math.max(0, 1 - (newest - other.year) / recentYears)
  )
}

/** Facts less similar than this make no question in common. */
const minSimilarity: Readonly<Record<OppositionGrade, number>> = { both_decide: 0, one_decides: 0.27, both_cite: 0.3 }

export function isSimilarEnough({ grade }: OpposedArticle, similarity: number): boolean {
  return similarity >= minSimilarity[grade]
}
