import type { IndexBatch, IndexDocument } from '../ports/index.ts'

/** The engine refuses longer names. */
const maxIdBytes = 512

/** @throws RangeError for a document that no index may hold */
export function checkBatch({ sequence, changes }: IndexBatch, dimension: number): void {
  if (!Number.isSafeInteger(sequence) || sequence <= 0) throw new RangeError(`sequence ${sequence} is not a positive integer`)
  for (const change of changes) if (change.kind === 'upsert') checkDocument(change.document, dimension)
}

const checkDocument = ({ id, fields, sortKeys, vector }: IndexDocument, dimension: number): void => {
  const refuse = (reason: string): never => {
    throw new RangeError(`document ${id}: ${reason}`)
  }
  if (id === '' || Buffer.byteLength(id) > maxIdBytes) refuse(`an id has 1 to ${maxIdBytes} bytes`)
  if (vector !== null && vector.length !== dimension) refuse(`a vector of ${vector.length} dimensions, not ${dimension}`)
  if (vector !== null && !vector.every(Number.isFinite)) refuse('a vector with a component that is no number')
  for (const [name, { terms, positions, sections = [] }] of Object.entries(fields)) {
    if (positions.length !== terms.length) refuse(`${name} has as many positions as terms`)
    if (!isRising(positions)) refuse(`positions of ${name} fall`)
    if (!isRising(sections)) refuse(`sections of ${name} fall`)
  }
  for (const [key, value] of Object.entries(sortKeys))
    if (typeof value === 'number' && !Number.isFinite(value)) refuse(`sort key ${key} is no number`)
}

const isRising = (values: readonly number[]): boolean =>
  values.every((value, i) => Number.isSafeInteger(value) && value >= (i === 0 ? 0 : (values[i - 1] as number)))
