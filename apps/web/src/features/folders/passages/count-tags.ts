import type { SavedPassage } from '@basejuris/contract'

/** Tags of passages with how many have each, the most used first. */
export function countTags(
  passages: readonly Pick<SavedPassage, 'etiquetas'>[],
): readonly { readonly tag: string; readonly total: number }[] {
  const counts = new Map<string, number>()
  for (const tag of passages.flatMap(({ etiquetas }) => etiquetas)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, total]) => ({ tag, total })).sort((a, b) => b.total - a.total || a.tag.localeCompare(b.tag, 'es'))
}
