import { foldSameLength } from '../analysis/fold-text.ts'

/** Words that say nothing at the end of what is shown. */
const weakTail =
  /(?:[\s,;:(-]+(?:(?:[a-z]|\d{1,2})\)|[ivx]+\.-?|que|del?|las?|el|los|al?|en|con|por|para|sus?|una?|se|lo|les?|[yeo]|como|sin|sobre|bajo|contra|entre|ex|cuy[oa]|dich[oa]|est[ea]|si|no|ante|desde|hasta|mediante|segun|debiendo|quedando|(?:previst|prescrit)[oa](?: y sancionad[oa])?|ascendentes?|consistentes?|que (?:ha|han|fue|fueron) \p{L}+|(?:con|de) fecha(?: \d{1,2}(?: de \p{L}+)?)?|don|doña|ambos|ambas|tod[oa]s|en representacion(?: convencional| judicial| legal)?|en perjuicio|en relacion|[ae]n? favor|por carecer|(?:por lo que )?(?:se (?:les? )?(?:condena|ordena|dispone|declara|dejan?)|deja)|por lo que(?: se)?|por (?:lo )?tanto|por ende|por consiguiente|est[ea] ultim[oa]|u|n[°º]|si es del caso|en su caso|en consecuencia|es decir|esto es|asimismo|ademas|mas|(?:(?:y|mas) (?:a )?|a )las? penas?(?: accesorias?(?: (?:general|legal|especial)(?:es)?)?)?))+$/u
/** A number in words, or a date, that the end of the line would cut: «sesenta» of «sesenta y un días», «cuatro de mayo de dos mil». */
const numberWords =
  '(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\\p{L}*cient[oa]s|quinient[oa]s|mil)'
const monthWords = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre'
const numberRun = `\\s${numberWords}(?:\\s(?:y )?${numberWords})*`
const openNumber = new RegExp(`${numberRun}(?: de (?:${monthWords}))?(?: del?)?(?:${numberRun})?(?: y)?(?: \\(\\d{1,3}\\)?)?$`, 'u')
const numberGoesOn = new RegExp(
  `^\\s+(?:\\(\\d|(?:y )?${numberWords}(?!\\p{L})|(?:de )?(?:${monthWords})|del? (?:año )?(?:(?:dos )?mil|\\d{4})|(?:dias?|meses|años?|unidad(?:es)?|pesos)(?!\\p{L}))`,
  'u',
)
/** What goes before the name of a party. */
const introducesName =
  /(?:\bcontra(?: de)?|\b(?:prestaciones|perjuicios|injustificado|indebido|improcedente|carente de causal|pesos|dinero) por|empresa|emplead\p{L}+|sociedad|demandad[oa]|(?:deducid|interpuest|presentad|entablad)[oa] por|\bdon|\bdoña|en representacion de)(?: (?:la|el|su|ex|empresa|sociedad|don|doña))* $/u
