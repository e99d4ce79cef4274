import { cardinalInWords, cardinalValue, foldSameLength, foldText } from '@basejuris/legal-text'
import type { LocatedValue } from './located-values.ts'

/** «2.84» with one or two decimals is how laboratories write a fraction. */
const digits = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d+\.\d{1,2}(?!\d)|\d+(?:,\d{1,4})?`
const percentAsked = /\b(?:porcentaje|por ciento|%|recargo)/u
const askedNoun =
  /\b(?:cuant[oa]s?|numero de(?: l[oa]s)?|cantidad de(?: l[oa]s)?|plazo(?: \p{L}+){0,3} en|termino(?: \p{L}+){0,3} en)\s+(?<noun>\p{L}{3,})/u
const times = 'dias?|meses|mes|años?|horas?'
/** The noun of an amount of time may be any when the question asks for a term. */
const termAsked = /\b(?:plazo|cuanto tiempo|duracion|cuanto dura|termino)\b/u

/** Finds numbers with the noun that a folded question asks for: «¿cuántos días?», «¿qué porcentaje?», «¿qué plazo?». Null where it names none. */
export function numberReader(question: string): ((text: string) => LocatedValue[]) | null {
  const noun = nounOf(question)
  if (noun === null) return null
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,:$°º/-])(?:(?<digits>${digits})|(?<words>${cardinalInWords}))\s*(?:\((?<again>[^()]{1,40})\)\s*)?(?<noun>${noun})(?![\p{L}\d])(?<more>,? y (?:medio|media|(?:un|\d+|${cardinalInWords}) (?:${times})(?![\p{L}\d])))?`,
    'gu',
  )
  return (text) => {
    const folded = foldSameLength(text)
    return Array.from(folded.matchAll(pattern)).flatMap(({ index, 0: all, groups }): LocatedValue[] => {
      if (afterLonger.test(folded.slice(Math.max(0, index - maxLonger), index))) return []
      const { digits: written, words = '', again = '', noun: unit = '', more } = groups ?? {}
      const value = written === undefined ? cardinalValue(words.trim()) : toNumber(written)
      // Words that a line break cut, «… y un (541) días», are less than the figure that repeats them.
      const isCut = (onlyDigits.test(again) && toNumber(again) !== value) || cutBefore.test(folded.slice(0, index))
      return [
        {
          value: `${isCut && onlyDigits.test(again) ? toNumber(again) : value}`,
          unit: unitOf(unit),
          from: index,
          to: index + all.length,
          isPart: more !== undefined || isCut,
        },
      ]
    })
  }
}

const decimal = /^\d+\.\d{1,2}$/u
const toNumber = (written: string): number =>
  decimal.test(written.trim()) ? Number(written.trim()) : Number(written.trim().replaceAll('.', '').replace(',', '.'))
const onlyDigits = /^\s*\d{1,3}(?:\.?\d{3})*\s*$/u
/** A text that begins with «y un días» goes on with a number. */
const cutBefore = /^\s*y\s+$/u

/** «cinco años y un día»: the day alone is no term. */
const afterLonger = /(?:años?|mes(?:es)?)\s*(?:\([^()]{1,20}\)\s*)?,?\s*(?:y|mas|con)?\s*$/u
const maxLonger = 40

/** Regular expression source, on folded text. */
function nounOf(question: string): string | null {
  const folded = foldText(question)
  if (percentAsked.test(folded)) return '%|por ciento'
  const noun = askedNoun.exec(folded)?.groups?.['noun']
  if (noun !== undefined && noun !== 'tiempo') return singularOrPlural(noun)
  return termAsked.test(folded) ? times : null
}

const singularOrPlural = (noun: string): string => {
  if (/^mes(?:es)?$/u.test(noun)) return 'mes(?:es)?'
  return `${noun.replace(/(?:es|s)$/u, '')}(?:es|s)?`
}

const unitOf = (noun: string): string => {
  if (noun === '%' || noun === 'por ciento') return '%'
  if (/^mes/u.test(noun)) return 'meses'
  if (/^años?$/u.test(noun)) return 'años'
  if (/^dias?$/u.test(noun)) return 'días'
  return noun.endsWith('s') ? noun : `${noun}s`
}
