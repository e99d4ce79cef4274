/** Raise this whenever the bytes change meaning. Other versions are refused. */
export const formatVersion = 6
export const segmentMagic = 'BJSEGMNT'
export const headerSize = 16
/** End of a file: length of the data (f64), length of the directory (u32), CRC-32 of page table and directory (u32), magic. */
export const tailSize = 24
export const sectionAlignment = 8
/** Postings in a block. Shorter lists are not divided. */
export const blockSize = 128
/** Words of an entry in the skip table: last ordinal, largest impact (f32), first word, first byte of positions, widths. */
export const skipWords = 5
/** Replaces the gap width in a bitmap block: one bit per document from the end of the previous block to its own last document. */
export const ordinalsAsBits = 0x40
/** Terms in a dictionary block. */
export const termsPerBlock = 32

export interface FieldMeta {
  readonly name: string
  readonly terms: number
  /** Mean number of terms of the documents with the field when the segment was built, and the `b` of its impacts. */
  readonly averageLength: number
  readonly b: number
  /** Sum of all lengths, and number of documents with the field. */
  readonly totalLength: number
  readonly documents: number
}

export interface SegmentMeta {
  readonly documents: number
  readonly groups: number
  readonly fields: readonly FieldMeta[]
  readonly facets: readonly { readonly name: string; readonly values: number; readonly single: boolean }[]
  readonly sortKeys: readonly { readonly name: string; readonly kind: 'number' | 'string'; readonly values: number }[]
  readonly vectors: number
  readonly dimension: number
}

/** Offset and length of each section of a segment. */
export interface SegmentDirectory {
  readonly meta: SegmentMeta
  readonly sections: Readonly<Record<string, readonly [offset: number, length: number]>>
}

/** Parses the JSON part of a file. Returns undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
