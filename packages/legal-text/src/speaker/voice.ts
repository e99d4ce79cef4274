import type { Paragraph, Section } from '@basejuris/domain'

/**
 * Whose words a text holds: the court's own reasoning, those of a party or of who reports to the court, the evidence, the course of the
 * case. Also another ruling, an author, a dissent, a concurring opinion.
 */
export type Speaker = 'tribunal' | 'parte' | 'prueba' | 'antecedentes' | 'fallo' | 'doctrina' | 'voto' | 'prevencion'

/** Of another ruling: whose it is, or what it is for the case. `acto` is an administrative act under review. */
export type RulingRole = 'acto' | 'instancia' | 'a quo' | 'fondo' | 'recurrida' | 'apelaciones' | 'contraste'

export interface Voice {
  readonly speaker: Speaker
  /**
   * Of a party: who it is, folded, with its article where the text has one («la recurrente»). Of another ruling: a `RulingRole`. Null when
   * not said.
   */
  readonly role: string | null
  /** True for a party that reports because the court ordered it. */
  readonly reports: boolean
}

/** Half-open range of UTF-16 offsets in its paragraph. */
export interface VoiceRange extends Voice {
  readonly from: number
  readonly to: number
}

/** Who speaks in a range, and no more. */
export type SpokenRange = Pick<VoiceRange, 'speaker' | 'from' | 'to'>

export type ReadSection = Pick<Section, 'kind' | 'title' | 'paragraphs'>

/** The text of a paragraph as `foldSameLength` has it. */
export type FoldedOf = (paragraph: Paragraph) => string
