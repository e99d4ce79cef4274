import type { SectionKind } from '@basejuris/domain'
import { findDisposition } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Candidate } from './candidate.ts'
import { isSpeaking, kindsGiven, type ScoredCandidate, type ScoringContext } from './score-candidates.ts'

/** What each sign adds to the worth of a sentence at most; what it speaks of itself adds up to 1. */
const weights = {
  near: 0.35,
  section: 0.2,
  meaning: 0.12,
  kind: 0.15,
  conclusion: 0.12,
  closing: 0.15,
  decision: 0.45,
  order: 0.2,
  late: 0.15,
}
/** An amount that the operative part orders is surely the one that a question for an amount asks for. */
const orderedKindWeight = 0.6
/** What the next sentence but one speaks of, beside the next. */
const farNeighbour = 0.6
/** A clause that goes on with a conclusion, beside the one that begins it. */
const goingOn = 0.7
/** The likely topic is told in the words of courts: other rulings of it have them too. */
const topicWeight = 0.15
/** Part of the rarity of a demand that its rarity within the ruling decides. */
const withinWeight = 0.7
/** Another form of a word, all words of an idea apart, and some of them, beside the wording itself. */
const forms = { other: 0.7, apart: 0.8, some: 0.4 }
/** What is left of the worth of a sentence that may be somebody else's, or that is a heading. */
const doubtful = 0.3
/** By where a sentence stands. A heading or the vistos tell what was asked. */
const priors: Readonly<Record<SectionKind, number>> = {
  considerando: 1,
  texto: 1,
  resolutiva: 0.95,
  voto: 0.8,
  vistos: 0.35,
  encabezado: 0.1,
  cierre: 0,
}
/** Worth of the voice that a question asks for, beside the court's. */
const askedWeight = 2
/** Of a ruling none of whose sentences speaks of so much, nothing is quoted. */
const minSpoken = 0.1
/** Letters at the beginning of a stem that its other forms have too. */
const stemLetters = 5
/** Considerandos before the operative part in which courts conclude. */
const closingSections = 3
/** Share of a considerando told by others, from which on the court must be heard to be quoted. */
const othersShare = 0.2

/** How courts begin what they conclude, or say what the law wants. On folded text. */
const conclusion =
  /\b(?:en consecuencia|por (?:lo )?tanto|por consiguiente|por ende|de lo (?:anterior|expuesto|dicho|razonado)|cabe concluir|se concluye|concluir|de est[ea] (?:modo|forma|manera)|asi las cosas|en (?:ese|este|tal|estas?) (?:orden|contexto|sentido|entendido|condiciones)|es posible (?:concluir|colegir)|resulta (?:ilegal|arbitrari\p{L}+|improcedente|procedente|evidente|claro)|ha (?:sostenido|resuelto|señalado|declarado)|se desprende|(?:corresponde|procede|debe|debera|habra de) (?:acoger|rechazar|desestimar|ser (?:acogid|rechazad|desestimad))\p{L}*|sera[n]? (?:acogid|rechazad|desestimad)\p{L}*|unifica|no (?:puede|resulta posible|procede|se accedera|constituye|se configura|se vislumbra)|ha perdido oportunidad|sin que (?:pueda|sea posible)|razon suficiente|motivo por el cual|a juicio de est\p{L}+)/u
/** Other signs of the court's own voice. On folded text. */
const ownVoice =
  /\b(?:est[ea] (?:tribunal|corte|sentenciador\p{L}*|juez\p{L}*)|est[ao]s (?:sentenciador\p{L}+|jueces)|convicc\p{L}+|insuficien\p{L}+|(?:la|esta) decision|debe (?:considerarse|tenerse|entenderse|señalarse)|(?:se (?:tiene|tuvo|tendra)|es posible tener) por (?:acreditad|establecid)\p{L}*|acreditad[oa]s?|la (?:ley|norma|disposicion)|articulos?)\b/u
/** What the operative part orders. On folded text. */
const orders =
  /\b(?:se (?:rechaza|acoge|confirma|revoca|declara|condena|ordena|absuelve|deja|desestima|impone|aprueba|accede|anula|invalida|mantiene|reemplaza|sustituye|hace efectiv\p{L}+)|(?:rechazar|acoger|condenar|absolver|dejar|anular|declarar)|girese|paguese|que no (?:ha lugar|se emite))\b/u
