/** What this room uses of pdfkit, which has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
    /** Nothing can be added after it. */
    end(): void
  }
  /** Marked content that belongs to one element. */
  export interface StructureContent {
    readonly refs: readonly object[]
  }
  export interface DocumentInfo {
    readonly Title: string
    readonly Author: string
    readonly Creator: string
    readonly Producer: string
    readonly CreationDate: Date
  }
  export interface DocumentOptions {
    readonly lang: string
    readonly pdfVersion: '1.7'
    readonly tagged: true
    readonly displayTitle: true
    readonly autoFirstPage: false
    readonly info: DocumentInfo
  }
  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions)
    /** Fonts of the file by name. An embedded one holds the font of fontkit, with the glyphs cached by their numbers. */
    readonly _fontFamilies: Readonly<
      Record<string, { readonly font?: { readonly _glyphs?: Record<string, { readonly codePoints: readonly number[] }> } }>
    >
    readonly _root: { readonly data: { PageMode?: string } }
    readonly options: DocumentOptions
    readonly info: DocumentInfo
    /** Adds to the metadata, as it stands. */
    appendXML(xml: string): void
    /** Writes `info` as metadata. */
    _addInfo(): void
    save(): this
    restore(): this
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): this
    struct(type: string): StructureElement
    addStructure(element: StructureElement): this
    annotate(x: number, y: number, width: number, height: number, options: object): this
  }
}
