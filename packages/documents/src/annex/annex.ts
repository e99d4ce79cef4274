import type { DocumentLink, DocumentPart } from '../document.ts'

/** A ruling, article or page. */
export type AnnexLink = DocumentLink

/** A datum of the text beside that of the index. */
export interface AnnexDifference {
  readonly name: string
  readonly written: string
  readonly found: string
}

/** Words of a comparison. `written` stand in the checked text alone, `source` in the ruling or article alone. */
export interface AnnexWords {
  readonly kind: 'same' | 'written' | 'source' | 'hidden'
  readonly text: string
}

export interface AnnexQuotation {
  /** As written in the checked text. */
  readonly written: string
  /** Where it was compared: «c. 7° de rol N° 12.345-2020». Null where there is nothing to compare with. */
  readonly place: AnnexLink | null
  /** What the source says. Null where it is not found or says the same. */
  readonly passage: string | null
  /** Word by word. Empty unless it differs. */
  readonly words: readonly AnnexWords[]
  readonly note: string
  /** What the marks of the words mean; empty without marks. */
  readonly legend: string
}

/** A checked citation with its evidence. */
export interface AnnexFinding {
  readonly number: number
  /** As written. */
  readonly written: string
  readonly place: string
  readonly verdict: string
  readonly understood: string
  readonly sentences: readonly string[]
  readonly differences: readonly AnnexDifference[]
  readonly quotations: readonly AnnexQuotation[]
  /** «Con ese rol está:», «¿Quiso decir…?», each with its rulings. */
  readonly lists: readonly { readonly title: string; readonly links: readonly AnnexLink[] }[]
  readonly officialText: AnnexLink | null
}

/** A ruling that the text does not cite, offered beside those that it cites. */
export interface AnnexMissed {
  /** Why: «Resuelve lo contrario». */
  readonly reason: string
  readonly ruling: AnnexLink
  readonly sentence: string
  /** The citations that lead to it: «Por las citas 1, 4». Empty without any. */
  readonly citations: string
  /** Verbatim, with its place. Null where it cannot be shown; the note says why where it may not. */
  readonly passage: { readonly text: string; readonly place: AnnexLink } | null
  readonly note: string | null
}

/** Words between quotation marks that belong to no citation. */
export interface AnnexLoose extends AnnexQuotation {
  /** «El texto está en rol N° 12.345-2020», «Sin origen en nuestro índice». */
  readonly heading: string
  /** Where it stands in the checked text. */
  readonly location: string
}

/** A line of the table of authorities. */
export interface AnnexAuthority {
  readonly name: string
  readonly places: string
  readonly verdict: string
}

/** What was checked, with what, and what came of it, in words ready to print. */
export interface VerificationAnnex {
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** What the verdicts mean and do not mean. */
  readonly notices: readonly string[]
  readonly headline: string
  /** Citations by verdict, and their sum. */
  readonly counts: readonly { readonly verdict: string; readonly count: string }[]
  /** What was not tried. Told apart from what was not found. */
  readonly untried: readonly string[]
  readonly authorities: readonly { readonly title: string; readonly rows: readonly AnnexAuthority[] }[]
  /** About the places of the table. Null where there is nothing to say. */
  readonly placesNote: string | null
  readonly groups: readonly { readonly title: string; readonly findings: readonly AnnexFinding[] }[]
  /** Null where there is none. */
  readonly loose: { readonly title: string; readonly note: string; readonly quotations: readonly AnnexLoose[] } | null
  /** Null where nothing is offered. */
  readonly missed: { readonly title: string; readonly note: string; readonly rulings: readonly AnnexMissed[] } | null
}

/** The annex of a check, typeset by the document worker. */
export interface AnnexTask {
  readonly kind: 'annex'
  readonly format: 'docx' | 'pdf'
  readonly annex: VerificationAnnex
}

export type WriteAnnex = (annex: VerificationAnnex) => AsyncIterable<DocumentPart>

export const annexWords = {
  summary: 'Resumen',
  untried: 'Lo que no se comprobó',
  authorities: 'Tabla de autoridades',
  authority: 'Autoridad',
  places: 'Dónde se cita',
  verdict: 'Veredicto',
  written: 'Su escrito',
  found: 'En el índice',
  source: 'La fuente',
} as const
