import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { cutLine, maxLineLength } from './cut-line.ts'
import { endOfPiece, isCutFine } from './end-of-piece.ts'
import { fillerSpans } from './filler.ts'
import { identitySpans } from './identity-data.ts'
import { particularSpans } from './ruling-particulars.ts'

/** What a line shows of a text: verbatim pieces in their order, with « … » where words between them were left out. */
export interface ComposedLine {
  readonly text: string
  /** Where the first piece begins and the last one ends. */
  readonly from: number
  readonly to: number
}

/** Stands where words were left out. */
export const omission = ' … '
const penalty =
  /\b(?:a |en )?(?:sufrir |cumplir )?(?:las? |una )?(?:(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}|siguientes?) )?(?:\(\d{1,2}\) )?penas?\b(?! accesoria)|\ba sufrir (?=[^,;]{0,60}\b(?:dias?|meses|años?)\b)/u
const lasting = /\b(?:dias?|meses|años?|presidio|prision|reclusion|multa|unidad(?:es)?)\b/u
const lastingReach = 130
const offence =
  /\b(?:como|en cuanto|en (?:su )?calidad(?: de)?)\b[^,;.]{0,40}?\b(?:co-?)?(?:autor|complice|encubridor)|\b(?:por )?(?:su |la )?(?:responsabilidad|participacion)\b[^;.]{0,60}?\b(?:delito|ilicito|falta)/u
const crime = /\b(?:delito|falta|cuasidelito|ilicito|infraccion|crimen)(?:e?s)?\b/u
const penaltyEnd =
  /[,;]|\s(?:y|mas|con|ademas de)\s(?:al? |de )?(?:las? |una )?(?:penas? )?(?:accesoria|multa|suspension|inhabilitacion|prohibicion|comiso|perdida)|\.\s/u
const crimeEnd = /[,;]|\s(?:previst|sancionad|(?:cometid|perpetrad)(?!\S* en (?:el )?lugar )|ocurrid|contemplad|descrit|tipificad|hecho)/u
const fine = /\b(?:(?:y |mas |con )?(?:a |al )?(?:la |una |pago de (?:la |una )?)?(?:penas? (?:pecuniarias? )?de )?)?multas?\b/u
const accessory = /,? ?(?:y |mas |con )?(?:a |de )?(?:las? )?(?:penas? )?accesorias?\b/u
const accessoryEnd = /[,;]|\s(?:y|mas|con)\s(?:a |de )?(?:las? |una )?(?:penas? )?accesoria|\.\s/u
/** What follows says what was granted, or what another decision was replaced by. */
const limit = /\b(?:solo|unicamente|solamente),? (?:en cuanto|respecto)\b|\ben cuanto se (?:declara|condena|ordena)\b/u
const replaced =
  /\b(?:y,? )?en su (?:lugar|reemplazo)\b|\bdeclarando(?:se)?,? (?:en consecuencia,? )?que\b|\b(?:y|por lo tanto|en consecuencia|por ende|por consiguiente),? (?:en consecuencia,? )?se (?:declara|deja(?:n)? sin efecto|anula|ordena|invalida|rebaja|concede|dispone|decreta)\b/u
/** An answer that follows its premise: «no se ajusta a la norma, por lo que no se autoriza su uso». */
const consequence =
  /(?<=[,;] ?)(?:por lo (?:que|cual)|(?:razon|motivo) por (?:la|el) (?:que|cual)|de modo que|por (?:ende|tanto)|en consecuencia),? (?:[^,;]{0,40} )?(?:(?:no|tampoco) )?(?:se (?:autoriza|rechaza|acoge|accede|devuelve|abstiene)|procede|corresponde|resulta|es (?:im)?procedente|cabe|compete|puede|debe)\w*\b/u
/** What is said of a long subject: «en el sentido de que las pérdidas de una estafa, …, es un gasto deducible». */
const saidOf =
  /(?<=\ben el sentido (?:de )?que [^.;]{60,400}, )(?:(?:no|tampoco) )?(?:es|son|constituyen?|procede|corresponde|resulta|debe|deben|deberan?|pueden?|podran?|se encuentran?|quedan?)\b/u
