import type { Outcome } from '@basejuris/domain'
import { cityName, findMatches, seatForms } from '@basejuris/legal-text'
import { kindsOfCourt } from '../outcomes/verdict-words.ts'
import { fillSpans, type Span } from '../parts/span.ts'
import { findAppealKinds } from './find-appeal-kinds.ts'
import { cityMention } from './find-lone-cities.ts'
import { foldQuery, type Mention, outcomeMention } from './mention.ts'

/** Verbs of deciding and their participles, as a court does what its appeal came to. */
const verbs: readonly (readonly [outcome: Outcome | null, forms: string, participle: string])[] = [
  ['inadmisible', String.raw`no\s+admiti?[oe]|declar[oa]\s+inadmisible`, String.raw`(?:declarad[oa]\s+)?inadmisible`],
  [
    'rechaza',
    String.raw`no\s+acog(?:io|e)|no\s+(?:dio|da|hizo)\s+lugar\s+al?|rechaz(?:[oa]|ando)|desestim(?:[oa]|ando)|desech[oa]`,
    '(?:rechaz|desestim|desech|deneg)ad[oa]',
  ],
  ['acoge_parcial', String.raw`acog(?:io|e)\s+(?:en\s+parte|parcialmente)`, String.raw`aco[gj]id[oa]\s+(?:en\s+parte|parcialmente)`],
  ['acoge', String.raw`acog(?:io|e|iendo)|acoj(?:io|e)|dej[oa]\s+sin\s+efecto`, 'aco[gj]id[oa]'],
  ['revoca', 'revoc(?:[oa]|ando)', 'revocad[oa]'],
  ['confirma', 'confirm(?:[oa]|ando)', 'confirmad[oa]'],
  ['anula', '(?:anul|invalid)(?:[oa]|ando)', '(?:anul|invalid)ad[oa]'],
  ['absuelve', 'absolvio|absuelve', 'absuelt[oa]'],
  [
    null,
    String.raw`dict[oa]\s+(?:una\s+)?sentencia\s+de\s+reemplazo|act(?:uo|ua)\s+de\s+oficio|conden[oa](?!\s+en\s+costas)|les?\s+(?:dio|da|encontro)\s+(?:toda\s+)?la\s+razon`,
    'fallad[oa]',
  ],
]
const anyOf = (column: 1 | 2): string => verbs.map((row, at) => `(?<v${at}>${row[column]})`).join('|')
const appeal = String.raw`(?<appeal>(?:recurso\s+(?:de\s+)?)?(?:unificacion(?:\s+de\s+jurisprudencia)?|casacion(?:\s+(?:(?:en|de)\s+)?(?:el\s+|la\s+)?(?:fondo|forma)(?!\p{L}))?|inaplicabilidad(?:\s+por\s+inconstitucionalidad)?|proteccion|amparo|nulidad|apelacion|queja|revision)|recurso\s+de\s+hecho)(?!\p{L})`
const claim = '(?:demanda|tutela|denuncia|requerimiento|reclamo|reclamacion|querella)'
/** «la nulidad del despido» is no appeal. */
const notOfActs = String.raw`(?!\s+(?:del?|de\s+la)\s+(?:despido|actos?|contratos?|matrimonio|autodespido|notificaci[oó]n|emplazamiento|remate|compraventa|testamento|escritura|t[ií]tulo|lo\s+obrado))`
const year = String.raw`(?:19|20)\d\d`
/** «con costas», «por no acreditarse», «en enero de 2024»: how or when it was decided. */
const manner = String.raw`\s*(?:$|[,;.:]|pero\s|con\s|sin\s+costas|por(?:que)?\s|en\s+(?:\p{L}+\s+(?:de\s+)?)?${year}|\p{L}+ndo\s|art(?:iculo)?s?[.\s]+\d)`
/** What is decided, or nothing where the decision ends or its order follows: «acoge y ordena restituir». */
const decided = String.raw`(?:(?:\s+(?:con|sin)\s+costas)?\s+(?:(?:el|la|los|las|al|su|sus|un|una)\s+)?(?:${appeal}${notOfActs}|(?:sentencia|fallo|resolucion|condena|multa|giro|liquidacion|expulsion|acta|${claim})(?!\p{L}))|\s+(?:eso|esto|todo|lo\s+obrado|(?:es[ae]|est[ae]|dich[ao])\s+\p{L}+)(?!\p{L})|(?=${manner}|\s+y\s+(?:orden|dispu?[os]|mand|dej|declar|conden|exclu|inclu|rebaj|reduj|aument|elev|fij|conced|otorg|mantuv|dict)\p{L}*))`
/** «la Suprema de oficio», «el TC en 2019», «Talca la»: between the court and its verb. */
const beforeVerb = String.raw`(?:\s+(?:de\s+oficio|finalmente|tambien|(?:en|el)\s+${year}|l[oa]s?))*\s+`
const unnamedCourt = String.raw`(?<!\p{L})(?:(?:la|una)\s+(?:corte|sala)|(?:el|un)\s+(?:tribunal|juzgado)(?:\s+(?:(?:del?|en|lo|el|la)|${kindsOfCourt}))*)`
/** `§` stands for a court. Nobody says so of a time, a condition or what others told. */
const ofCourt = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:que|si|cuando|aunque|como|donde)\s+(?:(?:la|el)\s+)?)(?:(?<!§)§+|${unnamedCourt})${beforeVerb}(?:${anyOf(1)})${decided}`,
  'gu',
)
/** «el requerimiento contra la reforma que el TC acogió». */
const ofRuling = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${claim}|recurso|amparo|proteccion|nulidad|casacion|queja)(?!\p{L})[^.;]{0,160}\sque\s+(?:(?:la|el)\s+)?)§+${beforeVerb}(?:${anyOf(1)})${decided}`,
  'gu',
)
/** «…, Valdivia la desecha»: the city for its court. */
const ofCity = new RegExp(String.raw`(?<=[,;.]\s*(?:y\s+)?)(?<city>${seatForms})(?!\p{L})${beforeVerb}(?:${anyOf(1)})${decided}`, 'gu')
const inCity = String.raw`(?:\s+en\s+(?<city>${seatForms})(?!\p{L}))?`
/** «…, casación en el fondo rechazada por falta de fundamento». */
const ofAppeal = new RegExp(
  String.raw`(?<=[,;.]\s*)(?:y\s+)?(?:la\s+|el\s+)?${appeal}\s+(?:fue\s+)?(?:${anyOf(2)})(?!\p{L})${inCity}`,
  'gu',
)
/** «…, tutela por discriminación acogida con recargo»; «protección rechazada en Talca por extemporánea» ends so wherever it stands. */
const ofClaim = new RegExp(
  String.raw`(?<!\p{L})(?:${appeal}|${claim}(?:\s+\p{L}+){0,4}?)\s+(?:fue\s+)?(?:${anyOf(2)})(?!\p{L})${inCity}(?=\s*(?:$|[,;.])|\s+(?:con|sin|pero)\s|\s+por\s+(?:haber|falta|no|ser|extempor|manifiest)\p{L}*)`,
  'gu',
)
/** «…, acogida con costas», «terminó absuelto»: nothing but the decision. */
const ofEnd = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf(2)})(?=\s+(?:con\s+costas|en\s+todas\s+sus\s+partes)(?!\p{L}))|(?:termin[oa]|result[oa]|qued[oa]|sal(?:io|e))\s+(?<ended>absuelt[oa]))`,
  'gu',
)
/** «recurre de protección porque …, acogido con costas»: the appeal and what came of it stand apart. */
const ofFiled = new RegExp(
  String.raw`(?<=(?<!\p{L})recurr(?:e|en|io|ieron)\s+de\s+${appeal}[^.]*[,;]\s*)(?:${anyOf(2)})(?=\s*(?:$|[,;.]|con\s+costas))`,
  'gu',
)
/** «…, la comunidad recurrió de protección en Concepción», «… y la empresa apeló ante la corte de Talca»: who decides stands last. */
const ofFiling = new RegExp(
  String.raw`(?<!\p{L})(?:(?:apel(?:o|aron)|recurr(?:io|ieron))(?:\s+de\s+${appeal})?|(?:procede|cabe|corresponde)\s+(?:un\s+|el\s+|la\s+)?(?<asked>recurso\s+de\s+hecho|amparo|proteccion|casacion|queja|nulidad|revision)|(?:es|sea|seria)\s+(?:admisible|procedente|posible))\s+(?:ante|en|a)\s+(?:la\s+)?(?:§+|(?<city>${seatForms}))(?=\s*(?:[.?,;]|$))`,
  'gu',
)
/** «…, la comunidad ganó la protección con costas». */
const ofWinner = new RegExp(
  String.raw`(?<!\p{L})(?:(?<won>gan(?:o|aron|a))|(?<lost>perdi(?:o|eron)))\s+(?:(?:la|el|su|un|una)\s+)?${appeal}(?=\s*(?:$|[,;.]|con\s+costas))`,
  'gu',
)
/** «pidieron protección por la honra, se acogió y ordenaron borrar». */
const ofPetition = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:pid(?:io|ieron)|present(?:o|aron)|interpus\p{L}+|recurr(?:io|ieron)\s+de)\s+(?:(?:un|una|el|la)\s+)?${appeal}[^.;]{0,80}[,;]\s*(?:y\s+)?)se\s+(?:${anyOf(1)})(?=\s*(?:$|[,;.]|y\s+(?:orden|dispu|mand)\p{L}*))`,
  'gu',
)
/** «la CS en unificación dijo que el promitente comprador prefiere»: what a court said. */
const ofSaying =
  /(?<!(?<!\p{L})(?:que|si|cuando|aunque|como|donde)\s+(?:(?:la|el)\s+)?)(?<!§)§+(?:\s+en\s+[^,;.]{1,40}?)?\s+(?:dijo|sostuvo|establecio)\s+que(?!\s+(?:no\s+)?(?:me|mi|nos)\s)/gu
