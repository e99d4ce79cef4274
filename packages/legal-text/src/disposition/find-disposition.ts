import type { Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { type ComposedLine, composeLine, composeSpans, type Fit, omission } from './compose-line.ts'
import { afterItsPremise, findConclusion, isOpinion, otherConclusions } from './conclusion.ts'
import { maxLineLength } from './cut-line.ts'
import { type Act, decisionActs } from './decision-acts.ts'
import { type JoinedText, joinParagraphs, type OperativeParagraph } from './joined-text.ts'
import { antecedentOf, isInTitle } from './named-object.ts'
import { operativePart } from './operative-part.ts'
import { reportedDecision } from './reported-decision.ts'
import { sentencingRows } from './sentencing-form.ts'

/** What a ruling decides, in its own words. */
export interface DispositionLine {
  /** Verbatim, at most 240 UTF-16 units, with «…» where words between were left out or its sentence goes on. */
  readonly text: string
  /** Anchor of the paragraph. */
  readonly anchor: string
  /** Half-open UTF-16 range in the paragraph, with what «…» leaves out within it. Where its source broke the sentence into lines, `text` goes on in the next paragraph. */
  readonly from: number
  readonly to: number
  /** Other decisions of the operative part, without costs and formalities, and orders to pay or a fine after the end of `text`. */
  readonly more: number
  /** Whether it is a decision or what a dictamen or oficio answers. */
  readonly kind: 'decision' | 'conclusion'
  /** A claim is granted «parcialmente», or only in part where `text` does not say it; or a conviction goes with an acquittal that `text` does not say. */
  readonly inPart: boolean
}

export interface Disposition {
  /** The operative part, without dissents. */
  readonly paragraphs: readonly OperativeParagraph[]
  readonly line: DispositionLine
}

/** A sentence or item of the operative part with what it decides. */
interface Decision extends TextSpan {
  readonly acts: readonly Act[]
  readonly weight: number
}

const itemMark = /(?<=[;:.,] )(?:[IVX]{1,5}|\d{1,2}|[a-z])\s?[.)°º-]+-?\s+(?=\p{L})/gu
/** How far before the main verb of its sentence another decision may begin the line. */
const maxBefore = 150

/** Finds the operative part of a ruling and what it decides. Null where there is none or it decides nothing that can be quoted. */
export function findDisposition(sections: readonly Section[]): Disposition | null {
  if (isOpinion(sections)) return concludingLine(sections)
  const paragraphs = operativePart(sections)
  const joined = joinParagraphs(paragraphs)
  const decisions = decisionsOf(joined.text)
  const main = mainOf(decisions, joined.text)
  if (main === undefined) return withoutVerb(sections)
  const approves = approvesOpinion.test(joined.text.slice(main.acts[0]?.from ?? main.from, main.to))
  return (approves ? concludingLine(sections) : null) ?? { paragraphs, line: lineOf(main, decisions, joined) }
}

/** An act that approves the opinion it transcribes says nothing of what that answers. */
const approvesOpinion =
  /^(?:se )?apru[eé]b(?:a|ase)\s+(?:el|la)\s+(?:presente|siguiente)\s+(?:dictamen|circular|instrucci[oó]n|interpretaci[oó]n)/iu

/** What the rows of a form say, or what a summary of the ruling reports. */
const withoutVerb = (sections: readonly Section[]): Disposition | null => {
  const paragraphs = sections
    .filter(({ kind }) => kind !== 'voto')
    .flatMap((section) => section.paragraphs.map((each) => ({ ...each, from: 0 })))
  const joined = joinParagraphs(paragraphs)
  const rows = sentencingRows(joined.text, joined.spans)
  const reported = rows === null ? reportedDecision(joined.text) : null
  const spans = rows?.spans ?? (reported === null ? [] : [reported])
  if (spans.length === 0) return null
  const said = { kind: 'decision', more: rows?.more ?? 0, inPart: false } as const
  return { paragraphs, line: quote(composeSpans(joined.text, spans), joined, said) }
}

/** In a text this short, «Archívese» is what it decides. */
const fileOnly = 400

/** «se condena a:» leaves what it decides to the next line. */
const onlyLeads = /^.{0,12}:\s*$/u

const mainOf = (decisions: readonly Decision[], text: string): Decision | undefined => {
  const deciding = decisions.filter(({ acts, to }) => acts.length > 0 && !onlyLeads.test(text.slice(acts[0]?.to ?? to, to)))
  const top = Math.max(0, ...deciding.map(({ weight }) => weight))
  if (top === 0 && text.length > fileOnly) return undefined
  const heaviest = deciding.filter(({ weight }) => weight === top)
  const rank = Math.max(0, ...heaviest.map(rankOf))
  return heaviest.find((decision) => rankOf(decision) === rank)
}

