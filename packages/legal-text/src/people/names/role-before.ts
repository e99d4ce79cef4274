import { foldText } from '../../analysis/fold-text.ts'
import { isTown } from './is-town.ts'
import { plainCapitals } from './plain-capitals.ts'
import {
  childByAge,
  childRoles,
  courtesyTitles,
  occupations,
  officialRoles,
  partyRoles,
  pluralOfficials,
  qualifiers,
} from './role-words.ts'
import { townNames } from './unmasked-names.ts'
import { wordBefore } from './word-before.ts'

/** What the words beside a name say of the person. */
export interface RoleAround {
  readonly role: 'official' | 'party' | null
  readonly minor: boolean
  /** «don», «Sra.» stand before the name. */
  readonly addressed: boolean
  /** The role applies to a list of names. */
  readonly plural: boolean
  /** The words beside the name only fit a person: an occupation, «declaró», «en favor de», «quien». */
  readonly human: boolean
  /** A party whose lawyer the source may name («Querellante: …, abogado»). */
  readonly represented: boolean
  /** No colon, full stop or line break separates the role and the name. */
  readonly direct: boolean
}

const none: RoleAround = { role: null, minor: false, addressed: false, plural: false, human: false, represented: false, direct: false }
const abbreviations = new Set(
  'sr sra srta sres sras dr dra d dña s i adj fs pbro sgto cbo tte subof lic ing prof psic cap ma fco min'.split(' '),
)
const links = new Set('de del a al por contra favor respecto representacion'.split(' '))
const officialLink =
  /(?<!\p{L})(?:redaccion|redactad[oa]|redacto|dictad[oa]|pronunciad[oa]|integrad[oa]|conformad[oa]|constituid[oa]|presidid[oa]|proveid[oa]|dirigid[oa]|voto|acta|acuerdo|intervencion|asistencia|parecer|opinion|notaria|redactora?|relatora?|secretari[oa]|curadora?(?: ad litem)?|(?:defensa|fiscalia|acusacion|redaccion|sentencia|querella|representacion),? a cargo|(?:estuvo|estuvieron|estado|asumida) a cargo)$/u
/** «Interrogado por el fiscal, X dijo»: X is not the prosecutor. */
const questionedBy = /(?:interrogad|preguntad|consultad|examinad|exhortad)[oa]s?[ \u00a0](?:por|a)[ \u00a0](?:el|la|su|los)[ \u00a0]$/iu
const partyLink = /(?<!\p{L})(?:condena|condeno|absuelve|condenar|absolver|victima|imputado)$/u
/** «el abogado de la parte demandada, don X»: behind a comma X is the lawyer. */
const lawyerOf =
  /(?<!\p{L})(?:abogad[oa]s?|procuradora?)[ \u00a0](?:del?|por)[ \u00a0](?:l[ao]s?[ \u00a0]|el[ \u00a0])?(?:parte[ \u00a0])?$/iu
/** Offices that private persons hold too, recognised by a capital, a qualifier or a colon. */
const ofAnyTrade = new Set(
  'secretario secretaria director directora presidente presidenta delegado delegada consejero consejera'.split(' '),
)
const representedRoles = new Set('querellante demandante denunciante solicitante requirente querellantes'.split(' '))
const reach = 150
const maxSteps = 20
export const childAge =
  /menor(?:es)? de edad|(?<![\p{L}\d])(?:\d|1[0-7]|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete) años|(?<!\p{L})niñ[oa]s?(?!\p{L})|adolescente/iu

const isCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase()

/** True when the gap between two words ends their phrase or table cell. */
export function breaksPhrase(gap: string, folded: string): boolean {
  return (
    /[;?!¿¡“”"]|\d{3}/u.test(gap) ||
    (gap.includes('.') && !abbreviations.has(folded) && !/^\.?\)?\s?[:-]/u.test(gap)) ||
    (gap.includes('\n') && !/^[ \u00a0:.–-]*\n$/u.test(gap))
  )
}

interface Step {
  readonly written: string
  readonly folded: string
  /** Text before the word, and the word with what follows up to the name. */
  readonly before: string
  readonly onward: string
  readonly gap: string
  readonly first: boolean
  /** Text on both sides of the name. */
  readonly around: string
}

const linkRole = (before: string): RoleAround['role'] => {
  const folded = foldText(before).trimEnd()
  return officialLink.test(folded) ? 'official' : partyLink.test(folded) ? 'party' : null
}

/** The role that a word gives. Null when it gives none and the search continues, `stop` where it ends. */
const roleOfWord = ({ written, folded, before, onward, gap, first, around }: Step): Partial<RoleAround> | 'stop' | null => {
  if (links.has(folded) && first && !before.endsWith('(')) {
    const role = linkRole(before)
    return { role, plural: role === 'official' }
  }
  if (officialRoles.has(folded)) {
    if (gap.startsWith(',') && questionedBy.test(before)) return 'stop'
    if (ofAnyTrade.has(folded) && first && !isCapital(written) && !/[:\n]/u.test(gap)) return 'stop'
    return { role: 'official', human: true, plural: pluralOfficials.test(foldText(onward)) }
  }
  if (partyRoles.has(folded)) {
    if (first && gap.startsWith(',') && lawyerOf.test(before)) return { role: 'official', human: true }
    const minor = !isCapital(written) && (childRoles.has(folded) || (childByAge.has(folded) && childAge.test(around)))
    return {
      role: 'party',
      human: true,
      minor,
      plural: folded.endsWith('s'),
      represented: representedRoles.has(folded),
      direct: !/[:.\n]/u.test(onward),
    }
  }
  if (occupations.has(folded)) return { human: true }
  const passes = qualifiers.has(folded) || townNames.has(folded) || (isCapital(written) && plainCapitals.has(folded))
  return passes ? null : 'stop'
}

const lastWords = [4, 3, 2].map((count) => new RegExp(String.raw`(?<=(?<!\p{L})(?:de|en)\s)\p{Lu}\p{L}+(?:\s\p{L}+){${count - 1}}$`, 'u'))

/** The town of several words that ends a text, as «el Tribunal de San Antonio». */
const townThatEnds = (text: string): string | null =>
  lastWords.flatMap((words) => words.exec(text)?.[0] ?? []).find((written) => isTown(written)) ?? null

/** Searches back from the name at `from` for the word that gives the role. */
export function roleBefore(text: string, from: number): RoleAround {
  const before = text.slice(Math.max(0, from - reach), from)
  const around = text.slice(Math.max(0, from - 60), from + 90)
  let addressed = false
  let next = before.length
  let steps = 0
  for (let word = wordBefore(before, next); word !== null; word = wordBefore(before, next)) {
    const written = before.slice(word.from, word.to)
    const folded = foldText(written)
    const gap = before.slice(word.to, next)
    if (breaksPhrase(gap, folded) || steps > maxSteps) break
    next = word.from
    if (courtesyTitles.has(folded)) {
      if (folded.length > 1 || gap.startsWith('.')) addressed = true
      continue
    }
    const step = { written, folded, before: before.slice(0, next), onward: before.slice(next), gap, first: steps === 0, around }
    const role = roleOfWord(step)
    if (role === 'stop') {
      const town = townThatEnds(before.slice(0, word.to))
      if (town === null) break
      next = word.to - town.length
      steps += 1
      continue
    }
    if (role !== null) return { ...none, addressed, ...role }
    steps += 1
  }
  return { ...none, addressed }
}
