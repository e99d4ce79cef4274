import type { TextSpan } from '../../analysis/text-span.ts'
import { findCatalogueFacts, idNormaOf, restatedIn } from '../catalogue/catalogue-table.ts'
import { isMeantBy } from '../decrees.ts'
import type { NormMention } from './norm-mention.ts'
import { type DefinedName, foldedName } from './norm-names.ts'

/** Names among the mentions of a text. */
export interface NamesIn {
  readonly folded: string
  /** Mentions that are names and no numbers. */
  readonly names: ReadonlySet<NormMention>
  /** Names that go on as that of another norm. */
  readonly longer: ReadonlySet<NormMention>
  /** Names that begin the names of several norms. */
  readonly shared: ReadonlySet<NormMention>
  /** Takes the names that were read as the number beside them. */
  readonly defined: DefinedName[]
}

const contained = String.raw`(?:(?:contenid|establecid|aprobad|fijad|consagrad|previst|promulgad|dictad|regulad)[oa]s?|que\s+(?:consta|figura|se\s+contiene))\s+(?:en|por|mediante)\s+(?:el|la)\s+`
/** What stands between a name and its number: «(», «, », «contenido en la». */
const joint = String.raw`(?:\s*[,–-]?\s*[(\[]\s*|\s*[,–-]\s*|\s+)(?:${contained})?`
const between = new RegExp(`^${joint}$`, 'u')
const carriedOn = new RegExp(
  String.raw`^\s+(?:de|del|para|sobre|aplicables?|y)\s+[^.,;:()\d\n]{3,70}?(?:\s*[,–-]?\s*[(\[]\s*|\s*[,–-]\s*|\s+(?=ley|decreto|d\.?f|${contained}))(?:${contained})?$`,
  'u',
)
const signedNumber = /^\s*,?\s*\(?\s*n(?:°|ro\.?|o\.)\s*(?<number>\d{1,2}\.\d{3})(?![\d/-])/u
const listBefore = /^\s*(?:,|;|y|e)\s*(?:(?:a|de|en)\s+)?(?:l[ao]s?\s+|el\s+)?$/u
const listBehind =
  /^\s*(?:[,;]|[,;]?\s+[ye]\s)\s*(?:[ye]\s+)?(?:(?:a|de|en)\s+)?(?:l[ao]s?\s+|el\s+)?(?:ley|decreto|d\.\s?[fl]|codigo|n°|constitucion)/u
/** «la Ley N° 18.883 (Estatuto Administrativo)». */
const behindNumber = /^\s*[,(–-]\s*["“«]?(?:(?:sobre|que\s+(?:aprueba|fija|establece|contiene)|(?:denomin|llam)ad[oa]|el|la)\s+){0,3}$/u
const maxBetween = 150
const named = /^(?:ley|DL|DFL)-/u

/** Whether a number is that of the norm which a name means, or of a text that restates it. */
const isOwnNumber = ({ key }: NormMention, { key: numbered, candidates, decree }: NormMention): boolean => {
  if ([numbered, ...candidates].some((each) => isMeantBy(each, key) || isMeantBy(key, each))) return true
  const restated = restatedIn(idNormaOf(key) ?? 0)
  const restating = restated === null ? null : (findCatalogueFacts(restated)?.key ?? null)
  return decree !== null && [key, restating].some((each) => each?.startsWith(`${decree.numbered}-`) === true)
}

const isApposed = (words: string, { name, next, before, folded, isShared }: Apposed): boolean => {
  if (carriedOn.test(words)) return true
  if (!between.test(words)) return false
  if (isShared || /[([]|\s(?:en|por|mediante)\s/u.test(words) || !words.includes(',')) return true
  const isList =
    (before !== undefined && listBefore.test(folded.slice(before.to, name.from))) || listBehind.test(folded.slice(next.to, next.to + 40))
  return !isList
}

interface Apposed {
  readonly name: NormMention
  readonly next: NormMention
  readonly before: NormMention | undefined
  readonly folded: string
  readonly isShared: boolean
}

/** «N° 18.097» right behind a name that ends at `at`. */
export function lawNumberBehind(folded: string, at: number): Pick<NormMention, 'key' | 'to'> | null {
  const signed = signedNumber.exec(folded.slice(at, at + 30))
  return signed === null ? null : { key: `ley-${signed.groups?.['number']?.replace('.', '')}`, to: at + signed[0].length }
}

/** Whether a number of a norm stands beside a name that no table has. */
export function isNumberBehind(folded: string, name: TextSpan, next: NormMention): boolean {
  const words = folded.slice(name.to, next.from)
  if (!between.test(words)) return false
  return /[([]|\s(?:en|por|mediante)\s/u.test(words) || !listBehind.test(folded.slice(next.to, next.to + 40))
}

/**
 * Mentions with every name read as the number that stands with it: «Estatuto Administrativo de los Funcionarios Municipales, Ley 18.883» is that
 * law. A longer name without a number is that of a norm which the table does not have, and is none.
 */
export function readNumbersOfNames(mentions: readonly NormMention[], { folded, names, longer, shared, defined }: NamesIn): NormMention[] {
  const read: NormMention[] = []
  const define = ({ from, to }: NormMention, norm: NormMention) => defined.push({ from, to, name: foldedName(folded, { from, to }), norm })
  for (let at = 0; at < mentions.length; at += 1) {
    const [name, next, before] = [mentions[at], mentions[at + 1], read.at(-1)]
    if (name === undefined) continue
    if (!names.has(name) || !named.test(name.key)) {
      read.push(name)
      continue
    }
    const isShared = shared.has(name)
    const isNumber = next !== undefined && !names.has(next) && named.test(next.key) && next.from - name.to < maxBetween
    if (isNumber && isApposed(folded.slice(name.to, next.from), { name, next, before, folded, isShared })) {
      if (!longer.has(name)) define(name, next)
      if (longer.has(name) || name.candidates.length > 0 || !isOwnNumber(name, next)) {
        const isInside = /[([]/u.test(folded.slice(name.to, next.from)) && /[)\]]/u.test(folded.charAt(next.to))
        read.push({ ...next, from: name.from, to: isInside ? next.to + 1 : next.to })
        at += 1
        continue
      }
    }
    const signed = folded.startsWith('ley', name.from) ? lawNumberBehind(folded, name.to) : null
    if (signed !== null && signed.key.slice(4) !== name.key.split('-')[1]) {
      read.push({ ...name, ...signed, idNorma: idNormaOf(signed.key), candidates: [] })
      continue
    }
    const isSecond =
      before !== undefined &&
      (isShared || name.candidates.includes(before.key)) &&
      !names.has(before) &&
      named.test(before.key) &&
      behindNumber.test(folded.slice(before.to, name.from))
    if (isSecond && !longer.has(name)) define(name, before)
    if (isSecond && (longer.has(name) || name.candidates.length > 0 || !isOwnNumber(name, before)))
      read[read.length - 1] = { ...before, to: name.to }
    else if (!longer.has(name)) read.push(name)
  }
  return read
}
