import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import type { FoundNormCitation } from '../norms/norm-reference.ts'
import type { FoundRulingCitation } from '../references/ruling-citation.ts'
import { CitingClause } from './citing-clause.ts'
import { listedCitations, splitClauses } from './clause-parts.ts'
import { type ConstitutionalAct, constitutionalAct } from './constitutional-statement.ts'
import { type DecidedObject, locateObjects, objectAt } from './decided-object.ts'
import { isPreterite, opensWithVerb, otherVerbs, type StatedAct, verbReaders } from './decision-words.ts'
import { type StatedArticle, statedArticles } from './details/decided-places.ts'
import { type LabelledAmount, statedAmounts } from './details/labelled-amounts.ts'
import { type Finding, findingsIn } from './details/stated-findings.ts'
import { type Measure, measuresIn } from './details/stated-measures.ts'
import { type StatedPlace, statedPlaces } from './details/stated-places.ts'
import { statedTerms, type Term } from './details/stated-terms.ts'
import { crimesIn, penaltiesIn } from './judged-crimes.ts'
import { bringersIn, phraseBehind, topicsOf } from './object-topics.ts'
import { saidBefore } from './said-before.ts'
import { type Costs, costsStated } from './stated-costs.ts'
import { judgementNouns, reviewsByCourt } from './stated-noun.ts'
import type { VerbPlace } from './stated-source.ts'

/** What a text says that a ruling which it cites decided. Half-open range of the words in the text. */
export interface StatedDecision extends TextSpan {
  /** `otro` of whatever these do not say: it cannot be compared. */
  readonly act: StatedAct | ConstitutionalAct | EndingAct | 'otro'
  /** What was granted or denied; null where a ruling was confirmed, reversed or annulled, or somebody accused. */
  readonly object: DecidedObject | null
  /** What was confirmed, reversed or annulled, as the text calls it; null of any other act. */
  readonly reviewed: 'la sentencia' | 'la resolución' | null
  /** «En todas sus partes» stands beside it. */
  readonly isWhole: boolean
  /** «En cuanto», «en lo demás»: it is said of a part alone. */
  readonly isOfPart: boolean
  /** What the object is about, and the words that name who brought it. */
  readonly topics: ReadonlySet<string>
  readonly bringers: ReadonlySet<string>
  /** Sums that the clause names behind the verb, with what each is paid for. */
  readonly amounts: readonly LabelledAmount[]
  /** Shares and measures, what was declared of a thing, and parts of articles that were applied. */
  readonly measures: readonly Measure[]
  readonly findings: readonly Finding[]
  readonly places: readonly StatedPlace[]
  readonly terms: readonly Term[]
  /** Articles of which it is said that they, and no others, were decided so. */
  readonly articles: readonly StatedArticle[]
  /** What it says of costs; null where nothing, or both. */
  readonly costs: Costs | null
  /** Crimes of which it says that somebody was convicted or acquitted, and penalties of deprivation of liberty. */
  readonly crimes: readonly string[]
  readonly penalties: readonly string[]
}