const convicts = /^.{0,40}\b(?:conden|castig|sancion)|\ben cuanto se condena\b/u
/** The name of a crime, not its degree. */
const named =
  /\b(?:por (?:el|los|la) )?(?:delito|falta|cuasidelito|ilicito|crimen)(?:e?s)?\b(?:[^,;.]{0,40}? (?:de|contra) (?!desarrollo|ejecucion|consumad|frustrad|tenta|autor)|,? (?:previst|contemplad|tipificad|sancionad))/u
/** Prepositions and articles whose noun was left out. */
const loose = /(?<=.{20})(?:[\s,]+(?:a|al|de|del|la|el|los|las|en|por|con))+$/iu
const onlyLoose = /^(?:(?:a|al|de|del|la|el|los|las|en|por|con|y)(?:\s+|$))+$/iu
/** A piece shorter than this says nothing. */
const minPiece = 30
/** A name before what was granted may take this much more, so that it is whole. */
const nameSlack = 40
/** What goes before what was granted, or a subject before its verb, may take no more, where that needs the room. */
const maxHead = 120
const undoes = /^.{0,20}\b(?:revoc|revoq|enmiend|anul|invalid|reconsider|dej)/u
/** «la resolución de ocho de mayo, dictada por …, en cuanto dio lugar a»: its object says what was revoked. */
const reviewed =
  /\b(?:resolucion|sentencia)(?: (?:definitiva|interlocutoria|apelada|recurrida|impugnada|en alzada))*(,? [^;]*?)(?=,? (?:en cuanto|en (?:la|aquella) parte|que (?!se encuentra|rola|consta|corre|fue)|mediante|por la (?:que|cual))\b)/u
/** Where the first clause of what was granted ends. */
const firstEnd = /[,;\n]|\.\s|\s(?:debiendo|ordenando|con fecha|por (?:la|el|los|las)|(?:de )?que fue)\b/u
/** What is shown before it ends at a clause, if no more than this is lost. */
const maxHeadLoss = 60
/** A penalty is shorter, and its crime goes before it. */
const maxCrime = 150

/** Fits a span of `text`, without `gap`, into one line, with the verb at `verb` where its subject goes before it. Numbers of identity cards and domiciles are never shown. */
export function composeLine(
  text: string,
  span: TextSpan,
  { verb = span.from, gap = null, room = maxLineLength, isAnswer = false }: Fit = {},
): ComposedLine {
  const gaps = gap === null ? [] : [gap]
  const pieces = withoutAll(text, without(text, span, identitySpans(text, span, false)), gaps)
  if (lengthOf(pieces) <= room) return shownLine(text, pieces, span.to)
  const named = withoutAll(text, without(text, span, identitySpans(text, span, true)), gaps)
  if (lengthOf(named) <= room) return shownLine(text, named, span.to)
  const brief = withoutAll(text, named, wholeSpans(fillerSpans(text, span), particularSpans(text, span)))
  if (lengthOf(brief) <= room) return shownLine(text, brief, span.to)
  const essential = crimeAndPenalty(text, withoutAll(text, brief, particularSpans(text, span)))
  return shownLine(text, withCrime(text, brief, taken(text, granted(text, essential, { verb, room, isAnswer }), room), room), span.to, room)
}

