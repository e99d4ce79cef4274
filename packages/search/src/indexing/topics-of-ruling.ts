import type { Ruling } from '@basejuris/domain'
import { addEvidence, analyze, findNormCitations, newEvidence, type Token } from '@basejuris/legal-text'
import { findReachedTopics, type ReachedTopic, reachedIds } from '../topics/find-reached-topics.ts'
import { normTerms } from './norm-terms.ts'
import { type Passage, passageText, slicePassages } from './slice-passages.ts'

interface ReadRuling {
  readonly passages: readonly Pick<Passage, 'kind'>[]
  /** Of each passage. */
  readonly analysed: readonly (readonly Token[])[]
  /** Terms of the norms that the source names or the text cites. */
  readonly normKeys: Iterable<string>
}

/** Ties of a ruling to topics, strongest first. */
export function tiesOfRuling(
  { subjects, norms }: Pick<Ruling, 'subjects' | 'norms'>,
  { passages, analysed, normKeys }: ReadRuling,
): ReachedTopic[] {
  return findReachedTopics({
    texts: passages.map(({ kind }, at) => ({ kind, tokens: analysed[at] ?? [] })),
    subjects,
    normKeys,
    appliedKeys: norms.flatMap(({ key, use, origin }) => (use === 'applied' || origin === 'source' ? normTerms(key) : [])),
  })
}

/** Ids of the topics that a ruling belongs to, the surest first. */
export function topicsOfRuling(ruling: Pick<Ruling, 'docId' | 'sections' | 'subjects' | 'norms'>): string[] {
  const passages = slicePassages(ruling)
  const texts = passages.map(passageText)
  const evidence = newEvidence()
  for (const text of texts) addEvidence(text, evidence)
  const normKeys = [...ruling.norms, ...texts.flatMap((text) => findNormCitations(text, evidence))].flatMap(({ key }) => normTerms(key))
  return reachedIds(tiesOfRuling(ruling, { passages, analysed: texts.map((text) => analyze(text)), normKeys }))
}
