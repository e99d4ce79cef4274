import { courtNames } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { findSpanishDates } from '../analysis/spanish-date.ts'
import { repairIdentifiers } from '../cleaning/repair-identifiers.ts'
import { type NoiseSigns, repairScan } from '../norms/scan-noise.ts'
import { isCitedAlone } from './cited-alone.ts'
import { namesAction } from './constitutional-action.ts'
import { type CourtAround, courtAround, isOfCourtBehind, locateCourts } from './court-around.ts'
import { findBareNumbers } from './find-bare-numbers.ts'
import { findCaptionsAlone } from './find-captions-alone.ts'
import { findDictamenes } from './find-dictamenes.ts'
import { findLooseNumbers, isOfCourt } from './find-loose-numbers.ts'
import { findRulingReferences } from './find-ruling-references.ts'
import { captionsIn } from './group/citation-captions.ts'
import { type CitationGroup, readCitationGroups } from './group/citation-group.ts'
import { type LoneParts, readLoneParts } from './group/lone-parts.ts'
import { withCarriedDay, writeOutDays } from './relative-days.ts'
import { citeByCaption, type FoundRulingCitation, type NumberedCitation } from './ruling-citation.ts'
import { readWordsBeside } from './words-beside.ts'

/** What stands between two numbers of one list, dates and considerandos left out. */
const listWords =
  /^(?:[\s\u00a0,;()\-"”°º%*]|\d{1,3}(?=[°º%"”*])|(?:y|e|de|del|la|las|los|fecha|rol|roles|rit|n|nº|n°|n°s|nros?|causa|causas|autos|sentencia|fallo|ingreso|corte|c|cc|cons|considerandos?|entre|otros?|otras?|antecedentes|(?:(?:mas\s+)?recientemente|ultimamente|luego|posteriormente)(?:\s*,)?(?:\s+en)?)(?![\p{L}])\.?)*$/u

/** Files, land, permits and investigations have numbers of the same form as cases. */
const otherThing =
  /(?:investigaci[oó]n(?:es)?\s+(?:FNE\s+)?(?:rol(?:es)?\s+)?|expediente\s+|(?:expedientes?|procedimientos?)\s+sancionatorios?\s+|c[oó]digo:?\s+|aval[uú]o\s+(?:[^.;\n\d]{0,40}rol\s+)?|(?<!\p{L})(?:RCA|[DO0]\.\s?[S5]\.)\s+|exentas?\s+[^.;\n]{0,90}R-01-\S+[^.;\n]{0,50}|exentas?\s+)(?:n(?:[°º.]|ro\.?)s?\s*)?(?:[FWE]\s*)?$/iu

/** «el exhorto lleva el N° E-45-2020»: no ruling that a brief cites. */
const exhorto = /(?<!\p{L})exhortos?\s+(?:\p{Ll}+\s+){0,4}(?:rol\s+|rit\s+)?(?:n(?:[°º.]|ro\.?)\s*)?$/iu

/** Words that make a number that of a case, whatever act stands before them. */
const caseWords =
  'rol|rit|ruc|causas?|autos|sentencias?|fallos?|ingreso|dictad|pronunciad|reca[ií]d|corte|tribunal|juzgado|recurso|proceso|juicio|expediente|s?tc|scs|en'
/** «Boletín N° 6.191-19», «Oficio Ord. N° 8369-2022», «Resolución N° 1005-14116/2023»: acts and papers that have numbers of that form. */
const numberedAct = new RegExp(
  String.raw`(?<!\p{L})(?:auto\s?acordado\s+de\s+la\s+(?:\p{L}+\.?\s+)?corte\s+suprema|resoluci[oó]n(?:es)?|res\.(?:\s?ex\.)?|bolet[ií]n(?:es)?|oficios?|ordinarios?|ord\.|reservados?|cartas?|memor[aá]nd(?:um|o)s?|informes?|certificados?|p[oó]lizas?|facturas?|nch|norma\s+chilena)(?:\s[–-]?(?!(?:${caseWords})(?!\p{L}))[\p{L}.:]+){0,9}\s*(?:n(?:[°º*”"'.]|ro\.?|o\.?)s?\s*)?(?:[\p{L}\d.]{1,6}\s?[-–:]\s?){0,4}$`,
  'iu',
)

/** The file of a case, where its court is named with the number. */
const fileOfCase = /expedientes?\s+(?:[^.;\n]{0,80}\s)?(?:n(?:[°º.]|ro\.?|os\.)s?\s*)?$/iu
const reachOfFile = 110

const labelledRit = /(?<!\p{L})R\.?I\.?T/iu

