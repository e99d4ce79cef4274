import { foldText } from '@basejuris/legal-text'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { witness } from './asked/norm-words.ts'
import { type Cell, type CellValue, emptyCell } from './cell.ts'
import { type AskedColumn, surcharge } from './column.ts'
import { findEvidence, quotationOf, shareOf } from './evidence.ts'
import { operativeItems, stemsOfItem } from './operative-items.ts'
import { operativeSentences } from './operative-sentences.ts'

/** A value with its half-open UTF-16 range in a sentence. */
export interface LocatedValue extends CellValue {
  readonly from: number
  readonly to: number
  /** More stands beside it: «cinco años y un día». */
  readonly isPart?: boolean
}

interface FoundValue extends CellValue {
  readonly candidate: Candidate
  /** How much of the question stands beside it, from 0 to 1. */
  readonly share: number
  readonly isPart: boolean
}

/** A sentence that speaks of less has no value of the question. */
const minSentence = 0.4
/** Beside a value must stand this much of the question: for an answer, and for a doubtful one. */
const minSure = 0.7
const minDoubtful = 0.45
/** Values whose surroundings speak of nearly as much compete. */
const nearBest = 0.12
/** Characters before a value, and after it, that say what it is. */
const before = 220
const after = 110

/**
 * The value beside which a ruling speaks of the question. Several different ones of one rank are doubtful. A question that says nothing but
 * its type is asked of the operative part alone, where one of several is no answer.
 */
export function readLocatedValue(source: SourceRuling, column: AskedColumn, read: (text: string) => readonly LocatedValue[]): Cell {
  const isOfDecision = asksDecision.test(column.folded)
  if (asksPayment.test(column.folded) && isDeniedWhole(source)) return emptyCell
  const isOperativeOnly = isOfDecision && column.type === 'numero' && source.ruling.sections.some(({ kind }) => kind === 'resolutiva')
  const found = sentencesFor(source, column, read)
    .filter(
      ({ kind, folded, text }) =>
        !isOfDecision ||
        (!earlier.test(text) && !undone.test(folded) && (kind === 'resolutiva' || (!isOperativeOnly && !general.test(folded)))),
    )
    .flatMap((candidate) => valuesIn(candidate, column, read))
  const best = Math.max(0, ...found.map(({ share }) => share))
  if (best < minDoubtful) return isOfDecision ? emptyCell : readStatedValue(source, column, read)
  const rivals = found.filter(({ share }) => share >= best - nearBest)
  const operative = rivals.filter(({ candidate }) => candidate.kind === 'resolutiva')
  const ranked = operative.length > 0 ? operative : rivals
  const total = asksTotal.test(column.folded) ? ranked.filter(({ candidate }) => statesTotal.test(candidate.folded)) : []
  const deciding = total.length > 0 ? total : ranked
  const chosen = deciding.find(({ share }) => share === Math.max(...deciding.map((each) => each.share)))
  if (chosen === undefined) return emptyCell
  const isList = column.demands.length === 0 && countDifferent(valuesOrdered(source, read)) > 1
  if (isList || (asksTotal.test(column.folded) && isOneOfSeveral(source, chosen, read))) return emptyCell
  const { value, unit, candidate } = chosen
  const isSure =
    best >= minSure &&
    countDifferent(deciding) === 1 &&
    !deciding.some(({ isPart }) => isPart) &&
    (column.type !== 'numero' ||
      candidate.kind === 'resolutiva' ||
      countDifferent(found.filter(({ share }) => share >= minDoubtful)) <= 2) &&
    !isShared(chosen, read) &&
    (candidate.kind !== 'resolutiva' || countItems(source, column, read) <= 1) &&
    (candidate.kind === 'resolutiva' || !(isOfDecision || general.test(candidate.folded)))
  return {
    state: isSure ? 'respondida' : 'dudosa',
    value: { value, unit },
    quotation: quotationOf(candidate),
  }
}

