import { type Act, decisionActs, foldText, stemWord, stopWords } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, type CellQuotation, emptyCell } from '../cell.ts'
import { type OperativeSentence, operativeSentences } from '../operative-sentences.ts'
import { decidingQuotation } from '../outcome.ts'

/** «¿Qué ordenó la Corte?», «¿A qué se condenó a la demandada?», «Medidas que dispuso el tribunal». On folded text. */
const asksOrder =
  /^(?!.*\b(?:cuanto|cuando|por que|como|donde|quien)\b)[^\p{L}]*(?:(?:a|en) )?(?:que|cual(?:es)?|medidas?|ordenes?)\b(?<kind>.{0,40}?)\b(?<verb>orden(?:o|aron|ad[oa]s?|a|an)?|dispuso|dispusieron|dispuest[oa]s?|dispone|mand(?:o|aron)|instruyo|conden(?:o|aron|ad[oa]s?|a|an)?|resolv(?:io|ieron|iero)|resuelve[n]?|resuelt[oa]s?|decid(?:io|ieron|id[oa]s?|e|en)|fall(?:o|aron))\b(?<rest>.*)$/u

/** Who decides, and what says nothing of what is asked. On folded words. */
const ofCourt =
  /^(?:corte|suprema|apelaciones|tribunal|constitucional|juez\p{L}*|juzgado|sentencia|fallo|resolucion|contraloria|direccion|superintendencia|finalmente|definitiva|caso|causa|part[ei]|medidas?|cosas?|fue|favor)$/u

/** What operative parts order. On folded text. */
const orders =
  /(?<!\bque )\b(?:se )?(?:ordena[nr]?|ordenase|ordenandose|dispone[nr]?|disponese|disponiendose|instruye[n]?|decreta[nr]?|mandan?)\b|\b(?:dej(?:a[n]?|ar|ase|andose|ando)|queda[n]?) (?:\p{L}+ )?sin efecto\b|\b(?:debera[n]?|debiendo)\b|\b(?:conden(?:a[nr]?|ase|andose)|impone[nr]?|imponese|prohibe[n]?|restituya\p{L}*)\b/u
const condemns = /\b(?:conden(?:a[nr]?|ase|andose|ad[oa]s?)|impone[nr]?|imponese|sancion(?:a|ase)|(?:debera[n]?|debe[n]?) pagar)\b/u
/** What every ruling orders of itself: to be noted, noticed, sent back and carried out. On folded text. */
const ofForm =
  /\b(?:registr\p{L}+|notifi(?:qu|c)\p{L}*|archiv\p{L}+|devu[eé]lva\p{L}*|devolv\p{L}+ (?:los |el )?(?:antecedentes|expediente|autos)|ofici[eo]\p{L}*|comuni(?:qu|c)\p{L}+|ejecutoriad[oa]|redact\p{L}+|(?:articulo|art\.?) 468|huella genetica|adn|copias? autorizadas?|desglose|custodia|rol unico)\b/u
/** Who pays for the case is asked by its own name. On folded text. */
const costs = /\bcostas\b/u
const charges = /\$|\b(?:suma|penas?|presidio|prision|multas?|indemniz\p{L}*|prestacion\p{L}*|remuneracion\p{L}*|restitu\p{L}*)/u
const denied = /\b(?:no|tampoco) se (?:le |les )?(?:orden|conden|dispon|impon)/u

/** UTF-16 units of a sentence that is quoted whole. */
const maxQuoted = 900

/**
 * Answers what was ordered or decided from the operative part alone. Null for another question, and for one about reasons. Doubtful where
 * several sentences order something.
 */
export function readOrdered(source: SourceRuling, folded: string): Cell | null {
  const { verb, kind = '', rest = '' } = asksOrder.exec(folded)?.groups ?? {}
  if (verb === undefined) return null
  const objects = objectsOf(`${kind} ${rest}`)
  const isOfDecision = /^(?:res|decid|fall)/u.test(verb)
  // What was decided on one matter may stand in the reasons too.
  if (isOfDecision && objects.length > 0) return null
  if (isOfDecision) {
    const quotation = decidingQuotation(source.ruling)
    return quotation === null ? emptyCell : answered(quotation, isPlain(source, quotation) ? 'respondida' : 'dudosa')
  }
  const asked = verb.startsWith('conden') ? condemns : orders
  const said = operativeSentences(source.ruling).filter((sentence) => isOrder(sentence, asked, costs.test(folded)))
  const named = objects.length === 0 ? said : said.filter((each) => names(each.folded, objects))
  const [first] = named.toSorted((a, b) => weightOf(b) - weightOf(a) || Number(isShort(a)) - Number(isShort(b)))
  if (first === undefined) return emptyCell
  return answered(first.quotation, named.length === 1 && isPlain(source, first.quotation) ? 'respondida' : 'dudosa')
}

/** Shorter ones only announce a list, or were cut at an abbreviation. */
const minQuoted = 60
const isShort = ({ quotation: { text } }: OperativeSentence): boolean => text.length < minQuoted

/** Whether words stand in a part that only decides, and decide. Opinions argue and order in one text. */
const isPlain = ({ ruling }: SourceRuling, { place, text }: CellQuotation): boolean =>
  decisionActs(text).length > 0 && ruling.sections.some(({ anchor, kind }) => anchor === place.section && kind === 'resolutiva')

const answered = (quotation: CellQuotation, state: 'respondida' | 'dudosa'): Cell => ({
  state,
  value: { value: '', unit: null },
  quotation,
})

/** Whether a sentence orders what is asked; not what every ruling orders, nor costs alone where the question names none. */
function isOrder({ folded, quotation: { text } }: OperativeSentence, asked: RegExp, isOfCosts: boolean): boolean {
  if (!asked.test(folded) || denied.test(folded) || text.length > maxQuoted) return false
  if (!isOfCosts && costs.test(folded) && !charges.test(folded.replace(/\bcostas\b.*$/su, '')) && !/\bacog|\bordena/u.test(folded))
    return false
  return !ofForm.test(folded) || /\b(?:acog|acoj|conden)/u.test(folded)
}

const weightOf = ({ acts }: OperativeSentence): number => Math.max(0, ...acts.map(({ weight }: Act) => weight))

const stemsOf = (folded: string): string[] =>
  folded
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stemWord)

const objectsOf = (rest: string): string[] =>
  rest
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !stopWords.has(word) && !ofCourt.test(word))
    .map(stemWord)

function names(folded: string, objects: readonly string[]): boolean {
  const own = new Set(stemsOf(foldText(folded)))
  return objects.every((stem) => own.has(stem))
}