const rankOf = ({ acts, weight }: Decision): number => Math.max(...acts.filter((act) => act.weight === weight).map((act) => act.rank))

/** The first sentence of a conclusion. */
const concludingLine = (sections: readonly Section[]): Disposition | null => {
  const paragraphs = findConclusion(sections)
  if (paragraphs === null || paragraphs.length === 0) return null
  const joined = joinParagraphs(paragraphs)
  const sentences = decisionsOf(joined.text)
  const [first] = sentences
  if (first === undefined) return null
  const begins = first.from + lead(joined.text.slice(first.from, first.from + 10))
  const to = endOf(first, begins, sentences, joined.text)
  const from = begins + afterItsPremise(joined.text.slice(begins, to))
  const line = composeLine(joined.text, { from, to }, { isAnswer: true })
  return { paragraphs, line: quote(line, joined, { kind: 'conclusion', more: otherConclusions(paragraphs), inPart: false }) }
}

const decisionsOf = (text: string): Decision[] => {
  const acts = decisionActs(text)
  const marks = [...text.matchAll(itemMark)].map(({ index }) => index)
  return joinQuoted(splitSentences(text), text)
    .flatMap((sentence) => splitAt(sentence, marks))
    .map((span) => {
      const own = acts.filter(({ from }) => from >= span.from && from < span.to)
      return { ...span, acts: own, weight: Math.max(0, ...own.map(({ weight }) => weight)) }
    })
}

/** A quotation is not longer than this. */
const maxQuoted = 600

/** Sentences that a quotation within a longer sentence was split into are one. */
const joinQuoted = (sentences: readonly TextSpan[], text: string): TextSpan[] => {
  const joined: TextSpan[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const said = before === undefined ? '' : text.slice(before.from, sentence.from)
    const isOpen = said.lastIndexOf('“') > said.lastIndexOf('”') && said.length < maxQuoted && !said.includes('\n')
    if (before === undefined || !isOpen || !text.slice(sentence.from, sentence.from + maxQuoted).includes('”')) joined.push(sentence)
    else joined[joined.length - 1] = { from: before.from, to: sentence.to }
  }
  return joined
}

const splitAt = ({ from, to }: TextSpan, marks: readonly number[]): TextSpan[] => {
  const cuts = [from, ...marks.filter((mark) => mark > from && mark < to), to]
  return cuts.slice(1).map((end, index) => ({ from: cuts[index] ?? from, to: end }))
}

/** Verbs that follow what they speak of: «los artículos 1 y 2 son conformes con la Constitución». */
const afterSubject = /^(?:es|son|resultan?|quedan?|debe|debera|deber[aá]n?|deben|se ajusta|se establecen? como sanci[oó]n)\b/iu