/** A value that only a party, a report or a charge gives, where all of them give one. It is doubtful. */
function readStatedValue(source: SourceRuling, column: AskedColumn, read: (text: string) => readonly LocatedValue[]): Cell {
  if (column.demands.length === 0 || asksPayment.test(column.folded)) return emptyCell
  const stated = candidatesOf(source)
    .filter(({ kind, folded, voice }) => kind !== 'voto' && voice.speaker !== 'prueba' && !general.test(folded) && !witness.test(folded))
    .filter((candidate) => shareOf(candidate, column.demands) >= minSure)
    .flatMap((candidate) => valuesIn(candidate, column, read))
    .filter(({ share }) => share >= minSure)
  const [first] = stated
  if (first === undefined || countDifferent(stated) > 1) return emptyCell
  const { value, unit, candidate } = first
  return { state: 'dudosa', value: { value, unit }, quotation: quotationOf(candidate) }
}

/** Questions for what was decided: outside the operative part no value is sure. On folded text, as the next. */
const asksDecision = /\b(?:(?:fij|conden|impus|impon|impuest|orden|regul|conced|otorg|aplic)\p{L}*|multas?\b)/u
/** A fine stands where the claim against it is rejected. */
const asksPayment = /\b(?:orden|pag|conced|otorg|indemniz|compens)\p{L}*/u
/** What somebody earned stands in the reasons: items of the operative part state what is owed of it. */
const earnings = /\b(?:remuneracion\p{L}*|sueldos?|salarios?|gan(?:aba|o)|percib\p{L}*)\b/u
/** What an authority did before, in words that are not folded: «se aplicó una multa». */
const earlier = /(?<!\p{L})(?:aplicó|sancionó|impuso|condenó)(?!\p{L})/u

/** What a decision leaves without effect it does not order. */
const undone = /\b(?:dejan?|dejan?se|dejando|dejandose) (?:\p{L}+ )?sin efecto\b/u

/** Where a claim was rejected as a whole, nothing of it was ordered. */
function isDeniedWhole({ ruling }: SourceRuling): boolean {
  const acts = operativeSentences(ruling).flatMap((sentence) => sentence.acts)
  return (
    acts.some(({ deniesClaim, deniesRest }) => deniesClaim && !deniesRest) &&
    !acts.some(({ kind, weight }) => weight >= 2 && kind !== 'denies')
  )
}

/** What a norm provides is not what happened. */
const general =
  /\b(?:asignada|en abstracto|sancionad[oa] con|prescribe|contempla(?:do|da)?|castiga|podran? (?:ser|aplicar|imponer)|dispone que|establece que|se (?:aplicara|sancionara|castigara)|susceptibles? de|a que (?:alude|se refiere)n?|exig\p{L}+|requier\p{L}+|limites?|topes?|maxim[oa]s?|minim[oa]s? de)\b/u

/** «…: a Sur S.A. 300 UTM; a Norte Ltda. 100 UTM; y», «$50.000, y a la otra $20.000»: what leads to the sum of one of several. On folded text. */
const toAnother =
  /^[\s.)\]-]*(?:[;,]|y(?=\s))\s*(?:(?:y|e)\s+)?(?:(?:la|una?) (?:suma|multa) de\s+)?(?:al?|a las?|a los|para)\s[^;]{0,80}$/u

/** Whether the sentence gives each of several a value of the same unit: one of them is no answer for all. */
function isShared({ candidate, value, unit }: FoundValue, read: (text: string) => readonly LocatedValue[]): boolean {
  const values = read(candidate.text)
  return values.some((each, at) => {
    const previous = values[at - 1]
    return (
      previous !== undefined &&
      each.unit === unit &&
      previous.unit === unit &&
      (each.value === value || previous.value === value) &&
      toAnother.test(foldText(candidate.text.slice(previous.to, each.from)).replace(/^\s*\([^)]*\)\s*/u, ''))
    )
  })
}

