import { overlaps } from '../analysis/text-span.ts'
import { courtAround, locateCourts } from './court-around.ts'
import { captionsIn, type WrittenCaption } from './group/citation-captions.ts'
import { citeByCaption, type FoundRulingCitation } from './ruling-citation.ts'
import { readWordsBeside } from './words-beside.ts'

const noun = '(?:casos?|causas?|sentencias?|fallos?|autos|precedentes?|juicios?|procesos?|doctrina)'
/** «el caso», «sentencia recaída en los autos», «causa caratulada»: names a ruling, right before its caption. */
const cue = new RegExp(
  String.raw`(?<!\p{L})(?:${noun}(?:\s+(?:definitiv|dictad|pronunciad|reca[ií]d|conocid|denominad|llamad|seguid|citad|referid|mencionad|se[ñn]alad|fallad)[oa]s?)*(?:\s+(?:en|como|de|del|la|las|los|el|${noun}))*\s*,?(?:\s*carat?ulad[oa]s?)?|carat?ulad[oa]s?)\s*:?\s*$`,
  'iu',
)
/** «la Corte Suprema, en «Soto con Rojas»», where a court is named. */
const place = /(?<!\p{L})en\s*$/iu
/** «estos autos», «la presente causa»: the case in which a brief is filed. */
const ownCase = new RegExp(
  String.raw`(?<!\p{L})(?:est[aeo]s?|presentes?|nuestr[oa]s?|mism[oa]s?)\s+${noun}(?:\s*,)?(?:\s+(?:sobre|por|rol|rit)\s[^.;\n]{0,60})?(?:\s*,)?(?:\s*carat?ulad[oa]s?)?\s*:?\s*$`,
  'iu',
)
const reachBefore = 100
/** A number of the same sentence, this near, is that of the caption. */
const reachOfNumber = 160
const reachOfCourt = 20
const endOfSentence = /\p{Ll}{2}[.;]\s+\p{Lu}|\n\s*\n/u
/** A cheap sign of a caption. */
const mayHaveCaption = /\s(?:con|contra|vs?\.?)\s|c\/|[\p{L}.]\s?\/\s?\p{L}/iu

/** «Soto con Rojas» of «Soto con Rojas. Luego», whose last word begins the next sentence. */
const lastWords = /(?<!(?<!\p{L})(?:Ltda|C[ií]a|Hnos|Soc|Const|Inmob|Inv|Com|Ind|Serv|Transp|Mun|Sra?|Dra?))(?<=\p{L}{3})\.[ \n].*$/su
const untilSentence = (written: WrittenCaption): WrittenCaption => {
  const caption = written.caption.replace(lastWords, '')
  const isUnmarked = written.to - written.from === written.caption.length
  return isUnmarked ? { caption, from: written.from, to: written.from + caption.length } : written
}

/** Rulings that a brief names by their parties alone: «en el caso Soto con Rojas», where no number of `numbered` is written with them. */
export function findCaptionsAlone(text: string, numbered: readonly FoundRulingCitation[]): FoundRulingCitation[] {
  if (!mayHaveCaption.test(text)) return []
  const isNumbered = (from: number, to: number): boolean =>
    numbered.some((one) => {
      const [start, end] = one.from >= to ? [to, one.from] : [one.to, from]
      return overlaps(one, { from, to }) || (end - start <= reachOfNumber && !endOfSentence.test(text.slice(start - 2, end)))
    })
  const courts = locateCourts(text)
  return captionsIn(text, courts)
    .map(untilSentence)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to, caption }): FoundRulingCitation[] => {
      const before = text.slice(Math.max(0, from - reachBefore), from)
      const named = cue.exec(before)
      const isNamed = named !== null
      if ((!isNamed && !place.test(before)) || ownCase.test(before) || isNumbered(from, to)) return []
      if (numbered.some((one) => one.caption === caption)) return []
      const court = courtAround(text, from, to)
      if (!isNamed && court === null) return []
      const seated = courts.find((each) => each.from >= to && each.from - to <= reachOfCourt)
      const start = from - (named === null ? 0 : before.length - named.index)
      const { decidedOn, considerandos } = readWordsBeside(text, start, seated?.to ?? to, { since: 0, limit: text.length })
      return [citeByCaption({ from, to, court, decidedOn, caption, considerandos }, court === null || decidedOn === null)]
    })
}