const decisions = [ofSaying, ofPetition, ofWinner, ofFiling, ofFiled, ofAppeal, ofCourt, ofRuling, ofCity, ofClaim, ofEnd]
/** «mi recurso», «que presentamos»: what somebody has behind. */
const ownCase = /(?<!\p{L})(?:mi|mis|me|nuestr[oa]s?|present[eé]|interpuse|apel[eé]|\p{L}{3,}(?:amos|imos))(?!\p{L})/u
/** The account goes on, or what is sought is another decision than the one of which it tells. */
const goesOn =
  /(?:^|[\s,;.])(?:y(?=\s+(?:el|la|los|las|un|una|me|nos|se|les?|no|ahora|sigue\p{L}*|quier\p{L}+|todavia|igual|despues|luego|ya|aun)\s)|pero(?!\s+(?:(?:sin|con|solo|ordenando|de\s+oficio)\s|actu\p{L}+\s+de\s+oficio|(?:rechaz|desestim|acogi|revoc|confirm)\p{L}*\s))|aunque|ahora|igual|todavia|aun|mientras|despues|luego|entonces|(?:quier\p{L}+|quisiera|busc[oa]|busca\p{L}*|necesit[oa]|requiero)\s+(?!ese|este|esos|estos|el\s+mismo|mas\s))\s*/u

