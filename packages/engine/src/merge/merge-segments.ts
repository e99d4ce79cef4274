import { writeVectors } from '../build/write-vectors.ts'
import type { Pause } from '../concurrency/pause.ts'
import { writeFacet } from '../segment/facet-column.ts'
import type { FieldMeta, SegmentDirectory } from '../segment/format.ts'
import { writeGroups } from '../segment/group-column.ts'
import { writeIds } from '../segment/id-table.ts'
import { SectionWriter } from '../segment/section-writer.ts'
import type { SegmentSink } from '../segment/segment-sink.ts'
import { writeSortKey } from '../segment/sort-column.ts'
import { mergeFacet } from './merge-facet.ts'
import { mergeField } from './merge-field.ts'
import { mergeVectors } from './merge-vectors.ts'
import { type MergeInput, noOrdinal } from './renumber.ts'

export interface MergeOptions {
  readonly bOf: (field: string) => number
  readonly pause: Pause
}

/** Writes one segment with the documents of all inputs. */
export async function mergeSegments(
  sink: SegmentSink,
  inputs: readonly MergeInput[],
  ids: readonly string[],
  { bOf, pause }: MergeOptions,
): Promise<SegmentDirectory> {
  const out = new SectionWriter(sink)
  const metas = inputs.map(({ view }) => view.segment.meta)
  const fields: FieldMeta[] = []
  for (const name of new Set(metas.flatMap((meta) => meta.fields.map((field) => field.name)))) {
    const field = await mergeField(out, name, inputs, ids.length, bOf(name), pause)
    if (field.terms > 0) fields.push(field)
  }
  await writeIds(out, ids, pause)
  const groups = await writeGroups(
    out,
    await column(inputs, ids.length, ({ view }, ordinal) => view.segment.groups.groupOf(ordinal), pause),
    pause,
  )
  const facets = []
  for (const name of new Set(metas.flatMap((meta) => meta.facets.map((facet) => facet.name)))) {
    const entries = await mergeFacet(inputs, ids.length, name, pause)
    if (entries.values.length === 0) continue
    facets.push({ name, values: entries.values.length, single: await writeFacet(out, name, entries, pause) })
    await pause()
  }
  const sortKeys = []
  for (const name of new Set(metas.flatMap((meta) => meta.sortKeys.map((key) => key.name)))) {
    const values = await column(inputs, ids.length, ({ view }, ordinal) => view.segment.sortKey(name)?.valueOf(ordinal), pause)
    if (values.some((value) => value !== undefined)) sortKeys.push({ name, ...(await writeSortKey(out, name, values, pause)) })
    await pause()
  }
  const vectors = await writeVectors(out, mergeVectors(inputs), pause)
  return out.directory({ documents: ids.length, groups, fields, facets, sortKeys, vectors, dimension: metas[0]?.dimension ?? 0 })
}

const documentsBetweenPauses = 2_000

const column = async <Value>(
  inputs: readonly MergeInput[],
  size: number,
  read: (input: MergeInput, ordinal: number) => Value,
  pause: Pause,
): Promise<Value[]> => {
  const values = new Array<Value>(size)
  for (const input of inputs) {
    const { newOrdinals } = input
    for (let old = 0; old < newOrdinals.length; old++) {
      if (newOrdinals[old] !== noOrdinal) values[newOrdinals[old] as number] = read(input, old)
      if (old % documentsBetweenPauses === 0) await pause()
    }
  }
  return values
}
