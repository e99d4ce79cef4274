import { foldSameLength } from '../analysis/fold-text.ts'
import { overlaps } from '../analysis/text-span.ts'
import { findCatalogueFacts, idNormaOf } from './catalogue/catalogue-table.ts'
import { ministryNames } from './catalogue/ministries.ts'
import { decreeName, isMeantBy, type NamedNorm, nameForceOfLaw, nameSupremeDecree } from './decrees.ts'
import { findCourtActs, findLabourConventions } from './named-acts.ts'
import { findGivenNames } from './names/defined-names.ts'
import { findSharedBeginnings, isLongerName } from './names/longer-names.ts'
import type { NormMention } from './names/norm-mention.ts'
import type { DefinedName, NormNames } from './names/norm-names.ts'
import { readNumbersOfNames } from './names/number-of-name.ts'
import { numberedBy } from './names/numbered-by.ts'
import { findUnlistedNames } from './names/unlisted-names.ts'
import type { NormAlias } from './norm-alias.ts'
import { normAliases } from './norm-aliases.ts'
import { cardinalValue, thousandsInWords } from './number-words.ts'

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const byName = new Map<string, string>()
const byAcronym = new Map<string, string>()
/** «Cód. del Trabajo», «Cod. Penal». */
const shortened = (name: string): string[] =>
  /^Código /u.test(name) ? ['Cód. ', 'Cód '].map((short) => name.replace('Código ', short)) : []
/** Laws and decrees are found by their number. */
const isNumbered = ({ key, name }: NormAlias): boolean => /N°/u.test(name) && !/^T-/u.test(key)
for (const norm of normAliases) {
  const named = [...(isNumbered(norm) ? [] : [norm.name]), ...norm.aliases.filter((alias) => !/N°/u.test(alias))]
  for (const name of named.flatMap((each) => [each, ...shortened(each)])) byName.set(foldSameLength(name), norm.key)
  for (const acronym of norm.acronyms) byAcronym.set(acronym, norm.key)
}
/** Names of more than one code: the text tells which. */
const namesOfSeveral = new Map<string, NamedNorm>([
  ['codigo adjetivo', { key: 'CPC', candidates: ['CPC', 'CPP'] }],
  ['ley de extranjeria', { key: 'DL-1094', candidates: ['DL-1094', 'ley-21325'] }],
])
byAcronym.set('C. P. R.', 'CPR')
byAcronym.set('C. P. C.', 'CPC')
byAcronym.set('C. P. P.', 'CPP')

const byDescendingLength = (names: Iterable<string>): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => quoted(name).replaceAll(' ', '\\s+'))
    .join('|')
const names = [...byName.keys(), ...namesOfSeveral.keys()]
const sharedBeginnings = findSharedBeginnings(byName)
const firstWords = new Set(names.map((name) => name.split(' ', 1)[0] ?? name))
const nameStart = new RegExp(byDescendingLength(firstWords), 'gu')
const inWord = /[\p{L}\d]/u
const namePattern = new RegExp(`(?:${byDescendingLength(names)})(?![\\p{L}])`, 'uy')
const acronymPattern = new RegExp(`(?<![\\p{L}\\d.])(?:${byDescendingLength(byAcronym.keys())})(?![\\p{L}\\d])`, 'gu')

const sign = String.raw`(?:#\s?|n(?:[°"*]|ro\.?|um\.?|umeros?|os?\.?|\.)?s?\.?\s*°?\s*:?\s*)?`
const lawNumber = String.raw`\d{1,2}[.,]\d{3}|\d{4,5}|(?<=[°.o]\s?)(?:1\d|2[0-2])\s\d{3}(?!\d)`
const lawTitle = String.raw`(?:\s+(?:de\s+la\s+republica(?:\s+de\s+chile)?|chilena|organica(?:\s+constitucional)?|general)(?=\s+[n#\d(a-z]))?(?:\s+${numberedBy}(?=\s+[n#\d]))?`
/** A number, or one in brackets, where a year has neither sign nor dot: «ley (N° 20.000)». */
const numbered = (number: string): string =>
  String.raw`(?:\s*${sign}(?<number>${number})|\s?[([«“"]\s?(?=[n#]|\d{1,2}\.\d{3})${sign}(?<number>${number})\s?[)\]»”"])`
