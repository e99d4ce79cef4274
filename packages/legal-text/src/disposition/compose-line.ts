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
const penalty =
  /\b(?:a |en )?(?:sufrir |cumplir )?(?:las? |una )?(?:(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}|siguientes?) )?(?:\(\d{1,2}\) )?penas?\b(?! accesoria)|\ba sufrir (?=[^,;]{0,60}\b(?:dias?|meses|años?)\b)/u
const offence =
  /\b(?:como|en cuanto|en (?:su )?calidad(?: de)?)\b[^,;.]{0,40}?\b(?:co-?)?(?:autor|complice|encubridor)|\b(?:por )?(?:su |la )?(?:responsabilidad|participacion)\b[^;.]{0,60}?\b(?:delito|ilicito|falta)/u
const crime = /\b(?:delito|falta|cuasidelito|ilicito|infraccion|crimen)(?:e?s)?\b/u
const penaltyEnd =
  /[,;]|\s(?:y|mas|con|ademas de)\s(?:al? |de )?(?:las? |una )?(?:penas? )?(?:accesoria|multa|suspension|inhabilitacion|prohibicion|comiso|perdida)|\.\s/u
const crimeEnd = /[,;]|\s(?:previst|sancionad|cometid|perpetrad|ocurrid|contemplad|descrit|tipificad|hecho)/u
const fine = /\b(?:(?:y |mas |con )?(?:a |al )?(?:la |una |pago de (?:la |una )?)?(?:penas? (?:pecuniarias? )?de )?)?multas?\b/u
const accessory = /,? ?(?:y |mas |con )?(?:a |de )?(?:las? )?(?:penas? )?accesorias?\b/u
const accessoryEnd = /[,;]|\s(?:y|mas|con)\s(?:a |de )?(?:las? |una )?(?:penas? )?accesoria|\.\s/u
/** What follows says what was granted, or what another decision was replaced by. */
const limit = /\b(?:solo|unicamente|solamente),? (?:en cuanto|respecto)\b|\ben cuanto se (?:declara|condena|ordena)\b/u
const replaced =
  /\b(?:y,? )?en su (?:lugar|reemplazo)\b|\bdeclarando(?:se)?,? (?:en consecuencia,? )?que\b|\b(?:y|por lo tanto|en consecuencia|por ende|por consiguiente),? (?:en consecuencia,? )?se (?:declara|deja(?:n)? sin efecto|anula|ordena|invalida|rebaja)\b/u
const convicts = /^.{0,40}\b(?:conden|castig|sancion)|\ben cuanto se condena\b/u
/** The name of a crime, not its degree. */
const named =
  /\b(?:por (?:el|los|la) )?(?:delito|falta|cuasidelito|ilicito|crimen)(?:e?s)?\b(?:[^,;.]{0,40}? (?:de|contra) (?!desarrollo|ejecucion|consumad|frustrad|tenta|autor)|,? (?:previst|contemplad|tipificad|sancionad))/u
/** Words that say nothing at the end of what is shown. */
const weakTail =
  /(?:[\s,;:(-]+(?:(?:[a-z]|\d{1,2})\)|[ivx]+\.-?|que|del?|las?|el|los|al?|en|con|por|para|sus?|una?|se|lo|les?|[yeo]|como|sin|sobre|contra|entre|ex|cuy[oa]|dich[oa]|est[ea]|si|no|ante|desde|hasta|mediante|segun|debiendo|quedando|previst[oa](?: y sancionad[oa])?|u|n[°º]|si es del caso|en su caso|en consecuencia|es decir|esto es))+$/u
/** A piece shorter than this says nothing. */
const minPiece = 30
/** What goes before what was granted, or a subject before its verb, may take no more, where that needs the room. */
const maxHead = 120
/** What is shown before it ends at a clause, if no more than this is lost. */
const maxHeadLoss = 60
/** A penalty is shorter, and its crime goes before it. */
const maxCrime = 150

/** Fits a span of `text`, without `gap`, into one line, with the verb at `verb` where its subject goes before it. Numbers of identity cards and domiciles are never shown. */
export function composeLine(text: string, span: TextSpan, verb = span.from, gap: TextSpan | null = null): ComposedLine {
  const gaps = gap === null ? [] : [gap]
  const pieces = withoutAll(text, without(text, span, identitySpans(text, span, false)), gaps)
  if (lengthOf(pieces) <= maxLineLength) return shownLine(text, pieces, span.to)
  const brief = withoutAll(text, without(text, span, identitySpans(text, span, true)), gaps)
  if (lengthOf(brief) <= maxLineLength) return shownLine(text, brief, span.to)
  const essential = crimeAndPenalty(text, withoutAll(text, brief, particularSpans(text, span)))
  return shownLine(text, withCrime(text, brief, taken(text, granted(text, essential, verb), maxLineLength)), span.to)
}

/** Shows these spans of a text in one line, as far as they fit. */
export function composeSpans(text: string, spans: readonly TextSpan[]): ComposedLine {
  return shownLine(text, taken(text, spans, maxLineLength), spans.at(-1)?.to ?? 0)
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
  const [ended, next] = penal < act ? [endOfPenalty(folded, penal, act), act] : [endOfCrime(folded, named), penal]
  const between = penal < act ? aroundFine(folded, { from: ended, to: next }) : [{ from: ended, to: next }, ...beforeFine(folded, penal)]
  const holes = between.filter((hole) => hole.to - hole.from >= minPiece)
  return withoutAll(
    text,
    pieces,
    holes.map((hole) => ({ from: from + hole.from, to: from + hole.to })),
  )
}

