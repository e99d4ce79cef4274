import { findCatalogueFacts, idNormaOf, listCatalogueKeys, restates } from './catalogue/catalogue-table.ts'
import { ministrySlug } from './catalogue/ministries.ts'
import { findNormAlias } from './norm-key.ts'

/** What a citation says of a decree; `organ` is the folded name of a ministry. */
export interface DecreeWords {
  readonly number: string
  /** Number of the law that it restates: «19.653» in «DFL N° 1-19.653». */
  readonly law?: string | undefined
  readonly year?: string | undefined
  readonly organ?: string | undefined
}

/** The norm that a name means, or the several that it may mean. */
export interface NamedNorm {
  /** Of several norms the most used one, where year or ministry leave a few. */
  readonly key: string
  /** Keys, the more used ones first; empty when the name means one norm. */
  readonly candidates: readonly string[]
}

/** How a text names a decree, as far as it does. */
export interface DecreeName {
  /** `DS-3`: kind and number. */
  readonly numbered: string
  readonly year: string | null
  /** Of the ministry, as keys name it. */
  readonly slug: string | null
}

/** A decree that a text names. */
export interface NamedDecree extends DecreeName {
  readonly key: string
}

/** Decrees with the force of law that the number alone identifies, without the year. */
const yearless = new Map<string, string>([
  ['1-19653', 'DFL-1-2000-segpres'],
  ['4-20018', 'DFL-4-2006-economia'],
  ['458', 'DFL-458-1975'],
  ['707', 'DFL-707-1982'],
  ['725', 'CSan'],
  ['1122', 'CAg'],
  ['850', 'DFL-850-1997-obras-publicas'],
  ['382', 'DFL-382-1988-obras-publicas'],
  ['251', 'DFL-251-1931'],
])

interface Decree {
  readonly key: string
  readonly years: readonly string[]
  readonly slug: string
  readonly priority: number
}

/** Codes that a decree with the force of law holds, under its number. */
const codes: readonly (readonly [number: string, decree: Decree])[] = [
  ['1', { key: 'CC', years: ['2000'], slug: 'justicia', priority: 1 }],
  ['1', { key: 'CT', years: ['2002', '2003'], slug: 'trabajo', priority: 1 }],
]
const keyPattern = /^DFL-(?<number>\d+)-(?<year>\d{4})(?:-(?<slug>.+))?$/u

let decreesByNumber: ReadonlyMap<string, readonly Decree[]> | undefined

/** Norms with usual names come first, then by priority. */
const rank = ({ key, priority }: Decree): number => (findNormAlias(key) === null ? priority : 0)

const readDecrees = (): ReadonlyMap<string, readonly Decree[]> => {
  const all: (readonly [string, Decree])[] = [...codes]
  for (const key of listCatalogueKeys()) {
    const { number, year, slug = '' } = keyPattern.exec(key)?.groups ?? {}
    const facts = number === undefined ? null : findCatalogueFacts(idNormaOf(key) ?? 0)
    if (number === undefined || year === undefined || facts === null) continue
    const years = [year, (facts.published ?? '').slice(0, 4)]
    all.push([number, { key, years, slug, priority: facts.priority }])
  }
  const byNumber = Map.groupBy(all, ([number]) => number)
  return new Map(
    Array.from(byNumber, ([number, pairs]) => [number, pairs.map(([, decree]) => decree).sort((a, b) => rank(a) - rank(b))] as const),
  )
}

/**
 * The decree with the force of law that a citation names. Number and ministry, or number and year, are enough where one decree of the
 * catalogue has them; a ministry's only decree among the most used norms wins over its others.
 */
export function nameForceOfLaw({ number, law, year, organ }: DecreeWords): NamedNorm {
  const alone = yearless.get(law === undefined ? number : `${number}-${law.replace(/\D/gu, '')}`)
  if (alone !== undefined) return { key: alone, candidates: [] }
  const slug = organ === undefined ? undefined : (ministrySlug(organ) ?? undefined)
  decreesByNumber ??= readDecrees()
  const same = decreesByNumber.get(number) ?? []
  const fitting = same.filter((each) => (year === undefined || each.years.includes(year)) && (slug === undefined || each.slug === slug))
  const promulgated = fitting.filter((each) => year !== undefined && each.years[0] === year)
  const ordered = [...promulgated, ...fitting.filter((each) => !promulgated.includes(each))]
  const used = slug === undefined ? [] : fitting.filter(({ priority }) => priority === 1)
  const [only, ...others] = [used, promulgated].find((some) => some.length === 1) ?? ordered
  const isKnown = year !== undefined || slug !== undefined
  if (only !== undefined && others.length === 0 && isKnown) return { key: only.key, candidates: [] }
  const named = ['DFL', number, year, slug].filter((part) => part !== undefined).join('-')
  const key = isKnown && only !== undefined && rank(only) <= 1 ? only.key : named
  return { key, candidates: fitting.length > 1 || !isKnown ? ordered.map((each) => each.key) : [] }
}

/** The supreme decree that a citation names. Few are in the catalogue, so only a ministry identifies one there. */
export function nameSupremeDecree({ number, year, organ }: DecreeWords): NamedNorm {
  const key = ['DS', number, year].filter((part) => part !== undefined).join('-')
  const slug = organ === undefined ? null : ministrySlug(organ)
  const full = year === undefined || slug === null ? key : `${key}-${slug}`
  return { key: idNormaOf(full) === null ? key : full, candidates: [] }
}

export function decreeName(kind: 'DS' | 'DFL', { number, year, organ }: DecreeWords): DecreeName {
  return { numbered: `${kind}-${number}`, year: year ?? null, slug: organ === undefined ? null : ministrySlug(organ) }
}

const agree = (one: string | null, other: string | null): boolean => one === null || other === null || one === other

/**
 * Keys of the decrees with a year that a name may mean, among those of the whole text. A decree that the text also names with its ministry
 * counts once. None where the text gives the number to another ministry too and the name has none.
 */
export function decreesMeant(name: DecreeName, named: readonly NamedDecree[]): string[] {
  const same = named.filter(({ numbered }) => numbered === name.numbered)
  const dated = same.filter(({ year, slug }) => year !== null && agree(year, name.year) && agree(slug, name.slug))
  const isOtherNamed = same.some((each) => each.year === null && !dated.some(({ slug }) => agree(slug, each.slug)))
  if (name.slug === null && isOtherNamed) return []
  const keys = new Set(dated.map(({ key }) => key))
  const fuller = (key: string): string[] => [...keys].filter((other) => other.startsWith(`${key}-`))
  return [...keys].filter((key) => fuller(key).length !== 1)
}

/** Whether a text that names `key` has said which of the candidates it means: the norm itself, or a law that it restates. */
export function isMeantBy(candidate: string, key: string): boolean {
  if (candidate === key) return true
  const [idNorma, other] = [idNormaOf(candidate), idNormaOf(key)]
  return idNorma !== null && other !== null && restates(idNorma).includes(other)
}