/** «OCTAVO: Fundamentos de la decisión.» */
const heading = /^(?:\p{Lu}+(?: \p{Lu}+)?|\p{Lu}\p{Ll}+(?: \p{Ll}+)?|\d{1,3}|[IVXLC]+)\s?[.:°)-]+[-–]?\s[^,;:]{0,80}$/u
/** A sentence has one; a heading has none. On folded text. */
const verb =
  /\b(?:se|es|son|fue|fueron|era|eran|ha|han|habia|habian|debe|deben|puede|pueden|corresponde|procede|resulta|tiene|tienen|consta|constan|exige|requiere|cabe|existe|carece|establece|dispone|señala|impone|permite|basta|deja|queda|parece|incluye|rige|opera|importa|implica)\b|\p{L}{3,}(?:ara|era|ira|aran|eran|aron|ieron|aba|aban|ian)\b/u

/**
 * Weighs every sentence of some rulings that may be quoted. Beside what it speaks of itself counts what stands around it, and whether the
 * court concludes or orders there. A ruling answers also in words that the question does not have.
 */
export function weighCandidates(candidates: readonly Candidate[], context: ScoringContext): ScoredCandidate[] {
  const bySource = Map.groupBy(candidates, ({ source }) => source)
  return [...bySource].flatMap(([source, own]) => weighRuling(source, own, context))
}

function weighRuling(source: SourceRuling, own: readonly Candidate[], { question, demands }: ScoringContext): ScoredCandidate[] {
  const covers = own.map((candidate) => demands.map((demand) => spokenOf(candidate, demand)))
  const shareOf = shareBy(demands, covers)
  const spoken = covers.map(shareOf)
  if (Math.max(0, ...spoken) < minSpoken) return []
  const sections = describeSections(own, (places) =>
    shareOf(demands.map((_, demand) => Math.max(...places.map((at) => covers[at]?.[demand] ?? 0)))),
  )
  const concluding = concludingWorth(own)
  const line = findDisposition(source.ruling.sections)?.line ?? null
  const isDecision = ({ place: { anchor, from, to } }: Candidate): boolean =>
    line !== null && line.anchor === anchor && line.from < to && from < line.to
  return own.flatMap((candidate, at): ScoredCandidate[] => {
    const { kind, folded, place, voice } = candidate
    const section = sections.get(place.section)
    if (section === undefined || !isSpeaking(candidate, question) || isScrap(candidate)) return []
    const spokenAt = (step: number): number => (own[at + step]?.place.section === place.section ? (spoken[at + step] ?? 0) : 0)
    const isAsked = question.voices.has(voice.speaker)
    const isDoubtful =
      !isAsked && kind === 'considerando' && section.ofOthers >= othersShare && !conclusion.test(folded) && !ownVoice.test(folded)
    const concludes = concluding[at] ?? 0
    const worth =
      (spoken[at] ?? 0) +
      weights.near * Math.max(spokenAt(-1), spokenAt(1), farNeighbour * spokenAt(-2), farNeighbour * spokenAt(2)) +
      weights.section * section.spoken +
      (kind === 'resolutiva' ? orderedKindWeight : weights.kind) * kindsGiven(candidate, question) +
      (weights.conclusion + (section.isClosing ? weights.closing : 0)) * concludes +
      weights.decision * Number(isDecision(candidate)) +
      weights.order * Number(kind === 'resolutiva' && orders.test(folded)) +
      weights.late * section.place
    const isHeading = heading.test(candidate.text) && !verb.test(folded)
    const doubt = isDoubtful || isHeading ? doubtful : 1
    const isAccount = !isAsked && voice.speaker === 'tribunal' && candidate.isOfAnother()
    const trust = priors[kind] * doubt * (isAsked ? askedWeight : 1)
    return [{ ...candidate, score: worth * trust, meaning: weights.meaning * trust, isAccount, covers: covers[at] ?? [] }]
  })
}

