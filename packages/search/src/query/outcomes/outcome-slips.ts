import { isOneEdit } from '../parts/correct-court-words.ts'
import type { RewrittenText } from '../parts/rewritten-text.ts'

/** Spellings by ear, in folded text: «acojida», «rechaso», «revoka», «inadmicible». */
const byEar: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})acoj(?=[ei])/giu, 'acog'],
  [/(?<!\p{L})acogue(?=n?(?!\p{L}))/giu, 'acoge'],
  [/(?<!\p{L})rechas(?=[aoó])/giu, 'rechaz'],
  [/(?<!\p{L})recha[sz](?=en?(?!\p{L}))/giu, 'rechac'],
  [/(?<!\p{L})(?:revok|rebo[ck])(?=[aoó])/giu, 'revoc'],
  [/(?<!\p{L})(?:revok|reboqu)(?=e)/giu, 'revoqu'],
  [/(?<!\p{L})(?:dezestim|desetim|decestim)/giu, 'desestim'],
  [/(?<!\p{L})(?:confrim|comfirm)/giu, 'confirm'],
  [/(?<!\p{L})ina[dt]mi[sc]i[bv]l/giu, 'inadmisibl'],
  [/(?<!\p{L})deciert(?=[oa]s?(?!\p{L}))/giu, 'desiert'],
  [/(?<!\p{L})avandonad/giu, 'abandonad'],
  [/(?<!\p{L})absuelb/giu, 'absuelv'],
  [/(?<!\p{L})confirmd(?=[oa]s?(?!\p{L}))/giu, 'confirmad'],
  [/(?<!\p{L})rechazd(?=[oa]s?(?!\p{L}))/giu, 'rechazad'],
  [/(?<!\p{L})revocd(?=[oa]s?(?!\p{L}))/giu, 'revocad'],
  [/(?<!\p{L})acogd(?=[oa]s?(?!\p{L}))/giu, 'acogid'],
]

const participles = ['acogid', 'rechazad', 'desestimad', 'confirmad', 'revocad'].flatMap((stem) =>
  ['o', 'a', 'os', 'as'].map((ending) => `${stem}${ending}`),
)
const longWords = [...participles, 'rechaza', 'confirma', 'desestima', 'inadmisible', 'inadmisibles']
/** Words with the right stem, and others one letter away: «conformada», «retocado». */
const noSlips = /^(?:acog|rechaz|desestim|confirm|revoc|inadmisib|conform|cogid|evoc|retoc|revolc|rebocad)/u
const longWord = /(?<!\p{L})\p{L}{7,}/giu

/** The text with slips in the words for outcomes corrected. It is folded or not, and only folded letters are written. */
export function correctOutcomes(text: RewrittenText): RewrittenText {
  return byEar
    .reduce((written, [pattern, meant]) => written.replace(pattern, ([typed]) => (typed.toLowerCase() === meant ? null : meant)), text)
    .replace(longWord, ([typed]) => {
      const word = typed.toLowerCase()
      return noSlips.test(word) ? null : (longWords.find((each) => isOneEdit(word, each)) ?? null)
    })
}
