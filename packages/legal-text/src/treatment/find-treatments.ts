import type { Treatment, TreatmentVoice } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences, type TextSpan } from '../analysis/split-sentences.ts'
import { findVoices, type ReadSection } from '../speaker/find-voices.ts'
import type { VoiceRange } from '../speaker/voice.ts'
import { assignCues } from './assign-cues.ts'
import { decidingCue, findCues, type TreatmentCue } from './find-cues.ts'
import { ownWordsOf, voiceAt } from './own-words.ts'
import { pointsBack, pointsForward, proceduralMention, turnsBack } from './treatment-cues.ts'

/** A citation of a ruling in a section. Half-open range in its paragraph. */
export interface PlacedCitation {
  readonly anchor: string
  readonly from: number
  readonly to: number
}

/** How a citing ruling treats the one cited. */
export interface FoundTreatment {
  readonly treatment: Treatment
  readonly voice: TreatmentVoice
  /** The words that decide it, a half-open range in the paragraph of the citation. Null when the ruling is only named. */
  readonly phrase: { readonly from: number; readonly to: number } | null
  /** 0 to 1. */
  readonly confidence: number
}

interface ReadSentence {
  readonly from: number
  readonly to: number
  /** Folded, with others' words blank. */
  readonly words: string
  /** Offsets in the paragraph. */
  readonly cues: readonly TreatmentCue[]
}

/** What these name is the case decided, or the ruling under review. */
const caseSections: ReadonlySet<string> = new Set(['encabezado', 'vistos', 'resolutiva', 'cierre'])
const reachAround = 160
const lettersAroundCue = 80
const maxSentencesBehind = 2
const mentionConfidence = 0.6

/**
 * How the court treats each ruling that a section cites, in the order of `citations`. Null where a party, the evidence or a quoted
 * ruling cites it, and where the number only names a case («condenado en causa RIT 12-2019»). `isOpinion`: the section is of an opinion
 * of the Contraloría. Linear in the text.
 */
export function findTreatments(
  section: ReadSection,
  citations: readonly PlacedCitation[],
  { isOpinion = false }: { readonly isOpinion?: boolean } = {},
): (FoundTreatment | null)[] {
  const isCaseOnly = !isOpinion && caseSections.has(section.kind)
  const voices = findVoices(section)
  const found = new Map<PlacedCitation, FoundTreatment | null>()
  for (const { anchor, text } of section.paragraphs) {
    const own = citations.filter((citation) => citation.anchor === anchor).sort((a, b) => a.from - b.from)
    if (own.length > 0) readParagraph({ text, ranges: voices.get(anchor) ?? [], isOpinion, isCaseOnly }, own, found)
  }
  return citations.map((citation) => found.get(citation) ?? null)
}

interface ReadText {
  readonly text: string
  readonly ranges: readonly VoiceRange[]
  readonly isOpinion: boolean
  /** The section names cases and weighs none; only the votes in it do. */
  readonly isCaseOnly: boolean
}

function readParagraph(read: ReadText, citations: readonly PlacedCitation[], found: Map<PlacedCitation, FoundTreatment | null>): void {
  const byVoice = Map.groupBy(citations, ({ from }) => voiceAt(read.ranges, from))
  for (const [voice, own] of byVoice) if (voice !== null && !(read.isCaseOnly && voice === 'tribunal')) readVoice(read, voice, own, found)
}

function readVoice(
  { text, ranges, isOpinion }: ReadText,
  voice: TreatmentVoice,
  citations: readonly PlacedCitation[],
  found: Map<PlacedCitation, FoundTreatment | null>,
): void {
  const words = foldSameLength(ownWordsOf(text, ranges, voice)).replaceAll('.', '·')
  const sentences = sentencesOf(text).map(({ from, to }): ReadSentence => {
    const sentence = words.slice(from, to)
    let cues: TreatmentCue[] | null = null
    const read = (): TreatmentCue[] => findCues(sentence, isOpinion).map((cue) => ({ ...cue, from: cue.from + from, to: cue.to + from }))
    return {
      from,
      to,
      words: sentence,
      get cues() {
        cues ??= read()
        return cues
      },
    }
  })
  const bySentence = Map.groupBy(citations, ({ from }) => sentences.findLastIndex((sentence) => sentence.from <= from))
  for (const [at, own] of bySentence) {
    const assigned = assignCues(words, sentences[at] as ReadSentence, own)
    for (const citation of own) {
      if (words.slice(citation.from, citation.to).trim() === '' || isProcedural(words, citation)) continue
      const cues = assigned.get(citation) ?? []
      const near = cues.some(({ treatment }) => treatment !== 'cita') ? null : besideCue(sentences, at, citations)
      const best = near ?? decidingCue(cues, citation)
      found.set(
        citation,
        best === null
          ? { treatment: 'cita', voice, phrase: null, confidence: mentionConfidence }
          : { treatment: best.treatment, voice, phrase: { from: best.from, to: best.to }, confidence: best.weight },
      )
    }
  }
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

const isProcedural = (words: string, { from, to }: PlacedCitation): boolean =>
  proceduralMention.test(words.slice(Math.max(0, from - reachAround), from)) ||
  proceduralMention.test(words.slice(to, to + reachAround / 2))

/** «Dicho criterio no se comparte», behind the sentence of the citation, or «Un nuevo estudio lleva a otra conclusión. Así, …» before it. */
function besideCue(sentences: readonly ReadSentence[], at: number, citations: readonly PlacedCitation[]): TreatmentCue | null {
  const isCiting = ({ from, to }: ReadSentence): boolean => citations.some((citation) => citation.from >= from && citation.from < to)
  for (let next = at + 1; next <= at + maxSentencesBehind && next < sentences.length; next += 1) {
    const sentence = sentences[next] as ReadSentence
    if (isCiting(sentence)) break
    const cue = strongest(sentence.cues.filter((each) => refersBack(sentence, each)))
    if (cue !== null) return { ...cue, weight: cue.weight * 0.9 }
  }
  const previous = sentences[at - 1]
  if (previous === undefined || isCiting(previous) || !pointsForward.test(sentences[at]?.words ?? '')) return null
  const cue = strongest(previous.cues)
  return cue === null ? null : { ...cue, weight: cue.weight * 0.75 }
}

const refersBack = ({ from, words }: ReadSentence, cue: TreatmentCue): boolean =>
  turnsBack.test(words) ||
  pointsBack.test(words.slice(Math.max(0, cue.from - from - lettersAroundCue), cue.to - from + lettersAroundCue / 2))

const strongest = (cues: readonly TreatmentCue[]): TreatmentCue | null =>
  decidingCue(
    cues.filter(({ treatment }) => treatment !== 'cita'),
    null,
  )
