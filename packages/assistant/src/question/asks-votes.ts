import { foldText } from '@basejuris/legal-text'

/** Which votes beside the decision a question asks for. */
export type AskedVotes = 'against' | 'other' | 'all'

/** On folded text. */
const against =
  /\b(?:disint\p{L}+|disient\p{L}+|disid\p{L}+|disent\p{L}+|vot(?:o|os|aron|ado) (?:en contra|de minoria)|contra el voto|minoria|unanim\p{L}+)\b/u
const other = /\b(?:prevencion(?:es)?|previnieron|previno|votos? (?:concurrentes?|particular(?:es)?))\b/u
const all = /\b(?:como (?:se )?vot(?:o|aron)|(?:cual(?:es)?|que) votos? hubo|votos? dirimentes?)\b/u
/** What a vote says, and why, is asked of its reasons. */
const ofReasons =
  /\b(?:por que|por cual(?:es)?|razon(?:es)?|motivos?|fundament\p{L}+|argument\p{L}+|que (?:dij|sostuv|sostien|plante|opin|estim|consider|señal|afirm|razon)\p{L}*|en que)\b/u

/** Null for a question that asks for no votes, or for their reasons. */
export function askedVotes(question: string): AskedVotes | null {
  const folded = foldText(question)
  if (ofReasons.test(folded)) return null
  if (all.test(folded) || (against.test(folded) && other.test(folded))) return 'all'
  return against.test(folded) ? 'against' : other.test(folded) ? 'other' : null
}
