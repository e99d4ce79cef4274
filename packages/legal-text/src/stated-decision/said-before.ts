import type { TextSpan } from '../analysis/text-span.ts'
import type { FoundRulingCitation } from '../references/ruling-citation.ts'
import type { CitingClause } from './citing-clause.ts'
import { isPreterite, otherPassives, otherVerbs } from './decision-words.ts'

/** Words of a clause that say what a ruling decided, before the verb or the source. */
interface SaidBefore extends TextSpan {
  readonly citation: FoundRulingCitation
}

/** «…, y así lo resolvió el Juzgado de …», «…, según declaró la Corte …»: all that stands before it. */
const ofWhole = /(?:(?<!\p{L})(?:asi|segun|como|tal como)(?: (?:lo|se))? )$/u
/** «…, según RIT O-12-2020». */
const source =
  /,? segun (?:lo resuelto en |la sentencia |el fallo )?(?:la |el )?(?:(?:causa|autos|sentencia|fallo) )?(?:(?:rol|rit)\.? )?(?:n[°º.]? ?)?$/u
const breaks = /[,;:()]| (?:y|e)(?= (?:se )?$)/gu
/** Letters of a phrase before its verb. */
const maxPhrase = 260

/** The words before a passive, an inverted or a reflexive verb of deciding, or before «según», with the ruling that they are said of. */
export function* saidBefore(clause: CitingClause, text: string): Generator<SaidBefore> {
  const { words } = clause
  for (const said of otherPassives(words)) {
    const place = { ...said, isImpersonal: true, isPresent: false }
    const citation = clause.citationOfPassive(place) ?? clause.citationAsSource(place)
    if (citation !== null) yield { from: phraseStart(clause, place.from), to: place.to, citation }
  }
  for (const { from, to, lead, verb } of otherVerbs(words)) {
    const at = clause.start + to - verb.length
    if (!isPreterite(text.slice(at, clause.start + to).split(' ')[0] ?? '')) continue
    const isReflexive = /se $/u.test(lead)
    const place = { from, to, isImpersonal: isReflexive, isPresent: false }
    const citation = isReflexive
      ? (clause.citationOfVerb(place) ?? clause.citationAsSource(place) ?? clause.citationInOwnCase(place))
      : clause.citationOfInverted(place)
    const start = ofWhole.test(words.slice(0, from + lead.length)) ? clause.startBefore(from) : phraseStart(clause, from)
    if (citation !== null) yield { from: start, to, citation }
  }
  const cited = clause.citationAfter(source)
  if (cited !== null) yield { from: clause.startBefore(cited.at), to: cited.at, citation: cited.citation }
}

const phraseStart = (clause: CitingClause, at: number): number => {
  const start = Math.max(clause.startBefore(at), at - maxPhrase)
  const lead = clause.words.slice(start, at)
  const last = [...lead.matchAll(breaks)]
    .filter(({ index, 0: mark }) => !isInNumber(lead, index) && mark !== ')' && lead.slice(index).trim().length > minPhrase)
    .at(-1)
  return last === undefined ? start : start + last.index + last[0].length
}
/** «letra a)», «N° 1, letra b)». */
const isInNumber = (lead: string, at: number): boolean =>
  /(?<!\p{L})(?:letra|n[°º.]?|numeral|inciso|art(?:iculo)?s?\.?) ?[\p{L}\d]{0,9}$/u.test(lead.slice(0, at))
/** Letters of an aside right before the verb, which is no phrase of its own. */
const minPhrase = 12
