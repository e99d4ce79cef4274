import type { Treatment, TreatmentVoice } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { voicesIn } from '../speaker/find-voices.ts'
import type { ReadSection, SpokenRange } from '../speaker/voice.ts'
import { assignCues } from './assign-cues.ts'
import { decidingCue, findCues, type TreatmentCue } from './find-cues.ts'
import { ownWordsOf, voiceAt } from './own-words.ts'
import { pointsBack, pointsForward, proceduralMention, turnsBack } from './treatment-cues.ts'

/** A place in a section, as that of a citation. Half-open range in its paragraph. */
export interface PlacedCitation {
  readonly anchor: string
  readonly from: number
  readonly to: number
}

/** How a citing ruling treats the one cited. */
export interface FoundTreatment {
  readonly treatment: Treatment
  readonly voice: TreatmentVoice
  /** The words that decide it, a half-open range in a paragraph. Null when the ruling is only named. */
  readonly phrase: PlacedCitation | null
  /** 0 to 1. */
  readonly confidence: number
}

/** One sentence of a paragraph; its cues are read when asked for, and only near its citations. */
class ReadSentence {
  readonly from: number
  readonly to: number
  /** Folded, with others' words blank. */
  readonly words: string
  readonly citations: readonly PlacedCitation[]
  readonly #isOpinion: boolean
  #cues: readonly TreatmentCue[] | null = null

  constructor(paragraph: string, { from, to }: TextSpan, citations: readonly PlacedCitation[], isOpinion: boolean) {
    this.from = from
    this.to = to
    this.words = paragraph.slice(from, to)
    this.citations = citations.filter((citation) => citation.from >= from && citation.from < to)
    this.#isOpinion = isOpinion
  }

  /** Offsets in the paragraph. */
  get cues(): readonly TreatmentCue[] {
    this.#cues ??= this.#readCues()
    return this.#cues
  }

  #readCues(): TreatmentCue[] {
    const first = this.citations[0]?.from ?? this.from
    const last = this.citations.at(-1)?.to ?? first
    const start = Math.max(0, first - this.from - lettersRead)
    const read = this.words.slice(start, last - this.from + lettersRead)
    const at = this.from + start
    return findCues(read, this.#isOpinion).map((cue) => ({ ...cue, from: cue.from + at, to: cue.to + at }))
  }
}

/** What these name is the case decided, or the ruling under review. */
const caseSections: ReadonlySet<string> = new Set(['encabezado', 'vistos', 'resolutiva', 'cierre'])
const reachAround = 160
/** Letters read on each side of the citations of a sentence. */
const lettersRead = 450
/** Words of courts that depart, in an opinion: it may tell what another opinion did. */
const borrowedWeight = 0.75
const lettersAroundCue = 80
const maxSentencesBehind = 2
export const mentionConfidence = 0.6
/** Words in another sentence than the citation are less sure. */
const behindWeight = 0.9
const beforeWeight = 0.75

/** What the rules read of a citation. */
export interface RuleReading {
  /** Null where a party, the evidence or a quoted ruling cites it, and where the number only names a case. */
  readonly found: FoundTreatment | null
  /** The court may still say something of it: it answers a party in the same paragraph, or the number seems to name a case. */
  readonly isOpen: boolean
}

const silent: RuleReading = { found: null, isOpen: false }

export interface RuleOptions {
  /** The section is of an opinion of the Contraloría. */
  readonly isOpinion?: boolean
  /** Who speaks in the paragraphs, by anchor, where it was read before. */
  readonly spoken?: ReadonlyMap<string, readonly SpokenRange[]> | undefined
}

/** What phrase rules read of each citation, in their order. Linear in the text. */
export function readByRules(
  section: ReadSection,
  citations: readonly PlacedCitation[],
  { isOpinion = false, spoken }: RuleOptions,
): RuleReading[] {
  const isCaseOnly = !isOpinion && caseSections.has(section.kind)
  if (isCaseOnly && !mayHoldVote(section, citations)) return citations.map(() => silent)
  const voices = spoken ?? voicesIn(section)
  const found = new Map<PlacedCitation, RuleReading>()
  for (const { anchor, text } of section.paragraphs) {
    const own = citations.filter((citation) => citation.anchor === anchor).sort((a, b) => a.from - b.from)
    if (own.length > 0)
      readParagraph(
        {
          anchor,
          text,
          ranges: withVote(text, voices.get(anchor) ?? []),
          isOpinion,
          isCaseOnly,
          mayAnswer: isOpinion || section.kind === 'considerando',
        },
        own,
        found,
      )
  }
  return citations.map((citation) => found.get(citation) ?? silent)
}

/** Whether a vote may be heard where a section that names cases cites: before the decision only one that opens in that very paragraph. */
function mayHoldVote({ kind, paragraphs }: ReadSection, citations: readonly PlacedCitation[]): boolean {
  if (kind !== 'encabezado' && kind !== 'vistos') return true
  const citing = new Set(citations.map(({ anchor }) => anchor))
  return paragraphs.some(({ anchor, text }) => citing.has(anchor) && voteOpening.test(text))
}

const voteOpening = /(?<=^|[.;–-]\s)acordad[ao]s?,? (?:[^.]{0,80} )?(?:con el voto|contra el voto|con la prevenci[oó]n)/iu

/** A vote that stands in the paragraph of the decision is heard from there on. */
function withVote(text: string, ranges: readonly SpokenRange[]): readonly SpokenRange[] {
  const at = text.search(voteOpening)
  if (at < 0 || ranges.some(({ speaker }) => speaker === 'voto' || speaker === 'prevencion')) return ranges
  const speaker = /prevenci/iu.test(text.slice(at, at + 200)) ? 'prevencion' : 'voto'
  return [...ranges.filter(({ to }) => to <= at), { speaker, from: at, to: text.length }]
}

