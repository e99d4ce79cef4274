import type { SegmentDirectory } from './format.ts'

type Entries = Readonly<Record<string, unknown>>

const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a directory is consistent with a file of `dataLength` bytes: no section outside, no count above. */
export function isSegmentDirectory(value: unknown, dataLength: number): value is SegmentDirectory {
  const isCount = (count: unknown): boolean => Number.isSafeInteger(count) && (count as number) >= 0 && (count as number) <= dataLength
  const has = (entries: Entries, ...names: string[]): boolean => names.every((name) => isCount(entries[name]))
  const areNamed = (list: unknown, holds: (entries: Entries) => boolean): boolean =>
    Array.isArray(list) && list.every((each) => isEntries(each) && typeof each['name'] === 'string' && holds(each))
  const isLocation = (place: unknown): boolean =>
    Array.isArray(place) && place.length === 2 && place.every(isCount) && (place[0] as number) + (place[1] as number) <= dataLength
  if (!isEntries(value) || !isEntries(value['meta']) || !isEntries(value['sections'])) return false
  const { meta, sections } = value
  return (
    Object.values(sections).every(isLocation) &&
    has(meta, 'documents', 'groups', 'vectors', 'dimension') &&
    areNamed(
      meta['fields'],
      (field) => has(field, 'terms', 'documents') && [field['averageLength'], field['b'], field['totalLength']].every(Number.isFinite),
    ) &&
    areNamed(meta['facets'], (facet) => has(facet, 'values') && typeof facet['single'] === 'boolean') &&
    areNamed(meta['sortKeys'], (key) => has(key, 'values') && (key['kind'] === 'number' || key['kind'] === 'string'))
  )
}
