import { foldSameLength, overlaps, withoutOverlaps } from '@basejuris/legal-text'
import { findOutcomes } from '../outcomes/find-outcomes.ts'
import { type CourtsOfRegion, findCourtsOfRegions } from '../parts/courts-of-regions.ts'
import { cityAtStart } from '../parts/find-cities.ts'
import { findCourts } from '../parts/find-courts.ts'
import { findDates } from '../parts/find-dates.ts'
import type { NamedCourt, QueryCourt, QueryDate, QueryNorm } from '../parts/query-parts.ts'
import { fillSpans, type Span, withoutSpans } from '../parts/span.ts'
import { decisionOfAccount } from './account-decision.ts'
import { closesAccount } from './account-end.ts'
import { type ConditionMode, conditionKey, periodValue, type QueryCondition } from './condition.ts'
import { asOrigin, ofSupremeAlone, readOrigins } from './courts-of-origin.ts'
import { decideModes, type MentionMode } from './decide-modes.ts'
import { findAppealKinds } from './find-appeal-kinds.ts'
import { findBases } from './find-bases.ts'
import { findChambers } from './find-chambers.ts'
import { findJudges, type KnownJudge } from './find-judges.ts'
import { cityMention, findLoneCities } from './find-lone-cities.ts'
import { findProcedures } from './find-procedures.ts'
import { type Mention, nameTest, outcomeMention } from './mention.ts'
import { narrativeOf } from './narrative.ts'
import { partAsked } from './part-asked.ts'
import { writeOut } from './shorthand.ts'
import { possibleMentions } from './weighing/possible-mentions.ts'
import { type WeighModes, weighModes } from './weighing/weigh-modes.ts'

/** What the request decides instead of the text. A key in both must match. */
export interface ConditionSwitches {
  readonly required?: readonly string[] | undefined
  readonly preferred?: readonly string[] | undefined
}

/** A court beside a number. Nothing of other bodies comes from a document of theirs, as rulings come from a case. */
export interface CaseCourt extends QueryCourt {
  readonly isOfDocument?: boolean
}

export interface QuerySurroundings {
  /** Parts of other kinds, within which nothing is a condition. */
  readonly taken: readonly Span[]
  readonly norms: readonly QueryNorm[]
  /** Courts written beside the number of a case, which the number demands already. */
  readonly caseCourts: readonly CaseCourt[]
  /** The query names a case by its number. */
  readonly namesCase: boolean
  /** The query is nothing but the two parties of a caption. */
  readonly isCaption: boolean
  readonly judges: readonly KnownJudge[]
  readonly switches: ConditionSwitches
  /** Decides what is done with each mention. */
  readonly weigh?: WeighModes | undefined
}

export interface FoundConditions {
  readonly conditions: readonly QueryCondition[]
  /** Courts and dates of what happened, and words such as «fallos»: neither demanded nor searched as words. */
  readonly setAside: readonly Span[]
}

/** Court, chamber, date, outcome, kind of appeal, judge and base named in the query, each demanded or preferred. */
export function findConditions(typed: string, surroundings: QuerySurroundings): FoundConditions {
  if (surroundings.isCaption) return { conditions: [], setAside: [] }
  const written = writeOut(typed)
  const moved = <Each extends Span>(spans: readonly Each[]): Each[] => spans.map((span) => ({ ...span, ...written.spanOf(span) }))
  const { taken, norms, caseCourts } = surroundings
  const { conditions, setAside } = conditionsIn(written.text, {
    ...surroundings,
    taken: moved(taken),
    norms: moved(norms),
    caseCourts: moved(caseCourts),
  })
  return {
    conditions: conditions.map((condition) => ({ ...condition, ...written.originOf(condition) })),
    setAside: setAside.map((span) => written.originOf(span)),
  }
}

