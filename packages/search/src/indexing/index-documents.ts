import type { FacetName, Ruling, SectionKind } from '@basejuris/domain'
import {
  addEvidence,
  alsoDecided,
  analyze,
  findDecision,
  findNormCitations,
  foldText,
  newEvidence,
  similarityVersion,
} from '@basejuris/legal-text'
import type { Encoder } from '../encoder/encoder.ts'
import type { IndexDocument, TokenStream } from '../ports/index.ts'
import { reachedIds } from '../topics/find-reached-topics.ts'
import { topicTableVersion } from '../topics/topic-table.ts'
import { caseKeys } from './case-keys.ts'
import { decisionTerm, sideTerms } from './decision-terms.ts'
import { docketSortKey, docketTerms, docketValues } from './docket-terms.ts'
import {
  alsoFacet,
  alsoTerm,
  decisionFacet,
  docketFacet,
  facet,
  fictionalFacet,
  field,
  originFacet,
  sideFacet,
  sortKey,
  tieFacet,
  topicFacet,
} from './fields.ts'
import { normTerms, subdivisionTerms } from './norm-terms.ts'
import { type Passage, passageText, slicePassages } from './slice-passages.ts'
import { contentWords, stemsOf, TokenStreamBuilder } from './token-streams.ts'
import { tieTerm, topicTerms } from './topic-terms.ts'
import { tiesOfRuling } from './topics-of-ruling.ts'

export interface RulingDocuments {
  readonly ruling: IndexDocument
  readonly passages: readonly IndexDocument[]
}

const frameKinds: ReadonlySet<SectionKind> = new Set(['encabezado', 'vistos', 'cierre'])
const frameVectorWeight = 0.4

const documentsVersion = 32

/** Changes whenever stored documents must be rebuilt. */
export const indexSchemaVersion = `${documentsVersion}.${similarityVersion}.${topicTableVersion}`

/** Texts of a ruling to encode, in order. */
export function passageTexts(ruling: Pick<Ruling, 'docId' | 'sections'>): string[] {
  return slicePassages(ruling).map(passageText)
}

/** Index documents of a ruling: itself in `rulings`, its passages in `passages`, all in the group of its docId. */
export async function toIndexDocuments(ruling: Ruling, encoder: Encoder): Promise<RulingDocuments> {
  const passages = slicePassages(ruling)
  const texts = passages.map(passageText)
  const vectors = await encoder.encodePassages(texts)
  const text = new TokenStreamBuilder()
  const exact = new TokenStreamBuilder()
  const normKeys: string[] = [...new Set(ruling.norms.map(({ key }) => key))].flatMap(normTerms)
  const places: string[] = ruling.norms.flatMap((norm) => subdivisionTerms(norm.key, norm))
  const evidence = newEvidence()
  for (const each of texts) addEvidence(each, evidence)
  const analysed = texts.map((each) => analyze(each))
  const documents = passages.map((passage, i): IndexDocument => {
    const tokens = analysed[i] ?? []
    const cited = findNormCitations(texts[i] as string, evidence)
    const norms = cited.flatMap(({ key }) => normTerms(key))
    const placesCited = cited.flatMap(({ key, subdivisions }) => subdivisions.flatMap((each) => subdivisionTerms(key, each)))
    const stems = new TokenStreamBuilder()
    stems.addStems(tokens)
    if (passage.anchor !== passages[i - 1]?.anchor) text.beginSection()
    text.addStems(tokens)
    exact.addExact(tokens)
    normKeys.push(...norms)
    places.push(...placesCited)
    const fields = {
      [frameKinds.has(passage.kind) ? field.frame : field.text]: stems.stream(),
      [field.norm]: termStream(norms),
      [field.normPlace]: termStream(placesCited),
    }
    return { id: passage.id, group: ruling.docId, fields, facets: {}, sortKeys: {}, vector: vectors[i] ?? null }
  })
  const also = alsoDecided(ruling)
  const ties = tiesOfRuling(ruling, { passages, analysed, normKeys })
  return {
    ruling: {
      id: ruling.docId,
      group: ruling.docId,
      fields: {
        ...factFields(ruling, also),
        [field.text]: text.stream(),
        [field.exact]: exact.stream(),
        [field.norm]: termStream(normKeys),
        [field.normPlace]: termStream(places),
        [field.topic]: termStream(topicTerms(ties)),
      },
      facets: {
        ...facetsOf(ruling, normKeys),
        ...decisionFacetsOf(ruling),
        [docketFacet]: docketValues(ruling),
        [originFacet]: present(ruling.originCourt),
        [alsoFacet]: also,
        [topicFacet]: reachedIds(ties),
        [tieFacet]: ties.map(tieTerm),
        ...caseFacetsOf(ruling),
        ...(ruling.fictional ? { [fictionalFacet]: ['si'] } : {}),
      },
      sortKeys: sortKeysOf(ruling),
      vector: meanVector(passages, vectors, encoder.dimension),
    },
    passages: documents,
  }
}

const termStream = (terms: readonly string[]): TokenStream => ({ terms, positions: terms.map((_, i) => i) })

