import { setTimeout } from 'node:timers/promises'
import { type IndexBatch, type IndexDocument, type Namespace, namespaces } from '../../../ports/index.ts'
import type { ClusterSearch } from '../cluster/cluster-search.ts'
import { stored } from '../cluster/encode-names.ts'
import { type EngineClient, isBusy, type JsonObject, waitMs } from '../cluster/engine-client.ts'
import { encodeDocument } from './encode-document.ts'

export interface ClusterTarget {
  readonly client: EngineClient
  /** Reads the same indexes. */
  readonly search: ClusterSearch
  /** Where a namespace is written. */
  readonly nameOf: (namespace: Namespace) => string
  /** The names are aliases: without one, nothing is written. */
  readonly areAliases: boolean
  readonly groupings: readonly string[]
}

/** What a batch leaves of each document: its last version, or null for one that is gone. */
type Changes = ReadonlyMap<Namespace, ReadonlyMap<string, IndexDocument | null>>

interface Operation {
  readonly lines: readonly JsonObject[]
  readonly bytes: number
}

const maxRequestBytes = 8 * 2 ** 20
const maxRequestOperations = 1000
const maxWaits = 8
const groupPage = 1000

/** Writes a batch and makes it visible. It may be written again: an older version never replaces a newer one. */
export async function writeBatch(target: ClusterTarget, batch: IndexBatch): Promise<void> {
  const changes = await resolveChanges(target, batch)
  for (const operations of requestsOf(target, batch.sequence, changes)) await sendOperations(target, operations)
  const touched = [...changes].filter(([, documents]) => documents.size > 0).map(([namespace]) => target.nameOf(namespace))
  if (touched.length > 0) await target.client.ask('POST', `/${touched.join(',')}/_refresh`)
}

const resolveChanges = async ({ search }: ClusterTarget, { changes }: IndexBatch): Promise<Changes> => {
  const resolved = new Map(namespaces.map((namespace) => [namespace, new Map<string, IndexDocument | null>()]))
  for (const namespace of namespaces) {
    const documents = resolved.get(namespace) as Map<string, IndexDocument | null>
    const groups: string[] = []
    for (const change of changes) {
      if (change.namespace !== namespace) continue
      if (change.kind === 'upsert') documents.set(change.document.id, change.document)
      else if (change.kind === 'remove') documents.set(change.id, null)
      else {
        groups.push(change.group)
        for (const [id, document] of documents) if (document?.group === change.group) documents.set(id, null)
      }
    }
    for (const id of await membersOf(search, namespace, groups)) if (!documents.has(id)) documents.set(id, null)
  }
  return resolved
}

const membersOf = async (search: ClusterSearch, namespace: Namespace, groups: readonly string[]): Promise<string[]> => {
  const members: string[] = []
  for (let at = 0; at < groups.length; at += groupPage) {
    const query = { terms: { [stored.group]: groups.slice(at, at + groupPage) } }
    await search.walk(namespace, { query, sort: [{ [stored.id]: 'asc' }] }, (hits) => {
      members.push(...hits.map(({ id }) => id))
      return hits.length > 0
    })
  }
  return members
}

function* requestsOf({ nameOf, groupings }: ClusterTarget, version: number, changes: Changes): Generator<Operation[]> {
  let request: Operation[] = []
  let bytes = 0
  for (const [namespace, documents] of changes) {
    for (const [id, document] of documents) {
      const about = { _index: nameOf(namespace), _id: id, version, version_type: 'external_gte' }
      const lines = document === null ? [{ delete: about }] : [{ index: about }, encodeDocument(document, groupings)]
      const operation = { lines, bytes: lines.reduce((sum, line) => sum + JSON.stringify(line).length, 0) }
      if (request.length > 0 && (bytes + operation.bytes > maxRequestBytes || request.length === maxRequestOperations)) {
        yield request
        request = []
        bytes = 0
      }
      request.push(operation)
      bytes += operation.bytes
    }
  }
  if (request.length > 0) yield request
}

interface BulkItem {
  readonly status: number
  readonly error?: { readonly type?: string; readonly reason?: string }
}

/** Operations that the cluster was too busy for are sent again, after longer and longer waits. */
const sendOperations = async ({ client, areAliases }: ClusterTarget, operations: readonly Operation[]): Promise<void> => {
  let left = operations
  for (let waits = 0; left.length > 0; waits++) {
    if (waits > 0) await setTimeout(waitMs(waits))
    const lines = left.flatMap((operation) => operation.lines)
    const parameters = { require_alias: String(areAliases), filter_path: 'errors,items.*.status,items.*.error' }
    const answer = await client.send<{ errors: boolean; items?: Record<string, BulkItem>[] }>('/_bulk', lines, parameters)
    if (!answer.errors) return
    const items = (answer.items ?? []).map((item) => Object.values(item)[0] as BulkItem)
    const failed = items.find(({ status }) => !isWritten(status) && !isBusy(status))
    if (failed !== undefined) throw new Error(`The search engine refused a document: ${failed.error?.reason ?? failed.status}`)
    if (waits === maxWaits) throw new Error('The search engine is too busy to write')
    left = left.filter((_, i) => isBusy(items[i]?.status ?? 0))
  }
}

/** 404: what is removed is gone already. 409: the cluster has a newer version. */
const isWritten = (status: number): boolean => status < 300 || status === 404 || status === 409
