import type { Outcome } from '@basejuris/domain'
import { findDisposition, foldText, splitSentences, stemWord } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { type AskedDirection, beginningOf, type Direction } from '../question/asked-direction.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'

/**
 * Whether a ruling decides what a question supposes. It may hold the contrary, or decide a case the other way, which answers no search for cases.
 * Unknown where its court does not say so plainly.
 */
export type DecidedDirection = 'asked' | 'contrary' | 'contrary_case' | 'unknown'

/** The ruling that decides the contrary, and how. */
export interface DecidedAgainst {
  readonly docId: string
  /** By the outcome of its case, and not by what it holds. */
  readonly isCase: boolean
  readonly decided: Direction
}

const directions: Readonly<Partial<Record<Outcome, Direction>>> = {
  acoge: 'granted',
  anula: 'granted',
  casa: 'granted',
  unifica: 'granted',
  condena: 'granted',
  rechaza: 'denied',
  absuelve: 'denied',
}

interface DecidingSentences {
  readonly source: SourceRuling
  /** Those of the court that may be quoted. */
  readonly sentences: readonly ScoredCandidate[]
  readonly demands: readonly QuestionDemand[]
}

/** The way in which a ruling decides what is asked. */
export function decidedDirection(ruling: DecidingSentences, asked: AskedDirection): DecidedDirection {
  if (asked.kind === 'decision') return decidedCase(ruling.source, asked)
  const held = heldDirection(ruling, asked)
  return held === null ? 'unknown' : held === asked.wants ? 'asked' : 'contrary'
}

/** On a folded item of the operative part. */
const grants = /\b(?:acog|acoj|ha lugar|hace lugar|da lugar|conced)/u
const denies = /\b(?:rechaz|desestim|deneg|denieg|no ha lugar|no hace lugar|no da lugar)/u
const notGranted = /\bno (?:ha|hace|da) lugar/gu

/**
 * By the item of the operative part that names what was requested, else by the outcome. The contrary only where the sentence that decides names all
 * of it.
 */
function decidedCase({ ruling }: SourceRuling, { wants, objects }: AskedDirection): DecidedDirection {
  const disposition = findDisposition(ruling.sections)
  if (disposition === null || disposition.line.kind !== 'decision') return 'unknown'
  const items = disposition.paragraphs.flatMap(({ text }) => splitSentences(text).map(({ from, to }) => text.slice(from, to)))
  const naming = items.filter((item) => namedShare(item, objects) >= minObjects)
  const own = new Set(naming.flatMap((item) => itemDirection(foldText(item)) ?? []))
  const outcome = ruling.outcome === 'acoge_parcial' ? 'granted' : directions[ruling.outcome]
  const direction = own.size === 0 ? outcome : own.size === 1 ? [...own][0] : undefined
  if (naming.length === 0 || direction === undefined) return 'unknown'
  if (direction === wants) return 'asked'
  return outcome === direction && namedShare(disposition.line.text, objects) === 1 ? 'contrary_case' : 'unknown'
}

/** Null where an item says neither, or both. */
function itemDirection(folded: string): Direction | null {
  const [isGranted, isDenied] = [grants.test(folded.replace(notGranted, '')), denies.test(folded)]
  return isGranted === isDenied ? null : isGranted ? 'granted' : 'denied'
}

/** Part of what was requested that a text names. */
function namedShare(text: string, objects: readonly string[]): number {
  const stems = new Set((foldText(text).match(/\p{L}+/gu) ?? []).map(stemWord))
  return objects.filter((object) => stems.has(object)).length / objects.length
}

