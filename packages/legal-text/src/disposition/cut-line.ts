import type { TextSpan } from '../analysis/text-span.ts'

/** Longest line, in UTF-16 units, the signs of omission included. */
export const maxLineLength = 240
/** A cut at the end of a clause loses no more than this, unless the caller allows it. */
const maxLoss = 50

/** Not before what the clause orders or is about: «deberá, dentro de tercero día, eliminar …», «se ordena al Conservador, la inscripción». */
const clauseEnd =
  /(?<!\b(?:si es del caso|en su caso))[,;](?=\s(?!(?:(?:a )?\p{L}+[aei]r(?:se|l[aeo]s?)?|un[oa]?s?|el|l[ao]s?|dentro|si es del caso|en su caso)(?!\p{L})))/gu

/** End of the part of `text` from `from` that fits `room`, at a clause or a word, outside masks. `to` where all of it fits. */
export function cutLine(text: string, { from, to }: TextSpan, room = maxLineLength, loss = maxLoss): number {
  if (to - from <= room) return to
  const shown = text.slice(from, from + room - 1)
  const end = lastOf(shown, clauseEnd, room - loss) ?? lastOf(shown, /(?=\s)/gu, 1) ?? shown.length
  return from + outsideMask(shown, end)
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