const byCaption =
  /(?<![\p{L}])(?:sentencia|fallo)(?:\s+(?:definitiv|dictad|pronunciad)[oa])?\s+(?:de|con)\s+(?:fecha\s+)?(?<written>[^.;\n“”"«»]{8,70}?),?\s+(?:[^.;\n“”"«»\d]{0,80}?\s)?carat?ulad[oa]s?\s*:?\s*["“«](?<caption>[^"”»\n]{5,120})["”»]/giu
/** A cheap sign that each of these has. */
const mayBeByCaption = /carat?ulad/iu

export interface RulingCitationOptions {
  readonly isBrief?: boolean
  /** Of a text of which this one is a part, where they were read. */
  readonly noise?: NoiseSigns | undefined
}

/**
 * Every ruling and dictamen that a text names, in order: rol, RIT and ingreso in all forms, lists that share a court, dictámenes. Numbers
 * without a year count where the court is named, and rulings by date and caption too. In a brief, which cites for others to look up, a rol
 * counts without court and year, and acts of offices and captions alone do. Linear in the text.
 */
export function findRulingCitations(text: string, { isBrief = false, noise }: RulingCitationOptions = {}): FoundRulingCitation[] {
  const repaired = repairScan(text, noise)
  const read = repairIdentifiers(repaired?.text ?? text)
  const found = isBrief ? readWithDays(read) : readCitations(read, false)
  return repaired === null ? found : found.map((one) => ({ ...one, ...repaired.spanOf(one.from, one.to) }))
}

/** The citations of a brief, those with the day of another one too. */
function readWithDays(text: string): FoundRulingCitation[] {
  const dated = writeOutDays(text)
  if (dated === null) return readCitations(text, true)
  const found = readCitations(dated.text, true)
  const carried = withCarriedDay(dated.days, found)
  return found.map((one) => ({ ...one, ...dated.spanOf(one.from, one.to), ...(carried.has(one) ? { isDayCarried: true } : {}) }))
}

function readCitations(text: string, isBrief: boolean): FoundRulingCitation[] {
  const isOfCase = ({ from }: { readonly from: number }): boolean => {
    const before = text.slice(Math.max(0, from - 150), from)
    return !otherThing.test(before) && !numberedAct.test(before) && !(isBrief && exhorto.test(before))
  }
  const isInFile = ({ from }: { readonly from: number }): boolean => fileOfCase.test(text.slice(Math.max(0, from - reachOfFile), from))
  const dockets = findRulingReferences(text, (one) => isOfCase(one) || (isBrief && isInFile(one))).map(
    ({ from, to, docket, court }): NumberedCitation => ({ from, to, kind: kindOf(text, from), docket, bareNumber: null, court }),
  )
  const loose = new Set([
    ...findLooseNumbers(text, isBrief).filter((one) => isOfCase(one) || isInFile(one)),
    ...dockets.filter((one) => !isOfCase(one)),
  ])
  const numbered = withoutOverlaps([
    ...dockets,
    ...findDictamenes(text, isBrief),
    ...findBareNumbers(text, isBrief).filter(isOfCase),
    ...loose,
  ])
  const isOfAppeals = (one: NumberedCitation): boolean =>
    isBrief &&
    one.kind === 'rol' &&
    one.court === null &&
    one.docket?.letter === null &&
    !labelledRit.test(text.slice(Math.max(0, one.from - 12), one.from))
  const groups = readCitationGroups(text, numbered, isOfAppeals)
  const grouped = numbered.map((one, at) => inGroup(text, one, groups[at]))
  const seated = grouped.map((one) => inOwnCourt(text, one))
  const strict = shareCourts(text, isBrief ? shareNamedCases(text, seated, groups) : seated)
  const lone = isBrief ? strict.map((one, at) => lonePartsOf(text, one, { groups, at, isLast: at === strict.length - 1 })) : []
  const shared = isBrief
    ? shareCourts(
        text,
        strict.map((one, at) => withLoneCourt(one, lone[at])),
      )
    : strict
  const found = shared.flatMap((each, at) => {
    const own = numbered[at]
    if (
      own !== undefined &&
      loose.has(own) &&
      !isOfCourt(each, text) &&
      !(isBrief && isCitedAlone(each, text)) &&
      (groups[at]?.caption ?? null) === null
    )
      return []
    const { decidedOn, caption, considerandos } = readWordsBeside(text, each.from, each.to, {
      since: groups[at - 1]?.to ?? 0,
      limit: shared[at + 1]?.from ?? text.length,
    })
    const [group, alone] = [groups[at], lone[at]]
    const said = {
      decidedOn: decidedOn ?? group?.decidedOn ?? alone?.decidedOn ?? null,
      caption: caption ?? group?.caption ?? alone?.caption ?? null,
      ruc: group?.ruc ?? (each.docket?.letter == null ? null : (alone?.ruc ?? null)),
      considerandos,
    }
    return [{ ...each, ...said, ...certainty(each, said.decidedOn !== null) }]
  })
  const all = [...found, ...findByCaption(text, found)]
  return [...all, ...(isBrief ? findCaptionsAlone(text, all) : [])].sort((a, b) => a.from - b.from)
}

interface PlaceOfNumber {
  readonly groups: readonly CitationGroup[]
  readonly at: number
  readonly isLast: boolean
}

/** What its clause alone says of a number that a part is missing of. */
const lonePartsOf = (text: string, one: NumberedCitation, { groups, at, isLast }: PlaceOfNumber): LoneParts | undefined => {
  const group = groups[at]
  const hasRuc = one.kind !== 'rol' || one.docket?.letter == null || group?.ruc != null
  if (one.kind !== 'rol' || (hasRuc && one.court !== null && group?.decidedOn != null && group.caption !== null)) return undefined
  return readLoneParts(text, one, { since: groups[at - 1]?.to ?? 0, until: isLast ? text.length : (groups[at + 1]?.from ?? text.length) })
}

const withLoneCourt = (one: NumberedCitation, lone: LoneParts | undefined): NumberedCitation =>
  one.court === null && lone !== undefined && lone.court !== null ? { ...one, court: lone.court } : one

/** A court in one run with the number stands before one that only precedes it in the sentence, not before the one that it is said to be of. */
const inGroup = (text: string, one: NumberedCitation, group: CitationGroup | undefined): NumberedCitation => {
  const court = group?.court ?? null
  if (one.kind === 'dictamen' || court === null) return one
  if (isOfCourtBehind(text, one.to)) return one.court === null ? { ...one, court: courtAround(text, one.from, one.to) } : one
  if (court === 'own' && one.court !== null) return one
  return { ...one, court }
}

const kindOf = (text: string, from: number): FoundRulingCitation['kind'] =>
  /dict[aá]men(?:es)?[^\d\n]{0,20}$/iu.test(text.slice(Math.max(0, from - 40), from)) || /^E?\d+N\d{2}/u.test(text.slice(from, from + 14))
    ? 'dictamen'
    : 'rol'

/** «028575N01», «E586803N24»: the form in which Contraloría alone numbers. */
const ofComptroller = /^E?\d+N\d{2}(?!\d)/u

/** «GR-19-00032-2017»: two letters and the number of the region, as the tax courts alone write. */
const ofTaxCourt = /^\p{Lu}{2}-\d{2}$/u
const taxCourt = 'Tribunal Tributario y Aduanero'

/** «E586803N24» is a number of Contraloría, «GR-19-00032-2017» one of a tax court and «14.718-22-INA» one of the Tribunal Constitucional, whatever the text says. */
const inOwnCourt = (text: string, one: NumberedCitation): NumberedCitation => {
  if (one.court !== null) return one
  const isComptrollers = one.docket?.letter === 'E' || ofComptroller.test(text.slice(one.from, one.to))
  if (ofTaxCourt.test(one.docket?.letter ?? '')) return { ...one, court: { name: taxCourt } }
  if (one.kind === 'dictamen') return isComptrollers ? { ...one, court: { name: courtNames.comptroller } } : one
  return namesAction(text, one) ? { ...one, court: { name: courtNames.constitutional } } : one
}

function withoutOverlaps(found: readonly NumberedCitation[]): NumberedCitation[] {
  const retained: NumberedCitation[] = []
  for (const one of [...found].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = retained.at(-1)
    if (last === undefined || one.from >= last.to) retained.push(one)
    else if (last.docket === null && one.docket !== null) retained[retained.length - 1] = one
  }
  return retained
}

/** A number without court, or of any court of appeals beside one of a city. */
const isOpen = ({ court }: NumberedCitation, other: NumberedCitation): boolean =>
  court === null || (court !== 'own' && court.name === anyAppeals && nameOf(other)?.startsWith(`${anyAppeals} de `) === true)
const anyAppeals = 'Corte de Apelaciones'
const nameOf = ({ court }: NumberedCitation): string | null => (court === null || court === 'own' ? null : court.name)

/** Numbers of one list are of one court, named before the first or behind the last. */
function shareCourts(text: string, found: readonly NumberedCitation[]): NumberedCitation[] {
  const shared = [...found]
  const isInList = (first: NumberedCitation, second: NumberedCitation): boolean =>
    first.kind === second.kind &&
    second.from - first.to < 90 &&
    !/(?<![,ye]\s{0,2})\n/u.test(text.slice(first.to, second.from)) &&
    listWords.test(withoutDates(text.slice(first.to, second.from)))
  for (const [at, one] of shared.entries()) {
    const previous = shared[at - 1]
    if (previous !== undefined && isOpen(one, previous) && isInList(previous, one)) shared[at] = { ...one, court: previous.court }
  }
  for (let at = shared.length - 2; at >= 0; at -= 1) {
    const [one, next] = [shared[at], shared[at + 1]]
    if (one !== undefined && next !== undefined && isOpen(one, next) && isInList(one, next)) shared[at] = { ...one, court: next.court }
  }
  return shared
}

/** «ambas de la Corte Suprema», behind the last number of a list. */
const ofAll = /^[\s)\]]{0,3},?\s*(?:(?:tod|amb)[oa]s|(?:los|las)\s(?:dos|tres|cuatro|cinco))\s+(?:del?|ante|por)\s/u
const maxBetweenCases = 300