/** Every court, date and so on that a text names, in order. */
export function mentionsIn(
  text: string,
  { taken, norms, caseCourts, judges }: Pick<QuerySurroundings, 'taken' | 'norms' | 'caseCourts' | 'judges'>,
): Mention[] {
  const spans = [...taken, ...norms]
  const courts = courtMentions(text)
  const named = withoutOverlaps(
    [
      ...findBases(text),
      ...findJudges(text, judges),
      ...findChambers(text),
      ...findCourtsOfRegions(text).map(ofRegion),
      ...caseCourts.map(({ isOfDocument, ...court }) => ({ ...courtMention({ ...court, plain: true }), isOfCase: isOfDocument !== true })),
      ...courts,
      ...dateMentions(text, norms),
      ...findProcedures(text, courts),
      ...findAppealKinds(text),
    ],
    spans,
  )
  const mentions = asGranted(withoutOverlaps([...named, ...outcomeMentions(text, [...named, ...spans])], spans))
  const beside = [...mentions, ...citiesOfCases(text, mentions, taken)]
  const withCities = [...beside, ...citiesBesideAppeals(text, beside, spans)]
  const all = [...withCities, ...findLoneCities(text, withCities, spans)].sort((a, b) => a.from - b.from)
  return readOrigins(text, all)
}

/** «causa rit o-1-2020 de Curicó, …»: the city of the court that gave the number. */
const citiesOfCases = (text: string, mentions: readonly Mention[], taken: readonly Span[]): Mention[] =>
  taken.flatMap(({ from, to }): Mention[] => {
    const lead = /\d[-/]\d{2,4}$/u.test(text.slice(from, to)) ? /^\s+de\s+/u.exec(text.slice(to))?.[0] : undefined
    if (lead === undefined) return []
    const start = to + lead.length
    const city = cityAtStart(foldSameLength(text.slice(start, start + maxCityLength).toLowerCase()))
    if (city === null || !/^\s*(?:$|[,;.)?])/u.test(text.slice(start + city.length))) return []
    const span = { from: start, to: start + city.length }
    return [...mentions, ...taken].some((other) => overlaps(other, span)) ? [] : [cityMention(span, text.slice(span.from, span.to))]
  })

/** «nulidad laboral Santiago 2024»: a city right behind the kind of appeal, with nothing but dates and outcomes behind it, where no court is named. */
const citiesBesideAppeals = (text: string, mentions: readonly Mention[], apart: readonly Span[]): Mention[] => {
  if (mentions.some(({ test }) => test.kind === 'tribunal')) return []
  return mentions.flatMap((appeal): Mention[] => {
    if (appeal.test.kind !== 'recurso') return []
    const from = appeal.to + (/^\s+/u.exec(text.slice(appeal.to))?.[0].length ?? 0)
    const rest = text.slice(from, from + maxCityLength)
    const city = cityAtStart(foldSameLength(rest.toLowerCase()))
    if (city === null) return []
    const span = { from, to: from + city.length }
    const isTaken = [...mentions, ...apart].some((other) => overlaps(other, span))
    const behind = mentions.find((other) => other.from >= span.to && /^[\s,]*$/u.test(text.slice(span.to, other.from)))
    const isLast = /^\s*(?:$|[,;.])/u.test(text.slice(span.to))
    if (isTaken || !(isLast || behind !== undefined)) return []
    const courts = cityMention(span, text.slice(span.from, span.to))
    return [ofSupremeAlone.test(appeal.value) ? asOrigin(courts, true) : courts]
  })
}
const maxCityLength = 40

