import type { IndexBatch, IndexDocument, Namespace } from '../../ports/index.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { isReservedField } from './sections-field.ts'

/** Changes of one namespace, collected before any becomes visible. */
interface Pending {
  readonly added: Map<string, number>
  readonly withdrawn: Set<number>
}

/** Adds the documents invisible, pausing between them, then publishes the whole batch in one step. */
export async function applyBatch(
  indexes: Readonly<Record<Namespace, NamespaceIndex>>,
  batch: IndexBatch,
  pause: () => Promise<void>,
): Promise<void> {
  for (const change of batch.changes) {
    if (change.kind === 'upsert') refuseInvalid(change.document, indexes[change.namespace].vectors.dimension)
  }
  const pendings = new Map<Namespace, Pending>()
  for (const change of batch.changes) {
    const index = indexes[change.namespace]
    const pending = pendings.get(change.namespace) ?? { added: new Map(), withdrawn: new Set() }
    pendings.set(change.namespace, pending)
    if (change.kind === 'removeGroup') withdrawGroup(index, pending, change.group)
    else withdraw(index, pending, change.kind === 'remove' ? change.id : change.document.id)
    if (change.kind === 'upsert') pending.added.set(change.document.id, index.add(change.document))
    await pause()
  }
  for (const [namespace, { added, withdrawn }] of pendings) indexes[namespace].publish(added.values(), withdrawn)
}

const withdraw = (index: NamespaceIndex, pending: Pending, id: string): void => {
  const live = index.documents.ordinalOf(id)
  if (live !== undefined) pending.withdrawn.add(live)
  pending.added.delete(id)
}

const withdrawGroup = (index: NamespaceIndex, pending: Pending, group: string): void => {
  for (const ordinal of index.documents.ordinalsOf(group)) pending.withdrawn.add(ordinal)
  for (const [id, ordinal] of pending.added) if (index.documents.groups[ordinal] === group) pending.added.delete(id)
}

const maxPosition = 0xffff_ffff

const refuseInvalid = (document: IndexDocument, dimension: number): void => {
  if (document.vector !== null && document.vector.length !== dimension)
    throw new Error(`vector of ${document.id} has ${document.vector.length} dimensions, the index ${dimension}`)
  if (document.vector?.some((value) => !Number.isFinite(value)) === true) throw new Error(`vector of ${document.id} is not finite`)
  for (const [name, value] of Object.entries(document.sortKeys))
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`sort key ${name} of ${document.id} is not finite`)
  for (const [name, { terms, positions, sections = [] }] of Object.entries(document.fields)) {
    if (isReservedField(name)) throw new Error(`a field of ${document.id} has a name that is reserved`)
    if (terms.length !== positions.length || !areAscending(positions))
      throw new Error(`positions of field ${name} of ${document.id} are not valid`)
    if (!areAscending(sections)) throw new Error(`sections of field ${name} of ${document.id} are not valid`)
  }
}

const areAscending = (positions: readonly number[]): boolean =>
  positions.every(
    (position, i) => Number.isInteger(position) && position <= maxPosition && position >= (i === 0 ? 0 : (positions[i - 1] as number)),
  )
