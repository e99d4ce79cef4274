import { type Bitset, clearBit } from '../bytes/bitset.ts'
import type { EngineChange, EngineDocument } from '../model/document.ts'
import { SegmentView } from '../view/segment-view.ts'

/** Effect of a batch on one namespace: new documents, and removals of earlier ones. */
export class PendingChanges {
  readonly added = new Map<string, EngineDocument>()
  readonly #ids = new Set<string>()
  readonly #groups = new Set<string>()
  /** Ids added per group; some may be removed again. */
  readonly #addedByGroup = new Map<string, string[]>()

  add(change: EngineChange): void {
    if (change.kind === 'removeGroup') {
      this.#groups.add(change.group)
      for (const id of this.#addedByGroup.get(change.group) ?? []) if (this.added.get(id)?.group === change.group) this.added.delete(id)
      this.#addedByGroup.delete(change.group)
      return
    }
    const id = change.kind === 'remove' ? change.id : change.document.id
    this.#ids.add(id)
    this.added.delete(id)
    if (change.kind === 'upsert') this.#addDocument(change.document)
  }

  /** The segment without the documents that the batch removes or replaces. The same view when there are none. */
  removeFrom(view: SegmentView): SegmentView {
    let live: Bitset | null = null
    const withdraw = (ordinal: number): void => {
      if (ordinal < 0 || !view.isLive(ordinal)) return
      live ??= view.live.slice()
      clearBit(live, ordinal)
    }
    for (const id of this.#ids) withdraw(view.segment.ids.find(id))
    for (const group of this.#groups) for (const ordinal of view.segment.groups.membersOf(group)) withdraw(ordinal)
    return live === null ? view : new SegmentView(view.segment, live)
  }

  #addDocument(document: EngineDocument): void {
    this.added.set(document.id, document)
    const alike = this.#addedByGroup.get(document.group)
    if (alike === undefined) this.#addedByGroup.set(document.group, [document.id])
    else alike.push(document.id)
  }
}
