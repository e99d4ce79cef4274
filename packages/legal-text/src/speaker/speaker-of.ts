import type { Section } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'
import {
  accountVerbs,
  courtWords,
  evidenceVerbs,
  evidenceWords,
  partyWords,
  pleadingWords,
  reasoningWords,
  turnWords,
} from './speaker-words.ts'

/** Whose words a section holds: the court's own, those of a party or another who reports to the court, or the evidence. */
export type Speaker = 'tribunal' | 'parte' | 'prueba'

const openingLength = 420
const ordinal = /^[^:.]{0,60}?(?:[:.°)]\s?-?\s*)+/u
/** «Respecto de lo que la demandada alega, …» answers a party; it is the court's own. */
const answering =
  'respecto|habiend|atendid|conforme|en cuanto|en relacion|del tenor|de lo|para (?!acredit|prob|demostr)|aunque|si bien|pese|no obstante|aun|enseguida'
const before = `^(?:[^.:]{0,80}[.:] )?(?:que,? )?(?!${answering})(?:(?:${turnWords})\\b[^.;:,]{0,90}, ?){0,2}`
const otherPredicate =
  'que|no|aunque|si bien|articulos?|consta|resulta|cabe|corresponde|fueron|fue|es|son|esta|estan|era|seria|habria|cual|cuales|cuy[oa]s?|se (?!ha\\b|han\\b|fund)'
/** Up to `maxLetters` letters of the same sentence without another predicate. */
const within = (maxLetters: number): string => `(?:(?!\\b(?:${otherPredicate})\\b)[^.;:]){0,${maxLetters}}?`

const someoneRecounts = `${within(60)}\\b(?:${partyWords}|${pleadingWords})\\b${within(160)}\\b(?:${accountVerbs})\\b`
const lawSays = ' (?:el articulo|la (?:norma|ley|disposicion|doctrina|jurisprudencia)|dich[oa]|est[ea])'
const recounts = `(?:ha |han )?(?:${accountVerbs}|comparecido)\\b(?!${lawSays})`
const isLodged = 'se (?:ha|han) (?:deducido|interpuesto|presentado|entablado|impetrado)\\b'
const recounted = new RegExp(`${before}(?:${someoneRecounts}|${recounts}|${isLodged})`, 'u')

const brought = `(?:${evidenceVerbs})\\b${within(120)}\\b(?:${evidenceWords})\\b`
const proved = new RegExp(
  `${before}${within(120)}\\b(?:${brought}|prest(?:o|aron) declaracion\\b|(?:renunci(?:o|ando) a su )?derecho a guardar silencio\\b)`,
  'u',
)
const courtSpeaks = new RegExp(`\\b(?:${courtWords})\\b`, 'u')
const reasoningTurn = new RegExp(`\\b(?:${reasoningWords})\\b`, 'gu')
/** Letters of a party's account per phrase of reasoning that is still the party's. */
const lettersPerTurn = 700

const isReasoned = (text: string): boolean =>
  courtSpeaks.test(text) || (text.match(reasoningTurn)?.length ?? 0) > Math.floor(text.length / lettersPerTurn)

/**
 * Who speaks in a section, from its beginning and from the phrases with which a court reasons or decides. Cautious: what is not plainly
 * another's is the court's, so `tribunal` promises nothing.
 */
export function speakerOf({ kind, paragraphs }: Pick<Section, 'kind' | 'paragraphs'>): Speaker {
  if (kind !== 'considerando') return 'tribunal'
  const text = paragraphs.map((paragraph) => paragraph.text).join(' ')
  const opening = folded(text.slice(0, 2 * openingLength))
    .replace(ordinal, '')
    .slice(0, openingLength)
  const speaker = proved.test(opening) ? 'prueba' : recounted.test(opening) ? 'parte' : 'tribunal'
  return speaker === 'tribunal' || isReasoned(folded(text)) ? 'tribunal' : speaker
}

const folded = (text: string): string => foldText(text).replace(/\s+/gu, ' ')
