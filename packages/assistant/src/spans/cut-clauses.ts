import { foldSameLength, splitSentences, type TextSpan } from '@basejuris/legal-text'

/** A longer sentence is cut where a new clause begins. */
const maxSentence = 420
/** Shorter pieces say too little alone, and stay with the one before. */
const minPiece = 90

/** Where a clause begins that stands for itself: behind a semicolon, or at a connector. On folded text. */
export const independentClause =
  /;\s+|,\s+(?=(?:por lo que|de modo que|de manera que|de suerte que|de forma que|razon por la (?:cual|que)|motivo por el cual|por lo cual|por consiguiente|en consecuencia|por ende|sin embargo|no obstante lo anterior|toda vez que|puesto que|dado que|ya que|pues)(?![\p{L}\d]))/gu

/** What joins a clause to the one behind it. */
const danglingEnd = /[;,]?(?:\s+(?:y|e|o|u|ni))?[\s;,]*$/u

/** The sentences of a text, the long ones cut into clauses that stand for themselves. A sentence is never cut inside an abbreviation. */
export function cutClauses(text: string): TextSpan[] {
  return splitSentences(text).flatMap((sentence) => (sentence.to - sentence.from <= maxSentence ? [sentence] : cutSentence(text, sentence)))
}

function cutSentence(text: string, { from, to }: TextSpan): TextSpan[] {
  const ends = Array.from(
    foldSameLength(text.slice(from, to)).matchAll(independentClause),
    ({ index, 0: joint }) => from + index + joint.length,
  )
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
