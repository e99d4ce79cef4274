import { courtNames } from '@basejuris/domain'
import { apartFrom, type TextSpan } from '../analysis/text-span.ts'
import { findCourtsBeside } from '../courts/courts-beside.ts'
import { isNamedCourt } from '../courts/is-named-court.ts'
import type { FoundNormCitation } from '../norms/norm-reference.ts'
import { type CourtAround, locateCourts } from '../references/court-around.ts'
import type { FoundRulingCitation } from '../references/ruling-citation.ts'
import { accountVerbs, partyWords } from '../speaker/speaker-words.ts'
import { decidingWord } from './decision-words.ts'
import { isFragment, isOfCitedRuling, isSourceGap, isSourceOnly, mayOpen, recalledCourt, type VerbPlace } from './stated-source.ts'

interface Subject extends TextSpan {
  /** Null where it is not named: «el tribunal», «dicho fallo». */
  readonly court: CourtAround
  /** What it is called there: «corte», «juez», «sentencia». */
  readonly noun: string
}

/** Letters between a citation, its subject and the verb. */
const maxGap = 240
const maxBehind = 200
/** Letters between «por» and the court: «por la Excma.». */
const maxAgentGap = 30

/** Words before a court by which it is no subject: «ante la Corte», «contra el fallo de la Corte». */
const complement =
  /(?<!\p{L})(?:por|ante|contra|de|a|en|para|segun|con|hacia|desde|entre|(?:del|al)) ?(?:(?:la|el|est[ae]|dich[oa]|nuestr[oa]) )?(?:(?:\p{L}+ )?sala de la )?$/u
const contracted = /(?<!\p{L})(?:del|al) (?:\p{L}+ )?$/u
/** «La Tercera Sala de la Corte Suprema». */
const chamber = /(?<!(?<!\p{L})(?:por|ante|contra|de|a|en|para|segun|con) )(?<!\p{L})(?:la|esa|dicha) (?:\p{L}+ )?sala de (?:la )?$/u
const kindOfSubject = /(?:maximo tribunal|tribunal supremo|\p{L}+)$/u
/** A court or a ruling that is named by no more than its kind. */
const plainSubject =
  /(?<!(?<!\p{L})(?:por|ante|contra|de|a|en|para|segun|con|que) )(?<!\p{L})(?:el|la|dich[oa]|es[ea]|est[ea]|aquel|aquella|tal|nuestr[oa]) (?:(?:excm[oa]|iltm[oa]|ilustrisim[oa]|excelentisim[oa]|referid[oa]|citad[oa]|mencionad[oa])\.? )?(?:maximo tribunal|tribunal supremo|corte|tribunal|juzgado|juez|jueza|magistratura|sentencia|fallo|pronunciamiento)(?!\p{L})(?! (?:en alzada|en revision|atacad|censurad|del? (?:la )?(?:primer|base|instancia|grado|fondo|autos)))/gu

/** Another subject, another predicate or a doubt between two things that belong together. */
const apart =
  /(?<!\p{L})(?:que|cual|cuales|quien|quienes|cuyo|cuya|pero|cuando|si|sino|aunque|mientras|no obstante|sin embargo|pidio|solicito|pretend\p{L}+|pedia|apel(?:o|aron)|recurri\p{L}+|deduj\p{L}+|interpus\p{L}+|recurrid[oa]s?|impugnad[oa]s?|apelad[oa]s?|a quo|ad quem)(?!\p{L})|:/u
const partySubject = new RegExp(
  `(?<!(?<!\\p{L})(?:por|de|a|con|contra|entre|para) )(?<!\\p{L})(?:el|la|los|las) (?:parte )?(?:${partyWords})(?!\\p{L})`,
  'u',
)
/** What a party is told to say or to ask for, and what is supposed. */
const reported = new RegExp(
  `(?<!\\p{L})(?:${partyWords}|contraria|contraparte)(?!\\p{L})[^.;]{0,120}?(?<!\\p{L})(?:${accountVerbs}|cit(?:a|an|o|aron)|dice|dijo)(?!\\p{L})`,
  'u',
)
const supposed =
  /(?<!\p{L})(?:si|cuando|cada vez que|siempre que|en caso de que|como si|de haber|no (?:es|era|resulta|parece) (?:efectivo|cierto|verdad|correcto|exacto) que)(?!\p{L})[^,]*$/u
const voting = /(?<!\p{L})(?:votos?|disidente?s?|disidencia|minoria|prevencion|estuv(?:o|ieron) por)(?!\p{L})/u
/** «…, con el voto en contra de dos ministros»: those who decided are the others. */
const besideVote =
  /,? con (?:el|los|un|dos|tres)? ?votos? (?:en contra|disidentes?|concurrentes?|particular(?:es)?|dirimente|de minoria)(?!\p{L})/u