const lawPattern = new RegExp(String.raw`(?<![\p{L}\d])(?:leyes|ley)${lawTitle}-?${numbered(lawNumber)}(?!\d|\/(?!\s?art)|[.,]\d)`, 'gu')
/** «art. 41 L. 19.880», «L. N° 18834»: a letter that stands for «ley» before a number that laws have. */
const lawInitial =
  /(?<![\p{L}\d.])l(?:\.\s?|\s)(?:(?:n\.?°|nro\.?|num\.?)\s?(?=(?:1\d|2[0-2])\.?\d{3}|\d\d\.\d{3}))?(?<number>(?:(?<=[°mo.]\s?)(?<!\bl\.\s?)(?:1\d|2[0-2])|(?<=(?<!\p{L})la\sl\.?\sn\S{1,3}\s?)\d\d(?=\.)|(?:1[5-9]|2[0-2])(?=\.)|(?<=(?<![\p{L}])la\sl\.\s?)(?:1\d|2[0-2]|\d\d(?=\.)))\.?\d{3})(?![\d/-]|[.,]\d)/gu
const lawInWords = new RegExp(String.raw`(?<![\p{L}\d])ley\s+(?:numero\s+)?(?<words>${thousandsInWords})(?![a-z])`, 'gu')
const nextInList = new RegExp(
  String.raw`\s*(?:,|y|e|;)\s*(?:y\s+)?(?:la\s+(?:ley\s+)?)?${sign}(?<number>\d{1,2}\.\d{3})(?![\d/-]|[.,]\d)`,
  'uy',
)
const decreePattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<dfl>d\.?\s?f\.?\s?l\.?|decretos?\s+con\s+fuerza\s+de\s+ley)|(?<dl>d\.?\s?l\.?|decretos?\s*-?\s*ley(?:es)?)|(?<ds>d\.?\s?s\.?|dto\.?|decretos?\s+supremos?|decretos?(?:\s+exentos?)?))(?![\p{L}])(?:\s+${numberedBy}(?=\s))?${numbered(String.raw`\d{1,2}[.,]\d{3}|\d{1,4}`)}(?<law>\s?[-/]\s?\d{2}\.?\d{3})?(?![\d]|[.,]\d)(?:\/\d{2}(?![\d]))?` +
    String.raw`(?:(?:[\s,/-]|de\s|del\s(?:año\s)?|(?:\d{1,2}\s)?de\s\p{L}+\s){1,5}(?<year>(?:19|20)\d{2})(?!\d))?(?:[\s,]*\(?(?:del?\s)?(?:ministerio\s(?:de\s(?:la\s)?|del\s)?|subsecretaria\s)?(?<organ>${ministryNames})(?![\p{L}]))?`,
  'gu',
)

/** Norms whose number means a code or a norm with a name. */
const renamed = new Map<string, string>([
  ['ley-1552', 'CPC'],
  ['ley-1853', 'CdPP'],
  ['ley-19696', 'CPP'],
  ['ley-7421', 'COT'],
  ['ley-18248', 'CMin'],
  ['ley-18916', 'CAer'],
  ['DL-830', 'CTrib'],
  ['DL-458', 'DFL-458-1975'],
  ['DS-100-2005', 'CPR'],
  ['DS-458-1975', 'DFL-458-1975'],
  ['DS-2226-1944', 'CJM'],
])
const mention = (from: number, to: number, named: string | NamedNorm, acronym: boolean, weak: boolean): NormMention => {
  const { key, candidates } = typeof named === 'string' ? { key: named, candidates: [] } : named
  const final = renamed.get(key) ?? key
  return { from, to, key: final, idNorma: candidates.length > 0 ? null : idNormaOf(final), acronym, weak, candidates, decree: null }
}

const digits = (written: string): string => String(Number(written.replace(/\D/gu, '')))

const lawMentions = (folded: string): NormMention[] => {
  const found: NormMention[] = []
  for (const match of folded.matchAll(lawPattern)) {
    const before = folded.slice(Math.max(0, match.index - 12), match.index)
    if (/decreto(?:s)?[\s-]+$|fuerza de\s+$/u.test(before)) continue
    let to = match.index + match[0].length
    found.push(mention(match.index, to, `ley-${digits(match.groups?.['number'] ?? '')}`, false, false))
    for (;;) {
      nextInList.lastIndex = to
      const next = nextInList.exec(folded)
      if (next === null) break
      to = nextInList.lastIndex
      const number = next.groups?.['number'] ?? ''
      found.push(mention(to - number.length, to, `ley-${digits(number)}`, false, false))
    }
  }
  for (const match of folded.matchAll(lawInitial))
    found.push(mention(match.index, match.index + match[0].length, `ley-${digits(match.groups?.['number'] ?? '')}`, true, false))
  for (const match of folded.matchAll(lawInWords)) {
    const value = cardinalValue((match.groups?.['words'] ?? '').trim())
    if (value >= 1_000 && value < 30_000)
      found.push(mention(match.index, match.index + match[0].trimEnd().length, `ley-${value}`, false, false))
  }
  return found
}

/** «dfl 29/2004 hacie art/147»: the shorthand of the Contraloría writes small letters. */
const isShorthand = (folded: string, at: number): boolean => /^(?:\/\d{2})?(?:\s+[a-z]{3,6})?\s+art\//u.test(folded.slice(at, at + 20))

/** «Decreto Exento N° 498», «Decreto Alcaldicio N° 1060»: of a mayor or a ministry, and no supreme one. On folded text. */
const ownDecree = new RegExp(
  String.raw`\bdecretos?(?:\s+(?:exentos?|alcaldicios?|municipal(?:es)?)){1,2}\s*${sign}(?<number>\d{1,2}[.,]\d{3}|\d{1,4})`,
  'gu',
)

const decreeMentions = (text: string, folded: string): NormMention[] => {
  const own = new Set([...folded.matchAll(ownDecree)].map(({ groups }) => digits(groups?.['number'] ?? '')))
  return [...folded.matchAll(decreePattern)].flatMap((match) => {
    const { dfl, dl, ds, number = '', law, year, organ } = match.groups ?? {}
    const plain = digits(number)
    // Named once as such, a bare «Decreto N° 498» means it too.
    if (ds !== undefined && /^decretos?(?:\s+exentos?)?$/u.test(ds) && (/exent/u.test(ds) || own.has(plain))) return []
    const written = text.slice(match.index, match.index + (dfl ?? dl ?? ds ?? '').length)
    if (/^d/u.test(written) && !/decreto/u.test(written) && !isShorthand(folded, match.index + match[0].length)) return []
    if (
      dfl === undefined &&
      dl === undefined &&
      ds !== undefined &&
      !/supremo|^d\.?\s?s|^dto/u.test(ds) &&
      !/n/u.test(match[0].slice(ds.length, ds.length + 3))
    )
      return []
    const to = match.index + match[0].length
    const decree = { number: plain, law, year, organ }
    const named = dfl !== undefined ? nameForceOfLaw(decree) : dl !== undefined ? `DL-${plain}` : nameSupremeDecree(decree)
    const found = mention(match.index, to, named, false, false)
    return [dl === undefined ? { ...found, decree: decreeName(dfl === undefined ? 'DS' : 'DFL', decree) } : found]
  })
}

const namesIn = (folded: string): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  nameStart.lastIndex = 0
  for (let start = nameStart.exec(folded); start !== null; start = nameStart.exec(folded)) {
    namePattern.lastIndex = start.index
    const name = inWord.test(folded.charAt(start.index - 1)) ? null : namePattern.exec(folded)
    if (name !== null) found.push(name)
    nameStart.lastIndex = name === null ? start.index + 1 : namePattern.lastIndex
  }
  return found
}

/** «Código Civil español», «Constitución de Colombia». */
const foreign =
  /^\s+(?:espa[nñ]ol|argentin|aleman|frances|italian|peruan|colombian|mexican|portugues|uruguay|brasile|bolivian|ecuatorian|paraguay|venezolan|norteamerican|estadounidense|ingles|belga|suiz|austriac|japones|european|comunitari)|^\s+(?:politica\s+)?(?:del?|de\s+la)\s+(?:espa[nñ]a|argentina|alemania|francia|italia|peru|colombia|mexico|portugal|uruguay|brasil|bolivia|ecuador|paraguay|venezuela|estados\s+unidos|costa\s+rica|suiza|austria|belgica)(?![\p{L}])/u
const foreignReach = 40

/** «Ley de Matrimonio Civil de 10 de enero de 1884»: an earlier law of the same name. */
const isEarlierLaw = (named: string | NamedNorm, behind: string): boolean => {
  const idNorma = typeof named === 'string' && named.startsWith('ley-') ? idNormaOf(named) : null
  const year = idNorma === null ? undefined : dateBehind.exec(behind)?.groups?.['year']
  return idNorma !== null && year !== undefined && Number(year) + 1 < (findCatalogueFacts(idNorma)?.year ?? 0)
}
const dateBehind = /^,?\s+del?\s+(?:(?:\d{1,2}\s+de\s+[a-z]+|ano)\s+(?:del?\s+)?)?(?<year>1[89]\d{2}|20\d{2})(?!\d)/u
const maxDate = 40

const environment = /ambient|ecolog|contamina|impacto|(?<![a-z])(?:sea|seia|rca|sma)(?![a-z])/u

/** «Ley de Bases» is that of the Administration, but may be that of the environment where the words around speak of it. */
const nameBases = (folded: string, at: number): NamedNorm => {
  const isOfEnvironment = environment.test(folded.slice(Math.max(0, at - contextReach), at + contextReach))
  return { key: isOfEnvironment ? 'ley-19300' : 'ley-18575', candidates: isOfEnvironment ? ['ley-19300', 'ley-18575'] : [] }
}

/** A name, whether other names begin with it, and whether it goes on as one of those. */
interface NamedMention {
  readonly named: NormMention
  readonly isShared: boolean
  readonly isLonger: boolean
}

const nameMentions = (text: string, folded: string): NamedMention[] =>
  namesIn(folded).flatMap((match) => {
    const to = match.index + match[0].length
    const name = match[0].replace(/\s+/gu, ' ')
    const named = name === 'ley de bases' ? nameBases(folded, match.index) : (byName.get(name) ?? namesOfSeveral.get(name))
    if (named === undefined || foreign.test(folded.slice(to, to + foreignReach))) return []
    if (name === 'ley de bases' && text.charAt(match.index) !== 'L') return []
    const common =
      name === 'constitucion' &&
      (text.charAt(match.index) !== 'C' ||
        /^ (?:de (?:la sociedad|una?|sociedad|prenda|hipoteca|la prenda|la hipoteca)|del (?:dominio|usufructo|derecho))/u.test(
          folded.slice(to, to + 25),
        ))
    if (common || isEarlierLaw(named, folded.slice(to, to + maxDate))) return []
    const weak = name === 'constitucion' && !/\b(?:la|nuestra|esta|propia) $/u.test(folded.slice(Math.max(0, match.index - 9), match.index))
    const isShared = sharedBeginnings.has(name)
    return [{ named: mention(match.index, to, named, false, weak), isShared, isLonger: isShared && isLongerName(name, text, folded, to) }]
  })

const taxWords =
  /tributari|impuest|contribuyente|s\.?i\.?i\.|(?<![a-z])(?:sii|t\.?t\.?a|iva)(?![a-z])|impositiv|aduan|tesoreri|liquidacion(?:es)?\s+n/gu
const labourWords = /labora|trabaj|emplead|despid|desped|desvincul|remuneraci|sindic|finiquit|cotizaci|tutela/gu
const contextReach = 400

/** How often one matter must be spoken of in a whole text, and how many times the other one, to tell what it is about. */
const minWords = 4
const minTimes = 4

interface MatterWords {
  readonly tax: number
  readonly labour: number
}

const countMatters = (folded: string): MatterWords => ({
  tax: folded.match(taxWords)?.length ?? 0,
  labour: folded.match(labourWords)?.length ?? 0,
})

/** «CT» is the Código del Trabajo or the Código Tributario: the words around tell, else what the whole text is about, or it stays ambiguous. */
const nameCt = (folded: string, at: number, whole: () => MatterWords): NamedNorm => {
  const { tax, labour } = countMatters(folded.slice(Math.max(0, at - contextReach), at + contextReach))
  if (tax !== labour) return { key: tax > labour ? 'CTrib' : 'CT', candidates: [] }
  const all = whole()
  const [more, less] = [Math.max(all.tax, all.labour), Math.min(all.tax, all.labour)]
  const isPlain = (less === 0 && more > 0) || (more >= minWords && more >= less * minTimes)
  return { key: isPlain && all.tax > all.labour ? 'CTrib' : 'CT', candidates: isPlain ? [] : ['CT', 'CTrib'] }
}

const acronymMentions = (text: string, folded: string): NormMention[] => {
  let counted: MatterWords | null = null
  const whole = (): MatterWords => (counted ??= countMatters(folded))
  return [...text.matchAll(acronymPattern)].map((match) => {
    const key = byAcronym.get(match[0]) ?? ''
    const named = key === 'CT' ? nameCt(folded, match.index, whole) : key
    const isShort = match[0].replace(/[^A-Z]/giu, '').length < 3
    // «C.P.R.» is also a person, unlike «la C.P.R.»
    const isInitials =
      /^(?:\p{Lu}\.\s?){2,}$/u.test(match[0]) &&
      !/(?<!\p{L})(?:el|del|al|la)\s$/u.test(folded.slice(Math.max(0, match.index - 5), match.index))
    return mention(match.index, match.index + match[0].length, named, true, isShort || isInitials)
  })
}

/** «pol art/19»: codes of the Contraloría's index that name one norm. */
const shorthandNames: Readonly<Record<string, string>> = { pol: 'CPR', cci: 'CC', cpc: 'CPC', cot: 'COT' }
const shorthandPattern = /(?<![\p{L}\d])(?<name>pol|cci|cpc|cot)(?=\s+art\/)/gu

const shorthandMentions = (folded: string): NormMention[] =>
  [...folded.matchAll(shorthandPattern)].map((match) =>
    mention(match.index, match.index + match[0].length, shorthandNames[match[0]] ?? '', false, false),
  )

/** An act that has a name of its own is known by that, whatever day or number stands with it. */
const actMentions = (folded: string, names: readonly NormMention[]): NormMention[] =>
  [...findCourtActs(folded), ...findLabourConventions(folded)]
    .filter((act) => !names.some((name) => name.from === act.from && overlaps(name, act)))
    .map(({ from, to, key }) => mention(from, to, key, false, false))

/** Every norm a text names, in order. */
export function findNormMentions(text: string, folded: string): readonly NormMention[] {
  return findNormNames(text, folded).mentions
}

/** The norms a text names, and names of others. Where two overlap, the longer one stays. `folded` is the text folded at equal length. */
export function findNormNames(text: string, folded: string): NormNames {
  const named = nameMentions(text, folded)
  const names = named.map((each) => each.named)
  const all = [
    ...lawMentions(folded),
    ...decreeMentions(text, folded),
    ...names,
    ...acronymMentions(text, folded),
    ...actMentions(folded, names),
    ...(folded.includes('art/') ? shorthandMentions(folded) : []),
  ]
  all.sort((a, b) => a.from - b.from || b.to - a.to)
  const separate: NormMention[] = []
  for (const one of all) {
    const last = separate.at(-1)
    if (last === undefined || one.from >= last.to) separate.push(one)
    else if (one.to - one.from > last.to - last.from) separate[separate.length - 1] = one
  }
  const defined: DefinedName[] = []
  const read = readNumbersOfNames(separate, {
    folded,
    defined,
    names: new Set(names),
    longer: new Set(named.flatMap((each) => (each.isLonger ? [each.named] : []))),
    shared: new Set(named.flatMap((each) => (each.isShared ? [each.named] : []))),
  })
  const found = findUnlistedNames(text, folded, read)
  const mentions = resolveByContext(found.mentions, folded)
  return { mentions, unlisted: found.unlisted, defined: [...defined, ...found.defined, ...findGivenNames(text, folded, mentions)] }
}

/** An ambiguous name means the one of its candidates that the text names elsewhere. */
const resolveByContext = (mentions: readonly NormMention[], folded: string): readonly NormMention[] => {
  if (mentions.every(({ candidates }) => candidates.length === 0)) return mentions
  const certain = mentions.filter(({ candidates }) => candidates.length === 0)
  const keys = [...new Set(certain.map(({ key }) => key))]
  return mentions.map((each) => {
    const [meant, ...others] = each.candidates.filter((candidate) =>
      isDecree(each.key) && !isDecree(candidate)
        ? certain.some((named) => named.key === candidate && isInstrument(each, named, folded))
        : keys.some((key) => isMeantBy(candidate, key)),
    )
    if (others.length > 0) return { ...each, decree: null }
    return meant === undefined ? each : { ...each, key: meant, idNorma: idNormaOf(meant), candidates: [] }
  })
}

const isDecree = (key: string): boolean => key.startsWith('DFL-')
const decreeWords = /^(?:d\.?\s?f\.?\s?l|decreto)/u
const restating = /^[^.;]{0,40}(?:fij|refundid|contien|aprueb)[^.;]{0,120}$/u
const apposition = /^\s*[,(:]?\s*(?:(?:o|es decir|esto es)\s*,?\s*)?(?:el\s)?\s*$/u

/**
 * Whether a number of a decree stands for the code that it holds. A decree names the code elsewhere, words restate it, or both stand side by
 * side. A code that the text merely names says nothing of a decree.
 */
const isInstrument = (decree: NormMention, code: NormMention, folded: string): boolean => {
  if (decreeWords.test(folded.slice(code.from, code.from + 8))) return true
  if (code.from >= decree.to) {
    const between = folded.slice(decree.to, Math.min(code.from, decree.to + 200))
    return restating.test(between) || apposition.test(between)
  }
  return apposition.test(folded.slice(code.to, decree.from))
}
