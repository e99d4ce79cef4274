import { findMatches, overlaps, seatForms } from '@basejuris/legal-text'
import type { QueryOutcome } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'
import { appeals, claims, courtWord, isClosed, namesCourt, otherDeciders, perfect, things } from './verdict-words.ts'

const telegraphic =
  /(?<!\p{L})(?:(?<acoge>acogid)|(?<rechaza>(?:rechaz|desestim|desech)ad)|(?<confirma>confirmad)|(?<revoca>revocad)|(?<anula>(?:anul|invalid)ad)|(?<desistido>desistid)|(?<absuelve>absuelt)|(?<inadmisible>inadmisible))(?<gender>[oa]?)(?<number>s?)(?!\p{L})(?<partly>\s+(?:en\s+parte|parcial(?:mente)?)(?!\p{L}))?/gu
/** Somebody else decided, or the person joined something: «por la COMPIN», «acogidos a un plan». */
const byOthers = new RegExp(
  String.raw`^\s+(?:al?\s|por\s+(?:(?:(?:el|la|los|las|su|sus|mi|parte\s+de)\s+)?(?:${otherDeciders})(?!\p{L})|(?:el|la|los|las|su|sus|mi)\s+(?!cort|excma|suprema|tribunal|juzgado|falta|via|mera|sola|\p{L}+(?:cion|dad)(?!\p{L}))))`,
  'u',
)
/** «reclamación tributaria acogida». */
const branch = /^(?:tributari|sanitari|aduaner|administrativ|sumari|judicial|economic)/u
const isAppeal = new RegExp(`^(?:${appeals})(?:es|s)?$`, 'u')
/** Adjectives of both genders: their noun tells. */
const isOfBothGenders = /(?:[ai]l(?:es)?|bles?|ntes?|ar(?:es)?)$/u
/** A noun farther away is not qualified. */
const maxDistance = 120

interface Form {
  readonly gender: 'feminine' | 'masculine' | null
  readonly isPlural: boolean
}

const formOf = (noun: string): Form => {
  const isPlural = /[^s]s$/u.test(noun)
  const one = isPlural ? noun.replace(/e?s$/u, '') : noun
  if (/(?:dad|cion|sion|tud)$/u.test(one)) return { gender: 'feminine', isPlural }
  const vowel = isPlural && noun.endsWith('es') ? '' : one.at(-1)
  return { gender: vowel === 'a' ? 'feminine' : vowel === 'o' ? 'masculine' : null, isPlural }
}

const agrees = (a: Form, b: Form): boolean => a.isPlural === b.isPlural && (a.gender === b.gender || a.gender === null || b.gender === null)

/**
 * «pagaré ICA Santiago 2024 revocadas»: a participle that qualifies no noun before it is said of the rulings searched for. It may qualify a
 * noun that it agrees with, and then says little.
 */
