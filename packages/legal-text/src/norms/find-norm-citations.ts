import type { Subdivision } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import { foldSameLength } from '../analysis/fold-text.ts'
import type { RewrittenText } from '../analysis/rewrite-text.ts'
import { type ArticleItem, readArticles } from './article-groups.ts'
import { hasArticle, idNormaOf, lastArticle } from './catalogue/catalogue-table.ts'
import { decreesMeant, type NamedDecree } from './decrees.ts'
import { type Linked, type LinkedNorm, type Links, linkArticles, type Route } from './link-articles.ts'
import { addNamesGiven, type NamesGiven, readNamesGiven } from './names/defined-names.ts'
import type { NormMention } from './names/norm-mention.ts'
import type { NormNames } from './names/norm-names.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'
import { findNormNames } from './norm-mentions.ts'
import type { FoundNormCitation } from './norm-reference.ts'
import { repairScan } from './scan-noise.ts'

/** `FoundNormCitation.confidence` by how the norm was read. */
const confidences = {
  beside: 0.99,
  named: 0.98,
  chained: 0.97,
  anaphora: 0.93,
  possessive: 0.85,
  definite: 0.85,
  sentence: 0.8,
  evidence: 0.8,
} as const satisfies Record<Route, number>
/** An article that the catalogue does not know under its norm. */
const unknownArticle = 0.6

interface CitedPlace {
  readonly route: Route
  readonly andFollowing: boolean
  readonly from: number
  readonly to: number
  readonly article: string | null
  readonly rangeEnd: string | null
  readonly subdivisions: readonly Subdivision[]
}

const confidenceOf = ({ route, article }: CitedPlace, { idNorma, candidates }: LinkedNorm): number => {
  const isUnknown = idNorma !== null && article !== null && lastArticle(idNorma) !== null && !hasArticle(idNorma, article)
  return (confidences[route] * (isUnknown ? unknownArticle : 1)) / Math.max(1, candidates.length)
}

const citation = (text: string, place: CitedPlace, norm: LinkedNorm): FoundNormCitation => {
  const { from, to, article, rangeEnd, andFollowing, subdivisions } = place
  const key = canonicalNormKey(norm.key, article)
  return {
    from,
    to,
    text: text.slice(from, to),
    key,
    label: normLabel(key, subdivisions),
    idNorma: norm.idNorma,
    article,
    missingArticle: null,
    rangeEnd,
    andFollowing,
    subdivisions,
    confidence: confidenceOf(place, norm),
    candidates: norm.candidates.map((candidate) => ({ key: candidate, idNorma: idNormaOf(candidate) })),
  }
}

/** Each article spans its own number. The first one includes what stands before the list, the last one the norm's name after it. */
const citationsOf = (text: string, { group, norm, to, route }: Linked): FoundNormCitation[] => {
  const articles = new Set<string>()
  let before: CitedPlace | null = null
  return group.items.flatMap((item, index) => {
    const next = group.items[index + 1]
    const place: CitedPlace = {
      from: index === 0 ? group.opening : item.from,
      to: index === group.items.length - 1 ? Math.max(to, item.to) : item.to,
      article: item.article,
      rangeEnd: next?.endsRange === true ? next.article : null,
      andFollowing: item.andFollowing,
      route,
      subdivisions: item.subdivisions,
    }
    const start = before
    before = place
    const inside = start === null || !item.endsRange ? [] : articlesBetween(start.article ?? '', item.article)
    const places = [
      ...inside.map((article): CitedPlace => ({ ...(start ?? place), article, rangeEnd: null, andFollowing: false, subdivisions: [] })),
      place,
    ]
    const fresh = places.filter(({ article, subdivisions }) => subdivisions.length > 0 || !articles.has(article ?? ''))
    for (const { article } of places) articles.add(article ?? '')
    return fresh.map((each) => citation(text, each, norm))
  })
}

/** A longer range names a whole title or code, and only its ends are cited. */
const maxRange = 20

const beforeA = 'A'.charCodeAt(0) - 1

/** Articles between the ends of a range: «160» and «163» → 161 and 162, «483» and «483 C» → 483 A and 483 B. */
const articlesBetween = (first: string, last: string): string[] => {
  const [from, to] = [Number(first), Number(last)]
  if (to > from) return to - from > maxRange ? [] : Array.from({ length: to - from - 1 }, (_, i) => String(from + 1 + i))
  const [number, letter = '', ...more] = first.split(' ')
  const [lastNumber, lastLetter = '', ...others] = last.split(' ')
  const single = letter.length <= 1 && lastLetter.length === 1 && more.length + others.length === 0
  if (number !== lastNumber || !single) return []
  const [a, b] = [letter === '' ? beforeA : letter.charCodeAt(0), lastLetter.charCodeAt(0)]
  return b - a < 2 ? [] : Array.from({ length: b - a - 1 }, (_, i) => `${number} ${String.fromCharCode(a + 1 + i)}`)
}

