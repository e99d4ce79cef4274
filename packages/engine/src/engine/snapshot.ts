import type { SegmentReferences } from '../store/segment-references.ts'
import type { IndexState } from '../view/index-state.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { Searchable } from './searchable.ts'

export interface SnapshotOptions {
  readonly state: IndexState
  readonly references: SegmentReferences
  readonly sequence: number
  /** Whether the index was closed, which ends its snapshots. */
  readonly isClosed: () => boolean
}

/** One state of an index, unaffected by writes, merges and commits until it is released. */
export class Snapshot extends Searchable {
  readonly sequence: number
  readonly #views: ReadonlyMap<string, NamespaceView>
  readonly #isClosed: () => boolean
  readonly #releaseSegments: () => void
  #released = false

  constructor({ state, references, sequence, isClosed }: SnapshotOptions) {
    super()
    this.sequence = sequence
    this.#views = state.current
    this.#isClosed = isClosed
    this.#releaseSegments = references.retain([...this.#views.values()].flatMap(({ segments }) => segments.map(({ segment }) => segment)))
  }

  /** Allows the removal of files that only this state needs. */
  release(): void {
    this.#released = true
    this.#releaseSegments()
  }

  protected view(namespace: string): NamespaceView {
    if (this.#released || this.#isClosed()) throw new Error('the snapshot was released')
    const view = this.#views.get(namespace)
    if (view === undefined) throw new Error(`there is no namespace ${namespace}`)
    return view
  }
}
