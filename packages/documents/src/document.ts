import type { CitableRuling } from '@basejuris/domain'

/** What a document says of itself on its first page. */
export interface DocumentHead {
  readonly title: string
  /** «Búsqueda», «Contiene», «Consulta»…, in order. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** Notices for the reader: the list was cut, personal data are masked. */
  readonly notices: readonly string[]
  /** Notes on the whole, as those of a folder; empty where there are none. */
  readonly notes: readonly EntryNote[]
  /** Day of the request in Chile, `yyyy-mm-dd`. */
  readonly consultedOn: string
}

export interface EntryPassage {
  /** «c. 7°»; empty where the text has no such parts. */
  readonly place: string
  /** Word for word; paragraphs are separated by line breaks. Empty where it cannot be read. */
  readonly text: string
  /** What somebody saved with it; absent for passages that a search found. */
  readonly saved?: SavedMark
}

export interface SavedMark {
  /** Absolute address of its place in the ruling. */
  readonly url: string
  readonly tags: readonly string[]
  readonly notes: readonly EntryNote[]
  /** That it changed or cannot be read; null where it stands as it was saved. */
  readonly warning: string | null
}

/** What a ruling decides, word for word. */
export interface EntryDecision {
  /** «Resuelve». */
  readonly label: string
  readonly text: string
  /** Decisions besides it. */
  readonly more: number
  readonly url: string
}

/** A note that somebody wrote. */
export interface EntryNote {
  /** Who wrote it and when: «ana@estudio.example, 03-05-2026». */
  readonly source: string
  /** May have line breaks. */
  readonly text: string
}

export interface EntrySection {
  readonly anchor: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Whose words it holds, where they are not the court's: «Alega la demandante. No es el razonamiento del tribunal.» */
  readonly voice?: string | null
  /** The same above single paragraphs, by their index. */
  readonly voices?: readonly { readonly paragraph: number; readonly label: string }[]
  /** Saved passages in its text; absent where none are marked. */
  readonly marks?: readonly EntryMark[]
}

/** The colours that people highlight with. */
export type MarkColor = 'amarillo' | 'verde' | 'azul' | 'rosa'

/** A saved passage, or the part of it in one paragraph. */
export interface EntryMark {
  /** Index of the paragraph. */
  readonly paragraph: number
  /** UTF-16 positions in the paragraph, half-open. */
  readonly from: number
  readonly to: number
  /** Null where it was saved without a colour. */
  readonly color: MarkColor | null
  /** What is said of the passage where it ends; null for its parts before. */
  readonly saved: Pick<SavedMark, 'tags' | 'notes' | 'warning'> | null
}

/** The ruling that an entry opposes, and the words of both on one article. */
export interface EntryOpposition {
  /** «art. 161 Código del Trabajo». */
  readonly article: string
  /** Who moved the court, what came of it and whom it favours. */
  readonly detail: string
  /** «firmeza: no consta»; null where it was not asked for. */
  readonly finality: string | null
  /** Null where it may not be read or was not found. */
  readonly passage: EntryPassage | null
  readonly against: {
    /** Its citation in the official form. */
    readonly citation: string
    readonly detail: string
    readonly passage: EntryPassage | null
    /** Absolute address of its page. */
    readonly url: string
  }
}

/** A ruling as documents print it, in words ready to print. */
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
  /** Present in a table of contrary rulings. */
  readonly opposition?: EntryOpposition
  /** Null beside a whole text, and where it was not found or may not be read. */
  readonly decision: EntryDecision | null
  /** The whole text; empty where only facts were requested. */
  readonly sections: readonly EntrySection[]
  /** For instance that its base needs a subscription. */
  readonly warnings: readonly string[]
  /** Tags and notes of the people who saved it. */
  readonly tags: readonly string[]
  readonly notes: readonly EntryNote[]
}

/** Progress of a document: rulings read, then rulings typeset. */
export interface DocumentProgress {
  readonly stage: 'read' | 'set'
  readonly done: number
  readonly total: number
}

/** Name and type of the file. Documents that may be one file or an archive yield it before their bytes. */
export interface DocumentFile {
  readonly name: string
  readonly mediaType: string
}

/** What a writer yields, in order: bytes, and progress between them. */
export type DocumentPart = Uint8Array | DocumentProgress | DocumentFile

/** Writes one document and yields bytes as soon as they are known. Ending the iteration stops the work. */
export type WriteDocument = (head: DocumentHead, entries: AsyncIterable<RulingEntry>, total: number) => AsyncIterable<DocumentPart>

/**
 * `list`: rulings one after the other. `brief`: a «minuta», the passages of a case as material for a brief. `contrast`: a table of contrary
 * rulings with the opposed passages. The last two exist in `docx` and `xlsx`; elsewhere they are lists.
 */
export type DocumentLayout = 'list' | 'brief' | 'contrast'

export const documentFormats = ['csv', 'xlsx', 'docx', 'pdf', 'ris', 'bibtex'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** What a document leads to, with its absolute address. */
export interface DocumentLink {
  readonly text: string
  readonly url: string
}