/** Numbers, names and headings in capitals; the operative part is written in capitals now and then. */
const isScrap = ({ text, kind }: Candidate): boolean => !/\p{Ll}{3}/u.test(text) && (kind !== 'resolutiva' || !/\p{Lu}{3}/u.test(text))

/** Gives the share of the demands that are spoken of. One counts by its rarity in the index and in the ruling, and none where nothing speaks of it. */
function shareBy(demands: readonly QuestionDemand[], covers: readonly (readonly number[])[]): (some: readonly number[]) => number {
  const worth = demands.map(({ rarity, kind }, demand) => {
    const having = covers.filter((each) => (each[demand] ?? 0) > 0).length
    const within = Math.log((covers.length + 1) / (having + 1)) / Math.log(covers.length + 1)
    return having === 0 ? 0 : (0.15 + rarity) * (1 - withinWeight + withinWeight * within) * (kind === 'topic' ? topicWeight : 1)
  })
  const all = worth.reduce((sum, each) => sum + each, 0)
  return (some) => (all === 0 ? 0 : some.reduce((sum, each, demand) => sum + each * (worth[demand] ?? 0), 0) / all)
}

interface DescribedSection {
  /** What it speaks of, beside the section that speaks of most. */
  readonly spoken: number
  /** Share of its text that others tell. */
  readonly ofOthers: number
  /** From 0, the first, to 1, the last. */
  readonly place: number
  readonly isClosing: boolean
}

function describeSections(
  own: readonly Candidate[],
  spokenOfAll: (places: readonly number[]) => number,
): ReadonlyMap<string, DescribedSection> {
  const places = Map.groupBy(own.keys(), (at) => own[at]?.place.section ?? '')
  const names = [...places.keys()]
  const spoken = new Map([...places].map(([name, each]) => [name, spokenOfAll(each)]))
  const most = Math.max(Number.MIN_VALUE, ...spoken.values())
  const lengthOf = (some: readonly number[]): number => some.reduce((sum, at) => sum + (own[at]?.text.length ?? 0), 0)
  const closing = new Set(names.filter((name) => own[places.get(name)?.[0] ?? 0]?.kind === 'considerando').slice(-closingSections))
  return new Map(
    [...places].map(([name, each]) => [
      name,
      {
        spoken: (spoken.get(name) ?? 0) / most,
        ofOthers: lengthOf(each.filter((at) => own[at]?.voice.speaker !== 'tribunal')) / lengthOf(each),
        place: names.indexOf(name) / Math.max(1, names.length - 1),
        isClosing: closing.has(name),
      },
    ]),
  )
}

/** 1 where a clause concludes, less where it goes on with what the clause before it concludes. */
function concludingWorth(own: readonly Candidate[]): readonly number[] {
  const worth: number[] = []
  for (const [at, { folded, place, text }] of own.entries()) {
    const before = own[at - 1]
    const goesOn =
      before?.place.anchor === place.anchor && place.from - before.place.to < 6 && !/[.:]$/u.test(before.text) && /^\p{Ll}/u.test(text)
    worth.push(conclusion.test(folded) ? 1 : goesOn ? goingOn * (worth[at - 1] ?? 0) : 0)
  }
  return worth
}

/** 1 where a sentence has a wording of a demand or cites its norm, less where it has other forms of its words, or some of them. */
function spokenOf({ stems, norms }: Candidate, { wordings, norms: keys }: QuestionDemand): number {
  if (keys.length > 0 && keys.some((key) => norms().has(key))) return 1
  return wordings.reduce((most, wording) => Math.max(most, wordingIn(stems, wording)), 0)
}

function wordingIn(stems: readonly string[], wording: readonly string[]): number {
  const [first = ''] = wording
  if (stems.some((stem, at) => stem === first && wording.every((each, i) => stems[at + i] === each))) return 1
  if (wording.length === 1) {
    const start = first.slice(0, stemLetters)
    return first.length >= stemLetters && stems.some((stem) => stem.startsWith(start)) ? forms.other : 0
  }
  const having = wording.filter((each) => stems.includes(each)).length / wording.length
  return having === 1 ? forms.apart : forms.some * having
}