interface ReadText {
  readonly anchor: string
  readonly text: string
  readonly ranges: readonly SpokenRange[]
  readonly isOpinion: boolean
  /** The section names cases and weighs none; only the votes in it do. */
  readonly isCaseOnly: boolean
  /** The court reasons here: what it says of a ruling that a party cites stands in the same paragraph. */
  readonly mayAnswer: boolean
}

function readParagraph(read: ReadText, citations: readonly PlacedCitation[], found: Map<PlacedCitation, RuleReading>): void {
  const byVoice = Map.groupBy(citations, ({ from }) => voiceAt(read.ranges, from))
  for (const [voice, own] of byVoice) {
    if (read.isCaseOnly && voice === 'tribunal') continue
    if (voice !== null) readVoice(read, voice, own, found)
    else if (read.mayAnswer) for (const citation of own) found.set(citation, { found: null, isOpen: !isQuoted(read.text, citation) })
  }
}

const isQuoted = (text: string, { from, to }: PlacedCitation): boolean => ownWordsOf(text, [], 'tribunal').slice(from, to).trim() === ''

function readVoice(
  read: ReadText,
  voice: TreatmentVoice,
  citations: readonly PlacedCitation[],
  found: Map<PlacedCitation, RuleReading>,
): void {
  const { anchor, text, ranges, isOpinion } = read
  const words = foldSameLength(ownWordsOf(text, ranges, voice)).replaceAll('.', '·')
  const own = citations.filter((each) => words.slice(each.from, each.to).trim() !== '')
  const weighed = own.filter((each) => isOpinion || !isProcedural(words, each))
  for (const each of own) found.set(each, { found: null, isOpen: voice === 'tribunal' && !read.isCaseOnly })
  const sentences = sentencesOf(text).map((span) => new ReadSentence(words, span, citations, isOpinion))
  const bySentence = Map.groupBy(weighed, ({ from }) => sentences.findLastIndex((sentence) => sentence.from <= from))
  for (const [at, own] of bySentence) {
    const sentence = sentences[at]
    if (sentence === undefined) continue
    const assigned = assignCues(words, sentence, sentence.citations)
    for (const citation of own) {
      const cues = assigned.get(citation) ?? []
      const isWeighed = cues.some(({ treatment }) => treatment !== 'cita')
      const cue = (isWeighed ? null : besideCue(sentences, at)) ?? decidingCue(cues, citation)
      found.set(citation, { found: treatmentOf(cue, anchor, voice, isOpinion), isOpen: voice === 'tribunal' })
    }
  }
}

function treatmentOf(cue: TreatmentCue | null, anchor: string, voice: TreatmentVoice, isOpinion: boolean): FoundTreatment {
  if (cue === null) return { treatment: 'cita', voice, phrase: null, confidence: mentionConfidence }
  const treatment = isOpinion ? towardsOpinions(cue.treatment) : cue.treatment
  const confidence = treatment === 'reconsidera' && cue.treatment === 'se_aparta' ? cue.weight * borrowedWeight : cue.weight
  return { treatment, voice, phrase: { anchor, from: cue.from, to: cue.to }, confidence }
}

/** «los dictámenes N°s. 1.200 y 2.300» is one sentence. */
const numberOpens = /n[°º]s?\.$/iu
const sentencesOf = (text: string): TextSpan[] => {
  const joined: TextSpan[] = []
  for (const sentence of splitSentences(text)) {
    const last = joined.at(-1)
    if (last !== undefined && numberOpens.test(text.slice(last.to - 4, last.to)))
      joined[joined.length - 1] = { from: last.from, to: sentence.to }
    else joined.push(sentence)
  }
  return joined
}

/** The Contraloría's own words for following and leaving its opinions. */
const towardsOpinions = (treatment: Treatment): Treatment =>
  treatment === 'sigue' ? 'aplica' : treatment === 'se_aparta' ? 'reconsidera' : treatment

const isProcedural = (words: string, { from, to }: PlacedCitation): boolean =>
  proceduralMention.test(words.slice(Math.max(0, from - reachAround), from)) ||
  proceduralMention.test(words.slice(to, to + reachAround / 2))

/** «Dicho criterio no se comparte», behind the sentence of the citation, or «Un nuevo estudio lleva a otra conclusión. Así, …» before it. */
function besideCue(sentences: readonly ReadSentence[], at: number): TreatmentCue | null {
  for (let next = at + 1; next <= at + maxSentencesBehind; next += 1) {
    const sentence = sentences[next]
    if (sentence === undefined || sentence.citations.length > 0) break
    const cue = strongest(sentence.cues.filter((each) => refersBack(sentence, each)))
    if (cue !== null) return { ...cue, weight: cue.weight * behindWeight }
  }
  const previous = sentences[at - 1]
  if (previous === undefined || previous.citations.length > 0 || !pointsForward.test(sentences[at]?.words ?? '')) return null
  const cue = strongest(previous.cues)
  return cue === null ? null : { ...cue, weight: cue.weight * beforeWeight }
}

/** What only the Contraloría does with its opinions, and says of no one else. */
const ownActs: ReadonlySet<Treatment> = new Set(['deja_sin_efecto', 'reconsidera', 'complementa'])

const refersBack = ({ from, words }: ReadSentence, cue: TreatmentCue): boolean =>
  ownActs.has(cue.treatment) ||
  turnsBack.test(words) ||
  pointsBack.test(words.slice(Math.max(0, cue.from - from - lettersAroundCue), cue.to - from + lettersAroundCue / 2))

const strongest = (cues: readonly TreatmentCue[]): TreatmentCue | null =>
  decidingCue(
    cues.filter(({ treatment }) => treatment !== 'cita'),
    null,
  )
