import type { TextSpan } from '../../analysis/text-span.ts'
import { idNormaOf } from '../catalogue/catalogue-table.ts'
import type { NormMention } from './norm-mention.ts'
import { type DefinedName, foldedName, type NormNames, type UnlistedName } from './norm-names.ts'
import { isNumberBehind, lawNumberBehind } from './number-of-name.ts'

const verb = '(?:crea|establece|regula|aprueba|fija|modifica|dispone|concede|otorga|reforma|perfecciona|moderniza)'
/** Words between the kind of a norm and what it is about. */
const title =
  '(?:organic[oa]|constitucional|general|especial|marco|nuev[oa]|antigu[oa]|intern[oa]|internacional|interamericana|nacional|comunal|municipal|administrativ[oa]|procesal|penal|unic[oa]|complementari[oa]|integral|basic[oa])'
const nameEnd = String.raw`(?=\s*(?:[.,;:()[\]"“”«»\n\d–]|n°|(?:ley|decreto|d\.?f\.?l|d\.?l|d\.?s)\W{1,3}(?:n|\d)|(?:contenid|aprobad|fijad|establecid)[oa]\s|en\s+(?:sus?|el|los|cuanto)\s|(?<=\s)(?:que|se|establece|dispone|senala|prescribe|exige|regula|contempla|ordena|faculta|permite)n?\s|$))`
const unlisted = new RegExp(
  String.raw`(?<![\p{L}\d])(?<kind>ley|codigo|reglamento|estatuto|ordenanza|convenio|convencion|pacto|tratado)(?:\s+${title}){0,3}\s+(?:sobre|para|del?|que\s+${verb})\s+(?!(?:ramo|autos|la\s+(?:materia|republica)|que)(?![a-z]))[^.,;:()[\]"“”«»\n\d]{3,100}?${nameEnd}`,
  'gu',
)
/** «Reglamento de la [Ley N° 19.300]», «Ley que modifica la». */
const isOpenEnded = /\s(?:la|el|los|las|del?|que|en|al?|por|con|y|e|su|sus|dicha|citada|referida|misma)$/u
const capital = /\p{Lu}/u
const ofLaw = /^(?:ley|DL|DFL)-/u
const ofDecree = /^(?:DS|DFL|R)/u
const decreeKinds: ReadonlySet<string> = new Set(['reglamento', 'ordenanza'])
/** «DS N° 597, de 1984, del Ministerio del Interior, que aprueba el [Reglamento de …]». */
const described =
  /^\)?(?:[\s,(“"«–-]|(?:de\s+(?:ano\s+)?|del?\s+(?:ano\s+)?)\d{4}|(?:del?|de\s+la)\s+(?:ministerio|subsecretaria)[^.;:()]{0,60}?(?=,|\s(?:que|sobre)\s)|y\s+[a-z\s]{3,40}(?=,)|que\s+(?:aprueba|fija|establece|contiene|regula|dicta|promulga|corresponde\s+al?)|sobre|(?:denomin|llam|conocid|titul)[a-z]*(?:\s+como)?|(?:el|la|o|es|texto|nuevo|nueva|actual)(?=\s))*$/u
const maxDescribed = 120
const maxToNumber = 60
/** Characters of a name that another one may continue. */
const minShort = 25
const plain = { acronym: false, weak: false, candidates: [], decree: null }

/** Names of norms that no mention holds. A name with its number beside it is the norm of the number. */
export function findUnlistedNames(text: string, folded: string, mentions: readonly NormMention[]): NormNames {
  const read = [...mentions]
  const added: NormMention[] = []
  let whole: ReadonlyMap<string, NormMention> | undefined
  /** «Ley Orgánica de la Superintendencia», where the text names in full whose. */
  const isInWords = ({ acronym, from, to }: NormMention): boolean => !acronym && to - from > minShort && !/\d/u.test(folded.slice(from, to))
  const inFull = (name: string): NormMention | undefined => {
    if (name.length < minShort) return undefined
    whole ??= new Map(mentions.filter(isInWords).map((each) => [folded.slice(each.from, each.to), each]))
    return [...whole].find(([full]) => full.startsWith(`${name} `))?.[1]
  }
  const names: UnlistedName[] = []
  const defined: DefinedName[] = []
  const define = (span: TextSpan, norm: NormMention) => defined.push({ ...span, name: foldedName(folded, span), norm })
  let place = 0
  for (const { index, 0: name, groups } of folded.matchAll(unlisted)) {
    const [from, to, kind] = [index, index + name.length, groups?.['kind'] ?? '']
    while (place < read.length && (read[place]?.to ?? 0) <= from) place += 1
    const [before, next] = [read[place - 1], read[place]]
    if (!capital.test(text.charAt(from)) || (next !== undefined && next.from < to)) continue
    const isOfKind = (key: string): boolean => (decreeKinds.has(kind) ? ofDecree : ofLaw).test(key)
    if (before !== undefined && from - before.to < maxDescribed && isOfKind(before.key) && described.test(folded.slice(before.to, from))) {
      if (!isOpenEnded.test(name)) define({ from, to }, before)
      continue
    }
    if (isOpenEnded.test(name)) {
      names.push({ from, to, kind })
      continue
    }
    const full = inFull(name)
    if (full !== undefined) {
      added.push({ ...full, from, to })
      continue
    }
    const signed = kind === 'ley' ? lawNumberBehind(folded, to) : null
    if (signed !== null) {
      added.push({ ...plain, ...signed, from, idNorma: idNormaOf(signed.key) })
      continue
    }
    const isNumbered =
      next !== undefined && isOfKind(next.key) && /^(?:ley|d)/u.test(folded.slice(next.from, next.from + 3)) && next.from - to < maxToNumber
    if (isNumbered && isNumberBehind(folded, { from, to }, next)) {
      read[place] = { ...next, from }
      define({ from, to }, next)
    } else names.push({ from, to, kind })
  }
  const all = added.length === 0 ? read : [...read, ...added].sort((a, b) => a.from - b.from)
  return { mentions: all, unlisted: names, defined }
}

const norm =
  '(?:ley|codigo|reglamento|estatutos?|ordenanza|convenio|convencion|pacto|tratado|constitucion|carta|decreto|norma|directiva|compendio)'
/** «del contrato», «de las bases administrativas», «del proyecto»: what has articles and is no norm. */
const instrument =
  '(?:contrato|bases|estatutos|proyecto|circular|resolucion|protocolo|manual|instructivo|acuerdo|convenio\\s+colectivo|instrumento\\s+colectivo|reglamento\\s+interno|plan\\s+regulador|declaracion|acta)'
const adjective = String.raw`(?:\s+(?:organica|constitucional|general|especial|marco|nueva|antigua|nuevo|antiguo|supremo|exento|ley|complementari[oa]))*`
const ownNorm = new RegExp(
  String.raw`(?:${instrument}(?![a-z])|${norm}${adjective}\s+(?:sobre|para|del?|que)\s+(?!(?:autos|marras|que)(?![a-z]))[a-z])`,
  'uy',
)
const withAdjective = new RegExp(String.raw`${norm}${adjective}\s+(?=[a-z])`, 'uy')

/** Whether a norm, or a paper with articles, that no table has begins at `from` behind an article: «de la Ley sobre …», «del contrato». */
export function isOwnNorm(text: string, folded: string, from: number, isBare: boolean): boolean {
  if (isBare && !capital.test(text.charAt(from))) return false
  ownNorm.lastIndex = from
  if (ownNorm.test(folded)) return true
  withAdjective.lastIndex = from
  const words = isBare ? null : withAdjective.exec(folded)
  return words !== null && /^\p{Lu}\p{Ll}/u.test(text.slice(from + words[0].length, from + words[0].length + 2))
}
