import { foldText } from '../analysis/fold-text.ts'
import { accountVerbs, partyWords } from './speaker-words.ts'
import type { Speaker } from './voice.ts'

const ofVote =
  /\b(?:votos?|disiden\p{L}+|disinti\p{L}+|disient\p{L}+|discrep\p{L}+|minoria|preven(?:cion|id)\p{L}*|previ(?:en|n)\p{L}+|ministr[oa]s?)\b/u

const party = String.raw`\b(?:${partyWords}|querella|servicio|contribuyente|litigante|interesad[oa]s?|parte)\b`
const accounting = String.raw`\b(?:${accountVerbs}|alega\p{L}*|sosten\p{L}*|argumenta\p{L}*|plantea\p{L}*|dij(?:o|eron)|deci(?:a|an)|entiend\p{L}*|estim\p{L}*)\b`
const introduces = String.raw`\b(?:segun|a juicio|a entender|en opinion|palabras|tesis|argumentos?|alegatos?|reproches?|quejas?|postura|version|teoria)\b`
/** «El fallo impugnado había recordado»: the ruling below says what a party said. */
const below =
  '(?:fallo|sentencia|resolucion|tribunal|juez|jueza|corte)(?: \\p{L}+)? (?:impugnad|recurrid|apelad|objetad|de (?:base|instancia|primer|alzada)|a quo)'
/** «La sentencia de contraste», «que reproduce». */
const ofOtherRuling = /contraste|cotejo|reproduc|transcri|citando|hace suy/u
const near = '[^.;:«»"“”]'
/** «La recurrente sostuvo», «sostiene el recurrente», «según la demandada», «las alegaciones». */
const ofParty = new RegExp(
  String.raw`${party}${near}{0,80}?${accounting}|${accounting}${near}{0,40}?${party}|${introduces}${near}{0,25}?${party}|\balegacion(?:es)?\b|\b${below}`,
  'gu',
)
/** What the court alone does. */
const decides =
  /\b(?:resolvi(?:o|eron|endo)|resuelt[oa]s?|fallo que|decidi(?:o|eron)|ha (?:dicho|sostenido|señalado|declarado|fallado))\b/gu

/**
 * Whether a text says that the words it quotes from a ruling are a dissent's, a party's or another ruling's. `before` and `behind` are what it says around them.
 * A party that reports what the court decided is not whose words they are.
 */
export function acknowledgesVoice(speaker: Speaker, before: string, behind: string): boolean {
  const [first, last] = [foldText(before), foldText(behind)]
  if (speaker === 'voto' || speaker === 'prevencion') return ofVote.test(first) || ofVote.test(last)
  if (speaker === 'fallo' && (ofOtherRuling.test(first) || ofOtherRuling.test(last))) return true
  const decided = [...first.matchAll(decides)].at(-1)?.index ?? -1
  return last.search(ofParty) >= 0 || [...first.matchAll(ofParty)].some(({ index, 0: { length } }) => index + length > decided)
}
