import type { TextSpan } from './text-span.ts'

const abbreviations = new Set(
  'art arts inc incs n nº n° nºs n°s nro nros núm num sr sra srta srtas sres sras dr dra drs ud uds excma excmo excmos iltma ilta iltmo ilma ilmo ltda cía cia soc fs fjs pág págs pag pags p pp vol cit op ob ej av avda avd psje pje depto dpto of d dn dña gral cap tte cabo lic prof hno ing vs cfr cf vid tít tit párr ord res ex exp reg edic edit ed aprox tel fono km mt mts cm kg hrs hr min seg ss sgtes sig núms letr const cód proc civ pen trab adm trib corp dec st hon mons pbro min abog fisc rut rol art.'.split(
    ' ',
  ),
)
/** Words that are short for another only before a number: «Ley No. 18.216», «cons. 14». */
const beforeNumber = new Set('no nos obs cons consid cc fig figs resol'.split(' '))
const boundary = /(?:\.{3}|[.?!…])(?:-|[)\]”"»’'])*(?=\s+[\p{Lu}\d¿¡(["“«—–-])|\n/gu
/** «resolvió: “1. Otórgase …”». */
const quotedItem = /[“«"]\s?\d{1,3}$/u
const lastWord = /(?:^|[\s(["“«¿¡])([^\s(["“«¿¡]*)$/u

/** No sentence ends at a full stop after «art», «Sr», «No» before a number, a lone letter («S.A.», «J. Pérez») or the number of a list item. */
const endsSentence = (before: string, sign: string, sentenceStart: boolean, isBeforeNumber: boolean): boolean => {
  if (!sign.startsWith('.') || sign.startsWith('...')) return true
  const word = lastWord.exec(before)?.[1] ?? ''
  if (isBeforeNumber && beforeNumber.has(word.toLowerCase())) return false
  if (sign.length > 1 && sign !== '.-' && !abbreviations.has(word.toLowerCase())) return true
  if (/^(?:\d{1,3}|[ivxlc]{1,5}|\p{L})[°º]?$/iu.test(word) && sentenceStart) return false
  if (/^\p{L}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return false
  return !abbreviations.has(word.toLowerCase().replace(/^[^\p{L}]+/u, ''))
}

const trimmed = (text: string, from: number, to: number): TextSpan | null => {
  let start = from
  let end = to
  while (start < end && /\s/u.test(text.charAt(start))) start += 1
  while (end > start && /\s/u.test(text.charAt(end - 1))) end -= 1
  return end > start ? { from: start, to: end } : null
}

/** Sentences of a text in order, without the blanks around them. A line break ends a sentence. */
export function splitSentences(text: string): TextSpan[] {
  const sentences: TextSpan[] = []
  let from = 0
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(from, match.index - 40), match.index)
    const isStart = text.slice(from, match.index).trim().length <= 4 || quotedItem.test(before)
    if (match[0] !== '\n' && !endsSentence(before, match[0], isStart, /^\s+\d/u.test(text.slice(end, end + 4)))) continue
    const sentence = trimmed(text, from, end)
    if (sentence !== null) sentences.push(sentence)
    from = end
  }
  const rest = trimmed(text, from, text.length)
  return rest === null ? sentences : [...sentences, rest]
}