const conditionsIn = (text: string, surroundings: QuerySurroundings): FoundConditions => {
  const { taken, norms, namesCase, switches } = surroundings
  const apart = [...taken, ...norms]
  const read = mentionsIn(text, surroundings)
  const possible = possibleMentions(text, read, apart)
  const narrative = narrativeOf(text, apart)
  const asked = partAsked(text, read, apart)
  const mentions = [...read, ...possible]
  const modes = (surroundings.weigh ?? weighModes)({
    text,
    outline: fillSpans(fillSpans(text, apart, '¤'), read, '§'),
    narrative,
    asked,
    namesCase,
    mentions,
    modes: [...modesOf(text, read, surroundings), ...possible.map((): MentionMode => 'palabras')],
  })
  const decision = narrative === 'notes' && !deciding.test(text) ? [] : decisionOfAccount(text, read)
  const named = mentions.flatMap((mention, at): QueryCondition[] => {
    const mode = modes[at]
    // What somebody tells of the case is no condition of its own where it is part of the decision.
    const isAsked = asked !== null && mention.from >= asked.from && mention.to <= asked.to
    const isOfAccount = (narrative === 'own' || narrative === 'told') && !closesAccount(text, mention)
    const isOfDecision = !isAsked && isOfAccount && decision.some((each) => overlaps(each, mention))
    return isOfDecision || mode === undefined || mode === 'hechos' || mode === 'palabras'
      ? []
      : [conditionOf(text, mention, mode, switches)]
  })
  const preferred = decision
    .filter(({ test }) => !named.some((each) => each.test.kind === test.kind))
    .map((mention) => conditionOf(text, mention, 'preferir', switches))
  const ofEvents = mentions.filter((mention, at) => {
    return modes[at] === 'hechos' && eventKinds.has(mention.test.kind) && !preferred.some((each) => overlaps(each, mention))
  })
  const conditions = [...named, ...preferred]
  const isDemanded = conditions.some(({ mode }) => mode === 'exigir')
  return { conditions, setAside: [...ofEvents, ...(isDemanded ? rulingWords(text) : [])] }
}

/** «CS acogiendo nulidad», «y el juzgado rechazo el reclamo»: short notes say it so too. */
const deciding =
  /(?<!\p{L})(?:(?:acogi|rechaza|desestima|revoca|confirma|anula|invalida)[ea]?ndo(?!\p{L})|(?:acogi|rechaz|desestim|revoc|confirm|anul)o\s+(?:el|la|los|las)\s)/iu

/**
 * A court behind the number of a case is demanded. A city alone decides nothing about the rest: it is demanded where a note ends with it, and
 * beside nothing but such a number, of whose court it is then.
 */
const modesOf = (text: string, mentions: readonly Mention[], { taken, norms, namesCase }: QuerySurroundings): MentionMode[] => {
  const apart = [...taken, ...norms]
  const others = mentions.filter(({ isWordToo }) => isWordToo !== true)
  const modes = decideModes(text, others, apart, namesCase)
  const ofCity = namesCase && others.length === 0 && !/\p{L}/u.test(withoutSpans(text, [...mentions, ...apart])) ? 'exigir' : 'preferir'
  const outline = fillSpans(text, mentions, ' ')
  return mentions.map((mention) => {
    const isBehindCase = taken.some(({ to }) => to <= mention.from && ofItsCourt.test(outline.slice(to, mention.from)))
    if (namesCase && isBehindCase && mention.test.kind === 'tribunal') return 'exigir'
    if (mention.isWordToo !== true) return modes[others.indexOf(mention)] ?? 'palabras'
    return mention.strength === 'plain' && !namesCase ? 'exigir' : ofCity
  })
}

/** «rol 134-2023 La Serena», «C-12-2023 2° juzgado Los Andes», «rol 88-2024 protección Suprema»: nothing but conditions between a case and a court. */
const ofItsCourt = /^[\s,]*(?:(?:del?|en)\s+(?:la\s+|el\s+)?)?(?:\d{1,2}\s?[°º]?\s+)?(?:(?:juzgado|corte|ica|ca)\s+)?(?:de\s+)?$/iu

/** What tells where and when something happened. */
const eventKinds: ReadonlySet<string> = new Set(['tribunal', 'origen', 'fecha'])

/** The mention as a condition, in the mode that the text gives it unless the request has another. */
export function conditionOf(text: string, mention: Mention, mode: ConditionMode, switches: ConditionSwitches): QueryCondition {
  const { test, value, label, from, to } = mention
  const key = conditionKey(test.kind, value)
  return {
    test,
    value,
    label,
    key,
    mode: switchedMode(key, mode, switches),
    isOfCase: mention.isOfCase ?? false,
    isWordToo: mention.isWordToo ?? false,
    isSaidToo: mention.isSaidToo ?? false,
    from: from - (leadingWords.exec(text.slice(0, from))?.[0].length ?? 0),
    to,
  }
}

/** The mode of a condition unless the request has another. */
export function switchedMode(key: string, mode: ConditionMode, { required = [], preferred = [] }: ConditionSwitches): ConditionMode {
  if (required.includes(key)) return 'exigir'
  return preferred.includes(key) ? 'preferir' : mode
}

