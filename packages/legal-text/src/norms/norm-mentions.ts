import { foldSameLength } from '../analysis/fold-text.ts'
import { idNormaOf } from './catalogue/catalogue-table.ts'
import { normAliases } from './norm-aliases.ts'

import { cardinalValue, thousandsInWords } from './number-words.ts'

/** A norm named in a text, UTF-16 offsets. */
export interface NormMention {
  readonly from: number
  readonly to: number
  readonly key: string
  readonly idNorma: number | null
  /** An acronym may follow an article without «del». Two letters alone name a norm only with an article. */
  readonly acronym: boolean
  readonly weak: boolean
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const byName = new Map<string, string>()
const byAcronym = new Map<string, string>()
for (const norm of normAliases) {
  for (const name of norm.key.startsWith('DFL-') && norm.aliases.length === 0 ? [] : [norm.name, ...norm.aliases]) {
    if (!/N°/u.test(name)) byName.set(foldSameLength(name), norm.key)
  }
  for (const acronym of norm.acronyms) byAcronym.set(acronym, norm.key)
}
byAcronym.set('C. P. R.', 'CPR')
byAcronym.set('C. P. C.', 'CPC')
byAcronym.set('C. P. P.', 'CPP')

const byDescendingLength = (names: Iterable<string>): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => quoted(name).replaceAll(' ', '\\s+'))
    .join('|')
const firstWords = new Set([...byName.keys()].map((name) => name.split(' ', 1)[0] ?? name))
const nameStart = new RegExp(byDescendingLength(firstWords), 'gu')
const inWord = /[\p{L}\d]/u
const namePattern = new RegExp(`(?:${byDescendingLength(byName.keys())})(?![\\p{L}])`, 'uy')
const acronymPattern = new RegExp(`(?<![\\p{L}\\d.])(?:${byDescendingLength(byAcronym.keys())})(?![\\p{L}\\d])`, 'gu')

