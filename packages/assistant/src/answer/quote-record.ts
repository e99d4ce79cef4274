import type { Section } from '@basejuris/domain'
import { findSpanishDates, foldText, splitSentences } from '@basejuris/legal-text'
import { candidateAt } from '../choosing/candidate.ts'
import { toSpan } from '../choosing/choose-spans.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { type AskedRecord, askedRecord } from '../question/asks-record.ts'
import { isNamedIn } from '../question/named-rulings.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { AnswerSource } from './answer.ts'
import { inOrder, type QuotedSources } from './quote-sources.ts'

/** Sections in which a ruling says who wrote it and who gave it. */
const ending: ReadonlySet<Section['kind']> = new Set(['resolutiva', 'cierre', 'voto'])
/** On folded sentences. */
const saysDrafter = /\bredact(?:o|ad[oa]s?|aron)\b|\bredaccion\b/u
const saysBench =
  /\b(?:pronunciad|dictad|proveid|acordad|resuelt)[oa]s?\b[^.;]{0,30}\bpor\b|\bintegrad[oa]\b[^.;]{0,20}\bpor\b|^(?:dicto|pronuncio|proveyo|resolvio)\b/u
/** A decision below, or one that is confirmed, is named by its day too. */
const saysOther = /\b(?:sentencia|resolucion|fallo) (?:apelad|recurrid|impugnad|en alzada|de (?:fecha|primera|\d))/u

/**
 * Who wrote a ruling that a question names, which court or bench gave it, or on which day, by the sentences that say so. Null where the question
 * asks for nothing of that kind, names no ruling that was found, or where none says it.
 */
export function quoteRecord(question: string, sources: readonly AnswerSource[]): QuotedSources | null {
  const asked = askedRecord(question)
  if (asked.length === 0) return null
  const saying = sources
    .filter(({ ruling }) => isNamedIn(question, ruling))
    .map((source) => ({ source, said: asked.flatMap((each) => sayings(source, each)) }))
    .filter(({ said }) => said.length > 0)
  if (saying.length === 0) return null
  const quoted = saying.map(({ source }) => source)
  const isOneCourt = new Set(quoted.map(({ ruling }) => ruling.court)).size === 1
  return {
    ordered: [...quoted, ...inOrder(sources.filter((each) => !quoted.includes(each)))],
    grade: isOneCourt ? 'responde' : 'lo_mas_cercano',
    spans: saying.flatMap(({ said }) => said).map(toSpan),
  }
}

/** The sentences of a ruling that say one of these things: the last one of who wrote or gave it, the first one of its day. */
function sayings(source: SourceRuling, asked: AskedRecord): readonly ScoredCandidate[] {
  const { decidedOn, sections } = source.ruling
  if (asked === 'day') {
    if (decidedOn === null) return []
    const isItsDay = (text: string): boolean => findSpanishDates(text).some(({ date }) => date === decidedOn)
    return sentencesOf(source, sections, ({ text, folded }) => isItsDay(text) && !saysOther.test(folded)).slice(0, 1)
  }
  const says = asked === 'drafter' ? saysDrafter : saysBench
  const own = sections.filter(({ kind }) => ending.has(kind))
  return sentencesOf(source, own, ({ folded }) => says.test(folded) && !saysOther.test(folded)).slice(-1)
}

function sentencesOf(
  source: SourceRuling,
  sections: readonly Section[],
  says: (sentence: { readonly text: string; readonly folded: string }) => boolean,
): ScoredCandidate[] {
  return sections.flatMap(({ anchor: section, kind, paragraphs }) =>
    paragraphs.flatMap(({ anchor, text }) =>
      splitSentences(text)
        .filter(({ from, to }) => says({ text: text.slice(from, to), folded: foldText(text.slice(from, to)) }))
        .map(({ from, to }): ScoredCandidate => {
          const candidate = candidateAt(source, kind, { section, anchor, from, to })
          return { ...candidate, score: 1, meaning: 0, isAccount: false, covers: [] }
        }),
    ),
  )
}
