import { cityName, findMatches, foldSameLength, foldText, isAppealsCity, isCourtSeat, placeName, seatForms } from '@basejuris/legal-text'
import { nameTerms } from '../../../word-tokens.ts'
import { mayBeOther } from '../../conditions/find-lone-cities.ts'
import {
  comptroller,
  consumerService,
  economicProsecutor,
  environmentAgency,
  industrialProperty,
  labourDirectorate,
  otherBodies,
  socialSecurity,
  taxService,
} from '../../parts/public-bodies.ts'
import type { QueryCourt } from '../../parts/query-parts.ts'
import type { Span } from '../../parts/span.ts'

const cities = new RegExp(
  String.raw`(?<=(?:^|[\s(])(?:(?:Y|AND)\s+|\+))(?:${seatForms})(?=\s*(?:$|(?:Y|AND|NOT?)[\s(]|\s[-+]|\s(?:19|20)\d\d(?!\d)))|(?<=(?:^|[\s(])\+)(?:${seatForms})(?=\s*[|)])|(?<=^\s*)(?:${seatForms})(?=\s+(?:(?:Y|AND)[\s(]|\+))`,
  'giu',
)
/** «(Calama O María Elena O Tocopilla)», «Y Pto Montt O Concepción». */
const choices = new RegExp(
  String.raw`(?<=(?:^|[\s(])(?:Y|AND)\s+|\(\s*|^\s*)(?:${seatForms})(?:\s+(?:O|OR)\s+(?:${seatForms}))+(?=\s*(?:$|\)|(?:Y|AND|NOT?)[\s(]|\s[-+]|\s(?:19|20)\d\d(?!\d)))`,
  'giu',
)
const eachOfChoice = /\s+(?:O|OR)\s+/giu

/** «nulidad AND San Miguel», «"voto en contra" +Valparaíso», «(Viña del Mar O Quilpué)»: a seat as a whole operand, for the courts there. */
export function findOperandCities(text: string): QueryCourt[] {
  const folded = foldSameLength(text)
  const alone = findMatches(folded, cities).flatMap(({ 0: written, index }) => {
    const name = cityName(foldText(written))
    const isNoun = name === alsoNoun && !/\p{Lu}/u.test(text.charAt(index))
    // «hidroeléctrica +Curacautín»: behind a sign, a smaller town is where it happened.
    const isSeat = isAppealsCity(name) || (text.charAt(index - 1) !== '+' && isCapitalSeat(text.slice(index, index + written.length)))
    return isSeat && !isNoun ? [courtsOf(written, index)] : []
  })
  const chosen = findMatches(folded, choices).flatMap(({ 0: written, index }) => {
    const named = partsOf(written).map(({ from, to }) => courtsOf(written.slice(from, to), index + from))
    const isSure = named.some(({ from, to }) => isSurelySeat(cityName(foldText(folded.slice(from, to)))))
    const isLong = named.some(({ from, to }) => /\s/u.test(text.slice(from, to)))
    return isSure && isLong && named.every(({ from }) => isCapitalised(text, from)) ? named : []
  })
  return [...chosen, ...alone]
}

/** «Viña del Mar», unlike «María Elena», where `name` is folded. */
function isSurelySeat(name: string): boolean {
  return isAppealsCity(name) || !mayBeOther(name) || /^\p{L}+\s+del?\s/u.test(name)
}

/** Whether a town with courts is written with a capital and is hardly anything else. */
export function isCapitalSeat(written: string): boolean {
  const name = cityName(foldText(written))
  return isCapitalised(written, 0) && isCourtSeat(name) && isSurelySeat(name)
}

/** «concepción del daño». */
const alsoNoun = 'concepcion'
const isCapitalised = (text: string, at: number): boolean => /\p{Lu}/u.test(text.charAt(at))

const courtsOf = (written: string, from: number): QueryCourt => {
  const name = placeName(cityName(foldText(written)))
  return { from, to: from + written.length, name, terms: nameTerms(name) }
}

const partsOf = (written: string): Span[] => {
  const joints = findMatches(written, eachOfChoice).map(({ 0: joint, index }) => ({ from: index, to: index + joint.length }))
  return [...joints, { from: written.length, to: written.length }].map(({ from }, at) => ({ from: joints[at - 1]?.to ?? 0, to: from }))
}

const bodies = [
  ...[
    socialSecurity,
    taxService,
    labourDirectorate,
    environmentAgency,
    consumerService,
    economicProsecutor,
    industrialProperty,
    comptroller,
  ],
  ...otherBodies,
].map(({ forms, name }) => ({ name, form: new RegExp(String.raw`(?<![\p{L}\d])(?:${forms})(?![\p{L}\d])`, 'giu') }))

/** «(Contraloría O CGR)»: a body as much as the court with which `O` leaves the choice. */
export function findOperandBodies(text: string, courts: readonly Span[]): QueryCourt[] {
  if (courts.length === 0 || !/\s(?:O|OR)\s/u.test(text)) return []
  const folded = foldSameLength(text)
  const found = bodies.flatMap(({ name, form }) =>
    findMatches(folded, form).map(({ 0: written, index }) => ({ from: index, to: index + written.length, name, terms: nameTerms(name) })),
  )
  const isChosen = (each: Span): boolean =>
    courts.some((court) => {
      const [first, last] = court.from < each.from ? [court, each] : [each, court]
      return (
        onlyChoice.test(text.slice(first.to, last.from)) &&
        operandStart.test(text.slice(0, first.from)) &&
        operandEnd.test(text.slice(last.to))
      )
    })
  return found.filter(isChosen)
}
const onlyChoice = /^\s+(?:O|OR)\s+$/u
const operandStart = /(?:^|\(|[\s(](?:Y|AND|O|OR)\s)\s*$/u
const operandEnd = /^\s*(?:$|\)|(?:Y|AND|O|OR|NOT?)[\s(])/u