const present = (...texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => text !== null && text !== '')

const dissentersOf = ({ judges }: Ruling): string[] => judges.filter(({ vote }) => vote === 'contra').map(({ name }) => name)

const factFields = (ruling: Ruling, also: readonly string[]): Record<string, TokenStream> => ({
  [field.caption]: stemsOf(ruling.caption),
  [field.captionExact]: termStream(contentWords(ruling.caption)),
  [field.court]: stemsOf(...present(ruling.court, ruling.chamber, ruling.book, ruling.originCourt)),
  [field.ownCourt]: stemsOf(...present(ruling.court)),
  [field.chamber]: stemsOf(...present(ruling.chamber)),
  [field.appeal]: stemsOf(...present(ruling.appealType)),
  [field.base]: termStream([ruling.collection]),
  [field.outcome]: termStream([ruling.outcome, ...also.map(alsoTerm)]),
  [field.subject]: stemsOf(...ruling.subjects, ...present(ruling.appealType, ruling.kind, ruling.outcomeText)),
  [field.people]: stemsOf(...ruling.judges.map(({ name }) => name), ...present(ruling.drafter)),
  [field.drafter]: stemsOf(...present(ruling.drafter)),
  [field.dissenters]: stemsOf(...dissentersOf(ruling)),
  [field.date]: termStream(ruling.decidedOn === null ? [] : [ruling.decidedOn.slice(0, 4), ruling.decidedOn.slice(0, 7), ruling.decidedOn]),
  [field.docket]: termStream([
    ...new Set([
      ...docketTerms(ruling.docketNumber ?? ruling.rit, ruling.decidedOn),
      ...present(ruling.ruc).map((ruc) => ruc.toLowerCase()),
    ]),
  ]),
  [field.originDocket]: termStream(docketTerms(ruling.originDocketNumber)),
  [field.originCourt]: stemsOf(...present(ruling.originCourt)),
  [field.originRit]: termStream(docketTerms(originRit(ruling))),
})

/** Higher courts give rulings a number of their own, and keep the RIT of the first instance. */
const originRit = ({ rit, docketNumber, originDocketNumber }: Ruling): string | null =>
  docketNumber === null || rit === docketNumber || rit === originDocketNumber ? null : rit

const facetsOf = (ruling: Ruling, normKeys: readonly string[]): Record<FacetName | typeof facet.collection, string[]> => ({
  [facet.base]: [ruling.base ?? ruling.collection],
  [facet.collection]: [ruling.collection],
  [facet.court]: present(ruling.court),
  [facet.chamber]: present(ruling.chamber),
  [facet.year]: present(ruling.decidedOn?.slice(0, 4) ?? null),
  [facet.appealType]: present(ruling.appealType),
  [facet.outcome]: [ruling.outcome],
  [facet.judge]: [...new Set(ruling.judges.map(({ name }) => name))],
  [facet.drafter]: present(ruling.drafter),
  [facet.dissenter]: [...new Set(dissentersOf(ruling))],
  [facet.norm]: [...new Set(normKeys)],
  [facet.subject]: [...new Set(ruling.subjects)],
})

const caseFacetsOf = (ruling: Ruling): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(caseKeys(ruling))
      .filter(([, values]) => values.length > 0)
      // A fictional ruling never reviews a real one, whatever its docket number.
      .map(([name, values]) => [name, ruling.fictional ? values.map((value) => `ficticia ${value}`) : values]),
  )

const decisionFacetsOf = (ruling: Ruling): Record<string, readonly string[]> => {
  const { places, side } = findDecision(ruling)
  return {
    ...(places.length === 0 ? {} : { [decisionFacet]: places.map(decisionTerm) }),
    ...(side === null ? {} : { [sideFacet]: sideTerms(side) }),
  }
}

const sortKeysOf = (ruling: Ruling): Record<string, number | string> => {
  const docket = docketSortKey(ruling.docketNumber)
  const caption = captionSortKey(ruling.caption)
  return {
    ...(ruling.decidedOn === null ? {} : { [sortKey.date]: Number(ruling.decidedOn.replaceAll('-', '')) }),
    ...(caption === '' ? {} : { [sortKey.caption]: caption }),
    ...(docket === null ? {} : { [sortKey.docket]: docket }),
  }
}

/** Folded, from the first letter on. ñ sorts after n and before o. */
const captionSortKey = (caption: string): string =>
  foldText(caption)
    .replace(/^[^\p{L}\d]+/u, '')
    .replaceAll('ñ', 'n\u007f')

/** Normalized sum of the passage vectors, with less weight for heading, vistos and closing. */
const meanVector = (passages: readonly Passage[], vectors: readonly (Float32Array | null)[], dimension: number): Float32Array | null => {
  const sum = new Float32Array(dimension)
  passages.forEach(({ kind }, i) => {
    const weight = frameKinds.has(kind) ? frameVectorWeight : 1
    vectors[i]?.forEach((value, at) => {
      sum[at] = (sum[at] as number) + weight * value
    })
  })
  const length = Math.hypot(...sum)
  return length === 0 ? null : sum.map((value) => value / length)
}
