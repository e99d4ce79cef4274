import { SegmentDamaged } from '../files/byte-source.ts'
import type { Bm25fParameters } from '../model/bm25f.ts'
import { IndexState } from './index-state.ts'
import { IndexRefused, liveWithout, type Manifest, readManifest } from './manifest.ts'
import type { SegmentStore } from './segment-store.ts'
import { SegmentView } from './segment-view.ts'

export interface OpenStateOptions {
  readonly store: SegmentStore
  readonly schema: string
  readonly dimension: number
  readonly parameters: Readonly<Record<string, Bm25fParameters>>
}

export interface OpenedState {
  readonly state: IndexState
  readonly manifest: Manifest | null
}

/** The last durable state of a folder; an empty one where there is none. @throws IndexRefused, SegmentDamaged */
export const openState = async ({ store, schema, dimension, parameters }: OpenStateOptions): Promise<OpenedState> => {
  const state = new IndexState(parameters)
  const manifest = store.folder === null ? null : await readManifest(store.files, store.folder)
  if (manifest === null) return { state, manifest }
  if (manifest.schema !== schema) throw new IndexRefused(`${store.folder} was made by «${manifest.schema}», this program makes «${schema}»`)
  if (manifest.dimension !== dimension)
    throw new IndexRefused(`${store.folder} has vectors of ${manifest.dimension} dimensions, not ${dimension}`)
  const views = new Map<string, SegmentView[]>()
  const opened: SegmentView[] = []
  try {
    for (const { namespace, file, bytes, documents, removed } of manifest.segments) {
      const segment = store.open(file)
      opened.push(new SegmentView(segment, liveWithout(segment.size, removed)))
      if (store.fileSize(segment) !== bytes || segment.size !== documents)
        throw new SegmentDamaged(file, 'is not the file the manifest means')
      if (!state.namespaces.includes(namespace)) throw new IndexRefused(`${file} belongs to an unknown namespace ${namespace}`)
      views.set(namespace, [...(views.get(namespace) ?? []), opened.at(-1) as SegmentView])
    }
  } catch (error) {
    for (const { segment } of opened) segment.close()
    throw error
  }
  state.replace(views)
  store.nextSegment = manifest.nextSegment
  return { state, manifest }
}
