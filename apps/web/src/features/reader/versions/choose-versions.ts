import type { RulingVersionView } from '@basejuris/contract'

/** Two readable versions to compare: the requested ones, else the current one and the newest other. Null when there are not two. */
export function chooseVersions(
  versions: readonly RulingVersionView[],
  before: number | null,
  after: number | null,
): { readonly before: RulingVersionView; readonly after: RulingVersionView } | null {
  const readable = versions.filter(({ legible }) => legible)
  const findReadable = (number: number | null) => readable.find(({ version }) => version === number)
  const later = findReadable(after) ?? readable.find(({ mostrada }) => mostrada) ?? readable[0]
  const others = readable.filter((version) => version !== later).sort((left, right) => right.version - left.version)
  const earlier = findReadable(before) === later ? others[0] : (findReadable(before) ?? others[0])
  return later === undefined || earlier === undefined ? null : { before: earlier, after: later }
}
