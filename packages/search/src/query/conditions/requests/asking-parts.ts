import { findMatches } from '@basejuris/legal-text'
import type { Span } from '../../parts/span.ts'
import { narrativeOf } from '../narrative.ts'
import {
  announces,
  asksDecided,
  asksOfCourt,
  asksWhetherDecided,
  beingBehind,
  closesAsked,
  endsWishing,
  manyRulings,
  namesCourtAsItem,
  objectOrCourt,
  onlyBehindComma,
  opensWithBeing,
  opensWithDecided,
  opensWithObject,
  opensWithOnly,
  opensWithProperty,
  statesOfRulings,
  verbAndObject,
} from './asking-words.ts'

/** A part of a query that asks for rulings, and where it begins to say which. */
export interface AskingPart extends Span {
  readonly head: number
  /** «cuánto han dado por daño moral las cortes de Talca»: asks what courts decide, any of which it names. */
  readonly asksCourts?: true
}

/** A full stop behind a single letter is no end: «C.A. de Santiago», «art. 348». */
const partEnd = /(?<!(?:^|[^\p{L}])(?:\p{L}|arts?|inc|num|nro|sra?|dra?|av|ord|res|ej|etc|e?xc?ma|iltma|ilma))[.;?!]+\s+|:\s+|\n+/giu

/** Sentences of the text, parted at colons too. */
export function partsOf(text: string): Span[] {
  const parts: Span[] = []
  let from = 0
  for (const { index, 0: sign } of findMatches(text, partEnd)) {
    parts.push({ from, to: index + sign.length })
    from = index + sign.length
  }
  if (from < text.length) parts.push({ from, to: text.length })
  return parts
}

/** Whether a text tells of a case. */
export function isAccount(text: string): boolean {
  return ['own', 'told'].includes(narrativeOf(text, []))
}
/** «Falta de servicio, tercera sala, que hayan dado lugar»: the last words of an account, without a verb of their own. */
const isNoteOfCourt = (part: string): boolean =>
  namesCourtAsItem.test(part) && narrativeOf(part.split(thatThey)[0] ?? '', []) === 'notes' && thatThey.test(part)
const thatThey =
  /(?<!\p{L})(?:que|donde|en\s+que)\s+(?:(?:se|l[oa]s?|les?)\s+)*(?:hayan?|acojan?|rechacen?|revoquen?|confirmen?|anulen?|condenen?|absuelvan?)(?!\p{L})/iu
/** «solo esa corte me interesa»: no word of an account. */
const wishAtEnd = /\s(?:me|nos)\s+(?:ayuda|sirve|interesa|basta|servir[ií]a|ayudar[ií]a|salva)n?\s*[.!]*\s*$/iu
/** What rulings do is no account: «casos en que se demandó al Fisco». */
const relative = /(?<!\p{L})(?:que|donde|cuando|cuy[oa]s?)(?!\p{L})|[,;](?!\s*§)/iu

/** «¿hay recursos de apelación que pueda presentar?»: what one may file oneself. */
const isToFile =
  /^\s*(?:recursos?|\p{L}+(?:es|os))\s+[^.;,?]{0,30}?\s?que\s+(?:(?:se|me|nos|yo)\s+)*(?:pued|podr|podam|deb|proced|correspond)/iu

/** Where a part says what it asks for. Null where it asks for nothing. Without a verb it asks only beside an account: else it is a note. */
function headOf(part: string, isBesideAccount: boolean, isAtEdge: boolean, isAtEnd: boolean, isAlone: boolean): number | null {
  const asked = verbAndObject.exec(part)
  const head = asked === null ? 0 : asked.index + asked[0].length
  if (asked !== null && !isToFile.test(part.slice(head)) && !isOneThere.test(part.slice(asked.index))) return head
  if (closesAsked.test(part)) return 0
  if (isBesideAccount && heading.test(part) && !isPast(part)) return 0
  const openings = isBesideAccount
    ? [opensWithOnly, opensWithObject, opensWithDecided, opensWithProperty, opensWithBeing, endsWishing]
    : isAlone
      ? []
      : [endsWishing]
  for (const opening of openings) {
    const found = opening.exec(part)
    if (found !== null && !isAccount((part.split(relative)[0] ?? '').replace(wishAtEnd, ''))) return found[0].length
  }
  const being = isBesideAccount || isAccount(part) ? beingBehind.exec(part) : null
  if (being !== null) return being.index + being[0].length
  const question = isBesideAccount ? questionIn(part) : null
  if (question !== null) return question.index + question[0].length
  const only = isBesideAccount || isAccount(part) ? onlyBehindComma.exec(part) : null
  if (only !== null) return only.index + only[0].length
  if (isBesideAccount && isAtEnd && isNoteOfCourt(part)) return 0
  const many = isBesideAccount && isAtEdge && !statesOfRulings.test(part) ? manyRulings.exec(part) : null
  return many === null || isPast(part) ? null : many.index
}
const questionIn = (part: string): RegExpExecArray | null =>
  asksOfCourt.exec(part) ?? asksWhetherDecided.exec(part) ?? asksDecided.exec(part)