/** «A las siguientes penas, en el caso de …, la pena de cien días»: it ends after how long it lasts. */
const endOfPenalty = (folded: string, penal: number, act: number): number => {
  const named = folded.slice(penal, act).search(/\bpenas? (?:corporal(?:es)? |privativas? de libertad )?de\b/u)
  const lasts = /siguientes? penas?$/u.test(folded.slice(penal, endAfter(folded, penal, /(?<=siguientes? penas?)\b/u))) && named >= 0
  return endAfter(folded, (lasts ? penal + named : penal) + 12, penaltyEnd)
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

/** A conviction names its crime, if need be without what stands between it and the penalty. */
const withCrime = (text: string, pieces: readonly TextSpan[], shown: readonly TextSpan[]): readonly TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const to = pieces.at(-1)?.to ?? from
  const folded = foldSameLength(text.slice(from, to))
  const act = convicts.test(folded) ? folded.search(offence) : -1
  const match = act < 0 ? null : named.exec(folded.slice(act))
  if (match === null) return shown
  const name = from + act + match.index
  if (shown.some((piece) => piece.from <= name && piece.to > name + match[0].length)) return shown
  const penal = folded.search(penalty)
  if (penal < 0 || from + penal > name) return shown
  const fined = folded.slice(penal, name - from).search(fine)
  const ends = [endAfter(folded, penal + Math.max(0, fined) + minPiece / 2, penaltyEnd), endOfPenalty(folded, penal, name - from)]
  const lines = ends.map((end) =>
    taken(text, withoutAll(text, crimeAndPenalty(text, pieces), [{ from: from + end, to: name }]), maxLineLength),
  )
  return lines.find((line) => (line.at(-1)?.to ?? 0) > name + match[0].length) ?? shown
}

/** «Infracción al artículo 4°, en relación con el artículo 1°, de la ley 20.000»: the law belongs to it. */
const endOfCrime = (folded: string, at: number): number => {
  const ended = endAfter(folded, at, crimeEnd)
  if (!/^\S* al? (?:los )?articulos?\b/u.test(folded.slice(at, ended))) return ended
  const law = /^[^;.]{0,80}?\bley (?:n\S* ?)?[\d.]{4,7}/u.exec(folded.slice(ended))
  return law === null ? ended : ended + law[0].length
}

const endAfter = (folded: string, at: number, sign: RegExp): number => {
  const found = folded.slice(at).search(sign)
  return found < 0 ? folded.length : at + found
}

/** Shortens what goes before «sólo en cuanto», «en su lugar» or a penalty, so that the line says what was granted. */
const granted = (text: string, pieces: readonly TextSpan[], verb: number): TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const to = pieces.at(-1)?.to ?? from
  const folded = foldSameLength(text.slice(from, to))
  const signs = convicts.test(folded) ? [limit, penalty, replaced] : [limit, replaced]
  const sign = signs.find((each) => each.test(folded))
  if (sign === undefined && verb - from < maxHead) return [...pieces]
  const at = sign === undefined ? verb - from : folded.search(sign)
  const before = pieces.filter((piece) => piece.from < from + at).map((piece) => ({ from: piece.from, to: Math.min(piece.to, from + at) }))
  const after = pieces.filter((piece) => piece.to > from + at).map((piece) => ({ from: Math.max(piece.from, from + at), to: piece.to }))
  const room = Math.max(sign === penalty ? maxCrime : maxHead, maxLineLength - omission.length - lengthOf(after))
  return lengthOf(before) <= room ? [...pieces] : [...taken(text, before, room, sign === penalty ? undefined : maxHeadLoss), ...after]
}

/** The pieces, or the part of them, that fit `room`. */
const taken = (text: string, pieces: readonly TextSpan[], room: number, loss?: number): TextSpan[] => {
  const shown: TextSpan[] = []
  let left = room
  for (const piece of pieces) {
    if (left < minPiece && shown.length > 0) break
    const end = trimEnd(text, piece.from, cutLine(text, piece, left, loss))
    const isCut = end < trimEnd(text, piece.from, piece.to)
    const to = isCut ? trimTail(text, piece.from, end, shown.length === 0 ? minPiece : 0) : end
    if (to > piece.from) shown.push({ from: piece.from, to })
    if (isCut) break
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

/** `to` before the weak words of a tail that begins `min` after `from` or later. */
const trimTail = (text: string, from: number, to: number, min: number): number => {
  const weak = weakTail.exec(` ${foldSameLength(text.slice(from, to))}`)
  return weak === null || weak.index < min ? to : Math.max(from, to - weak[0].length)
}

/** `to` before the signs and conjunctions that end a clause. */
const trimEnd = (text: string, from: number, to: number): number => {
  const ending = /(?:[\s,;:.-]+| [ye];?)+$/iu.exec(text.slice(from, to))
  return ending === null ? to : to - ending[0].length
}
