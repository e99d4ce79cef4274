import type { Pause } from '../concurrency/pause.ts'
import { formatVersion } from '../segment/format.ts'
import type { IndexState } from '../view/index-state.ts'
import { SegmentView } from '../view/segment-view.ts'
import { encodeRemoved, type ManifestSegment, writeManifest } from './manifest.ts'
import type { SegmentStore } from './segment-store.ts'

export interface CommitOptions {
  readonly state: IndexState
  readonly store: SegmentStore
  readonly schema: string
  readonly dimension: number
  readonly sequence: number
  readonly pause: Pause
}

/**
 * Makes the current state durable: writes segments in memory to files, then replaces the manifest. No batch may be applied meanwhile;
 * merges may continue. Returns the file names of the durable state.
 */
export async function commit({ state, store, schema, dimension, sequence, pause }: CommitOptions): Promise<Set<string>> {
  const { folder, files } = store
  if (folder === null) return new Set()
  await persistAll(state, store, pause)
  const segments = state.segments().map(({ namespace, view }): ManifestSegment => {
    const file = store.fileOf(view.segment)
    if (file === null) throw new Error(`${view.segment.name} is not in a file`)
    return { namespace, file: view.segment.name, ...file, documents: view.segment.size, removed: encodeRemoved(view.removed()) }
  })
  const manifest = { format: formatVersion, schema, dimension, sequence, nextSegment: store.nextSegment, segments }
  await files.syncFolder(folder)
  await writeManifest(files, folder, manifest)
  return new Set(segments.map(({ file }) => file))
}

/** Loops because a merge may add a segment in memory while others are written. */
export async function persistAll(state: IndexState, store: SegmentStore, pause: Pause): Promise<void> {
  for (;;) {
    const inMemory = state.segments().find(({ view }) => store.fileOf(view.segment) === null)
    if (inMemory === undefined) return
    await persistOne(state, store, inMemory.namespace, inMemory.view, pause)
  }
}

export async function persistOne(
  state: IndexState,
  store: SegmentStore,
  namespace: string,
  view: SegmentView,
  pause: Pause,
): Promise<void> {
  const persisted = await store.persist(view.segment, pause)
  const present = state.view(namespace).segments
  const exchanged = present.map((each) => (each.segment.name === persisted.name ? new SegmentView(persisted, each.live) : each))
  if (exchanged.some(({ segment }) => segment === persisted)) state.replace(new Map([[namespace, exchanged]]))
  else {
    persisted.close()
    await store.removeFile(persisted.name)
  }
}
