import type { EntryMark, EntrySection, MarkColor } from './document.ts'
import { noteLine, tagLine } from './ruling-lines.ts'

/** A stretch of a paragraph that looks alike. */
export interface TextPiece {
  readonly text: string
  readonly isLead: boolean
  /** Background, `#rrggbb`; null where nothing is marked. */
  readonly wash: string | null
  /** Number of the note that stands behind it; null where none does. */
  readonly note: number | null
}

/** A note on a passage, under the paragraph in which the passage ends. */
export interface PassageNote {
  readonly number: number
  readonly lines: readonly string[]
}

/** Darker than the wash of a whole section, on which they are seen too. Ink on each keeps more than 10 to 1. */
const washes: Readonly<Record<MarkColor, string>> = { amarillo: '#ffe27a', verde: '#c4ebbf', azul: '#c2def8', rosa: '#fbcfdd' }

/** Cuts the paragraphs of one ruling at its lead and its marks, and numbers the notes of its passages. */
export class MarkedText {
  #notes = 0

  /** The pieces of a paragraph, in order, and the notes that stand under it. `lead` is the number of its characters in bold. */
  cut(
    { paragraphs, marks = [] }: Pick<EntrySection, 'paragraphs' | 'marks'>,
    paragraph: number,
    lead = 0,
  ): { readonly pieces: readonly TextPiece[]; readonly notes: readonly PassageNote[] } {
    const text = paragraphs[paragraph] ?? ''
    const own = marks.filter((mark) => mark.paragraph === paragraph && mark.from < mark.to)
    const notes = own.toSorted((a, b) => a.to - b.to).flatMap((mark) => this.#note(mark))
    const ends = [0, lead, text.length, ...own.flatMap(({ from, to }) => [from, to])]
    const cuts = [...new Set(ends.filter((at) => at <= text.length))].sort((a, b) => a - b)
    const spans = text === '' ? [[0, 0] as const] : cuts.slice(1).map((to, at) => [cuts[at] ?? 0, to] as const)
    const pieces = spans.map(([from, to]): TextPiece => {
      const mark = own.find((one) => one.from <= from && one.to >= to)
      return {
        text: text.slice(from, to),
        isLead: from < lead,
        wash: mark === undefined ? null : washes[mark.color ?? 'amarillo'],
        note: notes.find(({ mark: { to: end } }) => end === to)?.number ?? null,
      }
    })
    return { pieces, notes }
  }

  #note(mark: EntryMark): (PassageNote & { readonly mark: EntryMark })[] {
    const { saved } = mark
    if (saved === null) return []
    const lines = [saved.warning, tagLine(saved), ...saved.notes.map(noteLine)].filter((line) => line !== null)
    if (lines.length === 0) return []
    this.#notes += 1
    return [{ number: this.#notes, lines, mark }]
  }
}

/** Passages marked in the text of these sections. */
export function countMarked(sections: readonly Pick<EntrySection, 'marks'>[]): number {
  return sections.flatMap(({ marks = [] }) => marks).filter(({ saved }) => saved !== null).length
}
