import { citedNumber, formatDate, formatLongDate, type RulingFacts } from '@basejuris/domain'
import { analyze, findNormCitations, findRulingCitations, isNamedCourt, stopWords } from '@basejuris/legal-text'
import type { Place } from '../spans/span.ts'

/** What introduces a quotation without saying anything of the case. Folded. */
const neutral = new Set(
  (
    'ademas agrega agrego ahi añade añadio asi asimismo causa concluye concluyo conforme considera considerando considero corte cuarto cita declara declaro decide decidio ' +
    'dice dicho dictada dictamen dictamino dijo efecto en ese esa establece establecio estima estimo expone expresa expreso expuso fallo fecha final fundamento ' +
    'indica indico juzgado letra magistratura mismo misma motivo n numero operativa parrafo parte precisa preciso pronunciada razona razono reitera reitero resolutiva resolucion resolvio ' +
    'resuelve rit rol ruc sala segun señala señalo sentencia siguiente sostiene sostuvo sus tambien textual textualmente tribunal ultimo vez y'
  ).split(' '),
)

/** What is known of a quotation that a frame may say. */
export interface FramedRuling {
  readonly facts: RulingFacts
  readonly places: readonly Place[]
  /** The quoted words. */
  readonly text: string
}

/**
 * Whether the words that introduce a quotation say only what is so: verbs of saying, and the court, number, date, caption and considerando of
 * its ruling. A case or a norm must be the ruling's own or stand in the quoted words, and be known. Whatever else is said is refused.
 */
export function isSupportedFrame(frame: string, framed: FramedRuling): boolean {
  if (!/[\p{L}\d]/u.test(frame)) return true
  const known = wordsOfFacts(framed.facts)
  const numbers = framed.places.flatMap(({ section }) => section.match(/\d+/gu) ?? [])
  const allowed = (word: string): boolean => stopWords.has(word) || neutral.has(word) || known.has(word) || numbers.includes(word)
  return (
    analyze(frame).every(({ exact }) => allowed(exact)) &&
    findRulingCitations(frame).every(({ docket, court }) => isOwnCase(docket, court, framed)) &&
    hasSupportedNorms(frame, framed.text)
  )
}

/** Whether every norm that words cite is in the catalogue and cited by their source too. */
export function hasSupportedNorms(written: string, source: string): boolean {
  const cited = findNormCitations(written)
  if (cited.length === 0) return true
  const keys = new Set(findNormCitations(source).map(({ key }) => key))
  return cited.every(({ key, idNorma, missingArticle }) => idNorma !== null && missingArticle === null && keys.has(key))
}

type FoundCitation = ReturnType<typeof findRulingCitations>[number]

const isOwnCase = (docket: FoundCitation['docket'], court: FoundCitation['court'], { facts }: FramedRuling): boolean => {
  if (docket === null) return false
  const { letter, number, year } = docket
  const own = [facts.docketNumber, facts.rit].some((written) => {
    const found = /^(?:([A-Z\d-]+)-)?(\d+)-(\d{4})$/u.exec(written ?? '')
    return found !== null && Number(found[2]) === number && Number(found[3]) === year && (letter === null || letter === (found[1] ?? null))
  })
  return own && (court === null || court === 'own' || isNamedCourt(court.name, facts.court))
}

const factWords = new WeakMap<RulingFacts, ReadonlySet<string>>()

/** Cached by the facts, which the callers share. */
const wordsOfFacts = (facts: RulingFacts): ReadonlySet<string> => {
  const cached = factWords.get(facts)
  if (cached !== undefined) return cached
  const said = [
    facts.court,
    facts.chamber,
    citedNumber(facts),
    facts.docketNumber,
    facts.rit,
    facts.caption,
    facts.decidedOn,
    facts.decidedOn && formatDate(facts.decidedOn),
    facts.decidedOn && formatLongDate(facts.decidedOn),
  ]
  const words = new Set(analyze(said.filter(Boolean).join(' . ')).map(({ exact }) => exact))
  factWords.set(facts, words)
  return words
}
