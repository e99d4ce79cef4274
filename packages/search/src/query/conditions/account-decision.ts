import type { Outcome } from '@basejuris/domain'
import { cityName, seatForms } from '@basejuris/legal-text'
import { fillSpans, type Span } from '../parts/span.ts'
import { findAppealKinds } from './find-appeal-kinds.ts'
import { cityMention } from './find-lone-cities.ts'
import { foldQuery, type Mention, outcomeMention } from './mention.ts'

/** Verbs of deciding and their participles, as a court does what its appeal came to. */
const verbs: readonly (readonly [outcome: Outcome | null, forms: string, participle: string])[] = [
  ['inadmisible', String.raw`no\s+admiti?[oe]|declar[oa]\s+inadmisible`, String.raw`(?:declarad[oa]\s+)?inadmisible`],
  ['rechaza', String.raw`no\s+acog(?:io|e)|no\s+(?:dio|da|hizo)\s+lugar\s+al?|rechaz[oa]|desestim[oa]`, '(?:rechaz|desestim|deneg)ad[oa]'],
  ['acoge_parcial', String.raw`acog(?:io|e)\s+(?:en\s+parte|parcialmente)`, String.raw`acogid[oa]\s+(?:en\s+parte|parcialmente)`],
  ['acoge', 'acog(?:io|e)|acoj(?:io|e)', 'acogid[oa]'],
  ['revoca', 'revoc[oa]', 'revocad[oa]'],
  ['confirma', 'confirm[oa]', 'confirmad[oa]'],
  ['anula', '(?:anul|invalid)[oa]', '(?:anul|invalid)ad[oa]'],
  [null, String.raw`dict[oa]\s+(?:una\s+)?sentencia\s+de\s+reemplazo`, 'fallad[oa]'],
]
const anyOf = (column: 1 | 2): string => verbs.map((row, at) => `(?<v${at}>${row[column]})`).join('|')
const appeal = String.raw`(?<appeal>(?:recurso\s+(?:de\s+)?)?(?:unificacion(?:\s+de\s+jurisprudencia)?|casacion(?:\s+(?:en\s+(?:el\s+)?fondo|en\s+(?:la\s+)?forma|de\s+fondo|de\s+forma))?|inaplicabilidad(?:\s+por\s+inconstitucionalidad)?|proteccion|amparo|nulidad|apelacion|queja|revision))(?!\p{L})`
/** «la nulidad del despido» is no appeal. */
const notOfActs = String.raw`(?!\s+(?:del?|de\s+la)\s+(?:despido|acto|contrato|matrimonio|autodespido))`
/** What is decided, or nothing where the decision ends or its order follows: «acoge y ordena restituir». */
const decided = String.raw`(?:\s+(?:(?:el|la|los|las|al)\s+)?(?:${appeal}${notOfActs}|(?:sentencia|fallo|resolucion|condena)(?!\p{L}))|(?=\s*(?:$|[,;.:]|por(?:que)?\s|pero\s|con\s+(?:costas|voto|disidencia|declaracion)|\p{L}+ndo\s|y\s+(?:orden|dispu?[os]|mand|dej|declar|conden)\p{L}*)))`
/** `§` stands for a court. Nobody says so of a time, a condition or what others told. */
const ofCourt = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:que|si|cuando|aunque|como|donde)\s+(?:(?:la|el)\s+)?)(?:(?<!§)§+|(?<!\p{L})(?:la|una)\s+(?:corte|sala))\s+(?:${anyOf(1)})${decided}`,
  'gu',
)
/** «…, casación en el fondo rechazada por falta de fundamento». */
const ofAppeal = new RegExp(
  String.raw`(?<=[,;.]\s*)(?:y\s+)?(?:la\s+|el\s+)?${appeal}\s+(?:fue\s+)?(?:${anyOf(2)})(?!\p{L})(?:\s+en\s+(?<city>${seatForms})(?!\p{L}))?`,
  'gu',
)
/** «recurre de protección porque …, acogido con costas»: the appeal and what came of it stand apart. */
const ofFiled = new RegExp(
  String.raw`(?<=(?<!\p{L})recurr(?:e|en|io|ieron)\s+de\s+${appeal}[^.]*[,;]\s*)(?:${anyOf(2)})(?=\s*(?:$|[,;.]|con\s+costas))`,
  'gu',
)
/** «mi recurso», «que presentamos»: what somebody has behind. */
const ownCase = /(?<!\p{L})(?:mi|mis|me|nuestr[oa]s?|present[eé]|interpuse|apel[eé]|\p{L}{3,}(?:amos|imos))(?!\p{L})/u
/** The account goes on, or what is sought is another decision than the one of which it tells. */
const goesOn =
  /(?:^|[\s,;.])(?:y(?=\s+(?:el|la|los|las|un|una|me|nos|se|les?|no|ahora|sigue\p{L}*|quier\p{L}+|todavia|igual|despues|luego|ya|aun)\s)|pero(?!\s+(?:sin|con|solo|ordenando)\s)|aunque|ahora|igual|todavia|aun|mientras|despues|luego|entonces|(?:quier\p{L}+|quisiera|busc[oa]|busca\p{L}*|necesit[oa]|requiero)\s+(?!ese|este|esos|estos|el\s+mismo|mas\s))\s*/u

/**
 * The court, outcome and appeal of the decision with which an account ends or begins: «…, la Corte Suprema declaró inadmisible la unificación».
 * Whoever tells it so looks for such rulings, or for others about the same, so that they are to be preferred. Empty where the account goes on.
 */
export function decisionOfAccount(text: string, mentions: readonly Mention[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const courts = mentions.filter(({ test }) => test.kind === 'tribunal' || test.kind === 'origen')
  const outline = fillSpans(folded, courts, '§')
  const last = [...outline.matchAll(ofCourt), ...outline.matchAll(ofAppeal), ...outline.matchAll(ofFiled)]
    .sort((a, b) => b.index - a.index)
    .find(({ index, 0: whole }) => isEnd(outline, { from: index, to: index + whole.length }))
  if (last === undefined) return ofComptroller(folded, courts)
  const { index, 0: whole, groups = {} } = last
  const at = verbs.findIndex((_, each) => groups[`v${each}`] !== undefined)
  const [outcome = null, said, named] = [verbs[at]?.[0], groups[`v${at}`] ?? '', groups['appeal']]
  const placed = (part: string): Span => {
    const from = whole.includes(part) ? index + whole.indexOf(part) : outline.lastIndexOf(part, index)
    return { from, to: from + part.length }
  }
  return [
    ...courts.filter((court) => court.test.kind === 'tribunal' && index <= court.from && court.to <= placed(said).from),
    ...(outcome === null ? [] : [{ ...outcomeMention(outcome, placed(said)), strength: 'plain' as const }]),
    ...(named === undefined ? [] : appealNamed(named, placed(named))),
    ...(groups['city'] === undefined ? [] : [cityMention(placed(groups['city']), cityName(groups['city']))]),
  ]
}

/** «contraloría devuelve sin tramitar la destitución»: its rulings are what it does. */
const ofComptroller = (folded: string, courts: readonly Mention[]): Mention[] =>
  courts.filter(({ test, value, to }) => test.kind === 'tribunal' && /^Contralor/u.test(value) && comptrollerActs.test(folded.slice(to)))
const comptrollerActs =
  /^\s+(?:general(?:\s+de\s+la\s+republica)?\s+)?(?:devuelve|devolvio|represent[ao]|curs[ao]|tom[ao]\s+razon|se\s+ab(?:stiene|stuvo)|dictamin[ao]|reconsider[ao])(?!\p{L})(?!.*(?<!\p{L})(?:mi|mis|me)(?!\p{L}))/u

const isEnd = (outline: string, { from, to }: Span): boolean => {
  const behind = outline.slice(to)
  return !ownCase.test(/^[^,;.]*/u.exec(behind)?.[0] ?? '') && (outline.slice(0, from).trim() === '' || !goesOn.test(behind))
}

const appealNamed = (named: string, span: Span): Mention[] =>
  findAppealKinds(/^recurso/u.test(named) ? named : `recurso de ${named}`)
    .slice(0, 1)
    .map((mention) => ({ ...mention, ...span }))
