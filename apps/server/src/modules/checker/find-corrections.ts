import type { CheckedCitation, CheckedQuotation, CitedRuling } from '@basejuris/contract'
import { formatDate, formatDocket, formatLongDate } from '@basejuris/domain/spanish-format'
import { WordSequence } from '@basejuris/legal-text'

/** Other words for a half-open UTF-16 range of the checked text. */
export interface Correction {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Characters around a citation in which its date and caption are written. */
const reach = 160
/** Share of the quoted words that may differ: beyond it the writer may have meant other words. */
const maxDifferingShare = 0.2

/**
 * The corrections of a citation that are certain, empty where any doubt is left. Quoted words are those of a ruling or article found without
 * doubt. A date or caption is corrected where court, number and another fact agree. A number is one slip away, with court and date of its own.
 */
export function findCorrections(citation: CheckedCitation, text: string): Correction[] {
  const { veredicto, tipo } = citation
  if (veredicto === 'no_esta_en_indice') return tipo === 'norma' ? [] : numberCorrections(citation)
  if (veredicto === 'no_calza') return factCorrections(citation, text)
  return veredicto === 'cita_no_coincide' ? wordCorrections(citation, text) : []
}

/** A part of the text around a citation, where it occurs there once. */
const findOnce = ({ desde, hasta }: CheckedCitation, text: string, written: RegExp): RegExpExecArray | null => {
  const start = Math.max(0, desde - reach)
  const line = text.lastIndexOf('\n', desde - 1) + 1
  const from = Math.max(start, line)
  const end = text.indexOf('\n', hasta)
  const [found, second] = [...text.slice(from, Math.min(end < 0 ? text.length : end, hasta + reach)).matchAll(written)]
  if (found === undefined || second !== undefined) return null
  found.index += from
  return found
}

const escapeExpression = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')

function factCorrections(citation: CheckedCitation, text: string): Correction[] {
  const { diferencias, coincide } = citation.evidencia
  const [difference, second] = diferencias
  const confirmed = coincide.filter((fact) => fact === 'fecha' || fact === 'caratula' || fact === 'texto').length
  if (difference === undefined || second !== undefined || confirmed === 0 || !coincide.includes('tribunal')) return []
  const { dato, escrito, enIndice } = difference
  if (dato !== 'fecha') {
    const found = findOnce(citation, text, new RegExp(escapeExpression(escrito), 'gu'))
    return found === null ? [] : [{ from: found.index, to: found.index + found[0].length, text: enIndice }]
  }
  const [day = '', month = '', year = ''] = escrito.split('-')
  const name = formatLongDate(`${year}-${month}-${day}`).match(/\p{L}{4,}/u)?.[0] ?? ''
  const plain = `0?${Number(day)}(?<sign>[-/.])0?${Number(month)}\\k<sign>${year}`
  const long = `0?${Number(day)}[°º]? de ${name} (?<of>del?) ${year}`
  const found = findOnce(citation, text, new RegExp(`(?<![\\d.-])(?:${plain}|${long})(?![\\d])`, 'giu'))
  return found === null ? [] : [{ from: found.index, to: found.index + found[0].length, text: dateAs(found, enIndice) }]
}

/** A date written as another was. */
const dateAs = ({ groups }: RegExpExecArray, date: string): string => {
  if (groups?.['sign'] !== undefined) return date.replaceAll('-', groups['sign'])
  const [day = '', month = '', year = ''] = date.split('-')
  const long = formatLongDate(`${year}-${month}-${day}`)
  return groups?.['of'] === 'del' ? long.replace(` de ${year}`, ` del ${year}`) : long
}

/** The number of the only suggestion, where the court and the date that the text names are its own. */
function numberCorrections({ texto, desde, evidencia }: CheckedCitation): Correction[] {
  const [suggestion, second] = evidencia.sugerencias
  if (suggestion === undefined || second !== undefined || !isConfirmed(suggestion, evidencia.entendida)) return []
  const [found, other] = [...texto.matchAll(/(?<![\d.])(?<number>\d{1,3}(?:\.\d{3})+|\d+)-(?<year>\d{4})(?!\d)/gu)]
  const number = suggestion.rol?.match(/\d+-\d{4}$/u)?.[0]
  if (found === undefined || other !== undefined || number === undefined) return []
  const from = desde + found.index
  return [{ from, to: from + found[0].length, text: found[0].includes('.') ? formatDocket(number) : number }]
}

const isConfirmed = ({ tribunal, fechaSentencia }: CitedRuling, understood: string): boolean =>
  fechaSentencia !== null && understood.includes(`, ${tribunal}`) && understood.endsWith(`, ${formatDate(fechaSentencia)}`)

function wordCorrections({ docId, idNorma, evidencia }: CheckedCitation, text: string): Correction[] {
  return evidencia.citasTextuales.flatMap((quotation) => {
    const { resultado, sentencia, norma, conOcultas, partes } = quotation
    const isCertain =
      sentencia === null ? norma !== null && norma.idNorma === idNorma && norma.estado === 'vigente' : sentencia.docId === docId
    const isHidden = conOcultas || partes.some(({ tipo }) => tipo === 'oculto')
    return resultado === 'difiere' && isCertain && !isHidden ? differingWords(quotation, text) : []
  })
}

/** Each run of other words. Empty where the words of the parts are not those of the text, or too many differ. */
function differingWords({ desde, hasta, partes, diferencias }: CheckedQuotation, text: string): Correction[] {
  const written = text.slice(desde, hasta)
  const own = new WordSequence(written)
  const counts = partes.map(({ texto }) => new WordSequence(texto).words.length)
  const total = partes.reduce((sum, { tipo }, at) => sum + (tipo === 'solo_fuente' ? 0 : (counts[at] ?? 0)), 0)
  if (own.text !== written || total !== own.words.length || diferencias > total * maxDifferingShare || /[[\]…]|\.{3}/u.test(written))
    return []
  const corrections: Correction[] = []
  let word = 0
  for (const [at, { tipo, texto }] of partes.entries()) {
    const count = counts[at] ?? 0
    const before = partes[at - 1]
    const after = partes[at + 1]
    if (tipo === 'solo_escrito') {
      const [from, to] = own.rangeOf(word, word + count)
      const other = after?.tipo === 'solo_fuente' ? after.texto : before?.tipo === 'solo_fuente' ? before.texto : null
      corrections.push(other === null ? leftOut(own, word, count) : { from, to, text: other })
    } else if (tipo === 'solo_fuente' && before?.tipo !== 'solo_escrito' && after?.tipo !== 'solo_escrito')
      corrections.push(putIn(own, word, texto))
    if (tipo !== 'solo_fuente') word += count
  }
  return corrections.map((one) => ({ ...one, from: desde + one.from, to: desde + one.to }))
}

/** Words that the source lacks go with the blank before them, or behind them at the beginning. */
const leftOut = (own: WordSequence, first: number, count: number): Correction => {
  const [from, to] = own.rangeOf(first, first + count)
  if (first > 0) return { from: own.rangeOf(first - 1, first)[1], to, text: '' }
  return { from, to: own.rangeOf(count, count + 1)[0], text: '' }
}

/** Words that the text lacks go in beside the word before them, which is written again. */
const putIn = (own: WordSequence, word: number, added: string): Correction => {
  const isFirst = word === 0
  const [from, to] = isFirst ? own.rangeOf(0, 1) : own.rangeOf(word - 1, word)
  const beside = own.text.slice(from, to)
  return { from, to, text: isFirst ? `${added} ${beside}` : `${beside} ${added}` }
}
