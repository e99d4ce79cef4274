import type { QdrantClient, Schemas } from '@qdrant/js-client-rest'
import { type Namespace, namespaces } from '../../ports/index.ts'
import { type EngineProblem, EngineRefused } from '../engine-refused.ts'
import { stored, vectorName } from './encode-point.ts'
import { type StoreClient, statusOf } from './store-client.ts'
import type { Quantisation, VectorAddress } from './vector-address.ts'

/** One collection for each namespace, built together. Aliases name the generation that is searched. */
export interface VectorGeneration {
  readonly number: number
  readonly schema: string
  readonly dimension: number
}

interface State extends VectorGeneration {
  readonly sequence: number
  readonly format: number
}

/** Changes whenever points are laid out in another way: collections of another format are refused. */
const format = 1

/** Keeps the generations of one prefix, and the sequence of each in a collection without vectors. */
export class VectorGenerations {
  readonly #client: StoreClient
  readonly #address: VectorAddress

  constructor(client: StoreClient, address: VectorAddress) {
    this.#client = client
    this.#address = address
  }

  collectionOf(number: number, namespace: Namespace): string {
    return `${this.#address.prefix}-${String(number).padStart(6, '0')}-${namespace}`
  }

  /** The one that the aliases name. Null without one. @throws {EngineRefused} when they do not agree */
  async active(): Promise<VectorGeneration | null> {
    const { aliases } = await this.#ask((client) => client.getAliases())
    const named = namespaces.flatMap((namespace) =>
      aliases.filter(({ alias_name: alias }) => alias === this.#aliasOf(namespace)).map((each) => each.collection_name),
    )
    const [first] = named
    if (first === undefined) return null
    const number = this.#numberOf(first)
    const members = namespaces.map((namespace) => this.collectionOf(number ?? 0, namespace))
    if (number === null || members.join() !== named.join()) throw refused({ kind: 'halfMigrated', indexes: named })
    const existing = await this.#collections()
    const state = await this.#stateOf(number)
    if (state === null || !members.every((name) => existing.includes(name))) throw refused({ kind: 'halfMigrated', indexes: named })
    if (state.format !== format) throw refused({ kind: 'otherFormat', indexes: named })
    return { number, schema: state.schema, dimension: state.dimension }
  }

  /** An unfinished one of the same documents, which an interrupted process left, or a new one. */
  async resumeOrCreate(schema: string, dimension: number): Promise<VectorGeneration> {
    const collections = await this.#collections()
    const numbers = [...new Set(collections.flatMap((name) => this.#numberOf(name) ?? []))].sort((a, b) => a - b)
    const active = (await this.active())?.number ?? 0
    for (const number of numbers.filter((each) => each > active)) {
      const state = await this.#stateOf(number)
      const isWhole = namespaces.every((namespace) => collections.includes(this.collectionOf(number, namespace)))
      if (isWhole && state?.schema === schema && state.dimension === dimension && state.format === format) return state
      await this.remove(number)
    }
    return this.create(Math.max(0, ...numbers) + 1, schema, dimension)
  }

  async create(number: number, schema: string, dimension: number): Promise<VectorGeneration> {
    const { shards, replicas, quantisation } = this.#address
    for (const namespace of namespaces) {
      const name = this.collectionOf(number, namespace)
      await this.#ask((client) =>
        client.createCollection(name, {
          vectors: { [vectorName]: { size: dimension, distance: 'Cosine', on_disk: true } },
          ...quantised(quantisation),
          shard_number: shards,
          replication_factor: replicas,
          on_disk_payload: true,
        }),
      )
      for (const [field, schemaOfField] of baseFields)
        await this.#ask((client) => client.createPayloadIndex(name, { field_name: field, field_schema: schemaOfField, wait: true }))
    }
    await this.#createStates()
    const payload = { schema, dimension, format, sequence: 0 }
    await this.#ask((client) => client.upsert(this.#states, { wait: true, points: [{ id: number, vector: {}, payload }] }))
    return { number, schema, dimension }
  }

  /** Searches go to this generation from now on, in every process, and all namespaces at once. */
  async activate(number: number): Promise<void> {
    const { aliases } = await this.#ask((client) => client.getAliases())
    const actions = namespaces.flatMap((namespace) => {
      const alias = this.#aliasOf(namespace)
      const isNamed = aliases.some(({ alias_name: name }) => name === alias)
      const created = { create_alias: { collection_name: this.collectionOf(number, namespace), alias_name: alias } }
      return isNamed ? [{ delete_alias: { alias_name: alias } }, created] : [created]
    })
    await this.#ask((client) => client.updateCollectionAliases({ actions }))
  }

  async removeBefore(number: number): Promise<void> {
    const numbers = new Set((await this.#collections()).flatMap((name) => this.#numberOf(name) ?? []))
    for (const other of numbers) if (other < number) await this.remove(other)
  }

  async remove(number: number): Promise<void> {
    for (const namespace of namespaces) await this.#ask((client) => client.deleteCollection(this.collectionOf(number, namespace)))
    await this.#ask((client) => client.delete(this.#states, { wait: true, points: [number] })).catch(ignoreMissing)
  }

  async removeAll(): Promise<void> {
    for (const number of new Set((await this.#collections()).flatMap((name) => this.#numberOf(name) ?? []))) await this.remove(number)
    await this.#ask((client) => client.deleteCollection(this.#states))
  }

  /** Null for an unknown generation. */
  async sequenceOf(number: number): Promise<number | null> {
    return (await this.#stateOf(number))?.sequence ?? null
  }

  /** A lower sequence than the stored one changes nothing. */
  async storeSequence(number: number, sequence: number): Promise<void> {
    const filter = { must: [{ has_id: [number] }, { key: stored.sequence, range: { lt: sequence } }] }
    await this.#ask((client) => client.setPayload(this.#states, { wait: true, payload: { sequence }, filter }))
  }

  #aliasOf(namespace: Namespace): string {
    return `${this.#address.prefix}-${namespace}`
  }
  get #states(): string {
    return `${this.#address.prefix}-state`
  }
  #ask<Answer>(ask: (client: QdrantClient) => Promise<Answer>): Promise<Answer> {
    return this.#client.write(ask)
  }

  async #collections(): Promise<string[]> {
    const { collections } = await this.#ask((client) => client.getCollections())
    return collections.map(({ name }) => name).filter((name) => this.#numberOf(name) !== null)
  }

  /** Null for a collection that is none of this prefix. */
  #numberOf(name: string): number | null {
    const number = Number(/-(\d{6})-[a-z]+$/u.exec(name)?.[1] ?? 0)
    return namespaces.some((namespace) => name === this.collectionOf(number, namespace)) ? number : null
  }

  async #stateOf(number: number): Promise<State | null> {
    const [point] =
      (await this.#ask((client) => client.retrieve(this.#states, { ids: [number], with_payload: true })).catch(ignoreMissing)) ?? []
    const { schema, dimension, sequence, format: ofPoint } = point?.payload ?? {}
    if (typeof schema !== 'string' || typeof dimension !== 'number' || typeof sequence !== 'number') return null
    return { number, schema, dimension, sequence, format: typeof ofPoint === 'number' ? ofPoint : 0 }
  }

  async #createStates(): Promise<void> {
    const { replicas } = this.#address
    await this.#ask((client) =>
      client.createCollection(this.#states, { vectors: {}, shard_number: 1, replication_factor: replicas }),
    ).catch((error: unknown) => {
      if (statusOf(error) !== 409 && statusOf(error) !== 400) throw error
    })
  }
}

const refused = (problem: EngineProblem): EngineRefused => new EngineRefused(problem, { engine: 'Qdrant' })

const baseFields = [
  [stored.group, 'keyword'],
  [stored.gone, 'integer'],
] as const

/** Codes in memory find candidates, which are scored again with their whole vectors from the disk. */
const quantised = (quantisation: Quantisation): Pick<Schemas['CreateCollection'], 'quantization_config'> => {
  if (quantisation === 'none') return {}
  if (quantisation === 'binary') return { quantization_config: { binary: { always_ram: true } } }
  return { quantization_config: { scalar: { type: 'int8', quantile: 0.99, always_ram: true } } }
}

const ignoreMissing = (error: unknown): null => {
  if (statusOf(error) !== 404) throw error
  return null
}
