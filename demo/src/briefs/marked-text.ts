import type { PlantedCitation, PlantedTruth } from './planted-brief.ts'

/** Characters of private use that stand around a planted citation until the brief is finished. */
const opening = '\uE000'
const closing = '\uE001'
const firstNumber = 0xe100

type Planted = Pick<PlantedCitation, 'truth' | 'note'>

/** Marks the planted citations of a brief while its text is put together, wrapped and changed. */
export class MarkedText {
  readonly #planted: Planted[] = []

  mark(truth: PlantedTruth, text: string, note: string): string {
    this.#planted.push({ truth, note })
    return `${opening}${String.fromCharCode(firstNumber + this.#planted.length - 1)}${text}${closing}`
  }

  /** The text without marks, and where each marked citation stands in it. */
  read(marked: string): { readonly text: string; readonly citations: readonly PlantedCitation[] } {
    const parts: string[] = []
    const citations: PlantedCitation[] = []
    let length = 0
    let open: { readonly planted: Planted; readonly from: number } | null = null
    for (let at = 0; at < marked.length; at++) {
      const letter = marked.charAt(at)
      if (letter === opening) {
        const planted = this.#planted[marked.charCodeAt(++at) - firstNumber]
        if (planted === undefined || open !== null) throw new Error('A mark of a brief is broken')
        open = { planted, from: length }
      } else if (letter === closing) {
        if (open === null) throw new Error('A mark of a brief is closed twice')
        citations.push({ ...open.planted, from: open.from, to: length, text: parts.slice(open.from).join('') })
        open = null
      } else {
        parts.push(letter)
        length++
      }
    }
    return { text: parts.join(''), citations }
  }
}

/** Breaks lines at spaces, as text copied from a PDF. A mark has no width. */
export function wrapLines(marked: string, width: number): string {
  return marked
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current !== '' && shownLength(current) + shownLength(word) + 1 > width) {
      lines.push(current)
      current = word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current].join('\n')
}

const shownLength = (text: string): number => text.replaceAll(/\uE000.|\uE001/gu, '').length