/** What the parts of a text show of norms that other parts name less fully. */
export interface NormEvidence {
  /** Norms of each article that the text cites alone or beside one other. */
  readonly articles: Map<string, Set<string>>
  /** Norms of each part of an article («15 N° 2») that the text cites with the name of its norm. */
  readonly parts: Map<string, Set<string>>
  /** Every decree that it names. */
  readonly decrees: NamedDecree[]
  /** Names that it gives to norms of a number. */
  readonly names: NamesGiven
}

export function newEvidence(): NormEvidence {
  return { articles: new Map(), parts: new Map(), decrees: [], names: new Map() }
}

const maxEvidentItems = 2
const minDoubtfulItems = 4
const minVotes = 3
/** Smaller numbers are articles of every code. */
const minDistinctiveArticle = 100

/** The norms and articles of a text, before it is known what the whole cites elsewhere. */
export interface NormScan {
  readonly written: string
  readonly repaired: RewrittenText | null
  readonly folded: string
  readonly names: NormNames
  readonly links: Links
}

/** Reads a text once for both `addEvidence` and `findNormCitations`. */
export function scanNorms(written: string): NormScan {
  const repaired = repairScan(written)
  const text = repaired?.text ?? written
  const folded = foldSameLength(text)
  const names = findNormNames(text, folded)
  return { written, repaired, folded, names, links: linkArticles(text, folded, names) }
}

/** Characters of the paragraphs whose scans are cached: a long ruling, which several readers ask for. */
const maxCachedCharacters = 400_000
const maxParagraphCharacters = 5000
const scanCache = new LRUCache<string, NormScan>({
  maxSize: maxCachedCharacters,
  sizeCalculation: ({ written }) => written.length + 1,
  memoMethod: scanNorms,
})

const scanOf = (read: string | NormScan): NormScan => {
  if (typeof read !== 'string') return read
  return read.length > maxParagraphCharacters ? scanNorms(read) : scanCache.memo(read)
}

/** Adds to `evidence` what a text, or a part of it, cites in short lists. */
export function addEvidence(read: string | NormScan, evidence: NormEvidence): void {
  addScanned(scanOf(read), evidence)
}

const addTo = (norms: Map<string, Set<string>>, place: string, key: string): void => {
  norms.set(place, (norms.get(place) ?? new Set()).add(key))
}

/** The first part of an article, null where none is cited. */
const partOf = ({ article, subdivisions: [first] }: ArticleItem): string | null =>
  first?.numeral === undefined && first?.letra === undefined ? null : [article, first.numeral, first.letra].join(' ')

const namingRoutes: ReadonlySet<Route> = new Set(['beside', 'named'])

const addScanned = ({ names: { mentions, defined }, links }: NormScan, { articles, parts, decrees, names }: NormEvidence): void => {
  addNamesGiven(defined, names)
  for (const { group, norm, route } of links.linked)
    for (const part of namingRoutes.has(route) ? group.items.map(partOf) : []) if (part !== null) addTo(parts, part, norm.key)
  for (const { group, norm } of links.linked)
    if (group.items.length <= maxEvidentItems) for (const { article } of group.items) addTo(articles, article, norm.key)
  for (const { decree, key, candidates } of mentions)
    if (decree !== null) decrees.push({ ...decree, key, year: candidates.length > 0 ? null : decree.year })
}

/** A decree named without its year or ministry is the one that the text names with them, where it names one. */
const settleDecree = <Norm extends LinkedNorm>(norm: Norm, { decrees }: NormEvidence): Norm => {
  const { decree, idNorma, candidates } = norm
  if (decree === null || idNorma !== null || decrees.length < 2) return norm
  const keys = decreesMeant(decree, decrees)
  const [key, ...others] = keys
  if (key === undefined) return norm
  if (others.length === 0) return { ...norm, key, idNorma: idNormaOf(key), candidates: [] }
  return candidates.length === 0 ? { ...norm, candidates: keys } : norm
}

const ownNorm = (key: string): LinkedNorm => ({ key, idNorma: idNormaOf(key), candidates: [], decree: null })

/**
 * «artículo 15 N° 2 del mismo cuerpo legal» behind two norms means the one under which the text names that part elsewhere. The nearer one
 * stays where the text names it with the part too.
 */