/** «¿Cuál fue la multa total?». On folded text, as the next. */
const asksTotal = /\btotal(?:es)?\b|\ben conjunto\b|\bsuma de (?:las|los|todas|todos)\b/u
const statesTotal = /\b(?:total(?:es)?|asciende\p{L}*|suman?|en conjunto)\b/u

/** Whether the operative part orders several sums and this one is not said to be the total. */
const isOneOfSeveral = (source: SourceRuling, { candidate }: FoundValue, read: (text: string) => readonly LocatedValue[]): boolean =>
  !statesTotal.test(candidate.folded) && countDifferent(valuesOrdered(source, read)) > 1

const countDifferent = (values: readonly CellValue[]): number => new Set(values.map(({ value, unit }) => `${value} ${unit}`)).size

/** All values of the operative part. */
const valuesOrdered = (source: SourceRuling, read: (text: string) => readonly LocatedValue[]): LocatedValue[] =>
  source.ruling.sections
    .filter(({ kind }) => kind === 'resolutiva')
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => read(text)))

/** Items of the operative part that speak of the question and have a value: a list of sums is no sum. */
const countItems = (source: SourceRuling, { demands }: AskedColumn, read: (text: string) => readonly LocatedValue[]): number =>
  demands.length === 0
    ? 1
    : source.ruling.sections
        .filter(({ kind }) => kind === 'resolutiva')
        .flatMap(({ paragraphs }) => paragraphs)
        .filter(({ text }) => read(text).length > 0 && shareOf({ stems: stemsOfItem(text), norms: noNorms }, demands) >= minSure).length

const noNorms = (): ReadonlySet<string> => new Set()

function sentencesFor(source: SourceRuling, column: AskedColumn, read: (text: string) => readonly LocatedValue[]): Candidate[] {
  if (column.demands.length === 0)
    return candidatesOf(source).filter(
      ({ kind, voice, folded }) => kind === 'resolutiva' && voice.speaker === 'tribunal' && orders.test(folded),
    )
  const isOfEarnings = earnings.test(column.folded) && !asksDecision.test(column.folded) && !asksPayment.test(column.folded)
  const items = isOfEarnings ? [] : operativeItems(source, read)
  const inItems = new Set(items.map(({ place }) => place.anchor))
  const sentences = findEvidence(source, column).filter(
    ({ share, candidate }) => share >= minSentence && !inItems.has(candidate.place.anchor),
  )
  return [...items, ...sentences.map(({ candidate }) => candidate)]
}

/** Where a question names nothing but its type, the sentence must order something, not costs alone. On folded text. */
const orders = /\b(?:conden(?!\p{L}* en costas)|pag(?:ar|ue|o de)|solucion|enter|abon|restitu|indemniz|sufrir|aplica|impon|fija)/u

/** What follows a value says what it is up to here. */
const boundary = /[;,\n]|\.\s|\sy\s/u

/** «$500.000.- por …», «$500.000, por …»: what follows is what the value is for. */
const joint = /^(?:\.?\s*[–—-]|,(?=\s+(?:por|a título|correspondientes?)(?!\p{L})))/u

/** Heads of damages: a sum is of the one named nearest before it, or right behind. */
const heads =
  /\bdaños? (?<damage>morales|moral|emergentes?|patrimonial(?:es)?|materiales|material)\b|\b(?<profit>lucro cesante)\b|\b(?<chance>perdida de (?:una |la )?(?:chance|oportunidad))\b/gu
const namesHead = /^[^,;.$]{0,40}\b(?:por (?:concepto de)?|a titulo de|correspondientes? a(?:l)?|como|en razon de(?:l)?) ?[^,;.$]{0,40}$/u