/** Where the verb stands that its subject goes before, what is left out in any case, and how long the line may be, in UTF-16 units. */
export interface Fit {
  readonly verb?: number | undefined
  readonly gap?: TextSpan | null
  readonly room?: number
  /** An answer keeps what follows its premise. */
  readonly isAnswer?: boolean
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
    .filter(({ from, to }) => /\p{L}{2}/u.test(text.slice(from, to)) && !onlyLoose.test(text.slice(from, to)))
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
  const penal = penaltyAt(folded)
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

/** «A las siguientes penas, como autor …, a una pena de»: where how long it lasts is said, if it is said. */
const penaltyAt = (folded: string): number => {
  const found = [...folded.matchAll(new RegExp(penalty, 'gu'))].map(({ index }) => index)
  return found.find((at) => lasting.test(folded.slice(at, at + lastingReach))) ?? found[0] ?? -1
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

/** Words enough to know a crime by: «conducción en estado de ebriedad». */
const crimeName = 30

/** A conviction names its crime, if need be without what stands between it and the penalty. */
const withCrime = (text: string, pieces: readonly TextSpan[], shown: readonly TextSpan[], room: number): readonly TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const to = pieces.at(-1)?.to ?? from
  const folded = foldSameLength(text.slice(from, to))
  const act = convicts.test(folded) ? folded.search(offence) : -1
  const match = act < 0 ? null : named.exec(folded.slice(act))
  if (match === null) return shown
  const name = from + act + match.index
  const whole = Math.min(from + endOfCrime(folded, name - from + match[0].length), name + match[0].length + crimeName)
  const isNamed = shown.some((piece) => piece.from <= name && piece.to > name + match[0].length)
  if (shown.some((piece) => piece.from <= name && piece.to >= whole)) return shown
  const penal = penaltyAt(folded)
  if (penal < 0 || from + penal > name) return shown
  const fined = folded.slice(penal, name - from).search(fine)
  const ends = [endAfter(folded, penal + Math.max(0, fined) + minPiece / 2, penaltyEnd), endOfPenalty(folded, penal, name - from)]
  const lines = ends.map((end) => taken(text, withoutAll(text, crimeAndPenalty(text, pieces), [{ from: from + end, to: name }]), room))
  const least = isNamed ? whole : name + match[0].length + 1
  return lines.find((line) => (line.at(-1)?.to ?? 0) >= least) ?? shown
}

/** «Infracción al artículo 4°, en relación con el artículo 1°, de la ley 20.000»: the law belongs to it. */
const endOfCrime = (folded: string, at: number): number => {
  const ended = endAfter(folded, at, crimeEnd)
  if (!/\b(?:al?|del?|en) (?:l[oa]s? )?art(?:iculo|\.)/u.test(folded.slice(at, ended)) || law.test(folded.slice(at, ended))) return ended
  const rest = folded.slice(ended, ended + lawReach)
  const named = law.exec(rest)
  return named === null || /;/u.test(rest.slice(0, named.index)) ? ended : ended + named.index + named[0].length
}

const law = /\b(?:ley (?:n\S* ?)?[\d.]{4,7}|codigo (?:penal|tributario|procesal|de \p{L}+)|ley (?:de|sobre) \p{L}+)/u
const lawReach = 100

const endAfter = (folded: string, at: number, sign: RegExp): number => {
  const found = folded.slice(at).search(sign)
  return found < 0 ? folded.length : at + found
}

interface Placed {
  readonly verb: number
  readonly room: number
  readonly isAnswer: boolean
}

/** Shortens what goes before «sólo en cuanto», «en su lugar» or a penalty, so that the line says what was granted. */
const granted = (text: string, pieces: readonly TextSpan[], { verb, room: whole, isAnswer }: Placed): TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const to = pieces.at(-1)?.to ?? from
  const folded = foldSameLength(text.slice(from, to))
  const signs = convicts.test(folded) ? [limit, penalty, replaced] : isAnswer ? [consequence, saidOf] : [limit, replaced]
  const found = signs.filter((each) => each.test(folded))
  const sign = found.includes(penalty) ? found[0] : found.sort((a, b) => folded.search(a) - folded.search(b))[0]
  if (sign === undefined && verb - from < maxHead) return [...pieces]
  const at = sign === undefined ? verb - from : sign === penalty ? penaltyAt(folded) : folded.search(sign)
  const before = pieces.filter((piece) => piece.from < from + at).map((piece) => ({ from: piece.from, to: Math.min(piece.to, from + at) }))
  const after = pieces.filter((piece) => piece.to > from + at).map((piece) => ({ from: Math.max(piece.from, from + at), to: piece.to }))
  const need = Math.min(lengthOf(after), (sign === penalty ? endOfLasting(folded, at) : endOfFirst(folded, at)) - at)
  const isUndone = sign === replaced && undoes.test(folded)
  const isShort = isUndone || sign === consequence || sign === saidOf || sign === penalty
  if (isShort && lengthOf(before) + need <= whole) return [...pieces]
  const object = isUndone ? objectOf(text, before) : before
  const least = sign === penalty ? maxCrime : maxHead
  const room = Math.min(Math.max(least, whole - omission.length - (isShort ? need : lengthOf(after))), whole - minPiece)
  if (lengthOf(object) <= room) return adjoined(text, [...object, ...after])
  return [...taken(text, object, room, sign === penalty ? undefined : maxHeadLoss, nameSlack), ...after]
}

