import { foldText } from '@basejuris/legal-text'
import type { Candidate } from './candidate.ts'
import {
  announced,
  askedFor,
  asksIssue,
  bareList,
  emptyOrder,
  enclosed,
  endsOpen,
  formula,
  heading,
  introduces,
  ofCosts,
  ordered,
  orders,
  pageHead,
  said,
  verb,
} from './sentence-patterns.ts'

/** A sentence that says nothing of the case by itself: scraps, what is unfinished, and, unless the question asks for it, costs and the course of the file. */
export function isEmpty(candidate: Candidate, question: string, isOfCapitals: boolean): boolean {
  return (
    isScrap(candidate, isOfCapitals) ||
    isUnfinished(candidate) ||
    (isOpenQuestion(candidate) && !asksForTheIssue.test(question)) ||
    (isOfTheFile(candidate) && !asksForTheFile.test(question)) ||
    (isOfTheRest(candidate) && !asksForAdjustment.test(question)) ||
    (isOfASideIssue(candidate) && !asksForSideIssue.test(question)) ||
    (isItemOfSum(candidate) && !askedFor.amount.test(foldText(question)))
  )
}

const asksForTheFile = /costas|notific|oficia|archiv/iu
const asksForTheIssue = /controver|discut|debat|cuesti[oó]n|en juego/iu
const asksForAdjustment = /reajust|inter[eé]s/iu
const asksForSideIssue =
  /alega|excepci|tacha|objeci|objet|incident|extempor|plazo|tarde|legitima|prescri|caduc|compete|cosa juzgada|litispendencia/iu

/** Numbers, names and headings in capitals, notes that name a book, dates, signatures. The operative part is written in capitals now and then, as are some whole acts. */
const isScrap = ({ text, folded, kind }: Candidate, isOfCapitals: boolean): boolean =>
  (text.match(label)?.length ?? 0) >= minLabels ||
  (isInCapitals(text) && ((kind !== 'resolutiva' && !isOfCapitals) || !/\p{Lu}{3}/u.test(text))) ||
  (kind !== 'resolutiva' &&
    !verb.test(folded) &&
    (isBookNote(folded) || heading.test(text) || isTitle(text) || (bareList.test(folded) && !speaks.test(folded)))) ||
  (kind !== 'resolutiva' && enclosed.test(folded)) ||
  dateLine.test(folded) ||
  signature.test(folded) ||
  (folded.length < maxCourse && courseOfTrial.test(folded))

/** The head of a document: «Fecha: … Tema: … Destinatario: …». */
const label = /(?<!\p{L})\p{Lu}\p{Ll}{2,14}:(?=\s)/gu
const minLabels = 3

/** «D. Procedimiento en el Código de Comercio para el transporte de carga»: it ends without a full stop. */
const isTitle = (text: string): boolean => /^(?:\p{Lu}|\d{1,2}(?:\.\d{1,2})*|[IVXLC]{1,5})\s?[.)]+[-–]?\s\p{Lu}[^,;:.]{0,140}$/u.test(text)
/** What a list of key words has not. */
const speaks = /\b(?:que|no|para|se|con|sin|si|porque|pues)\b/u

/** What is to be decided is told, and nothing of how: the sentence asks, or says what corresponds to be determined. */
const isOpenQuestion = ({ kind, text, folded }: Candidate): boolean =>
  kind !== 'resolutiva' &&
  (/^[^\p{L}]*¿[^?]*\?[^\p{L}]*$/u.test(text) || (asksIssue.test(folded) && !said.consequence.test(folded) && !said.reason.test(folded)))

export function isInCapitals(text: string): boolean {
  return !/\p{Ll}{3}/u.test(text)
}

/** «Derecho penal parte general, tomo I, 2da. ed., 2007, p. 410». */
const isBookNote = (folded: string): boolean =>
  /\b(?:tomo|edicion|editorial|editores|ed|ob|op)\b/u.test(folded) && /\bp(?:p|ags?|aginas?)?\.? ?\d/u.test(folded)
/** «Punta Arenas, dos de enero de dos mil veinticuatro». */
const dateLine = /^\p{L}[\p{L} ]{2,30}, (?:a )?[\p{L}\d]+(?: y \p{L}+)? de \p{L}+ (?:de|del)(?: año)? (?:dos mil|mil|\d{4})[\p{L} ]*[.,]?$/u
/** «Por orden de la Contralora General de la República». */
const signature =
  /^(?:por orden del?|saluda atentamente|dios guarde|(?:sentencia )?(?:redactada|dictada|pronunciada) por (?:el|la) (?:magistrad|juez|ministr)|no firma)\b/u
