import { foldSameLength, splitSentences, type TextSpan } from '@basejuris/legal-text'

/** A longer sentence is cut where a new clause begins. */
const maxSentence = 240
/** Shorter pieces say too little alone, and stay with the one before. */
const minPiece = 70
/** Of a longer sentence the clauses within a quotation are cut too. */
const maxQuoting = 900

/**
 * Where a clause begins that stands for itself: behind a semicolon, or at a connector. None depends on a negation before it. On folded text.
 */
export const independentClause =
  /;\s+|,\s+(?=(?:y,? )?(?:por lo que|de modo que|de manera que|de suerte que|de forma que|razon(?:es)? por las? (?:cual(?:es)?|que)|motivos? por (?:el|los) (?:cual(?:es)?|que)|por lo cual|por consiguiente|en consecuencia|por ende|por (?:lo )?tanto|por ello|ello|sin embargo|no obstante lo anterior|toda vez que|puesto que|dado que|desde que|ya que|pues|por cuanto|en cuanto|en tanto|mientras que|en circunstancias|atendid[oa]s?|lo que|lo cual|todo lo (?:cual|anterior)|(?:circunstancia|situacion|cuestion|conclusion|exigencia|requisito|norma|disposicion|facultad|materia|potestad)(?:es)? que|(?:no )?(?:siendo|debiendo|pudiendo|resultando|habiendo|teniendo|existiendo|constituyendo|correspondiendo|procediendo|quedando|debiendose|omitiendo|concluyendo|careciendo)|esto es|es decir|asimismo|ademas|tambien|se (?:rechaza|acoge|confirma|revoca|declara|condena|ordena|absuelve))(?![\p{L}\d]))/gu

/** «Rechazándose, en consecuencia, la demanda»: what is done follows. */
const endsInGerund = /\p{L}(?:ando|iendo|ándose|iéndose)$/u

/** What joins a clause to the one behind it. */
const danglingEnd = /[;,]?(?:\s+(?:y|e|o|u|ni))?[\s;,]*$/u

/** The sentences of a text, the long ones cut into clauses that stand for themselves. A sentence is never cut inside an abbreviation. */
export function cutClauses(text: string): TextSpan[] {
  return splitSentences(text).flatMap((sentence) => (sentence.to - sentence.from <= maxSentence ? [sentence] : cutSentence(text, sentence)))
}

function cutSentence(text: string, { from, to }: TextSpan): TextSpan[] {
  const isQuoting = (end: number): boolean => to - from <= maxQuoting && hasOpenMark(text.slice(from, end))
  const ends = Array.from(foldSameLength(text.slice(from, to)).matchAll(independentClause))
    .filter(({ index }) => !endsInGerund.test(text.slice(from, from + index)))
    .map(({ index, 0: joint }) => from + index + joint.length)
    .filter((end) => !isQuoting(end))
  const pieces: { from: number; to: number }[] = []
  let open = from
  for (const end of [...ends, to]) {
    const last = pieces.at(-1)
    if (end - open < minPiece && last !== undefined) last.to = end
    else if (end - open < minPiece && end !== to) continue
    else pieces.push({ from: open, to: end })
    open = end
  }
  return pieces.map((piece) => ({ from: piece.from, to: piece.from + text.slice(piece.from, piece.to).replace(danglingEnd, '').length }))
}

/** Whether a text ends within a quotation. */
const hasOpenMark = (text: string): boolean => count(text, /[“«]/gu) > count(text, /[”»]/gu) || count(text, /"/gu) % 2 === 1
const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0
