import type { Ruling } from '@basejuris/domain'
import { type ArticleEvidence, addEvidence, analyze, findNormCitations } from '@basejuris/legal-text'
import { findReachedTopics, reachedIds } from '../topics/find-reached-topics.ts'
import { passageTexts } from './index-documents.ts'
import { normTerms } from './norm-terms.ts'

/** Ids of the topics that a ruling belongs to, the surest first. */
export function topicsOfRuling(ruling: Pick<Ruling, 'docId' | 'sections' | 'subjects' | 'norms'>): string[] {
  const texts = passageTexts(ruling)
  const evidence: ArticleEvidence = new Map()
  for (const text of texts) addEvidence(text, evidence)
  const keys = [...ruling.norms, ...texts.flatMap((text) => findNormCitations(text, evidence))].flatMap(({ key }) => normTerms(key))
  const ties = findReachedTopics({ texts: texts.map((text) => analyze(text)), subjects: ruling.subjects, normKeys: keys })
  return reachedIds(ties.toSorted((a, b) => b.strength - a.strength))
}
