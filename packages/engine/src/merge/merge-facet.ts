import type { Pause } from '../concurrency/pause.ts'
import type { FacetEntries } from '../segment/facet-column.ts'
import { type MergeInput, noOrdinal } from './renumber.ts'

const documentsBetweenPauses = 2_000

/** Merges one facet of all inputs and renumbers its values. Drops values without a live document. */
export async function mergeFacet(inputs: readonly MergeInput[], size: number, name: string, pause: Pause): Promise<FacetEntries> {
  const columns = inputs.map(({ view }) => view.segment.facet(name))
  const used = new Set<string>()
  const valuesOf: (readonly string[])[] = new Array<readonly string[]>(size).fill([])
  for (const [i, { newOrdinals }] of inputs.entries()) {
    const column = columns[i] ?? null
    if (column === null) continue
    const values = column.values.all()
    for (let old = 0; old < newOrdinals.length; old++) {
      if (old % documentsBetweenPauses === 0) await pause()
      const ordinal = newOrdinals[old] as number
      if (ordinal === noOrdinal) continue
      const own = column.numbersOf(old).map((number) => values[number] as string)
      for (const value of own) used.add(value)
      valuesOf[ordinal] = own
    }
  }
  await pause()
  const values = [...used].sort()
  const numberOf = new Map(values.map((value, i) => [value, i]))
  const starts = new Uint32Array(size + 1)
  valuesOf.forEach((own, ordinal) => {
    starts[ordinal + 1] = starts[ordinal]! + own.length
  })
  await pause()
  const entries = new Uint32Array(starts[size]!)
  valuesOf.forEach((own, ordinal) => {
    own.forEach((value, i) => {
      entries[starts[ordinal]! + i] = numberOf.get(value) as number
    })
  })
  return { values, starts, entries }
}
