import type { Ruling } from '@basejuris/domain'
import {
  createHashingEncoder,
  type Encoder,
  type IndexDocument,
  type IndexedNorm,
  precomputedEncoder,
  type RulingDocuments,
  toIndexDocuments,
  toNormDocuments,
} from '@basejuris/search'

export { similarityProfile as computeProfile } from '@basejuris/legal-text'
export { extractCitations } from '../citations/extract-citations.ts'
export { readTexts } from '../citations/read-texts.ts'
export { prepareRecord } from './prepare-record.ts'
export { remaskSections } from './remask-sections.ts'

const encoder = createHashingEncoder()

/** Index documents of a ruling, with vectors of the built-in encoder; null when they cannot be built. */
export function buildDocuments(ruling: Ruling): Promise<RulingDocuments | null> {
  return build(ruling, encoder)
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

/** Index documents of a norm and its articles, with vectors of the built-in encoder; null when they cannot be built. */
export async function buildNormDocuments(norm: IndexedNorm): Promise<readonly IndexDocument[] | null> {
  try {
    return await toNormDocuments(norm, encoder)
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