const settleReference = (linked: Linked, mentions: readonly NormMention[], { parts }: NormEvidence): Linked => {
  const { group, norm, route } = linked
  const [part, ...more] = group.items.map(partOf)
  if (route !== 'anaphora' || part == null || more.length > 0) return linked
  const [key, ...others] = parts.get(part) ?? []
  if (key === undefined || others.length > 0 || key === norm.key) return linked
  return mentions.some((each) => each.key === key && each.to <= group.opening)
    ? { ...linked, norm: ownNorm(key), route: 'evidence' }
    : linked
}

/**
 * «artículos 161, 162, 168, 172 y 1698 del Código Civil», where the court left out «del Código del Trabajo». All but the last article
 * belong to the norm under which the text cites them elsewhere.
 */
const splitOmission = (linked: Linked, { articles }: NormEvidence): Linked[] => {
  const { group, norm } = linked
  const last = group.items.at(-1)
  const others = group.items.slice(0, -1)
  const end = others.at(-1)
  if (last === undefined || end === undefined || group.items.length < minDoubtfulItems) return [linked]
  const votes = new Map<string, number>()
  for (const { article } of others)
    if (Number.parseInt(article, 10) >= minDistinctiveArticle)
      for (const key of articles.get(article) ?? []) votes.set(key, (votes.get(key) ?? 0) + 1)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < minVotes || votes.has(norm.key) || articles.get(last.article)?.has(best[0]) === true) return [linked]
  return [
    { ...linked, group: { ...group, items: others, to: end.to }, norm: ownNorm(best[0]), to: end.to, route: 'evidence' },
    { ...linked, group: { from: last.from, opening: last.from, items: [{ ...last, endsRange: false }], to: group.to } },
  ]
}

const alonePlace = { article: null, rangeEnd: null, andFollowing: false, subdivisions: [], route: 'named' } as const

/** Where a list of articles without the word «artículo» ends («161 y 168 inciso 2°»), null when none begins at `at`. */
export function endOfArticleList(text: string, at: number): number | null {
  return readArticles(text, foldSameLength(text), at, false)?.to ?? null
}

/** Between two names of one norm: «Auto Acordado de Protección (Acta N° 94-2015)», «Ley N° 19.496, Ley del Consumidor». */
const apposition = /^[\s,(:]{1,3}(?:(?:o|de|del|la|el|sobre|que|aprueba|fija|denominada|llamada)\s+){0,3}$/u

const isSecondName = (folded: string, mentions: readonly NormMention[], place: number): boolean => {
  const [before, own] = [mentions[place - 1], mentions[place]]
  if (before === undefined || own === undefined || before.key !== own.key || own.from - before.to > 20) return false
  return apposition.test(folded.slice(before.to, own.from))
}

const citationsIn = (text: string, scan: NormScan, evidence: NormEvidence | undefined): FoundNormCitation[] => {
  const known = evidence ?? newEvidence()
  if (evidence === undefined && scan.names.mentions.length > 0) addScanned(scan, known)
  const { folded } = scan
  const named = known.names.size === 0 ? null : readNamesGiven(text, folded, scan.names, known.names)
  const { mentions } = named ?? scan.names
  if (mentions.length === 0) return []
  const { linked, used, beyond } = named === null ? scan.links : linkArticles(text, folded, named)
  const articles = linked
    .flatMap((each) => splitOmission(settleReference(each, mentions, known), known))
    .flatMap((each) => citationsOf(text, { ...each, norm: settleDecree(each.norm, known) }))
  const settled = mentions.map((mention) => settleDecree(mention, known))
  const alone = mentions.flatMap((mention, place) => {
    const isAlone = beyond.has(mention) || (!mention.weak && !used.has(mention))
    if (!isAlone || isSecondName(folded, settled, place)) return []
    const norm = settled[place] ?? mention
    const missing = beyond.get(mention)
    const span = { from: Math.min(mention.from, missing?.from ?? mention.from), to: Math.max(mention.to, missing?.to ?? 0) }
    return [{ ...citation(text, { ...span, ...alonePlace }, norm), missingArticle: missing?.article ?? null }]
  })
  return [...articles, ...alone].sort((a, b) => a.from - b.from || a.to - b.to)
}

/**
 * Every norm a text cites, in order: articles with their norm (in lists, chains, or «del mismo Código») and norms without an article.
 * Articles whose norm the text does not name are left out. For a part of a text, `evidence` is that of the whole.
 */
export function findNormCitations(read: string | NormScan, evidence?: NormEvidence): FoundNormCitation[] {
  const scan = scanOf(read)
  const { written, repaired } = scan
  if (repaired === null) return citationsIn(written, scan, evidence)
  return citationsIn(repaired.text, scan, evidence).map((each) => {
    const { from, to } = repaired.spanOf(each.from, each.to)
    return { ...each, from, to, text: written.slice(from, to) }
  })
}
