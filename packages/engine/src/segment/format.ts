/** Raised whenever the bytes change meaning; another version is refused. */
export const formatVersion = 6
export const segmentMagic = 'BJSEGMNT'
export const headerSize = 16
/** At the end of a file: length of the data (f64), length of the directory (u32), CRC-32 of page table and directory (u32), magic. */
export const tailSize = 24
export const sectionAlignment = 8
/** Postings in a block; lists shorter than this are not divided. */
export const blockSize = 128
/** Words of a block's entry in the skip table: last ordinal, largest impact (f32), first word, first byte of positions, widths. */
export const skipWords = 5
/** In place of the width of the distances: a bit for each document after the last of the block before, up to the last of this one. */
export const ordinalsAsBits = 0x40
/** Terms in a block of the dictionary. */
export const termsPerBlock = 32

export interface FieldMeta {
  readonly name: string
  readonly terms: number
  /** Mean number of terms of the documents that have the field, when the segment was made, and the `b` its impacts were computed with. */
  readonly averageLength: number
  readonly b: number
  /** Sum of all lengths and number of documents that have the field. */
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

/** What a segment holds and where: offset and length of each section. */
export interface SegmentDirectory {
  readonly meta: SegmentMeta
  readonly sections: Readonly<Record<string, readonly [offset: number, length: number]>>
}