const nameRun = /(?:["“]?\p{Lu}[\p{L}\d.&-]*,?|y|e|de|del|la|las|los|&)(?: |$)/uy
/** A name longer than this is shown in part. */
const maxName = 70
const verbFollows = /^,?\s+(?:\p{L}{3,}rán?|debe|deben|queda|quedan|es|son)\s/iu
const clauseStart = /(?<!\bque)[,;]\s(?!que\b)|\s(?=y,? (?:en consecuencia|se)\b)/gu
/** A fine or accessories that the end of the line would cut, after a penalty that says how long it lasts. */
const cutPenalty =
  /^(.*\b(?:dias?|meses|años?|presidio|prision|reclusion)\b.*?)(?:[,;]? (?:y|mas|con|ademas de))?(?:[,;]? al? (?:pago de )?)?[,;]? ?(?:las? |una )?(?:penas? (?:pecuniarias? )?(?:de )?)?(?:multa|accesorias?)\b((?:(?!delito|autor|falta|cuasidelito).)*)$/su
const wholeFine = /\b(?:mensual(?:es)?|anual(?:es)?|u\.?t\.?[ma]\b)/u

/** The name that stands around an offset of `text`, after words that introduce a party. Null where none does. */
const nameAround = (text: string, from: number, at: number): { from: number; to: number } | null => {
  for (const start of [...text.slice(Math.max(from, at - maxName), at).matchAll(/(?<=\s)["“]?(?=\p{Lu})/gu)].map(({ index }) => index)) {
    const begins = Math.max(from, at - maxName) + start
    if (!introducesName.test(foldSameLength(text.slice(Math.max(from, begins - maxName), begins)))) continue
    const end = endOfName(text, begins)
    if (end > at) return { from: begins, to: end }
  }
  return null
}

const endOfName = (text: string, from: number): number => {
  let at = from
  nameRun.lastIndex = from
  for (let match = nameRun.exec(text); match !== null && at - from < maxName; match = nameRun.exec(text)) {
    at = nameRun.lastIndex
    if (/[,.]\s$/u.test(match[0]) && !/\p{L}\.\p{L}\.?\s$/u.test(match[0])) break
  }
  const weak = /(?:[\s,]+(?:y|e|de|del|la|las|los))*[\s,]*$/u.exec(text.slice(from, at))
  return at - (weak?.[0].length ?? 0)
}

/**
 * Where a piece that does not fit ends: before words that say nothing, a subject without its verb, or a fine that would be cut.
 * A name is whole if that takes no more than `slack`. An end nearer to `from` than `min` is not moved.
 */
export function endOfPiece(
  text: string,
  from: number,
  to: number,
  { min, slack }: { readonly min: number; readonly slack: number },
): number {
  const name = nameAround(text, from, to)
  if (name !== null && name.to - to <= slack) return name.to
  const ends = name !== null && name.from - from > min ? name.from : to
  return beforeWeak(text, from, beforeCutPenalty(text, from, beforeNumber(text, from, beforeSubject(text, from, ends), min), min), min)
}

const beforeNumber = (text: string, from: number, to: number, min: number): number => {
  if (!numberGoesOn.test(foldSameLength(text.slice(to, to + maxNumber)))) return to
  const opened = openNumber.exec(foldSameLength(text.slice(from, to)))
  return opened === null || opened.index < min ? to : from + opened.index
}
const maxNumber = 40

const startsFine =
  /^(?:(?:y|mas|con|ademas de) )?(?:al? )?(?:(?:el )?pago de )?(?:las? |una )?(?:penas? (?:pecuniarias? )?(?:de )?)?(?:multas?|accesorias?)\b/u
const namesCrime = /\b(?:delito|autor|falta|cuasidelito)/u

/** Whether a piece of a text is only part of a fine or of accessories: less than nothing beside a penalty that is shown. */
export function isCutFine(shown: string): boolean {
  const folded = foldSameLength(shown)
  return startsFine.test(folded) && !wholeFine.test(folded) && !namesCrime.test(folded)
}

const beforeSubject = (text: string, from: number, to: number): number => {
  if (!verbFollows.test(text.slice(to, to + 30))) return to
  const item = itemSubject.exec(foldSameLength(text.slice(from, to)))
  if (item !== null && item.index > 0 && to - from - item.index <= maxSubject) return from + item.index
  const opened = [...foldSameLength(text.slice(from, to)).matchAll(clauseStart)].at(-1)
  if (opened === undefined || opened.index === 0 || ownVerb.test(text.slice(from + opened.index, to))) return to
  return to - from - opened.index > maxSubject ? to : from + opened.index
}
const maxSubject = 110
/** «se declara: a) Que, el despido de que fue objeto»: the subject of an item of a list. */
const itemSubject = /[:;]\s*(?:[a-z]|\d{1,2})\s?[.)°-]+\s*que,?\s[^:;]*$/u
/** Other words than a subject. */
const ownVerb = /:|\b(?:que|se|no)\b/iu

const beforeCutPenalty = (text: string, from: number, to: number, min: number): number => {
  const match = cutPenalty.exec(foldSameLength(text.slice(from, to)))
  const [, before = '', rest = ''] = match ?? []
  return match === null || before.length < min || wholeFine.test(rest) ? to : from + before.length
}

/** Before the weak words of a tail that begins `min` after `from` or later. */
const beforeWeak = (text: string, from: number, to: number, min: number): number => {
  const shown = text.slice(from, to).trimEnd()
  const weak = weakTail.exec(` ${foldSameLength(shown)}`)
  return weak === null || weak.index < min ? from + shown.length : Math.max(from, from + shown.length - weak[0].length)
}