export function findParticiples(folded: string, named: readonly Span[]): QueryOutcome[] {
  return findMatches(folded, telegraphic).flatMap((match): QueryOutcome[] => {
    const { groups = {}, index } = match
    const span = { from: index, to: index + match[0].length }
    const isAdjective = groups['inadmisible'] !== undefined
    const verb = (['acoge', 'rechaza', 'confirma', 'revoca', 'anula', 'desistido', 'absuelve', 'inadmisible'] as const).find(
      (each) => groups[each] !== undefined,
    )
    if (verb === 'absuelve') return answersQuestions.test(folded) ? [] : [{ ...span, outcome: verb, plain: true }]
    if (verb === undefined || isByOthers(folded, span, named)) return []
    const outcome = verb === 'acoge' && groups['partly'] !== undefined ? 'acoge_parcial' : verb
    const isPlural = groups['number'] === 's'
    const own: Form = { gender: isAdjective ? null : groups['gender'] === 'a' ? 'feminine' : 'masculine', isPlural }
    const near = folded.slice(Math.max(0, index - maxDistance), index)
    if (isRecounted.test(near) || isOfDefences(folded, span)) return []
    const segment = index - (near.split(/[,.;:¿?]/u).at(-1) ?? '').length
    const nouns = [...folded.slice(segment, index).matchAll(/\p{L}{4,}/gu)]
      .map((word) => ({ from: segment + word.index, to: segment + word.index + word[0].length, word: word[0] }))
      .filter(
        (word) =>
          !named.some((each) => overlaps(each, word)) &&
          !isOfBothGenders.test(word.word) &&
          !isMatter(folded, word) &&
          agrees(formOf(word.word), own),
      )
    const ofAppeal = nouns.some(({ word }) => isAppeal.test(word))
    const others = nouns.filter(({ word }) => !isAppeal.test(word) && !(ofAppeal && branch.test(word)))
    const last = others.at(-1)
    const isBeside = (to: number): boolean => to <= index && /^[\s,]*$/u.test(folded.slice(to, index))
    const doubtful = (): QueryOutcome[] => [{ ...span, outcome, plain: false }]
    const isBehindNamed = named.some(({ to }) => isBeside(to)) || behindCity.test(folded.slice(segment, index))
    const isOfThing = others.some(({ word }) => things.test(word))
    const isDecided = isBeforeCourt(folded, span, named)
    const isFirst = folded.slice(segment, index).trim() === ''
    const clause = folded.slice(segment, index)
    const isBesideNoun = last !== undefined && isBeside(last.to)
    if (isBesideNoun && defences.test(last.word) && isAction.test(folded.slice(0, last.from))) return []
    const isOfOther = !isDecided && ((isOfThing && (verb !== 'acoge' || isBesideNoun)) || isOfClaim(clause, own))
    const isBehindCourt = named.some(({ from, to }) => isBeside(to) && courtWord.test(folded.slice(from, to)))
    if (isAfterAppeal(isFirst ? near : clause, own) && (!isOfOther || isBehindCourt)) return [{ ...span, outcome, plain: true }]
    if (verb === 'acoge' && isClosed(folded, span, named) && beginsWithAction(clause, own)) return [{ ...span, outcome, plain: true }]
    // «reclamo de multa administrativa acogida»: only the claim can be granted.
    if (verb === 'acoge' && !beginsWithAction(clause, own) && beginsWithAction(clause, { gender: null, isPlural })) return doubtful()
    if (last !== undefined && isOfThing) return isBehindNamed || isAdjective ? doubtful() : []
    if (isBehindNamed) return [{ ...span, outcome, plain: true }]
    if (last !== undefined && isClaim.test(others.at(0)?.word ?? '') && isDecided) return [{ ...span, outcome, plain: true }]
    if (isDecided || (namesCourt(folded, named) && !perfect.test(near))) return [{ ...span, outcome, plain: true }]
    if (last !== undefined) return isBeside(last.to) && !isClosed(folded, span, named) ? [] : doubtful()
    return [{ ...span, outcome, plain: isPlural || nouns.length > 0 || isClosed(folded, span, named) }]
  })
}

/** «compensación económica Talca revocada»: the city for its court. */
const behindCity = new RegExp(String.raw`(?<!(?:^|[^\p{L}])(?:de|del|la|los|las|san|santa|en)\s+)(?<!\p{L})(?:${seatForms})\s+$`, 'u')

/** «familia divorcio confirmada»: the subject of the case, as a query begins. «Familia de acogida» is none. */
const isMatter = (folded: string, { from, to }: Span): boolean =>
  /^(?:familia|cobranza)$/u.test(folded.slice(from, to)) &&
  folded.slice(0, from).trim() === '' &&
  !/^\s+(?:de|del|que)\s/u.test(folded.slice(to))

/** «demanda acogida, rechazadas las excepciones»: the outcome of what a party answered, beside that of the case. */
const isOfDefences = (folded: string, { from, to }: Span): boolean =>
  /^\s+(?:todas\s+)?(?:las?|los)\s+(?:excepci|alegaci|defensa|incidente|tacha|objeci)/u.test(folded.slice(to)) &&
  /(?:acogid|rechazad|desestimad|confirmad|revocad)[oa]s?[\s,;]/u.test(folded.slice(0, from))

