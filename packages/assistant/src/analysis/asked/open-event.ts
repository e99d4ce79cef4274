import { stemWord, stopWords } from '@basejuris/legal-text'
import type { EventCue } from '../dated-events.ts'
import { isAlike, isOfBodyAlike, isRoleStem } from './alike-words.ts'

/** What a question asks the day of, in its own words. */
export interface OpenEvent {
  /** Stem of the verb or noun that names what happened. */
  readonly stem: string
  /** Stems of what else it says: of whom, of what. Persons of the case, whom rulings name in many ways, are left out. */
  readonly objects: readonly string[]
}

/** «¿En qué fecha sesionó …?», «¿Cuándo se decretó …?», «Fecha de la sesión de …». On folded text. */
const asksDay =
  /^[^\p{L}]*(?:(?:desde |hasta )?cuando|(?:en |a |desde |hasta )?(?:que|cual(?: es| fue)?(?: (?:el|la))?) (?:fecha|dia)(?: (?:en (?:el |la )?)?que)?|(?:fecha|dia)(?: (?:en (?:el |la )?)?que| del?(?: la| los| las)?)?)\s+(?<rest>.+)$/u
/** What stands before a verb and says nothing of what happened. */
const beforeVerb =
  /^(?:se|le|les|l[ao]s?|fue|fueron|era|es|ha|han|habia|sido|haya|hay|hubo|tuvo|tiene|ocurrio|sucedio|realiz\p{L}*|efectu\p{L}*|hizo|lugar)$/u

/** Null where the question asks for no day, or names nothing. */
export function readOpenEvent(folded: string): OpenEvent | null {
  const rest = asksDay.exec(folded)?.groups?.['rest']
  const words = (rest ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !stopWords.has(word) && !beforeVerb.test(word))
  const [event, ...others] = words
  if (event === undefined) return null
  return { stem: stemWord(event), objects: [...new Set(others.map(stemWord))].filter((stem) => !isRoleStem(stem)) }
}

/** Where a folded text names what was asked, in any word of it. */
export function openCues(folded: string, stem: string): EventCue[] {
  return Array.from(folded.matchAll(/\p{L}{3,}/gu))
    .filter(({ 0: word }) => isAlike(stem, stemWord(word)) || isOfBodyAlike(stem, stemWord(word)))
    .map(({ 0: word, index }) => ({ names: new Set(['open' as const]), from: index, to: index + word.length }))
}
