import type { Ruling } from '@basejuris/domain'
import {
  builtInKindOf,
  createBuiltInEncoder,
  type Encoder,
  type IndexDocument,
  type IndexedNorm,
  precomputedEncoder,
  type RulingDocuments,
  toIndexDocuments,
  toNormDocuments,
} from '@basejuris/search'
import { type ReadRelations, readRelations } from '../citations/read-relations.ts'

export { similarityProfile as computeProfile } from '@basejuris/legal-text'
export { prepareRecord } from './prepare-record.ts'
export { remaskSections } from './remask-sections.ts'

/** In the order of the rulings; null for one that cannot be read, so that it stops no other. */
export async function readAllRelations(rulings: readonly Ruling[]): Promise<(ReadRelations | null)[]> {
  const read: (ReadRelations | null)[] = []
  for (const ruling of rulings) read.push(await readRelations(ruling).catch(() => null))
  return read
}

const encoders = new Map<string, Encoder>()

/** The built-in encoder of this name. */
const builtIn = (name: string): Encoder => {
  const kind = builtInKindOf(name)
  const encoder = encoders.get(name) ?? (kind === null ? null : createBuiltInEncoder(kind))
  if (encoder?.name !== name) throw new Error('This program has no such encoder')
  encoders.set(name, encoder)
  return encoder
}

/** Index documents of a ruling, with vectors of a built-in encoder; null when they cannot be built. */
export function buildDocuments({
  ruling,
  encoder,
}: {
  readonly ruling: Ruling
  readonly encoder: string
}): Promise<RulingDocuments | null> {
  return build(ruling, builtIn(encoder))
}

/** The same with stored vectors. */
export function buildWithVectors({
  ruling,
  vectors,
}: {
  readonly ruling: Ruling
  readonly vectors: readonly (Float32Array | null)[]
}): Promise<RulingDocuments | null> {
  return build(ruling, precomputedEncoder(vectors))
}

/** Index documents of a norm and its articles, with vectors of a built-in encoder; null when they cannot be built. */
export async function buildNormDocuments({
  norm,
  encoder,
}: {
  readonly norm: IndexedNorm
  readonly encoder: string
}): Promise<readonly IndexDocument[] | null> {
  const by = builtIn(encoder)
  try {
    return await toNormDocuments(norm, by)
  } catch {
    return null
  }
}

const build = async (ruling: Ruling, by: Encoder): Promise<RulingDocuments | null> => {
  try {
    return await toIndexDocuments(ruling, by)
  } catch {
    return null
  }
}