/** Sentences longer than this are not read. */
const maxSentence = 1500
const quoted = /[“«][^”»]*(?:[”»]|$)|(?<![^\s(:])"(?=\S)[^"]*(?:"|$)/gu

/**
 * What a text says that each ruling decided, in the order of `citations`: everything, each once. The verb stands in the sentence of the citation, and its
 * subject is the court or the ruling. Empty where nothing of the kind is said, or where another may be meant.
 */
export function findStatedDecisions(
  text: string,
  citations: readonly FoundRulingCitation[],
  norms: readonly FoundNormCitation[] = [],
): (readonly StatedDecision[])[] {
  const found = new Map<FoundRulingCitation, StatedDecision[]>()
  for (const sentence of sentencesWith(text, citations))
    for (const clause of clausesOf(text, sentence, { citations, norms })) {
      const verbs = [...decisionsIn(clause, text)]
      const read = [...verbs, ...nounsIn(clause, verbs)]
      const others = [...othersIn(clause, text, read)]
      for (const { citation, ...decision } of [...read, ...others, ...detailsIn(clause, text, [...read, ...others])])
        found.set(citation, [...(found.get(citation) ?? []), decision])
    }
  return citations.map((citation) => found.get(citation) ?? [])
}

const sentencesWith = (text: string, citations: readonly TextSpan[]): TextSpan[] => {
  const found: TextSpan[] = []
  let next = 0
  let open: TextSpan | null = null
  for (const { from, to } of splitSentences(text)) {
    while ((citations[next]?.from ?? Number.POSITIVE_INFINITY) < from) next += 1
    const isCiting = (citations[next]?.from ?? Number.POSITIVE_INFINITY) < to
    if (isCiting && to - from <= maxSentence) found.push({ from, to })
    else if (!isCiting && open !== null && goesOn(text, open, { from, to })) found[found.length - 1] = { from: open.from, to }
    const last = found.at(-1)
    open = last !== undefined && last.to === to ? last : null
  }
  return found
}

/** «C.A. de Talca, rol 12-2020. Materia: despido. Rechazó el recurso.»: what follows on the line is said of the citation. */
const goesOn = (text: string, { from, to }: TextSpan, next: TextSpan): boolean => {
  if (next.to - from > maxSentence || text.slice(to, next.from).includes('\n')) return false
  const words = foldSameLength(text.slice(next.from, next.to))
  return note.test(words) || opensWithVerb(words)
}
const note = /^(?:materias?|tema|asunto|resultado|decision|resuelve): /u

/** The parts of a sentence between semicolons, folded and with what it quotes blank. One whose parentheses hold several citations comes once for each. */
function* clausesOf(
  text: string,
  { from, to }: TextSpan,
  { citations, norms }: { readonly citations: readonly FoundRulingCitation[]; readonly norms: readonly FoundNormCitation[] },
): Generator<CitingClause> {
  const words = foldSameLength(text.slice(from, to).replaceAll(quoted, (quotation) => ' '.repeat(quotation.length)))
  for (const part of splitClauses(words)) {
    const span = { from: from + part.from, to: from + part.to }
    const isWithin = (one: TextSpan): boolean => one.from >= span.from && one.to <= span.to
    const own = citations.filter(isWithin)
    const said = { words: words.slice(part.from, part.to), start: span.from, norms: norms.filter(isWithin) }
    const listed =
      own.length > 1
        ? listedCitations(
            said.words,
            own.map((one) => ({ from: one.from - span.from, to: one.to - span.from })),
          )
        : null
    if (own.length > 0 && listed === null) yield new CitingClause(text, said, own)
    for (const [at, each] of listed?.entries() ?? []) {
      const citation = own[at]
      if (citation !== undefined) yield new CitingClause(text, { ...said, words: each }, [citation])
    }
  }
}

interface CitedDecision extends StatedDecision {
  readonly citation: FoundRulingCitation
}

type Said = Pick<StatedDecision, 'act' | 'object' | 'reviewed'>

/** A verb and what it says, with the citation that it is certainly of. */
interface Candidate {
  readonly said: Said
  readonly place: VerbPlace
  /** What was decided on. */
  readonly noun: TextSpan
  readonly citation: FoundRulingCitation | null
}

/** What verbs of the clause say. One that another joins is of its ruling: «acogió el recurso y absolvió al acusado». */
function* decisionsIn(clause: CitingClause, text: string): Generator<CitedDecision> {
  const attributed = otherVerbs(clause.words).flatMap(({ from, to, lead }) => {
    const citation = clause.citationOfVerb({ from, to, isImpersonal: /se $/u.test(lead), isPresent: false })
    return citation === null ? [] : [{ to, citation }]
  })
  for (const { said, place, noun, citation: own } of [...candidatesIn(clause, text)].sort((a, b) => a.place.from - b.place.from)) {
    const citation = own ?? clause.citationOfJoined(place, attributed)
    if (citation === null) continue
    attributed.push({ to: place.to, citation })
    yield stateOf(clause, { said, place, noun, citation })
  }
}

const stateOf = (
  clause: CitingClause,
  { said, place, noun, citation }: Candidate & { readonly citation: FoundRulingCitation },
): CitedDecision => {
  const phrase = phraseBehind(clause.words, noun)
  return {
    ...said,
    isWhole: isWhole(clause.words, place),
    isOfPart: ofPart.test(clause.words.slice(place.from, place.to + wholeReach)),
    topics: said.object === null ? new Set() : topicsOf(phrase.split(otherRuling)[0] ?? ''),
    bringers: bringersIn(phrase.slice(noun.to - noun.from), { isLoose: true }),
    ...saidBeside(clause, place, said.act),
    citation,
    ...clause.spanOf(place),
  }
}

/** What the words from a verb on say of sums, costs, crimes, penalties and the like. */
const saidBeside = (clause: CitingClause, { from, to }: TextSpan, act: StatedDecision['act']): Details => {
  const words = clause.words.slice(from, from + amountReach)
  const own = (clause.words.slice(from, to + saidReach).split(saidEnd)[0] ?? '').split(nextJudgement)[0] ?? ''
  const isJudged = act === 'condena' || act === 'absuelve'
  return {
    ...saidDetails(clause, { from, to: from + amountReach }),
    costs: costsStated(words),
    crimes: isJudged ? crimesIn(own) : [],
    penalties: penaltiesIn(act === 'condena' ? own : words, { isLoose: act === 'condena' }),
  }
}
/** «…, y condenó por hurto»: said by a verb of its own. */
const nextJudgement = / (?:y|e|pero|aunque) (?:l[aeo]s? )?(?=(?:conden|absolv|absuel)\p{L}*)/u
type Details = Pick<
  StatedDecision,
  'amounts' | 'costs' | 'crimes' | 'penalties' | 'measures' | 'findings' | 'places' | 'terms' | 'articles'
>

/** What a range of a clause says was ordered, declared and applied. */
const saidDetails = (
  clause: CitingClause,
  { from, to }: TextSpan,
): Pick<Details, 'amounts' | 'measures' | 'findings' | 'places' | 'terms' | 'articles'> => {
  const words = clause.words.slice(from, to)
  return {
    amounts: statedAmounts(clause.words, { from, to }),
    measures: measuresIn(words),
    findings: findingsIn(words),
    terms: statedTerms(words),
    articles: statedArticles(clause.words, { from, to }, { norms: clause.norms, at: clause.start }),
    places: statedPlaces(clause.words, { from, to }, { norms: clause.norms, at: clause.start }),
  }
}

/** What is said before its verb or its source, of rulings of which nothing else was read: «el recargo de la letra c) fue concedido por …». */
function* detailsIn(clause: CitingClause, text: string, read: readonly CitedDecision[]): Generator<CitedDecision> {
  const cited = new Set(read.map(({ citation }) => citation))
  for (const { from, to, citation } of saidBefore(clause, text)) {
    if (cited.has(citation)) continue
    const words = clause.words.slice(from, to)
    const details = { ...saidDetails(clause, { from, to }), penalties: penaltiesIn(words) }
    if (Object.values(details).every((list) => list.length === 0)) continue
    cited.add(citation)
    yield { ...bare, ...details, costs: null, crimes: [], act: 'otro', citation, ...clause.spanOf({ from, to }) }
  }
}

function* candidatesIn(clause: CitingClause, text: string): Generator<Candidate> {
  for (const { act, active, pronoun, passive, invertedPassive } of verbReaders) {
    const isReview = act === 'confirma' || act === 'revoca' || act === 'anula'
    for (const match of clause.words.matchAll(active)) {
      const { lead = '', verb = '', noun = '', weak } = match.groups ?? {}
      const from = match.index
      const to = from + match[0].length
      const isNonFinite = /ndo(?: |$)|^al /u.test(verb)
      const place = { from, to, isImpersonal: /se $/u.test(lead), isPresent: weak !== undefined, isNonFinite, isReview }
      const said = read(act, lead, clause.words.slice(to - noun.length))
      if (said !== null && isWritten(text, clause.start + from + lead.length, verb))
        yield {
          said,
          place,
          noun: { from: to - noun.length, to },
          citation: clause.citationOfVerb(place) ?? clause.citationAsSource(place),
        }
    }
    if (act === 'acoge' || act === 'rechaza')
      for (const match of clause.words.matchAll(pronoun)) {
        const { lead = '', verb = '', weak } = match.groups ?? {}
        const place = { from: match.index, to: match.index + match[0].length, isImpersonal: false, isPresent: weak !== undefined }
        const start = Math.max(0, match.index - pronounReach)
        const located = locateObjects(clause.words.slice(start, match.index)).at(-1)
        const citation =
          located === undefined || weak !== undefined ? null : (clause.citationOfVerb(place) ?? clause.citationOfReview(place))
        const denied = deniedAct(act, lead)
        if (citation !== null && denied !== null && located !== undefined && isWritten(text, clause.start + place.to - verb.length, verb)) {
          const noun = { from: start + located.from, to: start + located.to }
          yield { said: { act: denied, object: located.object, reviewed: null }, place, noun, citation }
        }
      }
    for (const match of clause.words.matchAll(passive)) {
      const { lead = '', noun = '', mid = '' } = match.groups ?? {}
      const place = { from: match.index, to: match.index + match[0].length, isImpersonal: true, isPresent: false, isReview }
      const at = match.index + match[0].indexOf(noun)
      const said = read(act, lead, clause.words.slice(at))
      const citation = isPlainMid(mid) ? (clause.citationOfPassive(place) ?? clause.citationAsSource(place)) : null
      if (citation !== null && said !== null) yield { said, place, noun: { from: at, to: at + noun.length }, citation }
    }
    for (const match of clause.words.matchAll(invertedPassive)) {
      const { lead = '', noun = '' } = match.groups ?? {}
      const place = { from: match.index, to: match.index + match[0].length, isImpersonal: true, isPresent: false, isReview }
      const said = read(act, lead, clause.words.slice(place.to - noun.length))
      const citation = clause.citationOfPassive(place) ?? clause.citationAsSource(place)
      if (citation !== null && said !== null) yield { said, place, noun: { from: place.to - noun.length, to: place.to }, citation }
    }
  }
}

/** What nouns of the clause say that a ruling decided of which no verb does. */
function* nounsIn(clause: CitingClause, verbs: readonly CitedDecision[]): Generator<CitedDecision> {
  const cited = new Set(verbs.map(({ citation }) => citation))
  const nouns = judgementNouns(clause.words).map((noun) => ({ ...noun, citation: clause.citationOfNoun(noun), reviewed: null }))
  const reviews = reviewsByCourt(clause.words).map((verb) => ({
    ...verb,
    citation: clause.citationOfReview(verb),
    reviewed: 'la sentencia' as const,
  }))
  for (const { act, citation, reviewed, ...place } of [...nouns, ...reviews]) {
    if (citation === null || cited.has(citation)) continue
    cited.add(citation)
    yield { ...bare, ...saidBeside(clause, place, act), act, reviewed, citation, ...clause.spanOf(place) }
  }
}

/** Of a decision of which nothing but the act is said. */
const bare = {
  object: null,
  reviewed: null,
  isWhole: false,
  isOfPart: false,
  topics: new Set<string>(),
  bringers: new Set<string>(),
} as const

/** What the clause says that a ruling decided, besides what was read of it: of constitutionality, or what cannot be compared. */
function* othersIn(clause: CitingClause, text: string, read: readonly CitedDecision[]): Generator<CitedDecision> {
  const cited = new Set(read.map(({ citation }) => citation))
  for (const { from, to, lead, verb } of otherVerbs(clause.words)) {
    const place = { from, to, isImpersonal: /se $/u.test(lead), isPresent: false }
    const citation = clause.citationOfVerb(place) ?? clause.citationOfSeveralVerbs(place) ?? clause.citationAsSource(place)
    const at = clause.start + to - verb.length
    if (citation === null || cited.has(citation) || !isWritten(text, at, verb) || isQuoting(text, clause.start + to)) continue
    cited.add(citation)
    const said = clause.words.slice(from, from + saidReach).split(saidEnd)[0] ?? ''
    const act = constitutionalAct(said) ?? endingAct(said) ?? 'otro'
    yield {
      ...bare,
      act,
      isOfPart: ofPart.test(said),
      ...saidBeside(clause, { from, to }, act),
      citation,
      ...clause.spanOf({ from, to: from + said.trimEnd().length }),
    }
  }
}

type EndingAct = 'inadmisible' | 'desistido' | 'abandonado'
const endings: readonly (readonly [EndingAct, RegExp])[] = [
  ['inadmisible', /^declar\p{L}+ (?:\p{L}+ ){0,2}?(?:inadmisib|improceden)/u],
  ['desistido', /^(?:tuvo|declar\p{L}+) (?:por )?(?:\p{L}+ ){0,2}?desisti/u],
  ['abandonado', /^(?:tuvo por|declar\p{L}+) (?:abandonad|desiert)/u],
]

/** What folded words say of a recourse that ended without being decided. */
const endingAct = (said: string): EndingAct | null => endings.find(([, pattern]) => pattern.test(said))?.[0] ?? null

/** Letters behind a verb in which it names a sum, and in which it says what was decided. */
const amountReach = 240
const saidReach = 120
const saidEnd = /[,;:](?:\s|$)| \(|(?<!(?<!\p{L})(?:arts?|n|num|nro|inc))\.(?:\s|$)|\n/u
/** Words that tell of another ruling, of which the object is not. */
const otherRuling = /(?<!\p{L})(?:contra|respecto de) /u
/** What follows is quoted, and is compared as such: «resolvió en el rol 12-2020 que «…»». */
const isQuoting = (text: string, at: number): boolean =>
  /^[\s,:]*[“«"]|(?:^|[\s,])que[\s,:]*[“«"]|:\s*[“«"]/u.test(text.slice(at, at + saidReach).split(/[.;]\s/u)[0] ?? '')
const ofPart =
  /(?<!\p{L})(?:en cuanto|en (?:todo )?lo (?:demas|restante)|(?:las|los) (?:demas|restantes)|en (?:esa|esta|dicha|la) parte|respecto (?:de|del|al?|las?|los)|solo|parcial(?:mente)?|en parte|salvo|excepto)(?!\p{L})/u

const wholly =
  /(?<!\p{L})(?:en tod[oa]s (?:y cada una de )?sus (?:partes|capitulos)|en su totalidad|integramente|totalmente|completamente)(?!\p{L})/u
/** Letters behind a decision in which it is said to be whole. */
const wholeReach = 60
const isWhole = (words: string, { from, to }: TextSpan): boolean =>
  wholly.test(words.slice(from, to + wholeReach).split(/[;,.] (?:y|pero|sin) /u)[0] ?? '')

/** Letters before a pronoun in which its object is named. */
const pronounReach = 160
const isPlainMid = (mid: string): boolean => !/(?<!\p{L})(?:que|cual|quien|pero)(?!\p{L})/u.test(mid)

const isWritten = (text: string, at: number, verb: string): boolean =>
  isPreterite(
    text
      .slice(at, at + verb.length)
      .replace(/^no /iu, '')
      .split(' ')[0] ?? '',
  )

/** What is not granted is denied. What is not denied says nothing. */
const deniedAct = (act: StatedAct, lead: string): StatedAct | null => {
  if (!/^(?:no|tampoco|nunca) /u.test(lead)) return act
  return act === 'acoge' ? 'rechaza' : null
}

/** `noun` are the words from the noun on. */
const read = (act: StatedAct, lead: string, noun: string): Pick<StatedDecision, 'act' | 'object' | 'reviewed'> | null => {
  const denied = deniedAct(act, lead)
  if (denied === null) return null
  if (act === 'acoge' || act === 'rechaza') return { act: denied, object: objectAt(noun), reviewed: null }
  if (act === 'condena' || act === 'absuelve') return { act: denied, object: null, reviewed: null }
  return { act: denied, object: null, reviewed: /^(?:sentencia|fallo)/u.test(noun) ? 'la sentencia' : 'la resolución' }
}
