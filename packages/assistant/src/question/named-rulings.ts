import type { Ruling } from '@basejuris/domain'
import { findTypedCases, foldText, isNamedCourt, partiesOfCaption, stopWords, type TypedCase } from '@basejuris/legal-text'
import { namesRuling } from '@basejuris/search'

/** Words that ask what a ruling decided or why, or that name it. Folded. */
const askingWords = new Set(
  (
    'que como cual cuales por porque fue fueron era ha han hubo es son ' +
    'resolvio resuelve resuelto resolvieron resolver decidio decide decidido decidieron decidir decision fallo falla fallado fallaron fallar ' +
    'determino determina concluyo concluye conclusion respondio responde contesto establece establecio instruye instruyo dictamino dictamina sentencio dispuso ordeno declaro dijo dice señalo sostuvo razono hizo paso termino resultado contenido sentido ' +
    'resumen sintesis trata trato ' +
    'razones razon motivos motivo fundamentos fundamento argumentos considerandos ' +
    'favor quiero quisiera necesito saber ' +
    'sentencia fallo resolucion exenta dictamen oficio ordinario ord circular causa caso asunto autos expediente rol rit ruc ingreso numero nro dictada dictado caratulado caratulada ' +
    'excma iltma ilma ilustrisima excelentisima ca cs tjo top jlt tc tdlc contra'
  ).split(' '),
)
/** «¿Podría resumir …?», «explíqueme …». Folded. */
const requests = /^(?:pued|podri|ha[gz]|di[gm]|resum|sintetic|expli[cq])\p{L}*$/u
/** Verbs and nouns of how a case ends: «¿se acogió …?», «¿quién ganó?». Folded. */
const endings =
  /^(?:acog|rechaz|desestim|deneg|confirm|revoc|anul|conden|absol|absuel|gan(?:o|a|aron|ado|ador)$|perd|prosper|inadmi|exito$|lugar$|quien(?:es)?$)\p{L}*$/u
/** What is brought before a court, and who brings it: «¿se acogió la demanda?», «¿ganó el recurrente?». Folded. */
const claims =
  /^(?:demand|recurs|recurr|reclam|accion|apela|querell|solicit|denunci|requer|casacion|proteccion|amparo|nulidad|tutela|queja|actora?$|imputad|acusad|trabajador)\p{L}*$/u
/** Words of which the names of courts are made. */
const courtWords = new Set('corte suprema apelaciones tribunal constitucional juzgado letras civil trabajo garantia oral penal'.split(' '))

type NamedRuling = Pick<Ruling, 'court' | 'docketNumber' | 'rit' | 'ruc' | 'caption' | 'decidedOn'>

/**
 * The rulings that a question names and of which it asks what they decided, and nothing else: «¿qué resolvió la Corte Suprema en el rol
 * 1.234-2020?». Empty where none of them has the number that it names. Null for every other question.
 */
export function readNamedRulings<Source extends { readonly ruling: NamedRuling }>(
  question: string,
  read: readonly Source[],
): readonly Source[] | null {
  const cases = findTypedCases(question)
  const left = wordsOf(withoutCases(question, cases)).filter((word) => !isAsking(word))
  const named = read.filter(({ ruling }) => {
    const own = new Set([...wordsOf(ruling.court), ...wordsOf(ruling.caption)])
    return left.every((word) => own.has(word)) && (cases.length > 0 ? cases.some((each) => isOf(each, ruling)) : namesParties(left, ruling))
  })
  if (named.length > 0) return named
  const courts = new Set([...courtWords, ...read.flatMap(({ ruling }) => wordsOf(ruling.court))])
  return cases.length > 0 && left.every((word) => courts.has(word)) ? [] : null
}

/** Whether a question asks how a case ended or why, and names nothing else: «¿qué resolvió el tribunal en esta sentencia?», «¿se acogió la demanda?». */
export function asksOnlyDecision(question: string): boolean {
  const words = wordsOf(question)
  const asksEnding = words.some((word) => endings.test(word))
  const isAsked = (word: string): boolean =>
    isAsking(word) || courtWords.has(word) || endings.test(word) || (asksEnding && claims.test(word))
  return words.some((word) => !stopWords.has(word)) && words.every(isAsked)
}

const isAsking = (word: string): boolean => askingWords.has(word) || requests.test(word) || stopWords.has(word)

/** «Sobre el Banco Central», «respecto de los pagarés»: what a question asks of the ruling that it names. */
const beforeSubject =
  /\b(?:sobre|respecto (?:de|a|al|del)|acerca del?|en relaci[oó]n (?:a|al|con)|en lo relativo a|en cuanto a|en materia de|relativ[oa]s? a|referid[oa]s? a)\s/iu

/** A question that names a ruling by its number, and the subject behind it. Null where either is missing. */
export function splitSubject(question: string): { readonly naming: string; readonly subject: string } | null {
  const [last] = findTypedCases(question).slice(-1)
  if (last === undefined) return null
  const found = beforeSubject.exec(question.slice(last.to))
  if (found === null) return null
  const at = last.to + found.index
  return { naming: question.slice(0, at), subject: question.slice(at + found[0].length).replace(/[?¿.\s]+$/u, '') }
}

/** Whether a question names a ruling by its number, whatever else it asks. */
export function isNamedIn(question: string, ruling: NamedRuling): boolean {
  return findTypedCases(question).some((each) => isOf(each, ruling))
}

/** Whether a question names rulings by their numbers, and a ruling is none of them. */
export function isBesideNamed(question: string, ruling: NamedRuling): boolean {
  const cases = findTypedCases(question)
  return cases.length > 0 && !cases.some((each) => isOf(each, ruling))
}

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}{2,}/gu) ?? []

/** Without the numbers and the courts beside them. */
const withoutCases = (question: string, cases: readonly TypedCase[]): string => {
  const named = cases.flatMap((each) => (each.court === null ? [each] : [each, each.court])).sort((a, b) => a.from - b.from)
  let end = 0
  const between = named.map(({ from, to }) => {
    const part = question.slice(end, Math.max(end, from))
    end = Math.max(end, to)
    return part
  })
  return `${between.join(' ')} ${question.slice(end)}`
}

function isOf(typed: TypedCase, ruling: NamedRuling): boolean {
  return (typed.court === null || isNamedCourt(typed.court.name, ruling.court)) && namesRuling(typed, ruling)
}

/** Two parties of a caption at least, each by a word of its name. */
const namesParties = (words: readonly string[], { caption }: NamedRuling): boolean =>
  partiesOfCaption(caption).filter(({ name }) => wordsOf(name).some((word) => words.includes(word))).length >= 2
