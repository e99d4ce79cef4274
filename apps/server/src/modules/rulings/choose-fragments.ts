import type { Fragment } from '@basejuris/contract'
import type { Ruling, Section, SectionKind } from '@basejuris/domain'
import { voicesIn } from '@basejuris/legal-text'
import {
  anchorLabel,
  bestFragment,
  findMarks,
  findPassage,
  type Highlighter,
  type MarkedText,
  type Passage,
  type PassageHit,
  passageText,
} from '@basejuris/search'
import { type PresentedVoice, presentVoice } from './present-speaker.ts'

const maxFragments = 2
/** Weight of what a party, the evidence or a dissent says, against 1 for the court's own reasoning. */
const otherVoiceWeight = 0.3
/** Weight of parts that do not reason. What opens or closes a ruling is short, so that its words count much. */
const kindWeights: Partial<Record<SectionKind, number>> = { resolutiva: 0.6, encabezado: 0.2, cierre: 0.1 }
/** Weight of a passage with the words apart of what is marked as one. */
const unmarkedWeight = 0.3
/** A shorter piece says too little. */
const minPiece = 40

export interface ShownFragment {
  readonly fragment: Fragment
  readonly hit: PassageHit
}

/** Part of a passage in one voice; null is the court's. */
interface Piece {
  readonly from: number
  readonly to: number
  readonly voice: PresentedVoice | null
}

interface Candidate extends Piece {
  readonly passage: Passage
  readonly hit: PassageHit
  readonly rank: number
  /** Whether the passage has something to mark. */
  readonly isMarked: boolean
}

/**
 * What a card shows of the passages that match: the court's own reasoning before other voices, each in text order. Another voice comes
 * alone only where it matches much better than anything the court says.
 */
export function chooseFragments(hits: readonly PassageHit[], ruling: Ruling, highlighter: Highlighter): ShownFragment[] {
  const order = new Map(ruling.sections.map(({ anchor }, index) => [anchor, index]))
  const place = ({ passage, from }: Candidate): number => (order.get(passage.anchor) ?? 0) * 1e6 + from
  const best = readCandidates(hits, ruling, highlighter)
    .sort((left, right) => right.rank - left.rank)
    .filter((candidate, index, all) => all.findIndex((other) => isBeside(other, candidate)) === index)
    .slice(0, maxFragments)
  return best
    .filter(({ isMarked }) => isMarked || !best.some((other) => other.isMarked))
    .sort((left, right) => Number(left.voice !== null) - Number(right.voice !== null) || place(left) - place(right))
    .map((candidate) => ({ fragment: presentFragment(candidate, highlighter), hit: candidate.hit }))
}

/** Stops where no later passage can rank before two that were read. */
const readCandidates = (hits: readonly PassageHit[], ruling: Ruling, highlighter: Highlighter): Candidate[] => {
  const found: Candidate[] = []
  for (const hit of hits) {
    const ahead = new Set(found.filter(({ rank }) => rank >= hit.score).map(({ passage }) => passage.id))
    if (hit.score > 0 && ahead.size >= maxFragments) break
    found.push(...candidatesOf(hit, ruling, highlighter))
  }
  return found
}

/** One fragment of a passage is enough. */
const isBeside = (left: Candidate, right: Candidate): boolean => left.passage.id === right.passage.id

const candidatesOf = (hit: PassageHit, ruling: Ruling, highlighter: Highlighter): Candidate[] => {
  const passage = findPassage(ruling, hit.id)
  const section = ruling.sections.find(({ anchor }) => anchor === hit.anchor)
  if (passage === null || section === undefined) return []
  const text = passageText(passage)
  const marks = findMarks(text, highlighter)
  const distinct = (from: number, to: number): number =>
    new Set(
      marks.filter(([start, end]) => start >= from && end <= to).map(([start, end]) => text.slice(start, end).toLowerCase().slice(0, 6)),
    ).size
  const all = distinct(0, text.length)
  return piecesOf(passage, text, section)
    .map((piece): Candidate => {
      const share = all === 0 ? 1 : distinct(piece.from, piece.to) / all
      const weight = piece.voice === null ? (kindWeights[section.kind] ?? 1) : otherVoiceWeight
      const rank = (hit.score + Number.EPSILON) * share * weight
      return { ...piece, passage, hit, isMarked: all > 0, rank: all === 0 ? rank * unmarkedWeight : rank }
    })
    .filter(({ rank }) => rank > 0)
}

/** The passage cut where its voice changes. The whole of it where no piece is long enough. */
const piecesOf = (passage: Passage, text: string, section: Section): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  const add = (from: number, to: number, voice: PresentedVoice | null): void => {
    if (text.slice(from, to).trim() === '') return
    const last = pieces.at(-1)
    if (last !== undefined && last.voice?.voz === voice?.voz) pieces[pieces.length - 1] = { ...last, to }
    else pieces.push({ from, to, voice })
  }
  for (const { anchor, text: own } of passage.paragraphs) {
    const paragraph = section.paragraphs.find((each) => each.anchor === anchor)
    const cut = Math.max(0, paragraph?.text.indexOf(own) ?? 0)
    let end = 0
    for (const range of voicesIn(section).get(anchor) ?? []) {
      const from = Math.max(end, range.from - cut)
      const to = Math.min(own.length, range.to - cut)
      if (to <= from) continue
      add(at + end, at + from, null)
      add(at + from, at + to, presentVoice(range))
      end = to
    }
    add(at + end, at + own.length, null)
    at += own.length + 1
  }
  const long = pieces.filter(({ from, to }) => to - from >= minPiece)
  return long.length > 0 ? long : pieces.slice(0, 1)
}

const presentFragment = ({ passage, from, to, voice }: Candidate, highlighter: Highlighter): Fragment => {
  const text = passageText(passage)
  const start = from + (text.slice(from).length - text.slice(from).trimStart().length)
  const piece: MarkedText = bestFragment(text.slice(start, to).trimEnd(), highlighter)
  const isWhole = passage.kind !== 'texto' && !/\/\d+$/.test(passage.id)
  const paragraph = paragraphOf(passage, start + Math.max(0, text.slice(start).indexOf(piece.text.replace(/^…/, '').replace(/…$/, ''))))
  return {
    texto: piece.text.replaceAll('\n', ' '),
    marcas: piece.marks.map(([first, last]) => [first, last]),
    ancla: isWhole && start === 0 ? passage.anchor : paragraph,
    etiqueta: anchorLabel(passage.kind === 'texto' ? paragraph : passage.anchor),
    ...voice,
  }
}

/** Anchor of the paragraph at an offset of the passage. */
const paragraphOf = (passage: Passage, at: number): string => {
  let end = 0
  for (const paragraph of passage.paragraphs) {
    end += paragraph.text.length + 1
    if (at < end) return paragraph.anchor
  }
  return passage.paragraphs[0]?.anchor ?? passage.anchor
}