/** Behind the verb, the number of the ruling under review: «contra la sentencia dictada en el rol 12-2020». */
const ofAnother =
  /(?<!\p{L})(?:contra|que|cual|cuya?|apelad[oa]|recurrid[oa]|impugnad[oa]|instancia|juzgado|origen|base|grado|seguid[oa]s?|ventilad[oa]s?|sustanciad[oa]s?|tramitad[oa]s?|iniciad[oa]s?|(?:de|a) la (?:sentencia|resolucion)|del fallo|respecto|lo (?:resuelto|decidido|fallado|razonado)|criterio|doctrina|jurisprudencia|segun|conforme|contrari\p{L}+|apart\p{L}+|sin considerar|distint[oa]s?|diferentes?|siguiendo|aplicando|confirmand\p{L}+|revocand\p{L}+)(?!\p{L})|:/u
const maxSaid = 140
/** «…, que acogió», «…, en la que se acogió», «… (acoge», «…: acoge»: said of what stands before. */
const leadOfRelative =
  /(?:(?:^|[\s,(])(?:(?:en|por|mediante|a traves de|con) )?(?:(?:el|la|los|las) )?(?:que|cual|cuales|donde)(?:,? (?:tambien|asimismo|igualmente|finalmente|en definitiva),?)? |\(|[:–-] )$/u
/** «, en que la Corte acogió»: the clause is about the citation before it. */
const relativeAdverb = /^[\s,)]*(?:(?:en|por|mediante|con) (?:(?:el|la) )?(?:que|cual)|donde) /u
const nameOfDay =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dos|mil|uno|veinti\\p{L}+|diez|once|doce|trece|catorce|quince|dieci\\p{L}+'
const offices =
  'superintendencia|contraloria|direccion|servicio|fiscalia|seguridad|social|impuestos|internos|trabajo|medio|ambiente|nacional|economica|consumidor|general|republica|suseso|sii|sernac|sma|cgr|dt'
/** What may stand between a citation and what is said of it, besides courts. */
const besideCitation = new RegExp(
  `^(?:[\\s,()\\d.°–-]|(?<!\\p{L})(?:${offices}|de|del|la|el|en|fecha|dictad[oa]|pronunciad[oa]|por|con|sala|primera|segunda|tercera|cuarta|caratulad[oa]s?|sentencia|fallo|${nameOfDay})(?!\\p{L})){0,120}$`,
  'u',
)

/** A part of a sentence with the rulings that it cites. Offsets of its words are from `start`. */
export class CitingClause {
  /** Folded, with quotations blank. */
  readonly words: string
  /** Offset of the words in the text. */
  readonly start: number
  readonly norms: readonly FoundNormCitation[]
  readonly #citations: readonly FoundRulingCitation[]
  readonly #courts: readonly Subject[]
  readonly #subjects: readonly Subject[]

  constructor(
    text: string,
    { words, start, norms }: { readonly words: string; readonly start: number; readonly norms: readonly FoundNormCitation[] },
    citations: readonly FoundRulingCitation[],
  ) {
    this.words = words
    this.start = start
    this.norms = norms
    this.#citations = withoutOwnNumbers(citations)
    this.#courts = locateCourts(text.slice(start, start + words.length)).map((each) => ({ ...each, noun: '' }))
    this.#subjects = subjectsOf(this.#courts, words)
  }

  /** The range in the text of the words at a place. */
  spanOf({ from, to }: TextSpan): TextSpan {
    return { from: this.start + from, to: this.start + Math.min(to, from + maxSaid) }
  }

  /** The citation of the ruling that is the subject of a verb, or whose court is. Null where that is not certain. */
  citationOfVerb(place: VerbPlace): FoundRulingCitation | null {
    if (this.#isOfVote(place.from)) return null
    const lead = this.words.slice(0, place.from)
    const relative = leadOfRelative.exec(lead)
    if (relative !== null) {
      const antecedent = this.#antecedent(lead.slice(0, relative.index))
      if (antecedent !== null || !place.isImpersonal) return antecedent
    }
    const subject = this.#subjects.findLast(({ to }) => to <= place.from)
    const isUnnamed = subject === undefined || /\( ?$/u.test(this.words.slice(0, subject.from))
    if (place.isImpersonal) return isUnnamed && !place.isPresent ? this.#before(place.from) : null
    if (subject === undefined) return place.isPresent ? null : this.#itself(lead)
    if (!joins(this.words.slice(subject.to, place.from)) || this.#isDoubtful(subject.from)) return null
    return this.#ofSubject(subject, place)
  }

  /** The only citation of the clause, where it says of its court or ruling that it decided, among other verbs of deciding. */
  citationOfSeveralVerbs(place: VerbPlace): FoundRulingCitation | null {
    const [only, second] = this.#citations
    if (only === undefined || second !== undefined || this.#isOfVote(place.from)) return null
    const subject = this.#subjects.findLast(({ to }) => to <= place.from)
    const at = only.from - this.start
    if (subject === undefined || subject.court === null || !isOfCourt(only, subject) || this.#isDoubtful(subject.from)) return null
    if (!isJoined(this.words.slice(subject.to, place.from)) || !isIntroduced(this.words.slice(0, at))) return null
    return at < place.from || !ofAnother.test(this.words.slice(place.to, at)) ? only : null
  }

  /** The citation of the ruling by which something was granted, denied or reversed. */
  citationOfPassive(place: VerbPlace): FoundRulingCitation | null {
    if (this.#isOfVote(place.from) || this.#isDoubtful(place.from)) return null
    const before = this.#citationsBefore(place.from)
    if (before.length > 0) return this.#before(place.from)
    const rest = this.words.slice(place.to)
    const agent = this.#subjectNamed(place.to + (/^,? por /u.exec(rest)?.[0].length ?? Number.POSITIVE_INFINITY))
    return agent === null ? null : this.#behind(agent.to, agent)
  }

  /** The only citation of the clause, where it stands as the source of what a verb says: «acogió el recurso (C.A. de Talca, rol 12-2020)». */
  citationAsSource(place: VerbPlace): FoundRulingCitation | null {
    const [only, second] = this.#citations
    if (only === undefined || second !== undefined || this.#isOfVote(place.from) || this.#isDoubtful(place.from)) return null
    const plain = blank(this.words, this.#courts)
    const [from, to] = [only.from - this.start, only.to - this.start]
    const subject = this.#subjects.findLast((each) => each.to <= place.from && !isObject(this.words.slice(0, each.from)))
    if (to <= place.from) {
      const isOwn = subject === undefined || subject.to <= to || isOfCourt(only, subject)
      return isOwn && isFragment(plain, { from, to }, place.from) ? only : null
    }
    const between = this.#courts.filter((court) => court.from >= place.to && court.to <= from)
    const court = between[0] === undefined ? null : between[0].from - place.to
    if (!isSourceGap(plain.slice(place.to, from), { court, isReview: place.isReview === true })) return null
    const lead = plain.slice(0, place.from)
    const recalled = recalledCourt(lead)
    if (recalled !== null) return isOfCourt(only, { court: null, noun: recalled, from: 0, to: 0 }) ? only : null
    const isRelative = subject?.court === null && this.#subjects[0] === subject
    if (subject === undefined || (isRelative && isOfCitedRuling(lead))) return mayOpen(lead, place) ? only : null
    if (place.isImpersonal || !isJoined(this.words.slice(subject.to, place.from))) return null
    return isOfCourt(only, subject) ? only : null
  }

  /** The citation of the verb right before one that it joins with «y». */
  citationOfJoined(
    { from }: TextSpan,
    attributed: readonly { readonly to: number; readonly citation: FoundRulingCitation }[],
  ): FoundRulingCitation | null {
    const last = attributed.filter(({ to }) => to <= from).sort((a, b) => b.to - a.to)[0]
    if (last === undefined) return null
    const gap = this.words.slice(last.to, from)
    return /(?:,? (?:y|e)|,)(?: \p{L}+mente)? $/u.test(gap) && isJoined(gap) ? last.citation : null
  }

  /** The citation of which a noun tells what it decided: the next behind it, with nothing but its court between them. */
  citationOfNoun({ from, to }: TextSpan): FoundRulingCitation | null {
    const next = this.#citations.find((each) => each.from - this.start >= to)
    if (next === undefined || voting.test(this.words) || this.#isDoubtful(from)) return null
    return isSourceOnly(blank(this.words, this.#courts).slice(to, next.from - this.start)) ? next : null
  }

  /** The next citation behind the court that reviewed a ruling, where it may be of that court. */
  citationOfReview({ from, to }: TextSpan): FoundRulingCitation | null {
    const court = this.#subjectNamed(to)
    const next = court === null ? undefined : this.#citations.find((each) => each.from - this.start >= court.to)
    if (court === null || next === undefined || voting.test(this.words) || this.#isDoubtful(from)) return null
    return isSourceOnly(this.words.slice(court.to, next.from - this.start)) && isOfCourt(next, court) ? next : null
  }

  /** The next citation behind a court that follows its verb: «impuso el Juzgado de Garantía de Talca en la causa RIT 12-2020». */
  citationOfInverted(place: VerbPlace): FoundRulingCitation | null {
    const court = this.#subjectNamed(place.to)
    if (
      court === null ||
      !/^ (?:\p{L}+[oa]s? )?(?:(?:el|la|est[ea]|dich[oa]) )?(?:\p{L}+ sala de la )?$/u.test(this.words.slice(place.to, court.from))
    )
      return null
    return this.citationOfReview(place)
  }

  /** «Se aplicó en la causa RIT 12-2020 del Juzgado …»: the only citation of the clause, right behind its verb. */
  citationInOwnCase({ from, to }: TextSpan): FoundRulingCitation | null {
    const [only, second] = this.#citations
    if (only === undefined || second !== undefined || voting.test(this.words) || this.#isDoubtful(from)) return null
    const gap = blank(this.words, this.#courts).slice(to, only.from - this.start)
    return /^ (?:asi )?en (?!contra)/u.test(gap) && isSourceOnly(gap) ? only : null
  }

  /** The only citation of the clause where words that lead to it end in a pattern, and where they begin. */
  citationAfter(lead: RegExp): { readonly citation: FoundRulingCitation; readonly at: number } | null {
    const [only, second] = this.#citations
    if (only === undefined || second !== undefined || voting.test(this.words)) return null
    const match = lead.exec(blank(this.words, this.#courts).slice(0, only.from - this.start))
    return match === null || this.#isDoubtful(match.index) ? null : { citation: only, at: match.index }
  }

  /** Where the words before a place begin: behind the last citation before it. */
  startBefore(at: number): number {
    return this.#citations.reduce((start, { to }) => (to - this.start <= at ? Math.max(start, to - this.start) : start), 0)
  }

  /** Whether the words up to a vote that only stands beside the decision, or all of them, tell of a vote. */
  #isOfVote(at: number): boolean {
    const beside = besideVote.exec(this.words)
    return voting.test(beside === null || beside.index < at ? this.words : this.words.slice(0, beside.index))
  }

  #isDoubtful(at: number): boolean {
    const lead = this.words.slice(0, at)
    return reported.test(lead) || supposed.test(lead)
  }

  #citationsBefore(at: number): FoundRulingCitation[] {
    return this.#citations.filter(({ from }) => from < this.start + at)
  }

  /** The only citation before a place, from which nothing turns away. */
  #before(at: number): FoundRulingCitation | null {
    const [only, second] = this.#citationsBefore(at)
    if (only === undefined || second !== undefined || this.#isDoubtful(only.from - this.start)) return null
    return isIntroduced(this.words.slice(0, only.from - this.start)) &&
      joins(this.words.slice(only.to - this.start, at).replace(/: ?$/u, ' '))
      ? only
      : null
  }

  /** The only citation behind a place, that no other ruling has. */
  #behind(at: number, subject: Subject): FoundRulingCitation | null {
    const [only, second] = this.#citations
    if (only === undefined || second !== undefined) return null
    const gap = this.words.slice(at, only.from - this.start)
    const isAnother = this.#subjects.some(({ from }) => from >= at && this.start + from < only.from)
    if (/^(?:sentencia|fallo|pronunciamiento)$/u.test(subject.noun)) return null
    const isClose = gap.length <= maxBehind && !isAnother && !ofAnother.test(gap) && !decidingWord.test(gap)
    return isClose && isOfCourt(only, subject) ? only : null
  }

  #ofSubject(subject: Subject, place: VerbPlace): FoundRulingCitation | null {
    const before = this.#citationsBefore(place.from)
    const [only, second] = before
    if (only === undefined) return place.isPresent ? null : this.#behind(place.to, subject)
    if (second !== undefined || !isOfCourt(only, subject) || !isIntroduced(this.words.slice(0, only.from - this.start))) return null
    const isWithin = only.from >= this.start + subject.to
    return isWithin || joins(this.words.slice(only.to - this.start, subject.from).replace(relativeAdverb, ' ')) ? only : null
  }

  /** The citation that a relative clause follows, with its court and day between them alone. */
  #antecedent(lead: string): FoundRulingCitation | null {
    const last = this.#citationsBefore(lead.length).at(-1)
    if (last === undefined || this.#isDoubtful(last.from - this.start)) return null
    const from = last.to - this.start
    const gap = blank(this.words, this.#courts).slice(from, lead.length)
    return besideCitation.test(gap) ? last : null
  }

  /** The citation right before a verb whose subject it is itself: «el rol C-12-2020 rechazó». */
  #itself(lead: string): FoundRulingCitation | null {
    const citation = this.#antecedent(lead)
    if (citation === null) return null
    const before = this.words.slice(0, citation.from - this.start)
    return isIntroduced(before) && !below.test(before) ? citation : null
  }

  #subjectNamed(at: number): Subject | null {
    return this.#courts.find(({ from }) => from >= at && from - at <= maxAgentGap) ?? null
  }
}

/** Courts and rulings that may be the subject of a verb, in order. */
const subjectsOf = (named: readonly Subject[], words: string): Subject[] => {
  const courts = named.filter(({ from }) => {
    const lead = words.slice(0, from)
    return chamber.test(lead) || !(complement.test(lead) || contracted.test(lead))
  })
  const plain = Array.from(
    words.matchAll(plainSubject),
    ({ index, 0: name }): Subject => ({
      court: null,
      noun: kindOfSubject.exec(name)?.[0] ?? '',
      from: index,
      to: index + name.length,
    }),
  )
  const short = findCourtsBeside(words).flatMap(({ name, from, to }): Subject[] =>
    /(?<!\p{L})(?:el|la) $/u.test(words.slice(0, from)) && !complement.test(words.slice(0, from))
      ? [{ court: { name }, noun: '', from, to }]
      : [],
  )
  const known = [...named, ...plain]
  return [...apartFrom(plain, courts), ...courts, ...apartFrom(short, known)].sort((a, b) => a.to - b.to)
}

const blank = (words: string, spans: readonly TextSpan[]): string => {
  let left = words
  for (const { from, to } of spans) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  return left
}

/** A court or ruling below that is the subject of what follows. */
const below =
  /(?<!\p{L})(?:tribunal|juez|jueza|juzgado|corte|fallo|sentencia|magistrad[oa]) (?:a quo|recurrid[oa]|de (?:primer|base|instancia|grado|la instancia)|del grado|impugnad[oa]|apelad[oa])/u

/** «Anuló la sentencia y rechazó»: the ruling is no subject of the second verb. */
const isObject = (lead: string): boolean => reviewing.test(lead)
const reviewing = /(?<!\p{L})(?:confirm|revoc|anul|invalid|cas|dej|dict)\p{L}+(?: sin efecto)? $/u

const isJoined = (gap: string): boolean => gap.length <= maxGap && !apart.test(gap) && !partySubject.test(gap)
const joins = (gap: string): boolean => isJoined(gap) && !decidingWord.test(gap)

/** Letters between the number of a ruling and that of its case. */
const maxToCase = 90

/** Without numbers of rulings that their case follows: «Sentencia N° 12/2023, de 3 de mayo de 2023, rol C 34-18». */
const withoutOwnNumbers = (citations: readonly FoundRulingCitation[]): readonly FoundRulingCitation[] =>
  citations.filter((one, at) => {
    const next = citations[at + 1]
    return one.kind !== 'sentencia' || next === undefined || next.from - one.to > maxToCase
  })

/** What another ruling goes by: «reiterando lo resuelto en el rol …», «contra la sentencia rol …». */
const borrowed =
  /(?<!\p{L})(?:contra|pese|no obstante|a diferencia|conforme|segun|de acuerdo|siguiendo|reiterando|citando|invocando|aplicando|recordando|considerando|apart\p{L}+|contrari\p{L}+|lo (?:ya )?(?:resuelto|fallado|decidido|razonado|sostenido|dicho)|criterio|doctrina|jurisprudencia|precedente|tesis|confirmand\p{L}+|revocand\p{L}+)(?!\p{L})[^,]*$/u
const isIntroduced = (lead: string): boolean => !borrowed.test(lead)

/** «El juez» is no subject of what a Corte decided, and «la Corte» of nothing else. */
const mayBe = (noun: string, court: string): boolean => {
  const isCorte = court.startsWith('Corte')
  if (noun === 'corte') return isCorte
  if (noun === 'maximo tribunal' || noun === 'tribunal supremo') return court === courtNames.supreme
  return /^(?:tribunal|juzgado|juez|jueza|magistratura)$/u.test(noun) ? !isCorte : true
}

const isOfCourt = ({ court }: FoundRulingCitation, subject: Subject): boolean => {
  if (court === null || court === 'own' || subject.court === 'own') return true
  if (subject.court === null) return mayBe(subject.noun, court.name)
  return isNamedCourt(court.name, subject.court.name) || isNamedCourt(subject.court.name, court.name)
}
