import { type Namespace, namespaces } from '../../../ports/index.ts'
import { EngineRefused } from '../../engine-refused.ts'
import type { EngineAddress } from './engine-address.ts'
import { type EngineClient, type JsonObject, statusOf } from './engine-client.ts'
import { indexBody, indexFormat } from './index-body.ts'

/** One index for each namespace, built together. Aliases name the generation that is searched. */
export interface Generation {
  readonly number: number
  readonly schema: string
  readonly dimension: number
  /** An older program made it. It is built again, not searched. */
  readonly isOutdated: boolean
}

interface StoredIndex {
  readonly name: string
  readonly number: number
  readonly namespace: Namespace
  readonly isActive: boolean
  readonly format: number
  readonly schema: string
  readonly dimension: number
}

interface IndexDescription {
  readonly aliases?: Readonly<Record<string, unknown>>
  readonly mappings?: { readonly _meta?: { readonly format?: number; readonly schema?: string; readonly dimension?: number } }
}

interface GenerationsOptions extends Omit<EngineAddress, 'nodes'> {
  /** Facets by which documents are grouped. */
  readonly groupings: readonly string[]
}

/** Keeps the generations of one prefix, and the sequence of each. */
export class Generations {
  readonly #client: EngineClient
  readonly #address: GenerationsOptions

  constructor(client: EngineClient, address: GenerationsOptions) {
    this.#client = client
    this.#address = address
  }

  aliasOf(namespace: Namespace): string {
    return `${this.#address.prefix}-${namespace}`
  }
  indexOf(number: number, namespace: Namespace): string {
    return `${this.#address.prefix}-${String(number).padStart(6, '0')}-${namespace}`
  }

  /** The one that the aliases name. Null without one. @throws {EngineRefused} when they do not agree */
  async active(): Promise<Generation | null> {
    const indexes = (await this.#list()).filter(({ isActive }) => isActive)
    const [first] = indexes
    if (first === undefined) return null
    const names = indexes.map(({ name }) => name)
    const isWhole = namespaces.every((namespace) => indexes.filter((index) => index.namespace === namespace).length === 1)
    if (!isWhole || indexes.some(({ number }) => number !== first.number)) throw new EngineRefused({ kind: 'halfMigrated', indexes: names })
    if (indexes.some(({ format }) => format > indexFormat)) throw new EngineRefused({ kind: 'otherFormat', indexes: names })
    const { number, format, schema, dimension } = first
    if (indexes.some((index) => index.format !== format || index.schema !== schema || index.dimension !== dimension))
      throw new EngineRefused({ kind: 'halfMigrated', indexes: names })
    return { number, schema, dimension, isOutdated: format < indexFormat }
  }

  /** An unfinished one of the same documents, which an interrupted process left, or a new one. */
  async resumeOrCreate(schema: string, dimension: number): Promise<Generation> {
    const indexes = await this.#list()
    const active = indexes.find(({ isActive }) => isActive)?.number ?? 0
    const left = Map.groupBy(
      indexes.filter(({ number }) => number > active),
      ({ number }) => number,
    )
    for (const [number, members] of left) {
      const fits = members.every((index) => index.schema === schema && index.dimension === dimension && index.format === indexFormat)
      if (fits && members.length === namespaces.length && (await this.sequenceOf(number)) !== null)
        return { number, schema, dimension, isOutdated: false }
      await this.remove(number)
    }
    return this.create(Math.max(0, ...indexes.map(({ number }) => number)) + 1, schema, dimension)
  }

  async create(number: number, schema: string, dimension: number): Promise<Generation> {
    const { prefix, ...shape } = this.#address
    const patterns = namespaces.map((namespace) => `${prefix}-*-${namespace}`)
    await this.#client.ask('PUT', `/_index_template/${prefix}`, {
      index_patterns: patterns,
      priority: 100,
      template: indexBody({ ...shape, dimension }),
    })
    const meta = { format: indexFormat, schema, dimension }
    for (const namespace of namespaces) await this.#client.ask('PUT', `/${this.indexOf(number, namespace)}`, { mappings: { _meta: meta } })
    await this.#createStates()
    await this.storeSequence(number, 0)
    return { number, schema, dimension, isOutdated: false }
  }

  /** Searches go to this generation from now on, in every process, and all namespaces at once. */
  async activate(number: number): Promise<void> {
    const actions = namespaces.flatMap((namespace): JsonObject[] => [
      { remove: { index: `${this.#address.prefix}-*-${namespace}`, alias: this.aliasOf(namespace), must_exist: false } },
      { add: { index: this.indexOf(number, namespace), alias: this.aliasOf(namespace) } },
    ])
    await this.#client.ask('POST', '/_aliases', { actions })
    for (const other of new Set((await this.#list()).map((index) => index.number))) if (other < number) await this.remove(other)
  }

  async remove(number: number): Promise<void> {
    const names = namespaces.map((namespace) => this.indexOf(number, namespace)).join(',')
    await this.#client.ask('DELETE', `/${names}?ignore_unavailable=true`)
    await this.#client.ask('DELETE', `${this.#statePath(number)}?refresh=true`).catch(ignoreMissing)
  }

  async removeAll(): Promise<void> {
    for (const number of new Set((await this.#list()).map((index) => index.number))) await this.remove(number)
    await this.#client.ask('DELETE', `/${this.#stateIndex}?ignore_unavailable=true`)
    await this.#client.ask('DELETE', `/_index_template/${this.#address.prefix}`).catch(ignoreMissing)
  }

  /** Null for an unknown generation. */
  async sequenceOf(number: number): Promise<number | null> {
    const answer = await this.#client.ask<{ _source?: { sequence: number } }>('GET', this.#statePath(number)).catch(ignoreMissing)
    return answer?._source?.sequence ?? null
  }

  /** A lower sequence than the stored one changes nothing. */
  async storeSequence(number: number, sequence: number): Promise<void> {
    const path = `${this.#statePath(number)}?version=${sequence}&version_type=external_gte`
    await this.#client.ask('PUT', path, { sequence }).catch((error: unknown) => {
      if (statusOf(error) !== 409) throw error
    })
  }

  get #stateIndex(): string {
    return `${this.#address.prefix}-state`
  }
  #statePath(number: number): string {
    return `/${this.#stateIndex}/_doc/${number}`
  }

  async #createStates(): Promise<void> {
    const settings = { 'index.number_of_shards': 1, 'index.number_of_replicas': this.#address.replicas }
    await this.#client.ask('PUT', `/${this.#stateIndex}`, { settings, mappings: { dynamic: false } }).catch((error: unknown) => {
      if (statusOf(error) !== 400) throw error
    })
  }

  async #list(): Promise<StoredIndex[]> {
    const filter = 'filter_path=*.aliases,*.mappings._meta'
    const answer = await this.#client.ask<Record<string, IndexDescription>>('GET', `/${this.#address.prefix}-*?${filter}`)
    return Object.entries(answer).flatMap(([name, { aliases = {}, mappings }]) => {
      const parts = /-(\d{6})-([a-z]+)$/u.exec(name)
      const namespace = namespaces.find((each) => each === parts?.[2])
      if (namespace === undefined || name !== this.indexOf(Number(parts?.[1]), namespace)) return []
      const { format = 0, schema = '', dimension = 0 } = mappings?._meta ?? {}
      return [{ name, number: Number(parts?.[1]), namespace, isActive: this.aliasOf(namespace) in aliases, format, schema, dimension }]
    })
  }
}

const ignoreMissing = (error: unknown): null => {
  if (statusOf(error) !== 404) throw error
  return null
}