/** Prepositions and articles before a condition, which say nothing without it. */
const leadingWords = /(?<![\p{L}\d])(?:(?:de|del|en|ante|por|s[oó]lo|solamente)\s+)(?:(?:la|el|los|las)\s+)?$/iu

/** «fallos», «sentencias»: what is searched for, not a word of it. */
const rulingWords = (text: string): Span[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\d])(?:fallos|sentencias|jurisprudencia|resoluciones|recursos?|dict[aá]menes|precedentes|s[oó]lo|solamente|que|reciente|recientes|redactad[oa]s\s+por)(?![\p{L}\d])/giu,
    ),
  ].map(({ 0: word, index }) => ({ from: index, to: index + word.length }))

const ofRegion = ({ from, to, names, label }: CourtsOfRegion): Mention => ({
  from,
  to,
  test: nameTest('tribunal', names),
  value: label,
  label,
  strength: 'plain',
})

const courtMentions = (text: string): Mention[] => findCourts(text).map(courtMention)

const courtMention = ({ from, to, name, terms, plain, isWordToo = false, isSaidToo = false }: NamedCourt): Mention => ({
  from,
  to,
  test: { kind: 'tribunal', terms },
  value: name,
  label: name,
  strength: plain ? 'plain' : 'doubtful',
  isWordToo,
  isSaidToo,
})

/** Numbers that are no years: «2000 pesos», «N° 2020», «modelo 2019». */
const unitAfter =
  /^\s*(?:pesos|cc|uf|utm|uta|m2|mt2|metros|hect[aá]reas|has?\.?|d[oó]lares|millones|mil|%|trabajadores|personas|d[ií]as|horas(?!\s+(?:extra|nocturn|no\s))|meses|a[ñn]os|km|kil[oó]metros|cuotas|acciones)(?!\p{L})/iu
const numberBefore =
  /(?<!\p{L})(?:n[°ºo]\.?|nro\.?|n[uú]mero|folio|calle|avenida|av\.|pasaje|depto\.?|departamento|oficina|ruta|art\.?|art[ií]culo|inciso|patente|modelo|versi[oó]n|agenda|lote|parcela|p[aá]gina|fojas)\s*$/iu

const dateMentions = (text: string, norms: readonly QueryNorm[]): Mention[] =>
  findDates(text)
    .filter(({ from, to }) => !unitAfter.test(text.slice(to)) && !numberBefore.test(text.slice(0, from)))
    .map((date) => ({
      from: date.from,
      to: date.to,
      test: { kind: 'fecha', period: date.period },
      value: periodValue(date.period),
      label: date.label,
      strength: isOfNorm(text, date, norms) ? 'other' : 'plain',
    }))

/** «Ley 19.496 de 1997», «DS 40/2012»: the date of the norm. */
const isOfNorm = (text: string, { from, bounded }: QueryDate, norms: readonly QueryNorm[]): boolean =>
  !bounded && norms.some(({ to }) => to <= from && /^\s*(?:,?\s*del?(?:\s+a[ñn]o)?\s+|\/\s*)$/iu.test(text.slice(to, from)))

const outcomeMentions = (text: string, named: readonly Span[]): Mention[] =>
  findOutcomes(text, named).map(({ outcome, plain, ...span }) => ({
    ...outcomeMention(outcome, span),
    strength: plain ? 'plain' : 'doubtful',
  }))

/** «tribunal ambiental anula»: a court that hears claims against acts grants the claim where it annuls the act. */
const asGranted = (mentions: readonly Mention[]): Mention[] => {
  const hearsClaims = mentions.some(({ test, value }) => test.kind === 'tribunal' && ofClaims.test(value))
  return mentions.map((mention) =>
    hearsClaims && mention.test.kind === 'resultado' && mention.value === 'anula'
      ? { ...mention, ...outcomeMention('acoge', mention) }
      : mention,
  )
}
const ofClaims = /Tribunal(?:es)? (?:Ambiental|Tributarios? y Aduaneros?|de Contratación Pública)/u