/** «TC, inaplicabilidad, rechazadas, entre 2017 y 2022: …»: a list of what rulings should have, before the colon of an account. */
const heading = new RegExp(
  `^\\s*(?:(?:${objectOrCourt})|(?:inaplicabilidad|protecci[oó]n|amparo|nulidad|casaci[oó]n|unificaci[oó]n)(?!\\p{L}))[^.;:?¿]*,[^.;:?¿]*:\\s+$`,
  'iu',
)
/** «Hay un fallo de la Corte de Rancagua que nos perjudica»: no question. */
const isOneThere = /^(?:hay|existe)\s+(?:un|una|otr[oa])\s+[^?]*$/iu
/** Whoever asks may speak of himself. */
const isPast = (part: string): boolean =>
  isAccount(part.replace(/(?<!\p{L})(?:me|mi|mis|nos|nuestr[oa]s?|estoy|estamos|quedo|quedamos|tengo|tenemos|yo)(?!\p{L})/giu, ''))

/** «solo sentencias de la Suprema, perdón el desorden, el juzgado …»: whoever starts again asks for nothing behind it. */
function endOfRequest(text: string, head: number, to: number): number {
  const again = startsAgain.exec(text.slice(head, to))
  return again === null ? to : head + again.index
}
const startsAgain =
  /,\s+(?:perd[oó]n|disculp\p{L}+|parto|empiezo|comienzo|me\s+explico|les?\s+(?:cuento|explico)|paso\s+a\s+contar)(?!\p{L})/iu

/** What a request adds in the next part: «; y que sean de 2024 para acá». */
const addition =
  /^\s*(?:y|e|pero|ojal[aá]|idealmente|de\s+preferencia|que|solo|s[oó]lo|solamente|[uú]nicamente|del?|desde|entre|en\s+especial|a[ñn]os?|sobre|da\s+(?:igual|lo\s+mismo)|no\s+importa)(?!\p{L})/iu

/** Every part of a query that asks for rulings. */
export function askingParts(text: string): AskingPart[] {
  const parts = partsOf(text)
  const accounts = parts.length === 1 ? [] : parts.filter(({ from, to }) => isAccount(text.slice(from, to)))
  const found: AskingPart[] = []
  parts.forEach(({ from, to }, at) => {
    const part = text.slice(from, to)
    const head = headOf(
      part,
      accounts.some((other) => other.from !== from),
      at === 0 || at === parts.length - 1,
      at === parts.length - 1,
      parts.length === 1,
    )
    const last = found.at(-1)
    const isAnnounced = at > 0 && announces.test(text.slice(parts[at - 1]?.from, from))
    if (head === null && isAnnounced && !isAccount(part)) found.push({ from, to, head: from })
    else if (head !== null) {
      // «Corte Suprema, desde 2021: esos son los únicos que me sirven.»
      const before = parts[at - 1]
      if (
        head === 0 &&
        closesAsked.test(part) &&
        before !== undefined &&
        last?.from !== before.from &&
        text.slice(0, from).trimEnd().endsWith(':')
      )
        found.push({ ...before, head: before.from })
      found.push({
        from,
        to: endOfRequest(text, from + head, to),
        head: from + head,
        ...(questionIn(part) === null ? {} : { asksCourts: true }),
      })
    } else if (last?.to === from && (addition.test(part) || text.slice(0, from).trimEnd().endsWith(':')) && !isAccount(part))
      found.push({ from, to, head: from })
  })
  return found
}
