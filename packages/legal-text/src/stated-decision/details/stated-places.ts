import { foldText } from '../../analysis/fold-text.ts'
import { findNormCitations } from '../../norms/find-norm-citations.ts'
import type { FoundNormCitation } from '../../norms/norm-reference.ts'
import type { Comparison } from '../constitutional-statement.ts'
import { isAskedFor } from './asked-words.ts'

export type Subdivision = FoundNormCitation['subdivisions'][number]
type Level = 'numeral' | 'letra' | 'inciso'
const levels = ['numeral', 'letra', 'inciso'] as const satisfies readonly Level[]

/** A numeral, a letter or an inciso of an article that a ruling is said to have applied. */
export interface StatedPlace {
  readonly key: string
  readonly article: string
  readonly label: string
  readonly subdivision: Subdivision
}

/** Words by which a place is named beside the one that was applied. */
const aside =
  /(?<!\p{L})(?:no|ni|sin perjuicio|salvo|aunque|pese|contra|invoc\p{L}+|aleg\p{L}+|fund\p{L}+|sosten\p{L}+|sostuv\p{L}+|argument\p{L}+|citad[oa]s?|transcri\p{L}+|en relacion|ademas|tambien|que (?:contempla|establece|regula|consagra|exige|dispone))(?!\p{L})[^;]{0,60}$/u

/** Places with one subdivision that a clause says were applied. `at` is where its folded words begin in the text. */
export function statedPlaces(
  words: string,
  { from, to }: { readonly from: number; readonly to: number },
  { norms, at }: { readonly norms: readonly FoundNormCitation[]; readonly at: number },
): StatedPlace[] {
  return norms.flatMap((norm) => {
    const place = { from: norm.from - at, to: norm.to - at }
    const [subdivision, second] = norm.subdivisions
    const { article, key, label, candidates } = norm
    if (place.from < from || place.from >= to || subdivision === undefined || second !== undefined) return []
    if (article === null || key === null || candidates.length > 0 || norm.rangeEnd !== null) return []
    return aside.test(words.slice(from, place.from)) || isAskedFor(words.slice(from), { from: place.from - from, to: place.to - from })
      ? []
      : [{ key, article, label, subdivision }]
  })
}

/** The places of a ruling that names a numeral, a letter or an inciso of an article, and never the one that the text states. */
export function comparePlaces(stated: readonly StatedPlace[], ruling: { readonly operative: string; readonly whole: string }): Comparison {
  if (stated.length === 0) return { kind: 'agrees' }
  const [operative, whole] = [findNormCitations(ruling.operative), findNormCitations(ruling.whole)]
  const folded = foldText(ruling.whole)
  const decided = foldText(ruling.operative)
  let isUnknown = false
  for (const place of stated) {
    if (stated.some((one) => one.article === place.article && (isNamed(one, operative) || isNamedLoosely(one, decided)))) continue
    isUnknown = true
    if (isNamed(place, whole) || isNamedLoosely(place, folded)) continue
    const level = levelOf(place.subdivision)
    const named = otherPlaces(place, level === 'inciso' ? operative : whole, level)
    if (level !== null && named.length > 0)
      return {
        kind: 'differs',
        of: `aplica el ${place.label}`,
        says: `nombra ${sayPlaces(level, named)} de ese artículo y no ${level === 'letra' ? 'esa' : 'ese'}`,
      }
  }
  return { kind: isUnknown ? 'unknown' : 'agrees' }
}

/** «la letra b)», «el inciso 2°». */
export function sayPlaces(level: Level, values: readonly string[]): string {
  if (level === 'letra') return `la letra ${list.format(values.map((value) => `${value})`))}`
  return level === 'numeral' ? `el N° ${list.format(values)}` : `el inciso ${list.format(values.map((value) => `${value}°`))}`
}
const list = new Intl.ListFormat('es-CL', { type: 'conjunction' })

/** The part by which a place is compared. Null where it names another kind of part. */
export function levelOf(subdivision: Subdivision): Level | null {
  return levels.find((level) => subdivision[level] !== undefined) ?? null
}

const isOfArticle = ({ article }: StatedPlace, norm: FoundNormCitation): boolean => norm.article === article

/** Of whatever law: an article whose law is read wrongly may be the one stated. */
const isNamed = (place: StatedPlace, norms: readonly FoundNormCitation[]): boolean => {
  const level = levelOf(place.subdivision)
  return norms.some(
    (norm) => isOfArticle(place, norm) && norm.subdivisions.some((one) => level !== null && one[level] === place.subdivision[level]),
  )
}

const otherPlaces = (place: StatedPlace, norms: readonly FoundNormCitation[], level: Level | null): string[] => [
  ...new Set(
    norms
      .filter((norm) => isOfArticle(place, norm) && norm.key === place.key)
      .flatMap(({ subdivisions }) => subdivisions.flatMap((one) => (level === null || one[level] === undefined ? [] : [one[level]]))),
  ),
]

/** Letters around an article in which its parts may be named in a way that the recogniser does not read. */
const looseReach = 400
const ordinals = ['', 'primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven', 'decim']

const isNamedLoosely = ({ article, subdivision }: StatedPlace, folded: string): boolean => {
  const level = levelOf(subdivision)
  const value = level === null ? undefined : subdivision[level]
  if (level === null || value === undefined) return true
  const ordinal = ordinals[Number(value)] ?? value
  const own = escaped(value)
  const pattern = new RegExp(
    {
      numeral: `(?<!\\p{L})(?:n[°º.s]{0,2}|nro\\.?|numeral(?:es)?|numeros?)[^.;\\n\\p{L}]{0,16}(?<!\\d)${own}(?!\\d)|(?<!\\p{L})${ordinal}[oa]?(?!\\p{L})`,
      letra: `(?<!\\p{L})(?:letras?|literal(?:es)?)\\s+(?:["“'‘]?[a-z]["”'’]?\\)?(?:,| y| o| e)\\s+){0,5}["“'‘]?${own}["”'’]?(?!\\p{L})|(?<!\\p{L})${own}\\)?[.-]* (?:del|en un|inciso)(?!\\p{L})`,
      inciso: `incisos?[^.;\\n]{0,30}?(?:(?<!\\d)${own}(?!\\d)|(?<!\\p{L})${ordinal})`,
    }[level],
    'u',
  )
  return Array.from(folded.matchAll(new RegExp(`(?<!\\d)${escaped(article)}(?!\\d)`, 'gu')), ({ index }) =>
    folded.slice(Math.max(0, index - looseReach), index + looseReach),
  ).some((around) => pattern.test(around))
}
const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