const sign = String.raw`(?:n(?:[°"*]|ro\.?|um\.?|umeros?|os?\.?|\.)?s?\.?\s*°?\s*)?`
const lawNumber = String.raw`\d{1,2}[.,]\d{3}|\d{4,5}`
const lawPattern = new RegExp(String.raw`(?<![\p{L}\d])(?:leyes|ley)\s*${sign}(?<number>${lawNumber})(?![\d/]|[.,]\d)`, 'gu')
const lawInWords = new RegExp(String.raw`(?<![\p{L}\d])ley\s+(?:numero\s+)?(?<words>${thousandsInWords})(?![a-z])`, 'gu')
const nextInList = new RegExp(
  String.raw`\s*(?:,|y|e|;)\s*(?:y\s+)?(?:la\s+(?:ley\s+)?)?${sign}(?<number>\d{1,2}\.\d{3})(?![\d/-]|[.,]\d)`,
  'uy',
)
const decreePattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<dfl>d\.?\s?f\.?\s?l\.?|decretos?\s+con\s+fuerza\s+de\s+ley)|(?<dl>d\.?\s?l\.?|decretos?\s*-?\s*ley(?:es)?)|(?<ds>d\.?\s?s\.?|decretos?\s+supremos?|decretos?(?:\s+exentos?)?))(?![\p{L}])\s*${sign}(?<number>\d{1,2}[.,]\d{3}|\d{1,4})(?<law>\s?[-/]\s?\d{1,2}\.?\d{3})?(?![\d]|[.,]\d)` +
    String.raw`(?:(?:[\s,/-]|de\s|del\s(?:año\s)?|(?:\d{1,2}\s)?de\s\p{L}+\s){1,5}(?<year>(?:19|20)\d{2})(?!\d))?(?:[\s,]*\(?(?:del?\s)?(?:ministerio\s(?:de\s(?:la\s)?|del\s)?|subsecretaria\s)?(?<organ>salud|trabajo|hacienda|interior|economia|educacion|justicia|transportes|obras publicas|vivienda|secretaria general de la presidencia|segpres|agricultura|relaciones exteriores|medio ambiente|defensa)(?![\p{L}]))?`,
  'gu',
)
const autoAcordado = /(?<![\p{L}])(?:auto\s?acordado|acta)\s*n[°o.]*\s*(?<number>\d{1,3})\s?[-–]\s?(?<year>(?:19|20)\d{2})(?!\d)/gu

/** Decrees with the force of law that the number alone identifies, without the year. */
const yearless = new Map<string, string>([
  ['1-19653', 'DFL-1-2000-segpres'],
  ['458', 'DFL-458-1975'],
  ['707', 'DFL-707-1982'],
  ['725', 'CSan'],
  ['1122', 'CAg'],
  ['850', 'DFL-850-1997-obras-publicas'],
  ['382', 'DFL-382-1988-obras-publicas'],
  ['251', 'DFL-251-1931'],
])
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
  ['DFL-1-2002-trabajo', 'CT'],
  ['DFL-1-2003-trabajo', 'CT'],
  ['DFL-1-2000-justicia', 'CC'],
  ['DS-100-2005', 'CPR'],
  ['DS-458-1975', 'DFL-458-1975'],
])
const dflKeys = normAliases.map((norm) => norm.key).filter((key) => key.startsWith('DFL-'))
const organKeys: Readonly<Record<string, string>> = {
  'secretaria general de la presidencia': 'segpres',
  'obras publicas': 'obras-publicas',
}

const dflKey = (number: string, law: string | undefined, year: string | undefined, organ: string | undefined): string => {
  const joined = law === undefined ? number : `${number}-${law.replace(/\D/gu, '')}`
  const alone = yearless.get(joined)
  if (alone !== undefined) return alone
  const suffix = organ === undefined ? undefined : (organKeys[organ] ?? organ.replaceAll(' ', '-'))
  const full = [`DFL-${number}`, year, suffix].filter((part) => part !== undefined).join('-')
  const sameYear = dflKeys.filter(
    (key) => year !== undefined && (key === `DFL-${number}-${year}` || key.startsWith(`DFL-${number}-${year}-`)),
  )
  const sameOrgan = dflKeys.filter((key) => suffix !== undefined && key.startsWith(`DFL-${number}-`) && key.endsWith(`-${suffix}`))
  const both = sameYear.find((key) => sameOrgan.includes(key))
  return (
    both ??
    renamed.get(full) ??
    (suffix === undefined && sameYear.length === 1 ? sameYear[0] : undefined) ??
    (year === undefined && sameOrgan.length === 1 ? sameOrgan[0] : undefined) ??
    full
  )
}

const mention = (from: number, to: number, key: string, acronym: boolean, weak: boolean): NormMention => {
  const final = renamed.get(key) ?? key
  return { from, to, key: final, idNorma: idNormaOf(final), acronym, weak }
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
  for (const match of folded.matchAll(lawInWords)) {
    const value = cardinalValue((match.groups?.['words'] ?? '').trim())
    if (value >= 1_000 && value < 30_000)
      found.push(mention(match.index, match.index + match[0].trimEnd().length, `ley-${value}`, false, false))
  }
  return found
}

const decreeMentions = (text: string, folded: string): NormMention[] =>
  [...folded.matchAll(decreePattern)].flatMap((match) => {
    const { dfl, dl, ds, number = '', law, year, organ } = match.groups ?? {}
    const plain = digits(number)
    const written = text.slice(match.index, match.index + (dfl ?? dl ?? ds ?? '').length)
    if (/^d/u.test(written) && !/decreto/u.test(written)) return []
    if (
      dfl === undefined &&
      dl === undefined &&
      ds !== undefined &&
      !/supremo|^d\.?\s?s/u.test(ds) &&
      !/n/u.test(match[0].slice(ds.length, ds.length + 3))
    )
      return []
    const to = match.index + match[0].length
    const key =
      dfl !== undefined
        ? dflKey(plain, law, year, organ)
        : dl !== undefined
          ? `DL-${plain}`
          : ['DS', plain, year].filter((part) => part !== undefined).join('-')
    return [mention(match.index, to, key, false, false)]
  })

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

const nameMentions = (text: string, folded: string): NormMention[] =>
  namesIn(folded).flatMap((match) => {
    const to = match.index + match[0].length
    const name = match[0].replace(/\s+/gu, ' ')
    const key = byName.get(name)
    if (key === undefined) return []
    const common =
      name === 'constitucion' &&
      (text.charAt(match.index) !== 'C' ||
        /^ (?:de (?:la sociedad|una?|sociedad|prenda|hipoteca|la prenda|la hipoteca)|del (?:dominio|usufructo|derecho))/u.test(
          folded.slice(to, to + 25),
        ))
    if (common) return []
    const weak = name === 'constitucion' && !/\b(?:la|nuestra|esta|propia) $/u.test(folded.slice(Math.max(0, match.index - 9), match.index))
    return [mention(match.index, to, key, false, weak)]
  })

const taxWords = /tributari|impuesto|contribuyente/gu
const labourWords = /laboral|trabajador|empleador|despido|trabajo/gu

const acronymMentions = (text: string, folded: string): NormMention[] =>
  [...text.matchAll(acronymPattern)].map((match) => {
    let key = byAcronym.get(match[0]) ?? ''
    if (key === 'CT') {
      const around = folded.slice(Math.max(0, match.index - 400), match.index + 400)
      const tax = around.match(taxWords)?.length ?? 0
      if (tax > (around.match(labourWords)?.length ?? 0)) key = 'CTrib'
    }
    return mention(match.index, match.index + match[0].length, key, true, match[0].replace(/[^A-Z]/giu, '').length < 3)
  })

const actMentions = (folded: string): NormMention[] =>
  [...folded.matchAll(autoAcordado)].map((match) => {
    const { number = '', year = '' } = match.groups ?? {}
    return mention(match.index, match.index + match[0].length, `AA-${Number(number)}-${year}`, false, false)
  })

/** Every norm a text names, in order. Where two overlap, the longer one stays. `folded` is the text folded at equal length. */
export function findNormMentions(text: string, folded: string): NormMention[] {
  const all = [
    ...lawMentions(folded),
    ...decreeMentions(text, folded),
    ...nameMentions(text, folded),
    ...acronymMentions(text, folded),
    ...actMentions(folded),
  ]
  all.sort((a, b) => a.from - b.from || b.to - a.to)
  const separate: NormMention[] = []
  for (const one of all) {
    const last = separate.at(-1)
    if (last === undefined || one.from >= last.to) separate.push(one)
    else if (one.to - one.from > last.to - last.from) separate[separate.length - 1] = one
  }
  return separate
}
