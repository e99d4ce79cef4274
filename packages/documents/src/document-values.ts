import type { CitableRuling } from '@basejuris/domain'

/** What a document says of itself before it begins. */
export interface DocumentHead {
  readonly title: string
  /** «Búsqueda», «Contiene», «Consulta»…, in order. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** What the reader must know: that it was cut, that personal data are masked. */
  readonly notices: readonly string[]
  /** Day it was asked for in Chile, `yyyy-mm-dd`. */
  readonly consultedOn: string
}

export interface EntryPassage {
  /** «c. 7°». */
  readonly place: string
  readonly text: string
}

export interface EntrySection {
  readonly anchor: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A ruling as documents tell it, in words ready to print. */
export interface RulingEntry {
  readonly citable: CitableRuling
  readonly court: string
  readonly chamber: string | null
  readonly base: string
  readonly outcome: string
  readonly appealType: string | null
  readonly judges: readonly string[]
  readonly drafter: string | null
  readonly norms: readonly string[]
  /** Official form. */
  readonly citation: string
  /** Absolute address of its page. */
  readonly url: string
  readonly officialUrl: string | null
  readonly passages: readonly EntryPassage[]
  /** The whole text; empty where only facts were asked for. */
  readonly sections: readonly EntrySection[]
  /** What must be told beside it, as that its base needs a subscription. */
  readonly notes: readonly string[]
}

/** How far the making of a document has come: rulings read, then rulings set. */
export interface DocumentProgress {
  readonly stage: 'read' | 'set'
  readonly done: number
  readonly total: number
}

/** What a file is called; told before its bytes by documents that may come as one file or as an archive. */
export interface DocumentFile {
  readonly name: string
  readonly mediaType: string
}

/** What making a document gives, in order: its bytes, and between them how far it has come. */
export type DocumentPart = Uint8Array | DocumentProgress | DocumentFile

/** Writes one document. Bytes are given as they become known; whoever stops asking stops the work. */
export type WriteDocument = (head: DocumentHead, entries: AsyncIterable<RulingEntry>, total: number) => AsyncIterable<DocumentPart>

export const documentFormats = ['csv', 'xlsx', 'docx', 'pdf', 'ris', 'bibtex'] as const
export type DocumentFormat = (typeof documentFormats)[number]
