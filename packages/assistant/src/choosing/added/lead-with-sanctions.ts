import { foldSameLength } from '@basejuris/legal-text'
import { candidateAt } from '../candidate.ts'
import type { ScoredCandidate } from '../score-candidates.ts'
import { charactersOf } from '../whole-sentences.ts'

/** What an operative part imposes. A scan may have lost the blank behind «se». On folded text. */
const imposes =
  /\b(?:se\s?(?:establece|aplica|impone|sanciona|fija|multa|condena)|(?:aplica|aplique|impone|imponga|sanciona|sancione|establece)n?se(?:le)?)\b[^;]*?\b(?:multa|clausura|amonestacion|revocacion|suspension|sancion)/u
/** What an authority decided before, which counts for or against who is sanctioned now. On folded text. */
const earlier =
  /\b(?:sancion(?:es)?|conductas?|infraccion(?:es)?|incumplimientos?) (?:anterior(?:es)?|previ[oa]s?)\b|\bque sanciono al?\b|\bmulta impuesta\b[^.;]{0,60}\bascendio\b|\bha sido objeto de\b[^.;]{0,40}\bsancion/u
/** Part of the characters that whole sentences may take: of longer ones the clause that imposes is quoted alone. */
const maxWhole = 0.7

interface LeadWithSanctions {
  /** Every sentence that may be quoted. */
  readonly quotable: readonly ScoredCandidate[]
  /** Characters of all quotations. */
  readonly characters: number
}

/**
 * The quotations, led by everything that the operative part of the first ruling imposes: one of several fines reads as the whole. What was
 * imposed before is left out. Others follow while they fit.
 */
export function leadWithSanctions(
  chosen: readonly ScoredCandidate[],
  { quotable, characters }: LeadWithSanctions,
): readonly ScoredCandidate[] {
  const lead = chosen[0]?.source.ruling.docId
  const imposing = quotable.filter(
    ({ source, kind, folded, voice }) =>
      source.ruling.docId === lead && kind === 'resolutiva' && voice.speaker === 'tribunal' && imposes.test(folded),
  )
  if (imposing.length === 0) return chosen
  const whole = imposing.map(withMeaning)
  const imposed = charactersOf(whole) > characters * maxWhole ? whole.map(clauseOf) : whole
  const meets = (one: ScoredCandidate): boolean =>
    whole.some(({ place }) => place.anchor === one.place.anchor && place.from < one.place.to && one.place.from < place.to)
  let left = characters - charactersOf(imposed)
  const others = chosen.filter((each) => {
    if (meets(each) || (each.source.ruling.docId === lead && earlier.test(each.folded)) || each.text.length > left) return false
    left -= each.text.length
    return true
  })
  return [...imposed, ...others]
}

/** «…, esto es, la clausura definitiva»: what the sanction is, where a long sentence was cut before it. */
const meaning = /^,? (?:esto es|es decir|a saber|consistentes? en)(?!\p{L})[^.;:]{3,400}/u

function withMeaning(cut: ScoredCandidate): ScoredCandidate {
  const { source, kind, place } = cut
  const paragraph = source.ruling.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === place.anchor)
  const more = meaning.exec(paragraph?.text.slice(place.to) ?? '')?.[0]
  return more === undefined ? cut : { ...cut, ...candidateAt(source, kind, { ...place, to: place.to + more.trimEnd().length }) }
}

/** From the words that impose on. */
function clauseOf(whole: ScoredCandidate): ScoredCandidate {
  const { source, kind, place, text } = whole
  const from = place.from + (imposes.exec(foldSameLength(text))?.index ?? 0)
  return { ...whole, ...candidateAt(source, kind, { ...place, from }) }
}
