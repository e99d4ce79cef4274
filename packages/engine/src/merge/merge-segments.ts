import { writeVectors } from '../build/write-vectors.ts'
import { writeFacet } from '../segment/facet-column.ts'
import type { FieldMeta, SegmentDirectory } from '../segment/format.ts'
import { writeGroups } from '../segment/group-column.ts'
import { writeIds } from '../segment/id-table.ts'
import { SectionWriter } from '../segment/section-writer.ts'
import type { SegmentSink } from '../segment/segment-sink.ts'
import { writeSortKey } from '../segment/sort-column.ts'
import type { Pause } from '../store/pause.ts'
import { mergeFacet } from './merge-facet.ts'
import { mergeField } from './merge-field.ts'
import { mergeVectors } from './merge-vectors.ts'
import { gone, type MergeInput } from './renumber.ts'

export interface MergeOptions {
  readonly bOf: (field: string) => number
  readonly pause: Pause
}

/** Writes one segment with the documents of all inputs. */
export const mergeSegments = async (
  sink: SegmentSink,
  inputs: readonly MergeInput[],
  ids: readonly string[],
  { bOf, pause }: MergeOptions,
): Promise<SegmentDirectory> => {
  const out = new SectionWriter(sink)
  const metas = inputs.map(({ view }) => view.segment.meta)
  const fields: FieldMeta[] = []
  for (const name of new Set(metas.flatMap((meta) => meta.fields.map((field) => field.name)))) {
    const field = await mergeField(out, name, inputs, ids.length, bOf(name), pause)
    if (field.terms > 0) fields.push(field)
  }
  writeIds(out, ids)
  await pause()
  const groups = writeGroups(out, column(inputs, ids.length, ({ view }, ordinal) => view.segment.groups.groupOf(ordinal)) as string[])
  const facets = []
  for (const name of new Set(metas.flatMap((meta) => meta.facets.map((facet) => facet.name)))) {
    const entries = mergeFacet(inputs, ids.length, name)
    if (entries.values.length === 0) continue
    facets.push({ name, values: entries.values.length, single: writeFacet(out, name, entries) })
    await pause()
  }
  const sortKeys = []
  for (const name of new Set(metas.flatMap((meta) => meta.sortKeys.map((key) => key.name)))) {
    const values = column(inputs, ids.length, ({ view }, ordinal) => view.segment.sortKey(name)?.valueOf(ordinal))
    if (values.some((value) => value !== undefined)) sortKeys.push({ name, ...writeSortKey(out, name, values) })
    await pause()
  }
  const vectors = await writeVectors(out, mergeVectors(inputs), pause)
  return out.directory({ documents: ids.length, groups, fields, facets, sortKeys, vectors, dimension: metas[0]?.dimension ?? 0 })
}

const column = <Value>(inputs: readonly MergeInput[], size: number, read: (input: MergeInput, ordinal: number) => Value): Value[] => {
  const values = new Array<Value>(size)
  for (const input of inputs)
    input.newOrdinals.forEach((ordinal, old) => {
      if (ordinal !== gone) values[ordinal] = read(input, old)
    })
  return values
}