/** Where what is left out stands in words about the ruling under review, they are left out whole. */
const wholeSpans = (holes: readonly TextSpan[], around: readonly TextSpan[]): TextSpan[] => {
  const whole = holes.map((hole) => around.find(({ from, to }) => from <= hole.from && to > hole.from) ?? hole)
  return whole.filter(({ from }, at) => whole.findIndex((each) => each.from === from) === at)
}

/** Pieces between which no word was left out are one. */
const adjoined = (text: string, pieces: readonly TextSpan[]): TextSpan[] => {
  const joined: TextSpan[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last === undefined || /[\p{L}\d]/u.test(text.slice(last.to, piece.from))) joined.push(piece)
    else joined[joined.length - 1] = { from: last.from, to: piece.to }
  }
  return joined
}

/** What was revoked, without the date and the court of the ruling that decided it. */
const objectOf = (text: string, pieces: readonly TextSpan[]): TextSpan[] => {
  const [{ from } = { from: 0 }] = pieces
  const match = reviewed.exec(foldSameLength(text.slice(from, pieces.at(-1)?.to ?? from)))
  if (match === null) return [...pieces]
  const begins = from + match.index + match[0].length
  const [dated = ''] = match.slice(1)
  return withoutAll(text, pieces, [{ from: begins - dated.length, to: begins }])
}

/** A penalty needs the words that say how long it lasts. */
const endOfLasting = (folded: string, at: number): number =>
  endAfter(folded, at + Math.max(minPiece, folded.slice(at, at + lastingReach).search(lasting)), penaltyEnd)

/** What follows a sign needs no more than its first clause. */
const endOfFirst = (folded: string, at: number): number => endAfter(folded, at + minPiece, firstEnd)

/** The pieces, or the part of them, that fit `room`. */
const taken = (text: string, pieces: readonly TextSpan[], room: number, loss?: number, slack = 0): TextSpan[] => {
  const shown: TextSpan[] = []
  let left = room
  for (const piece of pieces) {
    if (left < minPiece && shown.length > 0) break
    const end = trimEnd(text, piece.from, cutLine(text, piece, left, loss))
    const isCut = end < trimEnd(text, piece.from, piece.to)
    const to = isCut ? trimEnd(text, piece.from, endOfPiece(text, piece.from, end, { min: shown.length === 0 ? minPiece : 0, slack })) : end
    if (to > piece.from && !(isCut && shown.length > 0 && isCutFine(text.slice(piece.from, to)))) shown.push({ from: piece.from, to })
    if (isCut) break
    left -= end - piece.from + omission.length
  }
  return shown
}

const shownLine = (text: string, pieces: readonly TextSpan[], end: number, room = maxLineLength): ComposedLine => {
  const to = pieces.at(-1)?.to ?? end
  const [{ from } = { from: to }] = pieces
  const line = pieces
    .map((piece) => text.slice(piece.from, piece.to).replaceAll('\n', ' '))
    .map((shown, at) => (at === pieces.length - 1 ? shown : shown.replace(loose, '')))
    .join(omission)
  return { text: to < trimEnd(text, from, end) ? `${line.slice(0, room - 1)}…` : line, from, to }
}

/** `to` before the signs and conjunctions that end a clause. */
const trimEnd = (text: string, from: number, to: number): number => {
  const ending = /(?:[\s,;:.-]+| [ye];?)+$/iu.exec(text.slice(from, to))
  return ending === null ? to : to - ending[0].length
}
