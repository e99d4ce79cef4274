import { foldText, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { ScoredCandidate } from './score-candidates.ts'

/** Words of a term that a question asks about, in any order: «daño moral», «accidente de trayecto». */
const maxTerm = 4
/** UTF-16 units between a term and what says of what kind it is. */
const maxBetween = 40
/** What a thing is: «es aquella que …», «consiste en …», «se ha definido como …». On folded text, behind the term. */
const isOfKind = String.raw`\b(?:(?:es|son|sea) (?:un[oa]?|aquell?[ao]?s?|aquel|tod[oa]|cualquier|una especie|(?:el|la|los|las) (?:modo|medio|institucion|accion|derecho|facultad|acto|hecho|sancion|lesion|menoscabo|detrimento|perdida|afectacion|dolor|figura|situacion|contrato|forma|conjunto|mecanismo|procedimiento|tenencia|daño|perjuicio|obligacion|deber|causal|defecto|vicio|inaccion|que\b|cual\b))|consiste[n]? en|se traduce en|(?:se|ha|han) (?:(?:lo|la) )?(?:ha |han )?(?:sido )?(?:defin|conceptualiz|entend|caracteriz|conceb)\p{L}*|(?:puede|debe|suele|podria) (?:ser )?(?:defin|entend|concept)\p{L}*|entendid[oa]s? como|definid[oa]s? como|comprende (?:todo|toda|cualquier)|importa (?:un|una|todo|toda) (?:dolor|lesion|menoscabo|perdida|afectacion|sancion|renuncia))`
/** What announces a term that is then defined: «se entiende por …», «el concepto de …». On folded text, right before it. */
const announces = String.raw`\b(?:(?:se |debe |ha de )?(?:entiende|entenderse|entendera|entendiendo(?:se)?|entenderemos|entendido) (?:que )?(?:por|como)|por|defin\p{L}+(?: legalmente)?(?: (?:a|al|como))?|(?:concepto|definicion|nocion) (?:legal )?de(?:l)?|llama|denomina)\s(?:(?:el|la|los|las|un|una) )?`
const defines = /\b(?:entiende|entender|entendera|entendiendo|entenderse|defin(?!itiv)\p{L}+|concepto|nocion|consiste|significa)\b/u

/** The court's own sentence that says what the term of a question is. Null where none does. The rulings come by docId, best first. */
export function findDefinition(
  candidates: readonly ScoredCandidate[],
  { demands, order }: { readonly demands: readonly QuestionDemand[]; readonly order: readonly string[] },
): ScoredCandidate | null {
  const defining = candidates.filter((each) => !each.isAccount && statesDefinition(each.folded, demands))
  const placeOf = ({ source }: ScoredCandidate): number => order.indexOf(source.ruling.docId)
  return [...defining].sort((a, b) => placeOf(a) - placeOf(b) || b.score - a.score)[0] ?? null
}

/** Whether a folded sentence says what the term is that the words of a question name: all of its words, and what kind of thing it is. */
export function statesDefinition(folded: string, demands: readonly QuestionDemand[]): boolean {
  const words = demands
    .filter(({ kind }) => kind === 'words')
    .flatMap(({ label }) => foldText(label).match(/\p{L}+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
  if (words.length === 0 || words.length > maxTerm) return false
  const between = String.raw`\s(?:(?:de|del|la|el|las|los|por|en|a|al|con|y|o) ){0,3}`
  const term = words.map((word) => String.raw`\b${word.replace(/(?:(?<=[^aeo])es|s)$/u, '')}(?:e?s)?(?!\p{L})`).join(between)
  const behind = new RegExp(`${term}(?:[^.;:]{0,${maxBetween}}?)${isOfKind}`, 'u')
  const before = new RegExp(`${announces}(?:[“"«]\\s*)?${term}`, 'u')
  return behind.test(folded) || (before.test(folded) && defines.test(folded))
}