/** Part of what is asked, by rarity, of which a sentence must speak to say how it is decided, or part of the words for the act that it has. */
const minSpoken = 0.5
const minObjects = 0.6
/** One word for an act is of many acts. */
const minObjectCount = 2
/** From here on a thing is spoken of: by another form of its words at least. */
const minCover = 0.7
/** A longer sentence says more than one thing. */
const maxLetters = 420
/** What is possible, conditional, another's view, the words of a norm or only in part is not held plainly. On folded text. */
const doubtful =
  /\b(?:si|salvo|excepto|a menos que|siempre que|aunque|si bien|podria\p{L}*|pudier\p{L}*|deberia\p{L}*|hubier\p{L}*|eventual\p{L}*|determinar|dilucidar|controver\p{L}+|discut\p{L}+|pretend\p{L}+|alega\p{L}*|solicit\p{L}+|sostien\p{L}+|insist\p{L}+|opinion|interpretaci\p{L}+|(?:dispone|señala|prescribe|establece|previene|indica|expresa)n? (?:que|lo siguiente))\b|[“”"«»]/u
const may = String.raw`(?:procede[n]?|procedia|puede[n]?|podia[n]?|pudo|podra[n]?|debe[n]?|debia[n]?|debio|debera[n]?|corresponde[n]?|correspondia|cabe|(?:es|resulta) (?:posible|procedente|valid\p{L}|licit\p{L}|legal|dable|admisible)|tiene[n]? derecho a|(?:esta[n]?|se encuentra[n]?|se halla[n]?) (?:facultad|autorizad|obligad)\p{L}+ (?:a|para))`
const no = '(?:no|tampoco|nunca) (?:se |ha |habia |l[aeo]s? )*'
const is = '(?:es|son|fue|fueron|era|resulta[n]?|resulto|deviene|ha sido|ser|sea|esta[n]?|queda[n]?|se (?:encuentra|halla)[n]?)'
const bad = String.raw`(?:improceden\p{L}+|prohibid[oa]s?|ilegal(?:es)?|ilicit[oa]s?|invalid[oa]s?|injustificad[oa]s?|indebid[oa]s?|nul[oa]s?|exent[oa]s?|imprescriptibles?)`
const good =
  '(?:procedentes?|valid[oa]s?|licit[oa]s?|justificad[oa]s?|admisibles?|ajustad[oa]s? a derecho|gravad[oa]s?|afect[oa]s?|obligatori[oa]s?|impugnables?|prescriptibles?)'
/** What a court gives in its decision. */
const gives = String.raw`(?:l[ea]s? )?(?:conced|otorg)\p{L}+`
const hinders = String.raw`(?:prohibe[n]?|impide[n]?|obsta a|carece[n]? de (?:facultad|derecho|atribucion|competencia)\p{L}*|imposibilidad de)`
/** What was done is to be undone. */
const undoes = String.raw`(?:devolu\p{L}+|devolv\p{L}+|restitu\p{L}+|reintegr\p{L}+|reembols\p{L}+|(?:deja\p{L}*|dejese) sin efecto)`
const article = '(?:el|la|los|las|lo|al|del?|un|una|dicho|dicha|tal|ese|esa) '
/** Words between a verb and its act: its subject, or a verb that says nothing by itself. */
const between = String.raw` (?:${article}\p{L}+ )?(?:(?:operar|aplicar|efectuar|practicar|realizar|hacer|ordenar|disponer|decretar|imputar|conceder|otorgar)(?:se|les?)? )?(?:${article})?(?:(?!\p{L}+r )\p{L}+ )?$`
const adverb = String.raw`(?:\p{L}+mente |del todo )?`
/** What is said right before a word for the act, and from it on. On folded text. */
interface Sayings {
  readonly before: readonly RegExp[]
  readonly after: readonly RegExp[]
}
const behind = String.raw`^\p{L}*(?: \p{L}+){0,6}?`
/** That an act is valid or not, or is to be undone. */
const validity: Readonly<Record<Direction, Sayings>> = {
  denied: {
    before: [
      new RegExp(String.raw`(?<!\b${no})\b${is} ${adverb}${bad} (?:${article})*$`, 'u'),
      new RegExp(String.raw`(?<!\b(?:rechaz|desestim|deneg|denieg|no )[^.;]*)\b${undoes} (?:${article}|monto |suma ){0,4}$`, 'u'),
    ],
    after: [new RegExp(String.raw`${behind} (?:${no}${is} ${adverb}${good}|(?<!\b${no})${is} ${adverb}${bad})\b`, 'u')],
  },
  granted: {
    before: [new RegExp(String.raw`(?<!\b${no})\b${is} ${adverb}${good} (?:${article})*$`, 'u')],
    after: [new RegExp(String.raw`${behind} (?<!\b${no})${is} ${adverb}${good}\b`, 'u')],
  },
}
/** That an act may be done or must not. */
const permission: Readonly<Record<Direction, Sayings>> = {
  denied: {
    before: [new RegExp(String.raw`\b(?:${no}(?:${may}|${gives})|${hinders})${between}`, 'u')],
    after: [new RegExp(String.raw`${behind} ${no}(?:procede|corresponde)\b`, 'u')],
  },
  granted: {
    before: [new RegExp(String.raw`(?<!\b${no})\b(?:${may}|se ${gives})${between}`, 'u')],
    after: [new RegExp(String.raw`${behind} (?<!\b${no})(?:procede[n]?|corresponde[n]?)\b(?! a\b)`, 'u')],
  },
}

/** What the sentences of a court say of an act, where all that say something agree. */
function heldDirection({ sentences, demands }: DecidingSentences, { kind, objects }: AskedDirection): Direction | null {
  const sayings = kind === 'validity' ? [validity] : [permission, validity]
  const said = new Set(
    sentences.flatMap((sentence) => {
      if (sentence.folded.length > maxLetters || doubtful.test(sentence.folded)) return []
      const words = [...sentence.folded.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ start: beginningOf(word), index }))
      const having = objects.filter((object) => words.some(({ start }) => start === object)).length
      const hasWords = having >= minObjectCount && having >= objects.length * minObjects
      if (!hasWords && !speaksOfAsked(sentence, demands)) return []
      return words.flatMap(({ start, index }) => (start === objects[0] ? saidBeside(sentence.folded, index, sayings) : []))
    }),
  )
  const [only = null] = said
  return said.size === 1 ? only : null
}

function saidBeside(folded: string, at: number, sayings: readonly Readonly<Record<Direction, Sayings>>[]): Direction[] {
  const [before, after] = [folded.slice(0, at), folded.slice(at)]
  const isSaid = (direction: Direction): boolean =>
    sayings.some(
      (each) =>
        each[direction].before.some((pattern) => pattern.test(before)) || each[direction].after.some((pattern) => pattern.test(after)),
    )
  return (['granted', 'denied'] as const).filter(isSaid)
}

/** Whether a sentence speaks of enough of what is asked. */
function speaksOfAsked({ covers }: ScoredCandidate, demands: readonly QuestionDemand[]): boolean {
  const worth = demands.map(({ kind, rarity }) => (kind === 'topic' ? 0 : rarity))
  const all = worth.reduce((sum, each) => sum + each, 0)
  return all > 0 && worth.reduce((sum, each, at) => sum + ((covers[at] ?? 0) >= minCover ? each : 0), 0) >= all * minSpoken
}