/** «La presente autorización se concede por el plazo»: what is granted goes before the verb. */
const onlyTerm = /^se \p{L}+ por el (?:plazo|t[eé]rmino)\b/iu
/** «Respecto del cargo A.2, aplíquese»: without its heading, the decision would seem to be on every charge. */
const charge =
  /(?<=^.{0,8})\b(?:respecto (?:al?|del?)|en cuanto al?|en relacion (?:al?|con)|por)\b[^,;:“"]{0,30}\b(?:cargos?|hechos?|infraccion(?:es)?)\b/u

/** A penalty is replaced by another one, held served, or goes on in the rows of a form. */
const besidePenalty = [
  /(?<!\bno (?:se )?(?:les? )?)\b(?:sustitu|conced|otorg|remit|cumpl|dispo|impo|benefici)\p{L}*\b[^.;]{0,250}\b(?:remision condicional|reclusion (?:parcial|nocturna|domiciliaria)|libertad vigilada|prestacion de servicios|expulsion)|\bsustitu\p{L}+ por (?:la )?reclusion\b|\bsustitu\p{L}+ [^.;]{0,60}\bpenas? [^.;]{0,60}\bpor la (?:pena )?(?:alternativa|sustitutiva)\b/u,
  /\b(?:tienen?|tengase|tendran?|dan?|daran?|dese|entienden?) (?:\p{L}+ )?por (?:\p{L}+ )?(?:cumplid|pagad)[oa]s?\b/u,
  /\bpenas? pecuniarias? multa\b/u,
  /\bpenas? sustitutivas? extension\b/u,
  /^sin perjuicio de lo (?:resuelto|anterior|cual|decidido)\b.*\bse (?:dispone|ordena|instruye)\b/u,
]

/** How many of these other decisions say, that are not counted as decisions. */
const besides = (others: readonly Decision[], text: string): number => {
  const folded = others.filter(({ weight }) => weight < 2).map(({ from, to }) => foldSameLength(text.slice(from, to)))
  return besidePenalty.filter((pattern) => folded.some((said) => pattern.test(said))).length
}

const lineOf = (main: Decision, decisions: readonly Decision[], joined: JoinedText): DispositionLine => {
  const { text } = joined
  const verb = main.acts.find(({ weight }) => weight === main.weight)?.from ?? main.from
  const headed = foldSameLength(text.slice(main.from, verb)).search(charge)
  const isAfterSubject = afterSubject.test(text.slice(verb)) || onlyTerm.test(text.slice(verb)) || headed >= 0
  const subject = headed >= 0 ? headed : lead(text.slice(main.from, verb))
  const from = isAfterSubject ? main.from + subject : firstAct(main, verb, text)
  const end = endOf(main, from, decisions, text)
  const span = { from, to: end }
  const antecedent = antecedentOf(text, main.from, span)
  const fit = { verb: isAfterSubject ? verb : undefined, gap: gapAfter(antecedent, from, text) }
  const whole = { ...span, from: antecedent?.from ?? from }
  const denied = deniedBefore(main, decisions, text)
  const room = maxLineLength - (denied === null ? 0 : denied.text.length + omission.length)
  const own = withNext(whole, { ...fit, room }, main, decisions, text)
  const line = denied === null ? own : { text: `${denied.text}${omission}${own.text}`, from: denied.from, to: own.to }
  const others = decisions.filter((decision) => decision.from < main.from || decision.from >= line.to)
  const shown = denied === null ? 0 : 1
  const more =
    others.filter(({ weight }) => weight >= 2).length -
    shown +
    besides(others, text) +
    unseen(main, own.text, { from: line.to, to: end }, text)
  const inPart =
    (isPartial(main, decisions, text) && !saysPart(own.text, main, others)) ||
    deniesUnsaid(main, decisions, text, own.text) ||
    grantsSomeExceptions(main, others, text)
  return quote(line, joined, { kind: 'decision', more, inPart })
}

/** A clause far before the decision is shown without what stands between. */
const maxGap = 60

const gapAfter = (antecedent: TextSpan | null, from: number, text: string): TextSpan | null =>
  antecedent === null || (from - antecedent.to < maxGap && !(from > antecedent.to && isInTitle(text, antecedent.from)))
    ? null
    : { from: antecedent.to, to: from }

/** A claim denied before another one is granted takes no more of the line. */
const maxDenied = 100

/** «Se rechaza la demanda por despido injustificado», where what follows grants an accessory claim. */
const deniedBefore = (main: Decision, decisions: readonly Decision[], text: string): ComposedLine | null => {
  if (!does(main, 'grants')) return null
  const denied = decisions.find(
    ({ from, acts }) => from < main.from && acts.some(({ deniesClaim, deniesRest }) => deniesClaim && !deniesRest),
  )
  const act = denied?.acts.find(({ deniesClaim }) => deniesClaim)
  if (denied === undefined || act === undefined) return null
  const line = composeLine(text, { from: act.from, to: denied.to }, { room: maxDenied })
  return { ...line, text: line.text.replace(/…$/u, '') }
}

const fined = /\bmulta/iu
const ordersToPay = /\b(?:condenando(?:se|l[aeo]s?)? |deberan? pagar |ordenando(?:se)? (?:el |al )?pag)(?!en costas|al pago de las costas)/u

/** Another crime of one conviction: «y a tres meses de prisión, como autor del ilícito de». */
const nextCrime = /\b(?:como|en (?:su )?(?:calidad|condicion) de) (?:co-?)?autora? (?:de |del |de los )/gu

/** Decisions of a grant after what the line shows of it: one for each, or an order to pay. Of a conviction, a fine and each other crime. */
const unseen = (main: Decision, shown: string, { from, to }: TextSpan, text: string): number => {
  if (!does(main, 'grants')) return does(main, 'convicts') ? unseenPenalties(text.slice(main.from, to), shown) : 0
  if (from >= to) return 0
  const acts = main.acts.filter((act) => act.from >= from && act.weight >= 2).length
  return acts > 0 ? acts : Number(ordersToPay.test(foldSameLength(text.slice(from, to))))
}

const unseenPenalties = (conviction: string, shown: string): number => {
  const [crimes, named] = [conviction, shown].map((said) => foldSameLength(said).match(nextCrime)?.length ?? 0) as [number, number]
  return Number(fined.test(conviction) && !fined.test(shown)) + Math.max(0, crimes - Math.max(1, named))
}

/** A line this short leaves room for what is decided next. */
const shortLine = 160
const goesWith = new Set<Act['kind']>(['reviews', 'grants', 'convicts', 'declares', 'states', 'arranges'])

const follows = /^(?:en consecuencia|por consiguiente|consecuentemente)\b/iu
/** The sentence itself says what was granted. */
const saysEffect = /\b(?:en cuanto|declar|se dej|en consecuencia|parcial|orden|conden|estim)/iu

/** A line with the decision that follows it, where there is room: «Ha lugar a la reclamación … Déjese sin efecto el acta». */
const withNext = (
  span: TextSpan,
  fit: Fit & { readonly room: number },
  main: Decision,
  decisions: readonly Decision[],
  text: string,
): ComposedLine => {
  const line = composeLine(text, span, fit)
  const next = decisions.find((decision) => decision.from >= span.to && decision.acts.length > 0)
  const opens = next === undefined ? '' : text.slice(next.from, next.from + 30)
  const act = next?.acts.find(({ weight }) => weight >= (follows.test(opens) ? 1 : 2))
  if (!main.acts.some(({ kind, weight }) => kind === 'grants' && weight === main.weight)) return line
  if (next === undefined || act === undefined || act !== next.acts[0]) return line
  if (!goesWith.has(act.kind) && !(act.deniesClaim && !act.deniesRest)) return line
  const isShort = line.text.length <= Math.min(shortLine, fit.room)
  if (!isShort && (saysEffect.test(text.slice(span.from, span.to)) || !undoing.has(act.kind))) return line
  const head = isShort ? line : composeLine(text, span, { ...fit, room: Math.min(headBefore, fit.room) })
  const opening = `${head.text.replace(/…$/u, '')}${omission}`
  const added = composeLine(text, { from: act.from, to: next.to }, { room: Math.max(minAdded, fit.room - opening.length) })
  const joined = `${opening}${added.text}`
  return joined.length <= fit.room ? { text: joined, from: head.from, to: added.to } : line
}

/** What is granted then is said by what follows, and needs this much of the line. */
const headBefore = 140
const minAdded = 60
const undoing = new Set<Act['kind']>(['reviews', 'declares', 'states'])

const does = (main: Decision, kind: Act['kind']): boolean => main.acts.some((act) => act.weight === 3 && act.kind === kind)

/** «En cuanto» limits a claim, but does not say that another one was denied. */
const saysPart = (line: string, main: Decision, others: readonly Decision[]): boolean => {
  if (/parcial|\ben parte\b/iu.test(line)) return false
  if (/absuelv|rech[aá][cz]/iu.test(line)) return true
  const hasDenied = does(main, 'grants') && others.some(({ acts }) => acts.some(({ deniesClaim }) => deniesClaim))
  return !hasDenied && /en cuanto/iu.test(line)
}

const decidesException = ({ from, to, acts }: Decision, kind: Act['kind'], text: string): boolean =>
  acts.some((act) => act.kind === kind) && /\bexcepcion/u.test(foldSameLength(text.slice(from, to)))

/** One exception is granted and others are denied, so that the execution goes on. */
const grantsSomeExceptions = (main: Decision, others: readonly Decision[], text: string): boolean =>
  decidesException(main, 'grants', text) && others.some((other) => decidesException(other, 'denies', text))

/** «se condena a pagar $9, rechazándose la demanda respecto de $3». */
const alsoDenies =
  /\b(?:rechaz|desestim|deneg)andose,? (?:(?:por (?:lo )?tanto|en consecuencia|en lo demas),? )?(?:(?:la|las) (?:demanda|accion|pretension)|los? (?:demas|restante)|el resto)\b/u
const deniesUnsaid = (main: Decision, decisions: readonly Decision[], text: string, line: string): boolean =>
  does(main, 'grants') &&
  !/parcial|\ben parte\b|rech[aá][cz]|desestim/iu.test(line) &&
  decisions.some(({ from, to }) => from >= main.from && alsoDenies.test(foldSameLength(text.slice(from, to))))

/** Whether what the line grants or punishes is not all that was asked. */
const isPartial = (main: Decision, decisions: readonly Decision[], text: string): boolean => {
  const acts = decisions.flatMap((decision) => decision.acts.filter(({ weight }) => weight === 3))
  // An execution suit that goes on denies the defences, and no part of the claim.
  const isDefenceDenied = (decision: Decision): boolean =>
    decidesException(decision, 'denies', text) && !decidesException(main, 'grants', text)
  const hasDenied = decisions.some(
    (decision) => decision.acts.some(({ deniesClaim, deniesRest }) => deniesClaim || deniesRest) && !isDefenceDenied(decision),
  )
  return (
    acts.some(({ inPart }) => inPart) ||
    (does(main, 'grants') && hasDenied) ||
    (does(main, 'declares') && decisions.some((decision) => decision.acts.some(({ deniesRest }) => deniesRest))) ||
    (does(main, 'convicts') && !does(main, 'grants') && acts.some(({ kind }) => kind === 'acquits'))
  )
}

/** A decision longer than this is not looked at for the list that ends it. */
const maxUnfinished = 1200
/** A sentence this short was cut at an abbreviation. */
const minSentence = 70
const abbreviated = /\b(?:n°s|nos|c\.i|r\.u\.n|r\.u\.t|inc|n°)[\s.,°º-]*$/iu

/** «a las siguientes penas: - cien días»: its next items belong to it. */
const listedIn = /\bsiguientes \p{L}+:\s*([•*–-])/iu

/** «art. 291 bis inc. 2° del Código»: its number, not an item. */
const numbered = /^\s*\d{1,3}\s?[°º]?\s+\p{L}/u

/** «a la siguiente pena:» goes on in the next line. */
const unfinished = /(?::|\b(?:del?|las?|los|el|en|que|por|con|se declara|siguientes? \p{L}+))\s*-?\s*$/iu

/** «Como autor de los siguientes delitos: …»: the penalties follow. */
const lacksPenalty = (before: string): boolean => {
  const folded = foldSameLength(before)
  return /\bconden\p{L}+ .*\bsiguientes delitos\b/su.test(folded) && !/\b(?:pena|multa)s?\b/u.test(folded)
}

/** The end of a decision, with what belongs to it where an abbreviation was read as the end of its sentence. */
const endOf = (main: Decision, from: number, decisions: readonly Decision[], text: string): number => {
  let { to } = main
  let list = listedIn.exec(text.slice(from, to))?.[1] ?? null
  for (const next of decisions.slice(decisions.indexOf(main) + 1)) {
    const before = text.slice(from, to)
    const mark = markOf(text.slice(next.from))
    if (before.length < maxUnfinished && (unfinished.test(before) || lacksPenalty(before) || (mark !== null && mark === list))) {
      list ??= mark
      to = next.to
      continue
    }
    const isAbbreviated = abbreviated.test(before)
    const isCut = to - from < minSentence || isAbbreviated
    const isItem = beginsItem(text.slice(next.from)) && !(isAbbreviated && numbered.test(text.slice(next.from)))
    if (!isCut || next.weight > 1 || text.slice(to, next.from).includes('\n') || isItem) break
    to = next.to
  }
  return to
}

/** The kind of mark that begins an item of a list within a decision: «a)» for every letter, «1)» for every number. */
const markOf = (text: string): string | null =>
  /^\s*(?:[a-z]|\d{1,2})\s?[.)-]|^\s*[•*–-]/u.exec(text)?.[0].trim().replace(/[a-z]/u, 'a').replace(/\d+/u, '1') ?? null