/** «lo declararon inadmisible»: what somebody tells. */
const isRecounted = /(?<!\p{L})(?:lo|me|nos|les?|se\s+l[oa]s?)\s+(?!\p{L}+(?:ado|ido)\s)\p{L}+\s+$/u

/** «absolvió posiciones», «posiciones absueltas»: what a party answered. */
const answersQuestions = /(?<!\p{L})(?:posicion(?:es)?|pliego)(?!\p{L})/u

/** «casación fondo marca rechazada CS»: an appeal that agrees, whatever stands between. */
const isAfterAppeal = (before: string, own: Form): boolean =>
  [...before.matchAll(/\p{L}{4,}/gu)].some(({ 0: word }) => judicialAppeal.test(word) && agrees(formOf(word), own))
const judicialAppeal =
  /^(?:recursos?|amparos?|apelacion(?:es)?|casacion(?:es)?|nulidad(?:es)?|proteccion(?:es)?|quejas?|unificacion(?:es)?|reclamacion(?:es)?|inaplicabilidad(?:es)?|requerimientos?)$/u
/** «demanda contra el Fisco, prescripción rechazada»: what a party answered, and not what was sued for. */
const defences = /^(?:prescripcion|caducidad|excepcion(?:es)?|incompetencia|litispendencia|transaccion|finiquito|compensacion|nulidad)$/u
const isAction = /(?<!\p{L})(?:demandas?|accion(?:es)?|querellas?|tutelas?|indemnizacion(?:es)?|despido|cobro)(?!\p{L})/u
/** «recurso de hecho incidente de abandono rechazado»: what is decided is not the appeal before it. */
const isOfClaim = (clause: string, own: Form): boolean => {
  const words = [...clause.matchAll(/\p{L}{4,}/gu)].map(([word]) => word)
  const appeal = words.findLastIndex((word) => judicialAppeal.test(word) && agrees(formOf(word), own))
  return appeal !== -1 && words.some((word, at) => at > appeal && isClaim.test(word) && agrees(formOf(word), own))
}
/** «reclamo multa naviera acogido jueza …»: only courts grant what the clause begins with. */
const beginsWithAction = (clause: string, own: Form): boolean => {
  const [first = ''] = /\p{L}{4,}/u.exec(clause) ?? []
  return (
    clause.trimStart().startsWith(first) &&
    /^(?:reclamos?|reclamacion(?:es)?|demandas?|tutelas?)$/u.test(first) &&
    agrees(formOf(first), own)
  )
}
/** «tutela de derechos fundamentales acogida, Juzgado de Letras de Osorno». */
const isClaim = new RegExp(`^(?:${claims})(?:es|s)?$`, 'u')
const isBeforeCourt = (folded: string, { to }: Span, named: readonly Span[]): boolean =>
  named.some(
    (each) =>
      each.from >= to &&
      /^[\s,]*(?:(?:en|por|del?)\s+)?(?:el\s+|la\s+)?$/u.test(folded.slice(to, each.from)) &&
      courtWord.test(folded.slice(each.from, each.to)),
  )

/** «recursos de hecho acogidos por negativa…»: only courts decide them. */
const ofJudicialAppeal =
  /(?<!\p{L})recursos?\s+(?:de\s+)?(?:hecho|queja|proteccion|amparo|nulidad|casacion|apelacion|unificacion|revision)(?:\s+(?:de\s+jurisprudencia|en\s+el\s+fondo|en\s+la\s+forma|penal|laboral|economico|judicial))*\s+(?:(?:que|fue|fueron|ha|han|haya|hayan|sido|no)\s+)*$/u

/** «demandas rechazadas por el banco», but not «protecciones rechazadas por ICA Talca». */
export function isByOthers(folded: string, { from, to }: Span, named: readonly Span[]): boolean {
  return (
    /(?:[ai]d|absuelt)[oa]s?$/u.test(folded.slice(from, to)) &&
    byOthers.test(folded.slice(to)) &&
    !(ofJudicialAppeal.test(folded.slice(0, from)) && /^\s+por\s/u.test(folded.slice(to))) &&
    !named.some((each) => each.from >= to && /^\s+por\s+(?:el\s+|la\s+)?$/u.test(folded.slice(to, each.from)))
  )
}