/** Cases of one list, each with its caption or a remark in parentheses, are of the court named at its head or said to be that of all. */
function shareNamedCases(text: string, found: readonly NumberedCitation[], groups: readonly CitationGroup[]): NumberedCitation[] {
  const shared = [...found]
  const isInList = (first: NumberedCitation, second: NumberedCitation): boolean => {
    const between = text.slice(first.to, Math.min(second.from, first.to + maxBetweenCases))
    const isAlike = first.kind === 'rol' && second.kind === 'rol' && first.docket?.letter === second.docket?.letter
    return (
      isAlike && first.to + between.length === second.from && !between.includes('\n') && listWords.test(withoutDates(withoutCases(between)))
    )
  }
  let isHeaded = false
  for (const [at, one] of shared.entries()) {
    const previous = shared[at - 1]
    const isNext: boolean = isHeaded && previous !== undefined && isOpen(one, previous) && isInList(previous, one)
    if (isNext && previous !== undefined) shared[at] = { ...one, court: previous.court }
    isHeaded = isNext || groups[at]?.isNamedFirst === true
  }
  let isOfAll = false
  for (let at = shared.length - 1; at > 0; at -= 1) {
    const [one, next] = [shared[at - 1], shared[at]]
    if (one === undefined || next === undefined) continue
    isOfAll = (isOfAll || ofAll.test(text.slice(next.to, next.to + 40))) && isOpen(one, next) && isInList(one, next)
    if (isOfAll) shared[at - 1] = { ...one, court: next.court }
  }
  return shared
}