/** What every trial has: proof that changes nothing, proof that was weighed, agreements that were not reached, a point left open. */
const courseOfTrial =
  /\b(?:prueba\p{L}*\b[^.;]{0,110} en nada (?:altera|modifica|desvirtua|cambia)|(?:restantes?|resto de las?|demas) pruebas?\b[^.;]{0,110} (?:altera|modifica|desvirtua)|prueba\p{L}*\b[^.;]{0,40} (?:fue(?:ron)?|ha(?:n)? sido|se) (?:analiza|valora|aprecia|pondera)\p{L}*[^.;]{0,30}(?:de acuerdo|conforme|segun)|valoro toda la prueba|en nada (?:altera|modifica|desvirtua|cambia)n? (?:lo (?:\p{L}+ )?(?:conclui|razona|resuelt|decidi|expuest|dich)|(?:la|dicha|esta) (?:conclusion|decision))|(?:innecesario|inoficioso) (?:el analisis|analizar|pronunciarse|valorar)|^(?:se )?(?:manifesto|comunico|dio a conocer) (?:el )?veredicto|no arribaron a convenciones probatorias|(?:omitira|no emitira)\p{L}* (?:un )?pronunciamiento)/u
const maxCourse = 320

/** A formula before the decision, an outcome that is only announced, what was cut off or only introduced. A line of a list of addressees, a page head within a sentence. */
const isUnfinished = ({ text, folded, kind }: Candidate): boolean =>
  (endsOpen.test(folded) && !(kind === 'resolutiva' && text.length > maxAddressee && orders.test(folded))) ||
  pageHead.test(text) ||
  (kind !== 'resolutiva' && announced.test(folded)) ||
  (!verb.test(folded) && !orders.test(folded) && (formula.test(folded) || (kind !== 'resolutiva' && introduces.test(folded)))) ||
  (kind === 'resolutiva' &&
    text.length < maxAddressee &&
    !text.includes('$') &&
    !verb.test(folded) &&
    !orders.test(folded) &&
    !ordered.test(folded))
const maxAddressee = 120

/** Who pays the costs and what is to be done with the file: it takes the place of what decides. */
const isOfTheFile = ({ kind, folded }: Candidate): boolean =>
  kind === 'resolutiva' ? emptyOrder.test(folded) : ofCosts.test(folded) || isReasonOfCosts(folded)

/** «No habiendo resultado totalmente vencido y por tener motivo plausible, se le eximirá.» */
const isReasonOfCosts = (folded: string): boolean =>
  folded.length < maxReason &&
  /\b(?:costas|eximi\p{L}+)\b/u.test(folded) &&
  /\b(?:motivos? plausibles?|(?:total|complet|integr)\p{L}*mente vencid[oa]s?|vencid[oa]s? (?:total|complet|integr)\p{L}*mente|articulos? 4[578]\b)/u.test(
    folded,
  )
const maxReason = 500

/** With what adjustment and interest sums are paid, and «rechaza en lo demás». */
const isOfTheRest = ({ kind, folded }: Candidate): boolean =>
  kind === 'resolutiva' && folded.length < maxRest && (adjusts.test(folded) || restDenied.test(folded)) && !folded.includes('$')
const maxRest = 330
const adjusts = /\b(?:sumas?|cantidad(?:es)?|prestaciones|montos?)\b[^.]{0,90}\b(?:reajust|interes)/u
const restDenied = /\b(?:rechaz|desestim)\p{L}*,?(?: (?:la )?(?:demanda|reclamacion|accion|denuncia|querella))?,? en (?:todo )?lo demas\b/u

/** «Se rechaza la alegación de extemporaneidad»: beside what is decided of the claim it reads as if the claim were denied. */
const isOfASideIssue = ({ kind, folded }: Candidate): boolean => kind === 'resolutiva' && folded.length < maxRest && sideIssue.test(folded)
const sideIssue =
  /^[^a-z]*(?:[ivx]{1,4}\b[^a-z]*)?(?:que,? )?(?:se )?(?:rechaz|desestim)\p{L}*,?(?: (?:sin|con) costas,?)? (?:la|las|el|los) (?:alegacion|excepcion|tacha|objecion|incident|incidencia|observacion)\p{L}*/u

/** «2. Indemnización por años de servicio, $7.700.000»: an item of what is to be paid. */
const isItemOfSum = ({ kind, text, folded }: Candidate): boolean =>
  kind === 'resolutiva' && text.length < maxItem && text.includes('$') && !orders.test(folded)
const maxItem = 160