function isOfOtherHead(question: string, ahead: string, behind: string): boolean {
  const asked = new Set([...question.matchAll(heads)].map(([head]) => head.slice(0, 12)))
  if (asked.size === 0) return false
  const next = [...behind.matchAll(heads)][0]
  const following = next !== undefined && namesHead.test(behind.slice(0, next.index)) ? next : undefined
  const own = following ?? [...ahead.matchAll(heads)].at(-1)
  return own !== undefined && !asked.has(own[0].slice(0, 12))
}

/** «$300.000, recargada en un 30 %»: what the law adds to is not what it adds. On folded text. */
const isBase =
  /^[\s.,;–-]*(?:\(?[^$\d]{0,60}\)?,? )?(?:(?:la )?(?:que|cual) (?:debe(?:ra)? |se )?)?(?:recargad|aumentad|incrementad|mas (?:el|un) (?:recargo|incremento|aumento))/u

/** «$440.000 por concepto de remuneración de 22 días»: what is owed of it. On folded text. */
const ofSomeDays =
  /^[^;$]{0,20}\bpor concepto de (?:la |las |sus? )?(?:remuner|sueldo)|^[^;$]{0,60}\b(?:dias|meses) (?:de(?:l)?|trabajad|adeudad)/u

/** «superior a media y menor a 4 UTM», «supera las 40 UTM», «la unidad tributaria en $52.161»: a limit, or what a unit is worth. On folded text. */
const isBound =
  /\b(?:superior(?:es)? a|inferior(?:es)? a|mayor(?:es)? (?:a|que|de)|menor(?:es)? (?:a|que|de)|super(?:a|e|an|en|aba|o) (?:el |la |las |los |a )?|exced(?:a|e|en|ia|er) (?:de |el |la |las |los )?|sobrepas\p{L}+ (?:de |las |los )?|mas de|menos de|al menos|a lo menos|unidad(?:es)? (?:tributarias?|de fomento)(?: mensual(?:es)?| anual(?:es)?)?[^.;,]{0,25} (?:en|de|a))\s*(?:la (?:suma|cantidad) de\s*)?(?:los |las )?$/u
const maxBound = 70

/** «los días 5 y 11 de enero»: values in a row are of one thing. */
const inRow = /^\s*(?:,|y|e|o|u|y el|y la)\s*$/u

function valuesIn(
  candidate: Candidate,
  { demands, folded: question }: AskedColumn,
  read: (text: string) => readonly LocatedValue[],
): FoundValue[] {
  const { text } = candidate
  const values = read(text)
  const found: FoundValue[] = []
  for (const [at, { value, unit, from, to, isPart = false }] of values.entries()) {
    const previous = values[at - 1]
    const start = Math.max(previous?.to ?? 0, from - before)
    const ahead = text.slice(start, from)
    const inherited = previous !== undefined && inRow.test(ahead) ? (found.at(-1)?.share ?? 0) : 0
    const lastBoundary = Math.max(ahead.lastIndexOf(';'), ahead.lastIndexOf('\n'))
    const behind = text.slice(to, Math.min(values[at + 1]?.from ?? text.length, to + after)).replace(joint, ' ')
    const end = behind.search(boundary)
    const zone = `${ahead.slice(lastBoundary + 1)}${text.slice(from, to)} ${end < 0 ? behind : behind.slice(0, end)}`
    // What is paid on top of an indemnity is named with it: «recargo del 30 % de la indemnización».
    if (demands.length > 0 && surcharge.test(foldText(zone)) && !surcharge.test(question)) continue
    if (surcharge.test(question) && isBase.test(foldText(text.slice(to, to + after)))) continue
    if (isOfOtherHead(question, foldText(ahead), foldText(behind))) continue
    if (earnings.test(question) && !asksPayment.test(question) && ofSomeDays.test(foldText(text.slice(to, to + after)))) continue
    if (isBound.test(foldText(text.slice(Math.max(0, from - maxBound), from)))) continue
    const share = Math.max(inherited, shareOf({ stems: stemsOfItem(zone), norms: candidate.norms }, demands))
    found.push({ candidate, value, unit, isPart, share })
  }
  return found
}