/**
 * The court, outcome and appeal of the decision with which an account ends or begins: «…, la Corte Suprema declaró inadmisible la unificación».
 * Whoever tells it so looks for such rulings, or for others about the same, so that they are to be preferred. Empty where the account goes on.
 */
export function decisionOfAccount(text: string, mentions: readonly Mention[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const courts = mentions.filter(({ test }) => test.kind === 'tribunal' || test.kind === 'origen')
  const outline = fillSpans(folded, courts, '§')
  const last = decisions
    .flatMap((pattern) => findMatches(outline, pattern))
    .sort((a, b) => b.index + b[0].length - a.index - a[0].length)
    .find(({ index, 0: whole }) => isEnd(outline, { from: index, to: index + whole.length }))
  if (last === undefined) return ofComptroller(folded, courts)
  const { index, 0: whole, groups = {} } = last
  const at = verbs.findIndex((_, each) => groups[`v${each}`] !== undefined)
  const [outcome, said] = decidedBy(groups) ?? [verbs[at]?.[0] ?? null, groups[`v${at}`] ?? '']
  const named = groups['appeal'] ?? groups['asked'] ?? appealBefore(outline, index)
  const placed = (part: string): Span => {
    const from = whole.includes(part) ? index + whole.indexOf(part) : outline.lastIndexOf(part, index)
    return { from, to: from + part.length }
  }
  return [
    ...mentions.filter(({ test, from, to }) => isOfDecision(test.kind) && index <= from && to <= index + whole.length),
    ...mentions.filter(
      ({ test, from }) => test.kind === 'fecha' && isBehind(outline.slice(index + whole.length, from), from - index - whole.length),
    ),
    ...(outcome === null ? [] : [{ ...outcomeMention(outcome, placed(said)), strength: 'plain' as const }]),
    ...(named === undefined ? [] : appealNamed(named, placed(named))),
    ...(groups['city'] === undefined ? [] : [cityMention(placed(groups['city']), cityName(groups['city']))]),
  ]
}

/** What somebody came out with, who «terminó absuelto» or «ganó la protección». */
const decidedBy = ({ ended, won, lost }: Readonly<Record<string, string | undefined>>): readonly [Outcome, string] | null => {
  if (ended !== undefined) return ['absuelve', ended]
  if (won !== undefined) return ['acoge', won]
  return lost === undefined ? null : ['rechaza', lost]
}

/** «Talca rechazó el amparo y la Suprema revocó»: the appeal that the sentence named last. */
const appealBefore = (outline: string, index: number): string | undefined =>
  findMatches(outline.slice(0, index), appealOfSentence).at(-1)?.groups?.['appeal']
const appealOfSentence = new RegExp(String.raw`(?<!\p{L})${appeal}${notOfActs}(?=[^.;]{0,80}$)`, 'gu')

/** «el TC acogió la inaplicabilidad en enero de 2025». */
const isBehind = (between: string, distance: number): boolean => distance > 0 && /^\s+(?:(?:en|el|del?)\s+)?$/u.test(between)

/** «el TC en 2019 acogió»: which court decided, and when. */
const isOfDecision = (kind: Mention['test']['kind']): boolean => kind === 'tribunal' || kind === 'fecha'

/** «contraloría devuelve sin tramitar la destitución»: its rulings are what it does. */
const ofComptroller = (folded: string, courts: readonly Mention[]): Mention[] =>
  courts.filter(({ test, value, to }) => test.kind === 'tribunal' && /^Contralor/u.test(value) && comptrollerActs.test(folded.slice(to)))
const comptrollerActs =
  /^\s+(?:general(?:\s+de\s+la\s+republica)?\s+)?(?:devuelve|devolvio|represent[ao]|curs[ao]|tom[ao]\s+razon|se\s+ab(?:stiene|stuvo)|dictamin[ao]|reconsider[ao])(?!\p{L})(?!.*(?<!\p{L})(?:mi|mis|me)(?!\p{L}))/u

/** «Talca acogió la nulidad, ¿la Suprema admite la unificación?»: another court is asked about. */
const asksCourt = /¿[^?]*§/u

const isEnd = (outline: string, { from, to }: Span): boolean => {
  const behind = outline.slice(to)
  if (asksCourt.test(behind)) return false
  return !ownCase.test(/^[^,;.]*/u.exec(behind)?.[0] ?? '') && (outline.slice(0, from).trim() === '' || !goesOn.test(behind))
}

const appealNamed = (named: string, span: Span): Mention[] =>
  findAppealKinds(/^recurso/u.test(named) ? named : `recurso de ${named}`)
    .slice(0, 1)
    .map((mention) => ({ ...mention, ...span }))
