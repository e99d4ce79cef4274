import { findQuotations, type Quotation } from '@basejuris/legal-text'
import { textAt } from '../spans/ruling-words.ts'
import type { Span } from '../spans/span.ts'
import { hasSupportedNorms, isSupportedFrame } from './check-frame.ts'
import type { DraftSentence } from './draft.ts'
import type { FoundWords, SourceSet } from './source-set.ts'
import type { SentencePart, SentenceProblem, VerifiedQuotation, VerifiedSentence } from './verified-sentence.ts'

/** Fewer words outside quotation marks are no sentence that could be looked for. */
const minUnquotedWords = 5
const countWords = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0

/** A page could make a link of it. */
const address = /\b(?:https?|ftp):\/\/|\bwww\.|\bmailto:|\bjavascript:/iu

/**
 * A generated sentence as it may be shown. Quoted words are replaced by those of the ruling that has them. What introduces them is dropped
 * unless the ruling's facts say it. A sentence that quotes nothing must be the words of a source or nearly so.
 */
export function verifySentence({ text, spans: numbers, isQuotation = false }: DraftSentence, sources: SourceSet): VerifiedSentence {
  const known = numbers.flatMap((n) => sources.spanOf(n) ?? [])
  const problems: SentenceProblem[] = known.length < numbers.length ? ['unknown_span'] : []
  const quotations = isQuotation ? [{ from: 0, to: text.length, words: countWords(text) }] : findQuotations(text, 1)
  const verified = quotations.length === 0 ? verifyUnquoted(text, known, sources) : verifyQuoted({ text, quotations }, known, sources)
  const shown = verified.parts.some((part) => address.test(part.text)) ? struck('outside_link') : verified
  return { ...shown, problems: [...new Set([...problems, ...shown.problems])] }
}

const struck = (problem: SentenceProblem): VerifiedSentence => ({ grade: 'sin_apoyo', parts: [], spans: [], problems: [problem] })

function verifyUnquoted(text: string, named: readonly Span[], sources: SourceSet): VerifiedSentence {
  if (countWords(text) < minUnquotedWords) return struck('not_in_sources')
  const found = sources.find(text, named)
  if (found === null) return struck('not_in_sources')
  if (isOtherVoice(found, named)) return struck('other_voice')
  if (!found.isParaphrase) return settle([quotationOf(found, sources)], found.isRepaired ? ['attribution_repaired'] : [])
  if (!hasSupportedNorms(text, found.span.text)) return struck('not_in_sources')
  return { grade: 'parafraseada', parts: [{ kind: 'generated', text }], spans: [found.span.n], problems: [] }
}

interface QuotedText {
  readonly text: string
  readonly quotations: readonly Quotation[]
}

function verifyQuoted({ text, quotations }: QuotedText, named: readonly Span[], sources: SourceSet): VerifiedSentence {
  const problems: SentenceProblem[] = []
  const found = quotations.map((quotation) => {
    const words = sources.find(text.slice(quotation.from, quotation.to), named)
    const problem = words === null || words.isParaphrase ? 'quotation_absent' : isOtherVoice(words, named) ? 'other_voice' : null
    if (problem !== null) problems.push(problem)
    return problem === null ? words : null
  })
  const quoted = found.flatMap((words) => (words === null ? [] : [quotationOf(words, sources)]))
  if (quoted.length === 0) return struck(problems[0] ?? 'quotation_absent')
  if (found.some((words) => words?.isRepaired === true)) problems.push('attribution_repaired')
  const isWhole = quoted.length === quotations.length && isFramed({ text, quotations }, quoted, sources)
  if (!isWhole) return settle(quoted, [...problems, 'frame_removed'])
  return settle(interleave({ text, quotations }, quoted), problems)
}

/** What stands before a quotation is said of its ruling, and what stands behind the last one of that. */
function isFramed({ text, quotations }: QuotedText, quoted: readonly VerifiedQuotation[], sources: SourceSet): boolean {
  return [...quotations, null].every((quotation, at) => {
    const frame = text.slice(quotations[at - 1]?.to ?? 0, quotation?.from ?? text.length)
    const own = quoted[Math.min(at, quoted.length - 1)]
    const facts = own === undefined ? undefined : sources.rulingOf(own)?.ruling
    return own !== undefined && facts !== undefined && isSupportedFrame(frame, { facts, places: own.places, text: own.text })
  })
}

const quotationOf = ({ span, places }: FoundWords, sources: SourceSet): VerifiedQuotation => {
  const ruling = sources.rulingOf(span)?.ruling
  const text = ruling === undefined ? span.text : places.map((place) => textAt(ruling, place)).join(' ')
  return { kind: 'quotation', span: span.n, docId: span.docId, text, places: places.map(placeOf) }
}

const placeOf = ({ section, anchor, from, to }: FoundWords['places'][number]): FoundWords['places'][number] => ({
  section,
  anchor,
  from,
  to,
})

/** Words of a party, the evidence or a dissent count only where a span with them was named. */
const isOtherVoice = ({ span }: FoundWords, named: readonly Span[]): boolean => span.voice.speaker !== 'tribunal' && !named.includes(span)

const interleave = ({ text, quotations }: QuotedText, quoted: readonly VerifiedQuotation[]): SentencePart[] =>
  [...quotations, null].flatMap((quotation, at): SentencePart[] => {
    const frame = text
      .slice(quotations[at - 1]?.to ?? 0, quotation?.from ?? text.length)
      .replaceAll(marks, '')
      .trim()
    const own = quotation === null ? undefined : quoted[at]
    return [...(/[\p{L}\d]/u.test(frame) ? [{ kind: 'generated' as const, text: frame }] : []), ...(own === undefined ? [] : [own])]
  })

/** The page writes its own marks around verified words. */
const marks = /[«»“”„‟"‘’‹›]+/gu

const settle = (parts: readonly SentencePart[], problems: readonly SentenceProblem[]): VerifiedSentence => ({
  grade: 'textual',
  parts,
  spans: [...new Set(parts.flatMap((part) => (part.kind === 'quotation' ? [part.span] : [])))],
  problems,
})
