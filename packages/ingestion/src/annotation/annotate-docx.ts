import { noteReferences, type ReadPart, readDocxParts } from '../reading/documents/docx-paragraphs.ts'
import { type DocxParts, openDocxParts } from '../reading/documents/docx-parts.ts'
import { rejectCompoundFile } from '../reading/documents/docx-text.ts'
import type { ScannedRun, XmlRange } from '../reading/documents/scan-docx.ts'
import { RecordProblem } from '../record/record-problem.ts'
import { type Annotator, CommentsPart, escapeXml, maxCommentRanges } from './comments-part.ts'
import { isPlainRun, type LocatedCharacter, locateCharacters, type PlacedParagraph, placeParagraphs, type TextRange } from './marks.ts'
import { PartEdits } from './part-edits.ts'
import { rewriteZip } from './rewrite-zip.ts'

/** A comment on some characters of the text that was read. */
export interface DocumentComment extends TextRange {
  /** A paragraph each. */
  readonly lines: readonly string[]
}

/** Other words for some characters, as a tracked change. */
export interface DocumentCorrection extends TextRange {
  readonly text: string
}

export interface Annotations {
  readonly comments: readonly DocumentComment[]
  readonly corrections: readonly DocumentCorrection[]
  readonly annotator: Annotator
}

export interface AnnotatedDocx {
  readonly bytes: Uint8Array
  /** Places in `comments` of those that Word has no room for, as a comment on a comment. */
  readonly unplaced: readonly number[]
  /** Places in `corrections` of those that were written. */
  readonly corrected: readonly number[]
}

const bodyType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/**
 * The same DOCX with comments and tracked changes. Every other part stays byte for byte, and rejecting the changes gives the text back.
 * Word knows comments in the body alone: one on a note stands at its reference, one in a text box at the box. A correction within a
 * field, another tracked change or a text box is left out. @throws {RecordProblem} as `docxText`, `unknown_format` where the file holds
 * macros or is a template
 */
export async function annotateDocx(bytes: Uint8Array, annotations: Annotations): Promise<AnnotatedDocx> {
  rejectCompoundFile(bytes)
  try {
    const opened = await openDocxParts(bytes)
    if (!(await opened.read('[Content_Types].xml')).includes(`"${bodyType}"`)) throw new RecordProblem('unknown_format')
    return await annotate(bytes, opened, annotations)
  } catch (error) {
    throw error instanceof RecordProblem ? error : new RecordProblem('document_damaged')
  }
}

async function annotate(bytes: Uint8Array, opened: DocxParts, { comments, corrections, annotator }: Annotations): Promise<AnnotatedDocx> {
  const parts = await readDocxParts(opened)
  if (parts.some(({ scanned }) => !scanned.isWellFormed)) throw new RecordProblem('document_damaged')
  const paragraphs = placeParagraphs(parts)
  const edits = new Map(parts.map((part) => [part, new PartEdits(part.xml)]))
  const written = await CommentsPart.open(opened, parts, annotator)
  const anchors = new Anchors(parts, paragraphs)
  const unplaced: number[] = []
  for (const [at, comment] of comments.entries()) {
    const anchor = anchors.ofComment(comment)
    const body = edits.get(parts[0] as ReadPart)
    if (anchor === null || body === undefined || written.count >= maxCommentRanges) unplaced.push(at)
    else {
      const id = written.add(comment.lines)
      anchor.open(body).starts.push(`<w:commentRangeStart w:id="${id}"/>`)
      anchor.close(body).ends.push(`<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`)
    }
  }
  const corrected: number[] = []
  let correctedTo = 0
  for (const [at, correction] of [...corrections.entries()].sort(([, a], [, b]) => a.from - b.from)) {
    if (correction.from < correctedTo || !correct(anchors.find(correction), edits, correction, written)) continue
    correctedTo = correction.to
    corrected.push(at)
  }
  const changed = new Map(written.parts())
  for (const [{ name, xml }, own] of edits) {
    const text = own.write()
    if (text !== xml) changed.set(name, text)
  }
  return { bytes: await rewriteZip(bytes, changed), unplaced, corrected: corrected.sort((a, b) => a - b) }
}

type Marks = ReturnType<PartEdits['at']>

/** Where the range of a comment begins and ends. */
interface Anchor {
  readonly open: (edits: PartEdits) => Marks
  readonly close: (edits: PartEdits) => Marks
}

type RunCharacter = LocatedCharacter & { readonly run: ScannedRun }
const isOfRun = (character: LocatedCharacter): character is RunCharacter => character.run !== null

