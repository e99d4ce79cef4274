import { SegmentDamaged } from '../files/byte-source.ts'
import type { FieldReader } from '../segment/field-reader.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { Segment } from '../segment/segment.ts'

/** Called often with the share done, from 0 to 1. */
export type OnCheckProgress = (share: number) => Promise<void>

/** Checks ids, terms, lists and vectors. @throws SegmentDamaged at the first inconsistency */
export async function checkSegment(segment: Segment, step: OnCheckProgress): Promise<void> {
  const allTerms = segment.meta.fields.reduce((sum, { terms }) => sum + terms, 0)
  const all = segment.size + allTerms
  await checkIds(segment, (done) => step(done / all))
  let before = segment.size
  for (const { name, terms } of segment.meta.fields) {
    const field = segment.field(name)
    requireValid(segment, field !== null && field.lengths.length === segment.size, `lengths of field ${name} are missing`)
    if (field !== null)
      requireValid(
        segment,
        (await checkTerms(segment, field, (done) => step((before + done) / all))) === terms,
        `field ${name} has another number of terms`,
      )
    before += terms
  }
  checkVectors(segment)
}

const requireValid = (segment: Segment, holds: boolean, what: string): void => {
  if (!holds) throw new SegmentDamaged(segment.name, what)
}

const checkIds = async (segment: Segment, step: OnCheckProgress): Promise<void> => {
  let before = ''
  for (let ordinal = 0; ordinal < segment.size; ordinal++) {
    const id = segment.ids.get(ordinal)
    requireValid(segment, ordinal === 0 || before < id, `ids are not in order at ${ordinal}`)
    requireValid(segment, segment.ids.find(id) === ordinal, `id ${ordinal} is not found`)
    before = id
    await step(ordinal)
  }
}

const checkTerms = async (segment: Segment, field: FieldReader, step: OnCheckProgress): Promise<number> => {
  let terms = 0
  let before: string | null = null
  for (const entry of field.dictionary.startingWith('')) {
    requireValid(segment, before === null || before < entry.term, `terms are not in order after «${before}»`)
    checkPostings(segment, entry.term, field.cursor(entry))
    before = entry.term
    terms += 1
    await step(terms)
  }
  return terms
}

const checkPostings = (segment: Segment, term: string, cursor: PostingCursor): void => {
  const damaged = (): SegmentDamaged => new SegmentDamaged(segment.name, `the list of «${term}» is not in order`)
  let count = 0
  let before = -1
  if (!cursor.list.isShort) cursor.advance()
  do {
    const starts = cursor.positionStarts()
    for (let i = 0; i < cursor.size; i++) {
      const ordinal = cursor.ordinals[i]!
      if (ordinal <= before || ordinal >= segment.size) throw damaged()
      before = ordinal
    }
    if (starts[cursor.size]! > cursor.encodedPositions().length) throw damaged()
    count += cursor.size
  } while (cursor.advance())
  if (count !== cursor.list.count) throw damaged()
}

const checkVectors = (segment: Segment): void => {
  const { vectors } = segment
  if (vectors === null) return
  requireValid(
    segment,
    vectors.ordinals.every((ordinal, row) => ordinal < segment.size && (row === 0 || ordinal > vectors.ordinals[row - 1]!)),
    'vectors without a document',
  )
  requireValid(segment, vectors.codes().length % vectors.rows === 0, 'codes do not fit the vectors')
}
