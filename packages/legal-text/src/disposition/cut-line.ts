/** Longest line, in UTF-16 units, the sign of omission included. */
export const maxLineLength = 240
/** A cut at the end of a clause may not lose more than this leaves. */
const minCut = 190

/** End of the part of `text` from `from` that fits, at a clause or a word, outside masks. `to` where all of it fits. */
export function cutLine(text: string, from: number, to: number): number {
  if (to - from <= maxLineLength) return to
  const room = text.slice(from, from + maxLineLength - 1)
  const end = lastOf(room, /[,;](?=\s)/gu, minCut) ?? lastOf(room, /(?=\s)/gu, 1) ?? room.length
  return from + outsideMask(room, end)
}

const lastOf = (room: string, sign: RegExp, min: number): number | null => {
  const ends = [...room.matchAll(sign)].map((match) => match.index).filter((at) => at >= min && outsideMask(room, at) === at)
  return ends.at(-1) ?? null
}

/** A cut inside «[persona 1]» moves before it. */
const outsideMask = (room: string, at: number): number => {
  const opened = room.lastIndexOf('[', at - 1)
  return opened > 0 && room.indexOf(']', opened) >= at ? opened : opened > 0 && !room.includes(']') ? opened : at
}
