import type { TextSpan } from '../analysis/text-span.ts'
import { findQuotations } from '../quotations/find-quotations.ts'

const clauseEnd = /[.;\n]/u
const reachOfClause = 300

/** The clause around a place of a text: what stands before the offset, and what stands from it on. */
export function clauseAround(text: string, at: number): { readonly before: string; readonly behind: string } {
  const before =
    text
      .slice(Math.max(0, at - reachOfClause), at)
      .split(clauseEnd)
      .at(-1) ?? ''
  return { before, behind: text.slice(at, at + reachOfClause).split(clauseEnd)[0] ?? '' }
}

/** «conforme al », «en los términos del »: the court acts or judges on what follows. */
const onGround =
  /(?<!\p{L})(?:conforme|de conformidad|con arreglo|de acuerdo|seg[uú]n|en virtud|en los t[eé]rminos|a la luz|como|cuando)(?!\p{L})[^.;\n]{0,40}(?:exig|dispon|dispuest|prescri|previst|prev[eé]n|contempl|establec|orden|mand)\p{L}*|(?<!\p{L})(?:conforme|de conformidad|con arreglo|de acuerdo) (?:al?|con)(?!\p{L})|(?<!\p{L})(?:causal(?:es)?|requisitos?|exigencias?)(?!\p{L})/iu
const reproaching = String.raw`(?:denunci|invoc|acus|exten[dr]|extiend|mencion|incluy|inclui|inclu[ií]|esgrim|impugn)\p{L}*`
/** «se omitió extender la infracción a los », «sin denunciar como infringido el », «no se invoca el »: what a recourse leaves out. */
const leftOut = new RegExp(
  String.raw`(?<!\p{L})(?:(?:omit|soslay|olvid)\p{L}+\s+(?:\p{L}+\s+){0,3}?(?:${reproaching}|citar|alegar|señalar|indicar|consignar|considerar|referirse|la\s+(?:denuncia|infracci[oó]n))|(?:no|tampoco)\s+(?:se\s+|los?\s+|las?\s+)?(?:han?\s+|haber(?:se)?\s+|hubiera\p{L}?\s+)?(?:sido\s+)?${reproaching}|sin\s+(?:que\s+)?(?:se\s+|los?\s+|las?\s+)?(?:ha(?:ya|yan|ber|berse)\s+|hubier\p{L}+\s+)?${reproaching}|(?:falta|omisi[oó]n|ausencia)\s+de\s+(?:la\s+)?(?:denuncia|invocaci[oó]n|menci[oó]n))(?!\p{L})(?<object>[^.;\n]*)$`,
  'iu',
)
const violatedNorms =
  /(?<!\p{L})(?:infracci|infringi|vulnera|transgre|contravenci|conculca|quebranta|decisori|normas?(?!\p{L})|normativa|preceptos?(?!\p{L})|disposici)|^\s*(?:tampoco\s+)?(?:al?|el|los|las|de(?:l| los)?|en el)?\s*(?:art[ií]culos?|arts?\.?)?\s*$/iu
/** «…, que no fue denunciado», «cuya infracción no se acusa». */
const laterLeftOut =
  /^[^.;\n]{0,90}?(?<!\p{L})(?:que|cuales|cuya\s+(?:infracci[oó]n|vulneraci[oó]n|transgresi[oó]n)|(?:norma|precepto|disposici[oó]n)\p{L}*)\s+(?:que\s+)?no\s+(?:ha\s+sido|han\s+sido|fue|fueron|se|se\s+han?)\s+(?:denunci|invoc|acus)\p{L}*/iu

/** Whether the court says that whoever lodged the recourse did not reproach the infringement of the norm at the offset. */
export function isLeftOut(text: string, at: number): boolean {
  const { before, behind } = clauseAround(text, at)
  const object = leftOut.exec(before)?.groups?.['object']
  if (object !== undefined) return !onGround.test(object) && violatedNorms.test(object)
  return laterLeftOut.test(behind) && !onGround.test(before)
}

/** «la Circular N° 12, que imparte instrucciones sobre el »: the subject of another act. */
const subjectOfAct =
  /(?<!\p{L})(?:circular|instructivo|oficio(?:\s+(?:circular|ordinario))?|resoluci[oó]n\s+exenta)\s+(?:\p{L}+\s+){0,3}(?:N[°ºo.]*\s*)?\d[^.;\n]{0,80}?(?<!\p{L})(?:que\s+(?:imparte|establece|contiene|fija|instruye|regula|interpreta)|sobre|relativ[oa]\s+al?|referid[oa]\s+al?|acerca\s+de)(?!\p{L})[^.;\n]{0,140}$/iu

const isAtHead = /^[\s\p{P}\p{S}]*$/u

/**
 * Says of offsets of a text whether the norm there is only named: within a quotation, as the subject of another act, or as left out of a
 * recourse. Quotations hold titles of acts and the words of other norms. The heading of a transcribed article names that article itself.
 */
export function readNamedAlone(text: string): (at: number) => boolean {
  let quotations: readonly TextSpan[] | null = null
  const isQuoted = (at: number): boolean => {
    quotations ??= findQuotations(text)
    return quotations.some(({ from, to }) => from <= at && at < to && !isAtHead.test(text.slice(from, at)))
  }
  return (at) => isQuoted(at) || isLeftOut(text, at) || subjectOfAct.test(clauseAround(text, at).before)
}
