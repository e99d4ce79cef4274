import { overlaps, type TextSpan } from '../../analysis/text-span.ts'
import { isMeantBy } from '../decrees.ts'
import type { NormMention } from './norm-mention.ts'
import { type DefinedName, foldedName, type NormNames } from './norm-names.ts'

/** Norms by the names that a text gives them; null for a name that it gives to several. */
export type NamesGiven = Map<string, NormMention | null>

/** «(en adelante, la “Ley de Faroles”)», «en lo sucesivo el Reglamento». */
const given =
  /(?:en\s+adelante|en\s+lo\s+(?:sucesivo|que\s+sigue))(?:\s*,?\s*(?:e\s+)?(?:indistintamente|tambien|simplemente|solo))?\s*[,:]?\s*["“”«‘']?\s*(?:(?:el|la)\s+)?["“”«‘']?(?<name>[^"“”«»‘’'().,;:\n]{3,80}?)["“”»’']?\s*(?=[).,;:\]]|\s[oy]\s+["“”«‘'])/dgu
const kindOfName = /^(?<kind>ley|codigo|reglamento|estatuto|ordenanza|decreto|convenio|norma)(?![a-z])/u
const keysOfKinds: Readonly<Record<string, RegExp>> = {
  ley: /^(?:ley|DL|DFL)-/u,
  codigo: /^C/u,
  estatuto: /^(?:ley|DL|DFL)-/u,
  convenio: /^T-/u,
}
const keyOfDecree = /^(?:D|R)/u
/** «LGUC» of a law, «RSEIA» of a decree. */
const acronym = /^[LRD][A-Z]{2,8}$/u
const maxToName = 220
/** What a law makes has names of its own: «que crea la Superintendencia (en adelante, …)». */
const sentenceEnd = /\.\s+\p{Lu}|[\n;]/u

/** Names that a text says it will use for the norm of a number. */
export function findGivenNames(text: string, folded: string, mentions: readonly NormMention[]): DefinedName[] {
  if (!/en\s+adelante|en\s+lo\s+(?:sucesivo|que\s+sigue)/u.test(folded)) return []
  return [...folded.matchAll(given)].flatMap((match) => {
    const [from, to] = match.indices?.groups?.['name'] ?? [0, 0]
    const norm = mentions.findLast((each) => each.to <= match.index)
    if (norm === undefined || match.index - norm.to > maxToName || sentenceEnd.test(text.slice(norm.to, match.index))) return []
    const name = foldedName(folded, { from, to }).trim()
    const kind = kindOfName.exec(name)?.groups?.['kind']
    if (kind === undefined) return acronym.test(text.slice(from, to).trim()) ? [{ from, to, name, norm }] : []
    const keys = keysOfKinds[kind] ?? keyOfDecree
    return kind === 'norma' || keys.test(norm.key) ? [{ from, to, name, norm }] : []
  })
}

/** Adds what a part of a text names. A name that it gives to two norms means none of them. */
export function addNamesGiven(defined: readonly DefinedName[], names: NamesGiven): void {
  for (const { name, norm } of defined) {
    const known = names.get(name)
    if (known === undefined) names.set(name, norm)
    else if (known !== null && !isSame(known, norm)) names.set(name, null)
    else if (known !== null && norm.key.length > known.key.length) names.set(name, norm)
  }
}

/** «DS N° 597» and «DS N° 597 de 1984» are one. */
const isSame = ({ key }: NormMention, { key: other }: NormMention): boolean =>
  key === other || other.startsWith(`${key}-`) || key.startsWith(`${other}-`) || isMeantBy(key, other) || isMeantBy(other, key)

const single = /^[a-z]+$/u
/** What makes a noun alone the beginning of another name, or of a number. */
const goesOn =
  /^\s*(?:n\s?[°ro.]|\d|\()|^\s+(?:del?|sobre|para|que\s+(?:aprueba|fija|establece|crea|modifica)|organic|general|intern|especial|chilen|adjetiv|suprem|exent|con\s+fuerza|marco|indigena|penal|civil)/u
/** «Reglamento de Extranjería y Migración». */
const joinedName = /^\s+(?:y|e|del?)\s+(?!(?:Ley|Decreto|D\.|DS|DL|DFL|C[oó]digo|Reglamento|Constituci|Estatuto|Art))\p{Lu}/u
const nextCapital = /^\s+\p{Lu}\p{Ll}/u

/** The norms of a text with those that it names as other parts of the whole do. Null where it uses none of these names. */
export function readNamesGiven(text: string, folded: string, names: NormNames, givenNames: NamesGiven): NormNames | null {
  const found = [...givenNames].flatMap(([name, norm]) => (norm === null ? [] : findUses(text, folded, name, norm)))
  const uses = found.filter((use) => !names.defined.some((each) => overlaps(each, use))).sort((a, b) => a.from - b.from || b.to - a.to)
  const separate = uses.filter((use, at) => (uses[at - 1]?.to ?? 0) <= use.from)
  const isFree = (use: NormMention) => names.mentions.every((each) => !overlaps(each, use) || isReplaced(each, use))
  const added = separate.filter(isFree)
  if (added.length === 0) return null
  const isTaken = (span: TextSpan) => added.some((use) => overlaps(span, use))
  return {
    ...names,
    mentions: [...names.mentions.filter((each) => !isTaken(each)), ...added].sort((a, b) => a.from - b.from),
    unlisted: names.unlisted.filter((each) => !isTaken(each)),
  }
}

/** Whether what stands there is the same name, read by a table alone. */
const isReplaced = (mention: NormMention, use: NormMention): boolean =>
  mention.from >= use.from && mention.to <= use.to && mention.key !== use.key

function findUses(text: string, folded: string, name: string, norm: NormMention): NormMention[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])${name.replace(/[.*+?^${'$'}{}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)}(?![\p{L}\d])`,
    'gu',
  )
  const isSingle = single.test(name)
  return [...folded.matchAll(pattern)].flatMap(({ index: from, 0: { length } }) => {
    const [to, behind] = [from + length, text.slice(from + length, from + length + 40)]
    const isOther = isSingle ? goesOn.test(folded.slice(to, to + 40)) || nextCapital.test(behind) : joinedName.test(behind)
    if (isOther || !/^\p{Lu}/u.test(text.charAt(from))) return []
    return [{ ...norm, from, to, acronym: isSingle && acronym.test(text.slice(from, to)), weak: isSingle }]
  })
}