const beginsItem = (text: string): boolean =>
  /^(?:[IVX]{1,6}|\d{1,2}|(?!n)[a-z])\s?[.)°º-](?!\d)|^\p{L}+(?:ese|ense|ase|anse)\b/iu.test(text)

/** Where the line begins: at the first decision of the sentence that stands near its main one. */
const firstAct = (main: Decision, verb: number, text: string): number => {
  const first = main.acts.find((act) => act.weight >= 2 && act.from >= verb - maxBefore)?.from ?? verb
  return first - (/\bse (?:resuelve|decide) $/iu.exec(text.slice(main.from, first))?.[0].length ?? 0)
}

/** Length of a formula or the mark of an item: «SE DECLARA: 1° Que ». */
const lead = (text: string): number =>
  /^(?:.*(?:declara|resuelve)[: ]+)?\s*(?:(?:[IVX]{1,6}|\d{1,2}|\p{L})\s?[.)°º-]+\s*(?:-\s?)?)?(?:Que,? )?/isu.exec(text)?.[0].length ?? 0

const quote = (
  line: ComposedLine,
  { paragraphAt }: JoinedText,
  said: Pick<DispositionLine, 'kind' | 'more' | 'inPart'>,
): DispositionLine => {
  const { paragraph, start } = paragraphAt(line.from)
  const offset = paragraph.from - start
  return {
    text: line.text,
    anchor: paragraph.anchor,
    from: offset + line.from,
    to: Math.min(offset + line.to, paragraph.from + paragraph.text.length),
    ...said,
  }
}
