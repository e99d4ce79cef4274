import { type IndexBatch, type IndexDocument, type Namespace, namespaces } from '../../ports/index.ts'
import { encodePoint, facetPath, gonePoint, numberPath, type Point, stored } from './encode-point.ts'
import { type StoreClient, statusOf } from './store-client.ts'

export interface StoreTarget {
  readonly client: StoreClient
  /** Where a namespace is written. */
  readonly nameOf: (namespace: Namespace) => string
  readonly fields: IndexedFields
  readonly nowS: () => number
}

const maxPoints = 200
const groupPage = 1000
/** How long points that are gone stay. */
const goneSeconds = 3600

/** Writes a batch. It may be written again: an older version never replaces a newer one. */
export async function writePoints(target: StoreTarget, { sequence, changes }: IndexBatch): Promise<void> {
  const atS = target.nowS()
  for (const namespace of namespaces) {
    const own = changes.filter((change) => change.namespace === namespace)
    if (own.length === 0) continue
    const documents = await resolveChanges(target, namespace, own)
    await target.fields.ensure(target.nameOf(namespace), [...documents.values()])
    const points = [...documents].map(([id, document]) =>
      document === null ? gonePoint(id, sequence, atS) : encodePoint(document, sequence, atS),
    )
    for (let at = 0; at < points.length; at += maxPoints) await upsert(target, namespace, points.slice(at, at + maxPoints), sequence)
  }
}

/** Removes for good what is gone long since. */
export async function sweepGone({ client, nameOf, nowS }: StoreTarget): Promise<void> {
  const filter = { must: [{ key: stored.gone, range: { lt: nowS() - goneSeconds } }] }
  for (const namespace of namespaces) await client.write((store) => store.delete(nameOf(namespace), { wait: true, filter }))
}

const upsert = (target: StoreTarget, namespace: Namespace, points: Point[], sequence: number): Promise<unknown> => {
  const older = { must: [{ key: stored.sequence, range: { lte: sequence } }] }
  return target.client.write((store) =>
    store.upsert(target.nameOf(namespace), { wait: true, ordering: 'medium', points, update_filter: older }),
  )
}

/** What a batch leaves of each document: its last version, or null for one that is gone. */
const resolveChanges = async (
  target: StoreTarget,
  namespace: Namespace,
  changes: IndexBatch['changes'],
): Promise<ReadonlyMap<string, IndexDocument | null>> => {
  const documents = new Map<string, IndexDocument | null>()
  const groups: string[] = []
  for (const change of changes) {
    if (change.kind === 'upsert') documents.set(change.document.id, change.document)
    else if (change.kind === 'remove') documents.set(change.id, null)
    else {
      groups.push(change.group)
      for (const [id, document] of documents) if (document?.group === change.group) documents.set(id, null)
    }
  }
  for (const id of await membersOf(target, namespace, groups)) if (!documents.has(id)) documents.set(id, null)
  return documents
}

const membersOf = async ({ client, nameOf }: StoreTarget, namespace: Namespace, groups: readonly string[]): Promise<string[]> => {
  const members: string[] = []
  for (let at = 0; at < groups.length; at += groupPage) {
    const filter = { must: [{ key: stored.group, match: { any: groups.slice(at, at + groupPage) } }] }
    let offset: string | number | undefined
    do {
      const from = offset === undefined ? {} : { offset }
      const page = await client.write((store) =>
        store.scroll(nameOf(namespace), { filter, limit: groupPage, with_payload: [stored.id], ...from }),
      )
      members.push(...page.points.map(({ payload }) => String(payload?.[stored.id])))
      const next = page.next_page_offset
      offset = typeof next === 'string' || typeof next === 'number' ? next : undefined
    } while (offset !== undefined)
  }
  return members
}

/** Makes an index of the payload for each facet and number, when it is first seen. */
export class IndexedFields {
  readonly #client: StoreClient
  readonly #known = new Map<string, Set<string>>()

  constructor(client: StoreClient) {
    this.#client = client
  }

  async ensure(collection: string, documents: readonly (IndexDocument | null)[]): Promise<void> {
    const known = this.#known.get(collection) ?? (await this.#read(collection))
    for (const [path, schema] of fieldsOf(documents)) {
      if (known.has(path)) continue
      await this.#client.write((store) => store.createPayloadIndex(collection, { field_name: path, field_schema: schema, wait: true }))
      known.add(path)
    }
  }

  async #read(collection: string): Promise<Set<string>> {
    const { payload_schema: indexed } = await this.#client.write((store) => store.getCollection(collection))
    const known = new Set(Object.keys(indexed))
    this.#known.set(collection, known)
    return known
  }
}

const fieldsOf = (documents: readonly (IndexDocument | null)[]): Map<string, 'keyword' | 'float'> => {
  const fields = new Map<string, 'keyword' | 'float'>()
  for (const document of documents) {
    if (document === null || document.vector === null) continue
    for (const name of Object.keys(document.facets)) fields.set(facetPath(name), 'keyword')
    for (const [name, value] of Object.entries(document.sortKeys)) if (typeof value === 'number') fields.set(numberPath(name), 'float')
  }
  return fields
}

/** The collection was removed, because another process activated another generation. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404
}
