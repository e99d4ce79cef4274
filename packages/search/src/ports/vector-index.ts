import type { NearestRequest } from '@basejuris/engine'
import type { Namespace } from './index-document.ts'
import type { Hit } from './lexical-index.ts'

export type VectorSearch = NearestRequest

/**
 * Finds documents by the direction of their vector. Scores are cosines, exact to 0.01, highest first, ties by id.
 * A document without a vector is never found. An unknown id, or one without a vector, finds nothing. Permission as in `LexicalIndex`.
 */
export interface VectorIndex {
  readonly dimension: number
  nearest(namespace: Namespace, request: VectorSearch): Promise<readonly Hit[]>
}
