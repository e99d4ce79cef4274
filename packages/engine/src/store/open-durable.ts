import { isDeepStrictEqual } from 'node:util'
import { SegmentDamaged, SegmentMissing } from '../files/byte-source.ts'
import { fullSchema, type NamespaceOptions } from '../model/namespace-options.ts'
import type { Segment } from '../segment/segment.ts'
import type { SegmentsByNamespace } from '../view/index-state.ts'
import { SegmentView } from '../view/segment-view.ts'
import { decodeLive, IndexRefused, type Manifest, type ManifestSegment, readManifest } from './manifest.ts'
import type { SegmentStore } from './segment-store.ts'

export interface OpenDurableOptions {
  readonly store: SegmentStore
  readonly schema: string
  readonly dimension: number
  readonly namespaces: Readonly<Record<string, NamespaceOptions>>
  /** Segments that are already open. They stay open in any case. */
  readonly open?: readonly Segment[]
}

export interface DurableState {
  /** null when nothing is durable. */
  readonly manifest: Manifest | null
  readonly views: SegmentsByNamespace
}

/**
 * Opens the last durable state of a folder. Retries when a writer replaces that state and removes its files meanwhile. @throws
 * IndexRefused, SegmentDamaged
 */
export async function openDurable({ store, open = [], ...made }: OpenDurableOptions): Promise<DurableState> {
  const opened: Segment[] = []
  let manifest = await readStoreManifest(store)
  for (;;) {
    try {
      if (manifest !== null) refuseMismatch(manifest, store.folder, made)
      const views = manifest === null ? new Map() : createViews(manifest, (entry) => openSegment(store, entry, open, opened))
      const used = new Set([...views.values()].flat().map(({ segment }) => segment))
      closeAll(opened.filter((segment) => !used.has(segment)))
      return { manifest, views }
    } catch (error) {
      const present = error instanceof SegmentMissing ? await readStoreManifest(store) : manifest
      if (isDeepStrictEqual(present, manifest)) {
        closeAll(opened)
        throw error
      }
      manifest = present
    }
  }
}

const readStoreManifest = ({ files, folder }: SegmentStore): Promise<Manifest | null> =>
  folder === null ? Promise.resolve(null) : readManifest(files, folder)

const refuseMismatch = (
  manifest: Manifest,
  folder: string | null,
  { schema, dimension, namespaces }: Pick<OpenDurableOptions, 'schema' | 'dimension' | 'namespaces'>,
): void => {
  const made = fullSchema(schema, namespaces)
  if (manifest.schema !== made) throw new IndexRefused(`${folder} was made by «${manifest.schema}», this program makes «${made}»`)
  if (manifest.dimension !== dimension)
    throw new IndexRefused(`${folder} has vectors of ${manifest.dimension} dimensions, not ${dimension}`)
  for (const { file, namespace } of manifest.segments)
    if (!Object.hasOwn(namespaces, namespace)) throw new IndexRefused(`${file} belongs to an unknown namespace ${namespace}`)
}

const createViews = ({ segments }: Manifest, open: (entry: ManifestSegment) => Segment): SegmentsByNamespace => {
  const views = new Map<string, SegmentView[]>()
  for (const entry of segments) {
    const segment = open(entry)
    const view = new SegmentView(segment, decodeLive(segment.size, entry.removed))
    views.set(entry.namespace, [...(views.get(entry.namespace) ?? []), view])
  }
  return views
}

const openSegment = (store: SegmentStore, entry: ManifestSegment, open: readonly Segment[], opened: Segment[]): Segment => {
  const alreadyOpen = [...open, ...opened].find((segment) => store.isFileOf(segment, entry))
  if (alreadyOpen !== undefined) return alreadyOpen
  const segment = store.open(entry.file)
  opened.push(segment)
  if (!store.isFileOf(segment, entry)) throw new SegmentDamaged(entry.file, 'is not the file in the manifest')
  return segment
}

const closeAll = (segments: readonly Segment[]): void => {
  for (const segment of segments) segment.close()
}
