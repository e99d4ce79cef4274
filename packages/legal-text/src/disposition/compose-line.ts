import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/split-sentences.ts'
import { cutLine, maxLineLength } from './cut-line.ts'
import { identitySpans } from './identity-data.ts'
import { particularSpans } from './ruling-particulars.ts'

/** What a line shows of a text: verbatim pieces in their order, with « … » where words between them were left out. */
export interface ComposedLine {
  readonly text: string
  /** Where the first piece begins and the last one ends. */
  readonly from: number
  readonly to: number
}

const omission = ' … '
const penalty = /\b(?:a |en )?(?:sufrir |cumplir )?(?:las? |una |dos |tres )?(?:dos |tres |siguientes? )?penas?\b(?! accesoria)/u
const offence =
  /\b(?:como|en (?:su )?calidad(?: de)?)\b[^,;.]{0,40}?\b(?:co-?)?(?:autor|complice|encubridor)|\b(?:por )?(?:su |la )?(?:responsabilidad|participacion)\b[^;.]{0,60}?\b(?:delito|ilicito|falta)/u
const crime = /\b(?:delito|falta|cuasidelito|ilicito|infraccion|crimen)(?:e?s)?\b/u
const penaltyEnd =
  /[,;]|\s(?:y|mas|con|ademas de)\s(?:a |de )?(?:las? |una )?(?:penas? )?(?:accesoria|multa|suspension|inhabilitacion)|\.\s/u
const crimeEnd = /[,;]|\s(?:previst|sancionad|cometid|perpetrad|ocurrid|contemplad|descrit|tipificad|hecho)/u
const fine = /\b(?:(?:y |mas |con )?(?:a |al )?(?:la |una |pago de (?:la |una )?)?(?:penas? (?:pecuniarias? )?de )?)?multas?\b/u
const accessory = /,? ?(?:y |mas |con )?(?:a |de )?(?:las? )?(?:penas? )?accesorias?\b/u
const accessoryEnd = /[,;]|\s(?:y|mas|con)\s(?:a |de )?(?:las? |una )?(?:penas? )?accesoria|\.\s/u
/** What follows says what was granted, or what another decision was replaced by. */
const limit = /\b(?:solo|unicamente|solamente),? en cuanto\b|\ben cuanto se (?:declara|condena|ordena)\b/u
const replaced = /\b(?:y,? )?en su (?:lugar|reemplazo)\b|\by(?:,? en consecuencia,?)? se declara\b/u
const convicts = /^.{0,40}\b(?:conden|castig|sancion)/u
/** A piece shorter than this says nothing. */
const minPiece = 30
/** What goes before what was granted may take no more, where that needs the room. */
const maxHead = 120
/** A penalty is shorter, and its crime goes before it. */
const maxCrime = 150

/** Fits a span of `text` into one line. Numbers of identity cards and domiciles are never shown. */
export function composeLine(text: string, span: TextSpan): ComposedLine {
  const pieces = without(text, span, identitySpans(text, span, false))
  if (lengthOf(pieces) <= maxLineLength) return shownLine(text, pieces, span.to)
  const brief = without(text, span, identitySpans(text, span, true))
  if (lengthOf(brief) <= maxLineLength) return shownLine(text, brief, span.to)
  const essential = crimeAndPenalty(text, withoutAll(text, brief, particularSpans(text, span)))
  return shownLine(text, taken(text, granted(text, essential), maxLineLength), span.to)
}

const lengthOf = (pieces: readonly TextSpan[]): number =>
  pieces.reduce((sum, { from, to }) => sum + to - from, 0) + omission.length * (pieces.length - 1)

const trimmed = (text: string, { from, to }: TextSpan): TextSpan => {
  const shown = text.slice(from, to)
  const start = /^[\s,;:.)-]+/u.exec(shown)?.[0].length ?? 0
  return { from: from + start, to: Math.max(from + start, trimEnd(text, from + start, to)) }
}

/** `span` without what `holes` cover. */
const without = (text: string, span: TextSpan, holes: readonly TextSpan[]): TextSpan[] => {
  const starts = [span.from, ...holes.map(({ to }) => to)]
  const ends = [...holes.map(({ from }) => from), span.to]
  return starts
    .map((from, at) => trimmed(text, { from, to: ends[at] ?? span.to }))
    .filter(({ from, to }) => /\p{L}{2}/u.test(text.slice(from, to)))
}

