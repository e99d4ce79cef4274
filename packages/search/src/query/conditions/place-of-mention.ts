import { seeksCourt, unnamedCourts } from '../outcomes/verdict-words.ts'
import { isAskedBehind, isAskedBetween } from './asked-of-courts.ts'
import { isJudgeKind } from './condition.ts'
import type { Mention } from './mention.ts'
import { narrativeOf } from './narrative.ts'

const joint = String.raw`(?:§|[\s,.;:()«»"“”–—-]|(?<!\p{L})(?:del?|en|la|el|los|las|ante|por|y|e|o|u|s[oó]lo|solamente|durante|a[ñn]os?|fecha)(?!\p{L}))`
const rulings =
  'fallos?|sentencias?|jurisprudencia|resoluciones|dict[aá]men(?:es)?|precedentes|pronunciamientos|decisiones|doctrina|criterios?|recursos'
export const pluralRulings = 'fallos|sentencias|jurisprudencia|resoluciones|dict[aá]menes|oficios|circulares|precedentes|pronunciamientos'
const quality =
  'recientes?|[uú]ltim[oa]s?|cl[aá]sic[oa]s?|emblem[aá]tic[oa]s?|antigu[oa]s?|hist[oó]ric[oa]s?|importantes|destacad[oa]s?|interesantes|ganad[oa]s?|perdid[oa]s?|' +
  'favorables?|desfavorables?|nuev[oa]s?|definitivas?|judiciales?|relevantes?|publicad[oa]s?|dictad[oa]s?|pronunciad[oa]s?|emanad[oa]s?|' +
  'laboral(?:es)?|penal(?:es)?|civil(?:es)?|familia|tributari[oa]s?|ambiental(?:es)?|administrativ[oa]s?|constitucional(?:es)?'
