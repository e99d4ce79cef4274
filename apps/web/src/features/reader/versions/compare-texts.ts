import type { SectionView } from '@basejuris/contract'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { placeName } from '../text/section-names.ts'

export interface DiffPiece {
  readonly kind: 'same' | 'out' | 'in'
  readonly text: string
}

/** A passage that changed, its paragraphs separated by line breaks. */
export interface ChangedPassage {
  readonly kind: 'changed'
  /** Where it begins, as a citation names it; empty for parts cited as the ruling itself. */
  readonly place: string
  /** Anchors of its first paragraph in each version; null where it has none. */
  readonly before: string | null
  readonly after: string | null
  readonly pieces: readonly DiffPiece[]
}
export interface UnchangedPassage {
  readonly kind: 'same'
  readonly paragraphs: number
}
export type ComparedPassage = ChangedPassage | UnchangedPassage

interface Line {
  readonly text: string
  readonly anchor: string
  readonly place: string
}

/** Time limit of the word comparison per passage. Beyond it the passage counts as removed and added whole. */
const wordsTimeoutMs = 150
const paragraphsTimeoutMs = 500

const linesOf = (sections: readonly SectionView[]): Line[] =>
  sections.flatMap((section) => {
    const place = placeName(section, sections)
    return section.parrafos.map(({ texto, ancla }) => ({ text: texto, anchor: ancla, place }))
  })

/** Compares two versions: paragraphs first, then the words of those that differ. Joining `same` and `in` gives the later text. */
export function compareTexts(before: readonly SectionView[], after: readonly SectionView[]): ComparedPassage[] {
  const [previous, next] = [linesOf(before), linesOf(after)]
  const comparator = (left: Line, right: Line) => left.text === right.text
  const runs = diffArrays(previous, next, { comparator, timeout: paragraphsTimeoutMs }) ?? [
    { value: previous, removed: true, added: false },
    { value: next, removed: false, added: true },
  ]
  const passages: ComparedPassage[] = []
  let out: Line[] = []
  let into: Line[] = []
  const settle = () => {
    if (out.length + into.length > 0) passages.push(changed(out, into))
    out = []
    into = []
  }
  for (const { value, removed, added } of runs) {
    if (removed) out = [...out, ...value]
    else if (added) into = [...into, ...value]
    else {
      settle()
      passages.push({ kind: 'same', paragraphs: value.length })
    }
  }
  settle()
  return passages
}

function changed(out: readonly Line[], into: readonly Line[]): ChangedPassage {
  const [first] = into.length > 0 ? into : out
  return {
    kind: 'changed',
    place: first?.place ?? '',
    before: out[0]?.anchor ?? null,
    after: into[0]?.anchor ?? null,
    pieces: comparePieces(joined(out), joined(into)),
  }
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

function comparePieces(before: string, after: string): DiffPiece[] {
  const words = before === '' || after === '' ? undefined : diffWordsWithSpace(before, after, { timeout: wordsTimeoutMs })
  if (words === undefined) {
    const whole: DiffPiece[] = [
      { kind: 'out', text: before },
      { kind: 'in', text: after },
    ]
    return whole.filter(({ text }) => text !== '')
  }
  return words.map(({ value, added, removed }) => ({ kind: removed ? 'out' : added ? 'in' : 'same', text: value }))
}

/** The pieces that one of the two columns shows. */
export function piecesOfSide(pieces: readonly DiffPiece[], side: 'out' | 'in'): DiffPiece[] {
  return pieces.filter(({ kind }) => kind === 'same' || kind === side)
}