/** The pieces without what `holes` cover. */
const withoutAll = (text: string, pieces: readonly TextSpan[], holes: readonly TextSpan[]): TextSpan[] =>
  pieces.flatMap((piece) => {
    const inside = holes
      .map(({ from, to }) => ({ from: Math.max(piece.from, from), to: Math.min(piece.to, to) }))
      .filter(({ from, to }) => from < to)
    return inside.length === 0 ? [piece] : without(text, piece, inside)
  })

/** Leaves out what stands between a penalty and its crime: accessories, or dates and articles. A fine is a penalty too. */
const crimeAndPenalty = (text: string, pieces: readonly TextSpan[]): TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const to = pieces.at(-1)?.to ?? from
  const folded = foldSameLength(text.slice(from, to))
  const penal = folded.search(penalty)
  const act = folded.search(offence)
  if (penal < 0 || act < 0) return [...pieces]
  const named = act + Math.max(0, folded.slice(act).search(crime)) + 'delito'.length
  const [ended, next] = penal < act ? [endAfter(folded, penal + 12, penaltyEnd), act] : [endAfter(folded, named, crimeEnd), penal]
  const between = penal < act ? aroundFine(folded, { from: ended, to: next }) : [{ from: ended, to: next }, ...beforeFine(folded, penal)]
  const holes = between.filter((hole) => hole.to - hole.from >= minPiece)
  return withoutAll(
    text,
    pieces,
    holes.map((hole) => ({ from: from + hole.from, to: from + hole.to })),
  )
}

/** What stands before and after a fine. */
const aroundFine = (folded: string, hole: TextSpan): TextSpan[] => {
  const at = folded.slice(hole.from, hole.to).search(fine)
  if (at < 0) return [hole]
  const fined = hole.from + at
  return [
    { from: hole.from, to: fined },
    { from: Math.min(hole.to, endAfter(folded, fined, accessoryEnd)), to: hole.to },
  ]
}

/** Accessories of a penalty that a fine follows. */
const beforeFine = (folded: string, penal: number): TextSpan[] => {
  const at = folded.slice(penal).search(accessory)
  const fined = folded.slice(penal).search(fine)
  return at >= 0 && at < fined ? [{ from: penal + at, to: penal + fined }] : []
}

const endAfter = (folded: string, at: number, sign: RegExp): number => {
  const found = folded.slice(at).search(sign)
  return found < 0 ? folded.length : at + found
}

/** Shortens what goes before «sólo en cuanto», «en su lugar» or a penalty, so that the line says what was granted. */
const granted = (text: string, pieces: readonly TextSpan[]): TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const to = pieces.at(-1)?.to ?? from
  const folded = foldSameLength(text.slice(from, to))
  const signs = convicts.test(folded) ? [limit, penalty, replaced] : [limit, replaced]
  const sign = signs.find((each) => each.test(folded))
  if (sign === undefined) return [...pieces]
  const at = folded.search(sign)
  const before = pieces.filter((piece) => piece.from < from + at).map((piece) => ({ from: piece.from, to: Math.min(piece.to, from + at) }))
  const after = pieces.filter((piece) => piece.to > from + at).map((piece) => ({ from: Math.max(piece.from, from + at), to: piece.to }))
  const room = Math.max(sign === penalty ? maxCrime : maxHead, maxLineLength - omission.length - lengthOf(after))
  return lengthOf(before) <= room ? [...pieces] : [...taken(text, before, room), ...after]
}

/** The pieces, or the part of them, that fit `room`. */
const taken = (text: string, pieces: readonly TextSpan[], room: number): TextSpan[] => {
  const shown: TextSpan[] = []
  let left = room
  for (const piece of pieces) {
    if (left < minPiece && shown.length > 0) break
    const end = trimEnd(text, piece.from, cutLine(text, piece, left))
    if (end > piece.from) shown.push({ from: piece.from, to: end })
    if (end < piece.to) break
    left -= end - piece.from + omission.length
  }
  return shown
}

const shownLine = (text: string, pieces: readonly TextSpan[], end: number): ComposedLine => {
  const to = pieces.at(-1)?.to ?? end
  const [{ from } = { from: to }] = pieces
  const line = pieces.map((piece) => text.slice(piece.from, piece.to).replaceAll('\n', ' ')).join(omission)
  return { text: to < trimEnd(text, from, end) ? `${line.slice(0, maxLineLength - 1)}…` : line, from, to }
}

/** `to` before the signs and conjunctions that end a clause. */
const trimEnd = (text: string, from: number, to: number): number => {
  const ending = /(?:[\s,;:.-]+| [ye];?)+$/u.exec(text.slice(from, to))
  return ending === null ? to : to - ending[0].length
}
