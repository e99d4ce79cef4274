import { Parser } from 'htmlparser2'
import { RecordProblem } from '../../record/record-problem.ts'

/** A half-open range of UTF-16 units of the XML. */
export interface XmlRange {
  from: number
  to: number
}

/** Text of a run, `w:t`. */
export interface TextElement extends XmlRange {
  /** Of its content. */
  readonly content: XmlRange
  /** Blanks at its ends count. */
  readonly isPreserved: boolean
}

/** A run, `w:r`: text of one look. */
export interface ScannedRun extends XmlRange {
  /** What follows its start tag and its properties. */
  readonly content: XmlRange
  readonly startTag: XmlRange
  /** `w:rPr`. Empty where it has none. */
  readonly properties: XmlRange
  readonly texts: TextElement[]
  /** Child of the outermost paragraph in which it stands: itself, where nothing is between. */
  readonly top: XmlRange
  /** Stands within a field, as a cross-reference. */
  isInField: boolean
}

/** Some text of a paragraph and the XML from which it comes. */
export interface TextPiece extends XmlRange {
  readonly text: string
  readonly run: ScannedRun | null
  /** Null where it comes from an element, as a tabulator. */
  readonly element: TextElement | null
}

export interface ScannedParagraph {
  /** Blanks are single ones, and none is at the ends. */
  readonly text: string
  readonly pieces: readonly TextPiece[]
  /** From 1, by the page breaks that Word left when it last saved the document. */
  readonly page: number
  /** `w:id` of the footnote or endnote to which it belongs. */
  readonly note: string | null
}

/** Where the text refers to a footnote or endnote. */
export interface NoteReference {
  readonly kind: 'w:footnoteReference' | 'w:endnoteReference'
  readonly id: string
  readonly page: number
  /** Child of the outermost paragraph in which it stands. */
  readonly top: XmlRange
}

export interface ScannedPart {
  readonly paragraphs: readonly ScannedParagraph[]
  readonly references: readonly NoteReference[]
  /** Page breaks that Word left when it last saved the document. */
  readonly pageBreaks: number
  /** Every element is closed by its own end tag, and there is no document type. */
  readonly isWellFormed: boolean
}

/** Words that tracked changes took out, and the second copy that old programs get of a text box. */
const skipped = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText'])
const spaces = new Set(['w:tab', 'w:br', 'w:cr'])

/** No document nests elements so deeply. The time of the parser grows with their square. */
const maxDepth = 2_000

interface OpenElement {
  readonly name: string
  readonly range: XmlRange
}

interface OpenParagraph {
  readonly pieces: TextPiece[]
  readonly page: number
}

/**
 * Paragraphs of a part of a DOCX, in the order in which they end, as tracked changes leave them. Entities that a document declares are
 * not expanded: the parser knows those of XML alone. @throws {RecordProblem} `document_damaged` where elements nest beyond all measure
 */
export function scanDocx(xml: string): ScannedPart {
  const scanner = new DocxScanner(xml)
  scanner.scan()
  return scanner
}

class DocxScanner implements ScannedPart {
  readonly paragraphs: ScannedParagraph[] = []
  readonly references: NoteReference[] = []
  pageBreaks = 0
  isWellFormed = true
  readonly #xml: string
  readonly #parser: Parser
  readonly #open: OpenElement[] = []
  /** Paragraphs that are open: those of a text box stand within another one. */
  readonly #openParagraphs: OpenParagraph[] = []
  readonly #openRuns: ScannedRun[] = []
  #element: TextElement | null = null
  #note: string | null = null
  #skipping = 0
  #fields = 0

