import type { NamespaceOptions } from '../model/namespace-options.ts'
import type { Segment } from '../segment/segment.ts'
import { NamespaceView } from './namespace-view.ts'
import type { SegmentView } from './segment-view.ts'

export type SegmentsByNamespace = ReadonlyMap<string, readonly SegmentView[]>

/** The state that searches see. Changes replace whole views synchronously, so a search sees one state. */
export class IndexState {
  #views: ReadonlyMap<string, NamespaceView>
  readonly #onUnused: (segment: Segment) => void

  /** Calls `onUnused` for each segment that no view has any more, or that has no live document. */
  constructor(parameters: Readonly<Record<string, NamespaceOptions>>, onUnused: (segment: Segment) => void) {
    this.#onUnused = onUnused
    this.#views = new Map(Object.entries(parameters).map(([namespace, each]) => [namespace, new NamespaceView([], each)]))
  }

  /** By namespace; immutable. */
  get current(): ReadonlyMap<string, NamespaceView> {
    return this.#views
  }

  get namespaces(): readonly string[] {
    return [...this.#views.keys()]
  }

  /** @throws Error when there is no such namespace */
  view(namespace: string): NamespaceView {
    const view = this.#views.get(namespace)
    if (view === undefined) throw new Error(`there is no namespace ${namespace}`)
    return view
  }

  segments(): { namespace: string; view: SegmentView }[] {
    return [...this.#views].flatMap(([namespace, { segments }]) => segments.map((view) => ({ namespace, view })))
  }

  clear(): void {
    this.replace(new Map(this.namespaces.map((namespace) => [namespace, []])))
  }

  replace(changed: SegmentsByNamespace): void {
    const affected = [...this.segments().map(({ view }) => view), ...[...changed.values()].flat()]
    const views = new Map(this.#views)
    for (const [namespace, segments] of changed)
      views.set(
        namespace,
        new NamespaceView(
          segments.filter(({ liveCount }) => liveCount > 0),
          this.view(namespace).parameters,
        ),
      )
    this.#views = views
    const present = new Set(this.segments().map(({ view }) => view.segment))
    for (const segment of new Set(affected.map((view) => view.segment))) if (!present.has(segment)) this.#onUnused(segment)
  }
}
