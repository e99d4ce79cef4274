import { foldSameLength } from '../../analysis/fold-text.ts'
import type { PersonalSpan } from './masked-span.ts'

const localPart = /[\p{L}\d._%+-]{1,64}[\s\u00a0]?$/u
const domain = /^[\s\u00a0]?[\p{L}\d-]{1,63}(?:(?:\.[\p{L}\d-]{1,63})+|[\s\u00a0]\.[\s\u00a0]?(?:com|cl|net|org)\b)/u

const at = /@|[([](?:arroba|ARROBA|at|AT)[)\]]/gu

/** E-mail addresses, also with a blank beside the @ or a spelled @: «nombre (arroba) correo.cl». */
export function findEmails(text: string): PersonalSpan[] {
  return [...text.matchAll(at)].flatMap(({ index, 0: sign }) => {
    const end = index + sign.length
    const left = localPart.exec(text.slice(Math.max(0, index - 66), index))?.[0]
    const right = domain.exec(text.slice(end, end + 260))?.[0]
    return left === undefined || right === undefined ? [] : [{ kind: 'email' as const, from: index - left.length, to: end + right.length }]
  })
}

const cue =
  /\b(?:(?:tele)?fonos?|telef(?:onic[oa]s?)?|tel\.|cel\.|celular(?:es)?|movil(?:es)?|whats\s?app|numero de contacto|contacto|fax|f[:°])(?<gap>[^\d;$+(]{0,28})(?=[+(\d])/gu
const number =
  /(?:\(?\+?[\s\u00a0]?56\)?[\s\u00a0.-]{0,3})?(?:\(?0?\d{1,2}\)?[\s\u00a0.-]{0,3})?\(?\d{1,9}\)?(?:[\s\u00a0.-]{1,2}\d{2,9}){0,4}(?![\d/]|[.,]\d)/uy
const another = /[\s\u00a0]*(?:[,;/–-]|y|o)[\s\u00a0]*/uy
const foreign = /\b(?:fs|fojas?|art|arts|ley|rol|rit|ruc|serie|imei|placa|patente|folio|cuaderno|anexo)\b/iu
const international =
  /(?<![\d.,$-])(?:\(?\+[ \u00a0]?56\)?|\b56(?=[ \u00a0.-]?9))[ \u00a0().-]{0,3}\d(?:(?:[ \u00a0()-]{1,2}|\.)?\d){7,9}(?!\d)/gu
const mobile = /(?<![\p{L}\d.,$/-])(?:0[\s\u00a0-]?)?9[\s\u00a0.-]?\d{4}[\s\u00a0.-]?\d{4}(?![\d/-]|[.,]\d)/gu
const areaCode =
  /(?<!\d)\(\s?(?:56[\s-]?)?0?(?:2|3[2-5]|4[1-5]|5[1-578]|6[13-578]|7[1-35])\s?\)[ \u00a0-]{0,2}[2-7]\d(?:[ \u00a0-]?\d){4,6}(?!\d)/gu
const numberOfOtherThing =
  /\b(?:folio|rol|serie|operaci[oó]n|cr[eé]dito|pagar[eé]|cuenta|boleta|factura|imei|ord|oficio|expediente|c[oó]digo|n\.?u\.?e|causa|inscripci[oó]n|cheque|dep[oó]sito|transferencia|tarjeta|p[oó]liza|contrato|licencia|solicitud|id|ticket|gu[ií]a|r\.?u\.?[cit]|suma|pesos|monto)[\s\u00a0\p{L}.:,]{0,18}(?:n[°ºo.]{0,2})?[\s\u00a0:]*$/iu

const digitsOf = (text: string): number => text.replace(/\D/gu, '').length

const announcedPhones = (text: string): PersonalSpan[] => {
  const spans: PersonalSpan[] = []
  for (const match of foldSameLength(text).matchAll(cue)) {
    if (foreign.test(match.groups?.['gap'] ?? '')) continue
    let from = match.index + match[0].length
    for (;;) {
      number.lastIndex = from
      const found = number.exec(text)?.[0].replace(/[\s\u00a0.(-]+$/u, '')
      const count = found === undefined ? 0 : digitsOf(found)
      if (found === undefined || count < 6 || count > 12) break
      spans.push({ kind: 'phone', from, to: from + found.length })
      another.lastIndex = from + found.length
      const joint = another.exec(text)
      if (joint === null) break
      from = another.lastIndex
    }
  }
  return spans
}

const plainSpans = (text: string, pattern: RegExp, holds: (before: string) => boolean): PersonalSpan[] =>
  [...text.matchAll(pattern)].flatMap((match) =>
    holds(text.slice(Math.max(0, match.index - 45), match.index))
      ? [{ kind: 'phone' as const, from: match.index, to: match.index + match[0].length }]
      : [],
  )

/**
 * Chilean telephone numbers: after a word that announces one, with +56 or an area code in brackets, and bare mobile numbers of nine
 * digits.
 */
export function findPhones(text: string): PersonalSpan[] {
  return [
    ...announcedPhones(text),
    ...plainSpans(text, international, () => true),
    ...plainSpans(text, areaCode, () => true).filter((span) => digitsOf(text.slice(span.from, span.to)) >= 8),
    ...plainSpans(text, mobile, (before) => !numberOfOtherThing.test(before)),
  ]
}