  constructor(xml: string) {
    this.#xml = xml
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#onOpen(name, attributes),
        ontext: (text) => this.#onText(text),
        onclosetag: (name, isImplied) => this.#onClose(name, isImplied),
        onprocessinginstruction: (name) => {
          if (name.startsWith('!')) this.isWellFormed = false
        },
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  scan(): void {
    this.#parser.end(this.#xml)
  }

  #onOpen(name: string, attributes: Readonly<Record<string, string>>): void {
    const from = this.#xml.indexOf(`<${name}`, this.#parser.startIndex)
    const range = { from, to: this.#parser.endIndex + 1 }
    this.#open.push({ name, range })
    if (this.#open.length > maxDepth) throw new RecordProblem('document_damaged')
    if (skipped.has(name)) this.#skipping += 1
    else if (name === 'w:p') this.#openParagraphs.push({ pieces: [], page: this.#currentPage() })
    else if (name === 'w:r') this.#openRun(range)
    else if (name === 'w:t') this.#openText(range, attributes)
    else if (spaces.has(name)) this.#add(' ', range)
    else if (name === 'w:noBreakHyphen') this.#add('-', range)
    else if (name === 'w:fldChar') this.#passField(attributes['w:fldCharType'])
    else if (name === 'w:footnote' || name === 'w:endnote') this.#note = attributes['w:id'] ?? null
    else if (name === 'w:lastRenderedPageBreak' && this.#skipping === 0) this.#passPage()
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') this.#refer(name, attributes['w:id'] ?? '')
  }

  #currentPage(): number {
    return this.pageBreaks + 1
  }

  #openRun({ from, to }: XmlRange): void {
    const top = this.#topElement() ?? { from, to }
    const rest = { from: to, to }
    this.#openRuns.push({
      from,
      to,
      startTag: { from, to },
      properties: { from: to, to },
      content: rest,
      texts: [],
      top,
      isInField: this.#fields > 0,
    })
  }

  /** The open child of the outermost open paragraph. */
  #topElement(): XmlRange | null {
    const paragraph = this.#open.findIndex(({ name }) => name === 'w:p')
    return paragraph < 0 ? null : (this.#open[paragraph + 1]?.range ?? null)
  }

  #openText({ from, to }: XmlRange, attributes: Readonly<Record<string, string>>): void {
    this.#element = { from, to, content: { from: to, to }, isPreserved: attributes['xml:space'] === 'preserve' }
    if (this.#skipping === 0) this.#openRuns.at(-1)?.texts.push(this.#element)
  }

  #passField(type: string | undefined): void {
    if (type === 'begin') this.#fields += 1
    if (type === 'end') this.#fields = Math.max(0, this.#fields - 1)
    const run = this.#openRuns.at(-1)
    if (run !== undefined) run.isInField = true
  }

  /** A break before the first words of a paragraph begins its page. */
  #passPage(): void {
    this.pageBreaks += 1
    const paragraph = this.#openParagraphs.at(-1)
    if (paragraph?.pieces.every(({ text }) => text.trim() === '') === true)
      this.#openParagraphs[this.#openParagraphs.length - 1] = { ...paragraph, page: this.#currentPage() }
  }

  #refer(kind: NoteReference['kind'], id: string): void {
    const top = this.#topElement()
    if (top !== null && this.#skipping === 0) this.references.push({ kind, id, page: this.#currentPage(), top })
  }

  #add(text: string, { from, to }: XmlRange): void {
    if (this.#skipping > 0) return
    const run = this.#openRuns.at(-1) ?? null
    this.#openParagraphs.at(-1)?.pieces.push({ text, from, to, run, element: this.#element })
  }

  #onText(text: string): void {
    if (this.#element !== null) this.#add(text, { from: this.#parser.startIndex, to: this.#parser.endIndex + 1 })
  }

  #onClose(name: string, isImplied: boolean): void {
    const to = this.#parser.endIndex + 1
    const opened = this.#open.pop()
    if (opened?.name !== name || (isImplied && !this.#xml.startsWith('/>', to - 2))) this.isWellFormed = false
    if (opened !== undefined) opened.range.to = to
    const end = isImplied ? to : this.#xml.lastIndexOf('</', to - 1)
    if (skipped.has(name)) this.#skipping -= 1
    else if (name === 'w:t') this.#closeText(end, to)
    else if (name === 'w:rPr') this.#closeProperties(opened)
    else if (name === 'w:r') this.#closeRun(end, to)
    else if (name === 'w:p') this.#closeParagraph()
    else if (name === 'w:footnote' || name === 'w:endnote') this.#note = null
  }

  #closeText(end: number, to: number): void {
    if (this.#element === null) return
    this.#element.content.to = end
    this.#element.to = to
    this.#element = null
  }

  #closeProperties(opened: OpenElement | undefined): void {
    const run = this.#openRuns.at(-1)
    if (run === undefined || opened === undefined || this.#open.at(-1)?.name !== 'w:r') return
    run.properties.from = opened.range.from
    run.properties.to = opened.range.to
    run.content.from = opened.range.to
  }

  #closeRun(end: number, to: number): void {
    const run = this.#openRuns.pop()
    if (run === undefined) return
    run.content.to = end
    run.to = to
  }

  #closeParagraph(): void {
    const paragraph = this.#openParagraphs.pop()
    if (paragraph === undefined) return
    const text = paragraph.pieces
      .map((piece) => piece.text)
      .join('')
      .replace(/\s+/gu, ' ')
      .trim()
    if (text !== '') this.paragraphs.push({ text, pieces: paragraph.pieces, page: paragraph.page, note: this.#note })
  }
}
