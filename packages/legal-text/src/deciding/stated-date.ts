import type { Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { findSpanishDates } from '../analysis/spanish-date.ts'
import { seatForms } from '../courts/court-seats.ts'

/** Paragraphs at the head and at the foot that may date a ruling. */
const maxHead = 14
const maxFoot = 8
/** Of a paragraph, read before and behind its date. */
const nearCharacters = 160

const seat = String.raw`(?:puerto\s+)?(?:${seatForms})`
const joint = String.raw`\s*\.?\s*,?\s*(?:a\s+)?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado)\s*,?\s+)?`
/** «Talca,», «//En Valdivia, a», «SENTENCIA. En Santiago a»: a town with a court that opens a line or a sentence. */
const opensLine = new RegExp(
  String.raw`(?:^|[.:;]\s*|//\s*)(?:fecha(?:\s+de\s+(?:la\s+)?sentencia)?\s*:?\s*)?(?:en\s+(?:la\s+ciudad\s+de\s+)?)?${seat}${joint}$`,
  'u',
)
/** «…Juzgado de Letras de Casablanca,»: the town ends the name of the court, and the date ends the line. */
const closesLine = new RegExp(String.raw`(?<!\ben\s+)(?<![\p{L}])${seat}\s*,\s*(?:a\s+)?$`, 'u')
const lineEnd = /^\s*(?:[.,;-]|\.-|\s)*(?:\/\p{L}{2,4})?$/u
/** The line above a date that stands alone. */
const aboveAlone = new RegExp(String.raw`^(?:fecha(?:\s+de\s+(?:la\s+)?sentencia)?\s*:?|acta de audiencia.{0,60}|${seat}\s*,)$`, 'u')
/** «Fecha: 3 de mayo de 2021», «N° 49.954 Fecha: 29-XII-2000», «[11 de enero de 2024]». */
const headLabel = /^(?:n[°º]\s*\S+\s+)?fecha(?:\s+de\s+(?:la\s+)?sentencia)?\s*:?\s*$|^\[$/u
/** What a secretary writes below a ruling. */
const notified =
  /(?<!\p{L})(?:notifi\p{L}+|estado\s+diario|se\s+anuncio|certific\p{L}+|art(?:\.|iculo)\s*162|publicad[oa]|ingres[oa]d[oa])(?!\p{L})/u
/** «dos mil veimticuatro»: a year of which only the beginning was read. */
const cutYear = /^dos\s+mil$/u

/**
 * The day on which a ruling says it was given, at its head or foot: «Santiago, dos de enero de dos mil veinticuatro». Null where it says none,
 * or head and foot differ. Days of its notification and of other acts are none.
 */
export function statedDate(sections: readonly Pick<Section, 'paragraphs'>[]): string | null {
  const texts = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
  const head = ownDates(texts.slice(0, maxHead), true)[0]
  const foot = ownDates(texts.slice(Math.max(maxHead, texts.length - maxFoot)), false).at(-1)
  if (head !== undefined && foot !== undefined && head !== foot) return null
  return head ?? foot ?? null
}

const ownDates = (texts: readonly string[], isHead: boolean): string[] =>
  texts.flatMap((text, index) => {
    const folded = foldSameLength(text)
    return findSpanishDates(text).flatMap(({ date, from, to }) => {
      const before = folded.slice(Math.max(0, from - nearCharacters), from)
      const behind = folded.slice(to, to + nearCharacters)
      if (notified.test(before) || notified.test(behind) || isCut(folded.slice(from, to), behind)) return []
      const isLast = lineEnd.test(behind)
      const above = foldSameLength(texts[index - 1] ?? '').trim()
      const isOwn =
        opensLine.test(before) ||
        (isLast && closesLine.test(before)) ||
        (isHead && (headLabel.test(before) || (isLast && before === '' && aboveAlone.test(above))))
      return isOwn ? [date] : []
    })
  })

const isCut = (written: string, behind: string): boolean =>
  cutYear.test(written.slice(-'dos mil'.length).trim()) && /^\s+\p{L}/u.test(behind)
