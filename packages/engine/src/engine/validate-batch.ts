import type { EngineBatch, EngineDocument } from '../model/document.ts'
import { isReservedField } from '../segment/companion-fields.ts'
import type { NamespaceView } from '../view/namespace-view.ts'

const maxPosition = 0xffff_ffff

/** @throws Error naming the first invalid document */
export function validateBatch({ sequence, changes }: EngineBatch, namespaces: ReadonlySet<string>, dimension: number): void {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new Error(`sequence ${sequence} is not valid`)
  for (const change of changes) {
    if (!namespaces.has(change.namespace)) throw new Error(`there is no namespace ${change.namespace}`)
    if (change.kind === 'upsert') validateDocument(change.document, dimension)
  }
}

const validateDocument = (document: EngineDocument, dimension: number): void => {
  const { id, group, vector, sortKeys, facets, fields } = document
  if (vector !== null && vector.length !== dimension)
    throw new Error(`vector of ${id} has ${vector.length} dimensions, the index ${dimension}`)
  if (vector?.some((value) => !Number.isFinite(value)) === true) throw new Error(`vector of ${id} is not finite`)
  for (const [name, value] of Object.entries(sortKeys))
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`sort key ${name} of ${id} is not finite`)
  for (const text of [id, group, ...Object.values(facets).flat(), ...Object.values(sortKeys)])
    if (typeof text === 'string' && !text.isWellFormed()) throw new Error(`a value of ${id} is not well-formed text`)
  for (const [name, { terms, positions, sections = [] }] of Object.entries(fields)) {
    if (isReservedField(name)) throw new Error(`a field of ${id} has a name that is reserved`)
    if (terms.length !== positions.length || !areRising(positions)) throw new Error(`positions of field ${name} of ${id} are not valid`)
    if (!areRising(sections)) throw new Error(`sections of field ${name} of ${id} are not valid`)
  }
}

const areRising = (positions: ArrayLike<number>): boolean => {
  let before = 0
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] as number
    if (!(Number.isInteger(position) && position >= before && position <= maxPosition)) return false
    before = position
  }
  return true
}

/** @throws Error when a sort key would mix numbers and strings in one namespace */
export function validateSortKeys(namespace: NamespaceView, documents: readonly EngineDocument[]): void {
  const kinds = new Map<string, string>()
  for (const { segment } of namespace.segments) for (const { name, kind } of segment.meta.sortKeys) kinds.set(name, kind)
  for (const { id, sortKeys } of documents) {
    for (const [name, value] of Object.entries(sortKeys)) {
      const kind = kinds.get(name) ?? typeof value
      if (kind !== typeof value) throw new Error(`sort key ${name} of ${id} is a ${typeof value}; other documents have a ${kind}`)
      kinds.set(name, kind)
    }
  }
}
