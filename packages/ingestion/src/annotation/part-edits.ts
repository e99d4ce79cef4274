import type { ScannedRun, TextElement, XmlRange } from '../reading/documents/scan-docx.ts'

/** What is put in at one place, in this order. */
interface Marks {
  readonly insertions: string[]
  readonly ends: string[]
  readonly starts: string[]
}

interface RunEdits {
  readonly run: ScannedRun
  readonly cuts: Map<number, Marks>
  readonly deleted: (XmlRange & { readonly startTag: () => string })[]
}

const preserved = '<w:t xml:space="preserve">'
const deletedText = '<w:delText xml:space="preserve">'

/** Collects what is put into the XML of a part, and writes it. Everything else of the part stays as it is. */
export class PartEdits {
  readonly #xml: string
  /** Between children of paragraphs. */
  readonly #between = new Map<number, Marks>()
  readonly #runs = new Map<ScannedRun, RunEdits>()

  constructor(xml: string) {
    this.#xml = xml
  }

  /** What is put in between two children of a paragraph. */
  at(place: number): Marks {
    return entryOf(this.#between, place, () => ({ insertions: [], ends: [], starts: [] }))
  }

  /** What is put in within a run, which is divided there, or beside it. */
  within(run: ScannedRun, place: number): Marks {
    const at = this.#seamOf(run, place)
    if (at === run.content.from) return this.at(run.from)
    if (at === run.content.to) return this.at(run.to)
    return entryOf(this.#editsOf(run).cuts, at, () => ({ insertions: [], ends: [], starts: [] }))
  }

  /** Marks the text of a run between two places as taken out. `startTag` makes the start tag of a change. */
  delete(run: ScannedRun, { from, to }: XmlRange, startTag: () => string): void {
    this.#editsOf(run).deleted.push({ from: this.#seamOf(run, from), to: this.#seamOf(run, to), startTag })
    this.within(run, from)
    this.within(run, to)
  }

  /** Where a run is divided: outside the tags of a text at its ends, and at the ends of the run where nothing else of it is left. */
  #seamOf({ content, texts }: ScannedRun, place: number): number {
    const text = texts.find((one) => one.from <= place && place <= one.to)
    const words = text?.content ?? { from: place, to: place }
    const isShown = (from: number, to: number): boolean => (text?.isPreserved ? to > from : this.#xml.slice(from, to).trim() !== '')
    const outside = text === undefined ? place : isShown(words.from, place) ? (isShown(place, words.to) ? place : text.to) : text.from
    if (this.#xml.slice(content.from, outside).trim() === '') return content.from
    return this.#xml.slice(outside, content.to).trim() === '' ? content.to : outside
  }

  #editsOf(run: ScannedRun): RunEdits {
    return entryOf(this.#runs, run, () => ({ run, cuts: new Map(), deleted: [] }))
  }

  /** The part with everything put in. */
  write(): string {
    const changes = [
      ...[...this.#between].map(([at, marks]) => ({ from: at, to: at, text: writeMarks(marks) })),
      ...[...this.#runs.values()].map((edits) => ({ from: edits.run.from, to: edits.run.to, text: this.#writeRun(edits) })),
    ].sort((a, b) => a.from - b.from || a.to - b.to)
    let written = ''
    let at = 0
    for (const { from, to, text } of changes) {
      written += this.#xml.slice(at, from) + text
      at = to
    }
    return written + this.#xml.slice(at)
  }

  #writeRun({ run, cuts, deleted }: RunEdits): string {
    const places = [...cuts.keys()].sort((a, b) => a - b)
    const edges = [run.content.from, ...places, run.content.to]
    return edges
      .slice(1)
      .map((to, index) => {
        const from = edges[index] ?? to
        const change = deleted.find((one) => one.from <= from && to <= one.to)
        const piece = this.#writePiece(run, { from, to }, change === undefined ? preserved : deletedText)
        const marks = cuts.get(to)
        const written = change === undefined ? piece : `${change.startTag()}${piece}</w:del>`
        return marks === undefined ? written : written + writeMarks(marks)
      })
      .join('')
  }

  /** A run with the properties of another and a part of its content. */
  #writePiece(run: ScannedRun, { from, to }: XmlRange, textTag: string): string {
    const endTag = textTag === preserved ? '</w:t>' : '</w:delText>'
    let [content, at] = ['', from]
    for (const text of run.texts.filter((one) => one.from < to && one.to > from)) {
      const isWhole = text.from >= from && text.to <= to
      content += this.#xml.slice(at, Math.max(at, text.from))
      if (isWhole && textTag === preserved) content += this.#xml.slice(text.from, text.to)
      else content += `${textTag}${this.#wordsOf(text, Math.max(text.content.from, from), Math.min(text.content.to, to))}${endTag}`
      at = Math.min(text.to, to)
    }
    content += this.#xml.slice(at, to)
    return `${this.#xml.slice(run.startTag.from, run.startTag.to)}${this.#xml.slice(run.properties.from, run.properties.to)}${content}</w:r>`
  }

  /** Blanks at the ends of a text that is not preserved do not show: they must not begin to. */
  #wordsOf({ content, isPreserved }: TextElement, from: number, to: number): string {
    const words = this.#xml.slice(from, to)
    if (isPreserved) return words
    const start = from === content.from ? words.trimStart() : words
    return to === content.to ? start.trimEnd() : start
  }
}

const writeMarks = ({ insertions, ends, starts }: Marks): string => [...insertions, ...ends, ...starts].join('')

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