/** What stands between two numbers without captions and remarks in parentheses. */
function withoutCases(between: string): string {
  const remarks = between.replace(/\([^()]*\)/gu, ' ')
  let rest = remarks
  for (const { from, to } of captionsIn(remarks, locateCourts(remarks)).sort((a, b) => b.from - a.from))
    rest = rest.slice(0, from) + rest.slice(to)
  return rest
}

function withoutDates(between: string): string {
  let rest = foldSameLength(between)
  for (const { from, to } of findSpanishDates(between).toReversed()) rest = rest.slice(0, from) + rest.slice(to)
  return rest
}

/** Confidence by what the text says: number, year, court and date. */
function certainty(
  { kind, docket, bareNumber, court }: NumberedCitation,
  isDated: boolean,
): Pick<FoundRulingCitation, 'ambiguous' | 'confidence'> {
  const isConstitutional = court !== null && court !== 'own' && court.name === courtNames.constitutional
  if (kind === 'sentencia') return { ambiguous: true, confidence: 0.8 }
  if (bareNumber !== null) return isConstitutional ? { ambiguous: false, confidence: 0.85 } : { ambiguous: true, confidence: 0.5 }
  if (court === null) return { ambiguous: true, confidence: docket?.letter === null ? 0.6 : 0.65 }
  return { ambiguous: false, confidence: isDated ? 0.95 : 0.9 }
}

/** The court named between the date and the caption. */
function courtInside(written: string): CourtAround {
  const [named] = locateCourts(written)
  return named?.court ?? null
}

/** «sentencia de 3 de mayo de 2021, caratulada «A con B»», where no number stands with it. */
const findByCaption = (text: string, numbered: readonly FoundRulingCitation[]): FoundRulingCitation[] =>
  [...(mayBeByCaption.test(text) ? text.matchAll(byCaption) : [])].flatMap((match): FoundRulingCitation[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const [date] = findSpanishDates(match.groups?.['written'] ?? '')
    const isNumbered = numbered.some((one) => one.from >= from - 60 && one.from <= to + 60)
    if (date === undefined || isNumbered) return []
    const court = courtAround(text, from, to) ?? courtInside(match[0].slice(0, -(match.groups?.['caption']?.length ?? 0) - 1))
    const caption = match.groups?.['caption']?.trim() ?? null
    return [citeByCaption({ from, to, court, decidedOn: date.date, caption, considerandos: [] }, court === null)]
  })