/** The characters of a range, of one paragraph. */
interface FoundCharacters {
  readonly part: ReadPart
  readonly characters: readonly LocatedCharacter[]
}

const around = ({ from, to }: XmlRange): Anchor => ({ open: (edits) => edits.at(from), close: (edits) => edits.at(to) })

/** Finds ranges of the text in the XML. Keeps the characters of the paragraph found last. */
class Anchors {
  readonly #parts: readonly ReadPart[]
  readonly #paragraphs: readonly PlacedParagraph[]
  #last: { readonly placed: PlacedParagraph; readonly characters: readonly LocatedCharacter[] } | null = null

  constructor(parts: readonly ReadPart[], paragraphs: readonly PlacedParagraph[]) {
    this.#parts = parts
    this.#paragraphs = paragraphs
  }

  /** Null where the range is empty or reaches over a paragraph. */
  find({ from, to }: TextRange): FoundCharacters | null {
    const placed = this.#paragraphAt(from)
    if (placed === null || to <= from || to > placed.from + placed.paragraph.text.length) return null
    if (this.#last?.placed !== placed) this.#last = { placed, characters: locateCharacters(placed.paragraph) }
    const characters = this.#last.characters.slice(from - placed.from, to - placed.from)
    return characters.length === to - from ? { part: placed.part, characters } : null
  }

  #paragraphAt(offset: number): PlacedParagraph | null {
    let [low, high] = [0, this.#paragraphs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#paragraphs[middle]?.from ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return this.#paragraphs[low - 1] ?? null
  }

  ofComment(range: TextRange): Anchor | null {
    const placed = this.#paragraphAt(range.from)
    if (placed === null || placed.part.place === 'comentario') return null
    if (placed.part.place !== 'cuerpo') {
      const reference = noteReferences(this.#parts, placed.part.place).get(placed.paragraph.note ?? '')
      return reference === undefined ? null : around(reference.top)
    }
    const found = this.find({ from: range.from, to: Math.min(range.to, placed.from + placed.paragraph.text.length) })
    const characters = found?.characters.filter(isOfRun) ?? []
    const [first, last] = [characters[0], characters.at(-1)]
    return first === undefined || last === undefined ? null : { open: openAt(first), close: closeAt(last) }
  }
}

const openAt =
  ({ run, from }: RunCharacter): Anchor['open'] =>
  (edits) =>
    isPlainRun(run) ? edits.within(run, from) : edits.at(run.top.from)

const closeAt =
  ({ run, to }: RunCharacter): Anchor['close'] =>
  (edits) =>
    isPlainRun(run) ? edits.within(run, to) : edits.at(run.top.to)

/** Writes a correction where its words stand in plain text. Whether it did. */
function correct(
  found: FoundCharacters | null,
  edits: ReadonlyMap<ReadPart, PartEdits>,
  { text }: DocumentCorrection,
  written: CommentsPart,
): boolean {
  const own = found === null ? undefined : edits.get(found.part)
  const characters = found?.characters.filter(isPlain) ?? []
  const last = characters.at(-1)
  if (found === null || own === undefined || last === undefined || characters.length < found.characters.length) return false
  if (found.part.place === 'comentario') return false
  const { xml } = found.part
  const runs = [...Map.groupBy(characters, ({ run }) => run)]
  const properties = runs.map(([run]) => xml.slice(run.properties.from, run.properties.to))
  if (properties.some((one) => one.includes('w:rPrChange'))) return false
  const ranges = runs.map(([run, ofRun]) => ({ run, from: ofRun[0]?.from ?? run.from, to: ofRun.at(-1)?.to ?? run.to }))
  if (!ranges.every(({ from, to }) => holdsOnlyText(xml.slice(from, to)))) return false
  for (const { run, from, to } of ranges) own.delete(run, { from, to }, () => written.change('w:del'))
  if (text === '') return true
  const words = `<w:r>${properties[0] ?? ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  own.within(last.run, last.to).insertions.push(`${written.change('w:ins')}${words}</w:ins>`)
  return true
}

/** Whether nothing that is no text, as a picture or the number of a note, stands between the words. */
const holdsOnlyText = (xml: string): boolean =>
  [...xml.matchAll(/<\/?([\w:]+)/gu)].every(([, name]) => name === 'w:t' || name === 'w:lastRenderedPageBreak')

/** A character of a run that can be divided, written in a text and not computed by a field. */
const isPlain = (character: LocatedCharacter): character is RunCharacter =>
  isOfRun(character) && isPlainRun(character.run) && character.element !== null && !character.run.isInField
