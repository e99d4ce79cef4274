import { foldSameLength } from '@basejuris/legal-text'
import { otherDeciders } from '../../outcomes/verdict-words.ts'
import { voidActs } from '../../parts/void-acts.ts'
import type { WeighedQuery } from './mode-features.ts'

/** Whether the words are said of an incident, an act, a deal, a tax period or a step, and not of the rulings. */
export function isOfOtherThing(query: WeighedQuery, at: number): boolean {
  return (
    isOfIncident(query, at) ||
    isOfAct(query, at) ||
    isOfDeal(query, at) ||
    isTaxPeriod(query, at) ||
    isRefusalToDo(query, at) ||
    isDoneByOther(query, at)
  )
}

/** «AT 2018», «facturas 2014», «año comercial 2020»: the period that a tax, a balance or a payment is of. */
function isTaxPeriod({ text, mentions, asked }: WeighedQuery, at: number): boolean {
  const { test, from = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'fecha') return false
  const lead = /^(?:a[ñn]os?|per[ií]odos?|desde|entre|del?)\s+/iu.exec(text.slice(from))?.[0] ?? ''
  return taxPeriod.test(text.slice(0, from) + lead) || (asked === null && taxYear.test(text.slice(from)))
}
const taxPeriod =
  /(?<!\p{L})(?:(?:a[ñn]os?\s+)?(?:tributari[oa]s?|comercial(?:es)?|agr[ií]cola|escolar|acad[eé]mico|presupuestari[oa])|a\.?\s?t\.?|ejercicios?(?:\s+comercial(?:es)?)?|per[ií]odos?(?:\s+(?:tributarios?|mensual(?:es)?|de))?|facturas?|boletas?|balances?|aval[uú]os?(?:\s+fiscal(?:es)?)?|contribuciones|presupuestos?|f-?\s?(?:22|29)|formularios?\s+(?:22|29)|ppm|ppua|renta|gratificaci[oó]n(?:es)?\s+(?:del?\s+)?a[ñn]o)\s+(?:(?:del?|l[oa]s|el|a[ñn]os?|correspondientes?\s+al?)\s+)*$/iu
/** «2018 (AT)». */
const taxYear = /^(?:19|20)\d\d\s*\(\s*a\.?t\.?\s*\)/iu

/** «que rechace aplicar la ley», «se niega a pagar»: what somebody will not do. */
function isRefusalToDo({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  return test?.kind === 'resultado' && refuses.test(text.slice(from, to)) && toDo.test(text.slice(to))
}
const refuses = /^(?:rechac|rechaz|desestim|deneg|denieg|nieg)(?!ad[oa])\p{L}*$/iu
const toDo =
  /^\s+(?!(?:primer|tercer|hogar|lugar|titular|familiar|particular|mujer|militar|escolar|popular|celular|alquiler|taller|auxiliar|regular|similar|tutelar)(?!\p{L}))\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?(?!\p{L})/iu

/** «rechazada por isapre», «Comisión de Libertad Condicional, sesión de octubre, niega»: who decides, or begins the sentence, is no court. */
function isDoneByOther({ text, mentions, narrative }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0, isPossible } = mentions[at] ?? {}
  if (test?.kind !== 'resultado') return false
  const folded = foldSameLength(text.toLowerCase())
  return byOther.test(folded.slice(to)) || (isPossible === true && narrative !== 'notes' && otherFirst.test(folded.slice(0, from)))
}
const byOther = new RegExp(
  String.raw`^\s+(?:(?:\p{L}+|\d+)\s+veces\s+|(?:de\s+nuevo|nuevamente|otra\s+vez|tambien|primero|reiteradamente)\s+)?por\s+(?:(?:la|el|su|mi)\s+)?(?:${otherDeciders})(?!\p{L})`,
  'u',
)
const otherFirst = new RegExp(String.raw`(?:^|[.;:]\s+)(?:la\s+|el\s+|mi\s+)?(?:${otherDeciders})(?!\p{L})[^.;:?]*$`, 'u')

/** «recurso de hecho, incidente de abandono rechazado»: what the court below decided of an incident. */
function isOfIncident({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  return (
    test?.kind === 'resultado' &&
    /(?:ad|id)[oa]$/iu.test(text.slice(from, to)) &&
    /(?<!\p{L})incidente\s+(?:de\s+)?(?:\p{L}+\s+){0,3}$/iu.test(text.slice(0, from)) &&
    mentions.some(({ test: { kind }, value }) => kind === 'recurso' && (value === 'hecho' || value === 'queja'))
  )
}

/** «fallos que confirmen condena»: what the decision is about. */
export function isWhatIsReviewed({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  return test?.kind === 'resultado' && reviewed.test(text.slice(from, to)) && reviewing.test(text.slice(0, from))
}
const reviewed = /^(?:condenas?|inadmisibilidad(?:es)?|absoluci[oó]n(?:es)?|rechazos?)$/iu
const reviewing =
  /(?<!\p{L})que\s+(?:(?:la|el)\s+\p{L}+(?:\s+(?:suprema|de\s+\p{L}+))?\s+)?(?:hayan?\s+)?(?:confirm|revo[cq]|anul|dej|manten|rebaj|reduc|reduzc)\p{L}*\s+(?:sin\s+efecto\s+)?(?:la\s+|una\s+)?$/iu

/** «testamento testigos inhábiles nulidad Corte de Talca»: an act is void, not a ruling. */
function isOfAct({ text, mentions, asked }: WeighedQuery, at: number): boolean {
  const { test, value, from = 0, to = 0 } = mentions[at] ?? {}
  return (
    test?.kind === 'recurso' && value === 'nulidad' && asked === null && /^nulidad$/iu.test(text.slice(from, to)) && voidActs.test(text)
  )
}

/** «desistimiento de la compra»: somebody leaves a deal, not an appeal. */
function isOfDeal({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, value, to = 0 } = mentions[at] ?? {}
  return test?.kind === 'resultado' && value === 'desistido' && deal.test(text.slice(to))
}
const deal =
  /^\s+(?:de(?:l|\s+la|\s+una?)?)\s+(?:compra(?:venta)?|venta|contrato|promesa|oferta|negocio|reserva|arriendo|arrendamiento|viaje|servicio|crédito|credito|matr[ií]cula)(?!\p{L})/iu
