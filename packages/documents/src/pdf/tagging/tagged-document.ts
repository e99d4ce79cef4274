import PDFDocument, { type DocumentOptions, type StructureElement } from 'pdfkit'

interface OpenLink {
  readonly element: StructureElement
  readonly description: string
}

/** A PDF document whose links belong to the structure element that is open when they are drawn. */
export class TaggedDocument extends PDFDocument {
  #link: OpenLink | null = null

  constructor(options: Pick<DocumentOptions, 'lang' | 'info'>) {
    super({ ...options, pdfVersion: '1.7', tagged: true, displayTitle: true, autoFirstPage: false })
  }

  openLink(link: OpenLink): void {
    this.#link = link
  }

  /** Ends its element too, because a later page would become the page of the link. */
  closeLink(): void {
    this.#link?.element.end()
    this.#link = null
  }

  /**
   * Metadata with the mark of PDF/UA-1. The library's own would not escape the title, and its subset «PDF/UA» adds a CIDSet that the
   * standard refuses.
   */
  override _addInfo(): void {
    const { Title, Author, Creator, CreationDate } = this.info
    this.appendXML(`
      <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
        <dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>
        <dc:language><rdf:Bag><rdf:li>${this.options.lang}</rdf:li></rdf:Bag></dc:language>
      </rdf:Description>
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
        <xmp:CreateDate>${CreationDate.toISOString()}</xmp:CreateDate><xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>
      </rdf:Description>`)
  }

  override annotate(x: number, y: number, width: number, height: number, options: object): this {
    if (this.#link === null) return super.annotate(x, y, width, height, options)
    const { element, description } = this.#link
    // The library writes only String objects as text.
    return super.annotate(x, y, width, height, { ...options, structParent: element, Contents: new String(description) })
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? '')
