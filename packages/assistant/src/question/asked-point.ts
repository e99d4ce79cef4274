import { foldText } from '@basejuris/legal-text'

const article = '(?:el|la|los|las|una?|su|sus)'
/** «¿es válida la renuncia …?», «¿procede la condena en costas …?»: what is judged. On folded text. */
const judged = new RegExp(
  String.raw`¿\s*(?:y\s+)?(?:(?:es|son|resulta|resultan|seria|serian|sera)\s+(?:\p{L}+mente\s+)?(?:valid|nul|licit|ilicit|proceden|improceden|admisib|inadmisib|apelab|inoponib|oponib|renunciab|legal|ilegal|arbitrari|discriminatori|abusiv|constitucional|inconstitucional|posible|exigib|embargab|transmisib)\p{L}*\s+${article}|(?:procede|cabe|prospera|corresponde|vale|sirve)\s+${article})\s+(?<point>\p{L}{5,})`,
  'u',
)
/** «¿puede la Superintendencia ampliar …?», «¿debe el arrendador restituir …?»: what is done. On folded text. */
const done =
  /¿\s*(?:y\s+)?(?:puede|pueden|podria|podrian|debe|deben|deberia)\s+(?:[^¿?,;]{0,80}?\s)??(?<point>\p{L}{3,}(?:ar|er|ir))(?:se|l[oa]s?|les?)?(?!\p{L})/u

/** «¿está gravada la venta …?», «¿está exento el arriendo …?»: what is judged is said by the verb itself. On folded text. */
const stated =
  /¿\s*(?:y\s+)?(?:esta|estan)\s+(?:\p{L}+mente\s+)?(?<point>\p{L}{3,}ad[oa]s?|exent[oa]s?|sujet[oa]s?|prohibid[oa]s?|permitid[oa]s?|protegid[oa]s?)(?!\p{L})/u

const single = /^\s*¿[^?]*\?\s*$/u

/** The word on which the answer to a question of law turns, folded. Null where the question has another form, or is not all that is said. */
export function askedPoint(question: string): string | null {
  if (!single.test(question)) return null
  const folded = foldText(question)
  return (judged.exec(folded) ?? stated.exec(folded) ?? done.exec(folded))?.groups?.['point'] ?? null
}