/** «fallos de 2024 de la Corte Suprema»: nothing else between the noun and the mention. */
const behindRulings = (nouns: string, also = quality): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${nouns})(?!\p{L})(?:${joint}|(?<!\p{L})(?:${also})(?!\p{L}))*$`, 'iu')
const asRuling = behindRulings(rulings)
/** «fallos que acojan casación»: an appeal behind the outcome. */
const asDecided = behindRulings(rulings, `${quality}|que(?=\\s+§)`)
const asRulings = behindRulings(pluralRulings)
const asManyDecided = behindRulings(pluralRulings, `${quality}|que(?=\\s+§)`)
/** «fallos de la Corte Suprema que acojan»: an outcome, with what else the rulings are between. */
const thatDecide = new RegExp(
  String.raw`(?<!\p{L})(?:${pluralRulings}|casos)(?!\p{L})[^.;:,?¿]{0,80}\s(?:en\s+)?(?:que|donde)\s+(?:se\s+)?(?:la\s+corte\s+)?$`,
  'iu',
)
/** «casos donde la CS lo declaró admisible». */
const whereCourt = new RegExp(
  String.raw`(?<!\p{L})(?:${pluralRulings}|casos)\s+(?:donde|en\s+(?:l[oa]s\s+)?que)\s+(?:(?:la|el)\s+)?$`,
  'iu',
)
/** «sentencia que rechace»: one that somebody looks for. */
const oneThat = /(?<!\p{L})(?:sentencia|fallo|criterio|precedente|jurisprudencia)\s+que\s+(?:se\s+)?$/iu
/** «busco Suprema que acoja recurso de hecho»: the court, or also what it decides, stands before. */
const courtThat = new RegExp(
  String.raw`${seeksCourt}\s+(?:(?:a\s+)?la\s+)?(?:§+|(?:una?\s+)?(?:${unnamedCourts}))\s+que\s+(?:§+\s+(?:(?:el|la|los|las|un|una)\s+)?)?$`,
  'iu',
)
const subjunctive =
  /^(?:no\s+)?(?:acoja|rechace|revoque|confirme|anule|invalide|case|desestime|declare|condene|absuelva|unifique|haya)n?(?!\p{L})/iu
export const onlyJoints = new RegExp(String.raw`^(?:${joint}|(?<!\p{L})(?:${rulings}|${quality})(?!\p{L}))*$`, 'iu')
export const isLast = new RegExp(`^${joint}*[¿?!]*$`, 'iu')
export const isFirst = new RegExp(`^${joint}*$`, 'iu')
/** What binds a mention to the word before it. */
const bound =
  /(?<!\p{L})(?:del?|en|el|la|los|las|al?|ante|por|desde|hasta|contra|con|durante|para|entre|un|una|mi|su|sus|este|esta|ese|esa|aquel|aquella)\s+$/iu
const ofMentions = /(?:§|(?<=§\s*)(?:[\s,]+(?:y|e|o|u|del?(?:\s+la)?|en|la|el)(?=\s))|[\s,;:])+$/iu
export const segmentEnd = /[,.;:?!¿¡\n¤]/u

/** Where a mention stands in the query. */
export interface Place {
  /** Governed by a word for rulings, in any number or in the plural. */
  readonly ofRuling: boolean
  readonly ofRulings: boolean
  /** Asked what the court says. */
  readonly isAsked: boolean
  /** Between commas, or at the end, with nothing but other mentions, and bound to no word before. */
  readonly standsApart: boolean
  readonly isFirst: boolean
  /** At the beginning of a query that lists appeals: «recursos de queja acogidos por la CS en que se omitió…». */
  readonly isListed: boolean
  /** Beside another mention. */
  readonly hasNeighbour: boolean
}

/** Where a mention stands in a query. `outline` has signs in place of all that is named. */
export function placeOf(text: string, outline: string, { from, to, test }: Mention): Omit<Place, 'isListed'> {
  const [before, after] = [outline.slice(0, from), outline.slice(to)]
  const start = lastMatch(before, segmentEnd) + 1
  const end = segmentEnd.exec(after)?.index ?? after.length
  const segment = outline.slice(start, to + end)
  const alone = onlyJoints.test(segment) && !bound.test(segment.slice(0, from - start).replace(ofMentions, ''))
  const lead = before.replace(ofMentions, '')
  const isSought = (oneThat.test(before) || courtThat.test(before)) && subjunctive.test(text.slice(from, to))
  const isSaidThen = (test.kind === 'fecha' || test.kind === 'recurso') && saidBy.test(before)
  const opens = to <= headOf(text, outline)
  const decides = test.kind === 'resultado' && (thatDecide.test(before) || isSought)
  const standsLast = isLast.test(after) && !bound.test(`${lead} `)
  return {
    ofRuling:
      asRuling.test(before) ||
      decides ||
      isSaidThen ||
      opens ||
      (test.kind === 'recurso' && (asDecided.test(before) || courtThat.test(before))),
    ofRulings:
      asRulings.test(before) ||
      (isDeciderKind(test.kind) && whereCourt.test(before)) ||
      decides ||
      isSaidThen ||
      opens ||
      (test.kind === 'recurso' && (asManyDecided.test(before) || courtThat.test(before))),
    isAsked: (isDeciderKind(test.kind) && isAskedBehind(before)) || isAskedBetween(before, after, isDeciderKind(test.kind)),
    standsApart: alone || standsLast,
    isFirst: isFirst.test(before.replace(/§+/gu, 'x')),
    hasNeighbour: new RegExp(`§${joint}*$`, 'iu').test(before) || new RegExp(`^${joint}*§`, 'iu').test(after),
  }
}

/** «qué dijo el SII en diciembre de 2019». */
const saidBy =
  /(?<!\p{L})qu[eé]\s+(?:ha\s+)?(?:dicho|dijo|resuelto|resolvi[oó]|fall[oó]|decidi[oó]|sostuvo)\s+(?:el\s+|la\s+)?§+\s+(?:(?:en|el|durante)\s+)?(?:(?:la|el)\s+)?$/iu
const head = new RegExp(String.raw`^\s*(?:§+|(?:${pluralRulings}|ordinarios?|ord\.?|dictamen|oficio|circular)(?!\p{L})|[\s,])+`, 'iu')
/** Where «DT ordinario enero 2026» or «CS enero 2024» ends, with which a question begins: nobody tells a case so. 0 where it does not. */
const headOf = (text: string, outline: string): number => {
  const [written = ''] = head.exec(outline) ?? []
  const [next = ''] = /^\p{L}+(?:\s+\p{L}+)?/u.exec(outline.slice(written.length)) ?? []
  const isOfRulings = /\p{L}/u.test(written) || (next !== '' && /(?:19|20)\d\d[\s,]*$/u.test(text.slice(0, written.length)))
  const isHead = (written.match(/§+/gu) ?? []).length > 1 && isOfRulings
  return isHead && narrativeOf(next, []) === 'notes' ? written.length : 0
}

/** «qué resuelve la Corte Suprema», unlike «la Suprema no resuelve la casación». */
const isDeciderKind = (kind: string): boolean => isJudgeKind(kind) || ['tribunal', 'origen', 'sala', 'base'].includes(kind)

/** The last character that the pattern matches. -1 where none does. */
export function lastMatch(text: string, pattern: RegExp): number {
  for (let at = text.length - 1; at >= 0; at--) if (pattern.test(text.charAt(at))) return at
  return -1
}
