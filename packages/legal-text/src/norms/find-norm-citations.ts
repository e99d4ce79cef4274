import type { Subdivision } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { type ArticleGroup, findArticleGroups, readArticles } from './article-groups.ts'
import { hasArticle, idNormaOf, lastArticle } from './catalogue/catalogue-table.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'
import { findNormMentions, type NormMention } from './norm-mentions.ts'
import type { FoundNormCitation } from './norm-reference.ts'
import { repairScan } from './scan-noise.ts'

const both = String.raw`(?:\s*,?\s*(?:todos|ambos|todas|ambas)(?![\p{L}]))?`
const qualifier = String.raw`(?:(?:mism[oa]|citad[oa]|referid[oa]|precitad[oa]|mencionad[oa]|actual|propi[oa]|nuev[oa]|antigu[oa]|nuestr[oa]|vigente|aludid[oa]|dich[oa]|es[ea]|est[ea]|senalad[oa]|indicad[oa]|texto\s+(?:refundido|actual)[^.;:]{0,60}?\s+de\s+la)\s+)?`
const link = new RegExp(
  String.raw`${both}(?<joint>\s*,?\s*(?:todos\s+)?(?:del|de\s+(?:la|los|las|el|nuestra)|de|en\s+(?:el|la))\s+|\s*,\s*|\s+)(?<qualifier>${qualifier})`,
  'uy',
)
const referring =
  '(?:mism[oa]|(?:pre)?citad[oa]|referid[oa]|mencionad[oa]|aludid[oa]|(?:ante)?dich[oa]|es[ea]|est[ea]|aquel(?:la)?|senalad[oa]|indicad[oa])'
const referredTo = String.raw`(?:codigo|cuerpo\s+(?:legal|normativo|de\s+(?:normas|leyes))|texto\s+(?:legal|normativo)|ley|norma(?:tiva)?(?:\s+legal)?|decreto(?:\s+(?:ley|supremo|con\s+fuerza\s+de\s+ley))?|estatuto|carta(?:\s+(?:fundamental|magna|politica))?|constitucion|reglamento|auto\s+acordado|compilacion|ordenamiento|legislacion)`
const afterwards = String.raw`\s+(?:(?:antes|ya|recien|previamente)\s+)?(?:${referring}|en\s+(?:comento|referencia|analisis|estudio|examen|cuestion)|del\s+ramo)`
/** «del mismo Código», «de la ley citada», «del código del ramo». */
const anaphora = new RegExp(
  String.raw`(?:(?:el|la)\s+)?(?:(?:${referring}\s+)+${referredTo}(?:${afterwards})?|${referredTo}${afterwards})(?![\p{L}])(?!\s+(?:n°|politic|fundamental|docente|administrativ|tributari|penal|civil|procesal|organic|sanitari|laboral|del?\s+(?!la\s+republica)))`,
  'uy',
)
/** «del Código,», «de la Ley.»: the last one named. */
const definite = /(?:codigo|ley)(?=\s?(?:[,.;)]|$))/uy
/** «en su artículo 168»: the article of the norm named last. */
const possessive = /(?<![\p{L}])sus?\s+$/u
const verb =
  '(?:dispone|establece|prescribe|senala|asegura|consagra|reconoce|garantiza|define|exige|contempla|regula|ordena|previene|dice|expresa|permite|prohibe)n?'
const backward = new RegExp(
  String.raw`^[\s)”"]*(?:,?\s*(?:sobre|que|de|del|relativ[oa]\s+a|organica)\s[^.;:()\d]{3,80},\s+)?(?:[,:;]\s*)?(?:${verb}\s*,?\s+)?(?:(?:que\s+)?(?:en|por|de|conforme\s+a|segun)\s+)?(?:sus?|los|el|las|la)?\s*(?:(?:incisos?|letras?|n°|numerales?)\s+[^,.;:]{1,25}\s+del?\s+)?$`,
  'u',
)
/** «ley 19070 art/32»: the Contraloría's index names the norm first. */
const shorthand = /^arts?\//u
/** «la Ley N° 19.880 (artículo 41)». */
const inParenthesis = /^[”"]?\s?\($/u
/** Two letters alone, or «Constitución», name a norm only right before its article. */
const rightBefore = /^[\s,:]{1,3}(?:en\s+(?:su|sus|el|los)\s+)?$|^\s+(?:asegura|garantiza|consagra|reconoce)\s+en\s+(?:su|el)\s+$/u
const chained =
  /^\s*(?:[,;]\s*)?(?:(?:y|e|o|u|en\s+relacion\s+(?:con|a|al)|en\s+concordancia\s+con|relacionados?\s+con|a\s+la\s+luz\s+de|conforme\s+a|como\s+en|ni)\s*)?(?:(?:el|los|al|del|la|las|de)\s*)?(?:(?:(?:los\s+)?incisos?|letras?|n°s?|numerales?|numeros?)\s+[^,.;:]{1,30}\s+del?\s+(?:los\s+)?)?$/u
const continuation = /\s*(?:[;,]\s*)?(?:[ye]\s+)?(?:(?:en\s+)?(?:los|el|a\s+los)\s+)?(?=\d)/uy
const bareArticle = /(?<![\p{L}\d.,/$°-]|fojas |fs\. |folio |n° |pagina )(?=\d{1,4}(?!\d)[^.;:]*?\sdel\s$)/u
const numeralOfAct = /(?<![\p{L}])(?:numeral(?:es)?|numeros?|n°s?)\s*(?=\d)/u
/** Characters between a norm's name and the articles behind it, a description included. */
const namedReach = 130
const bareReach = 40
const contextReach = 400
/** Mentions that an anaphor looks back over for one of its kind. */
const maxMentionsBack = 60
/** Which keys a noun may refer to. */
const kinds: readonly (readonly [noun: RegExp, key: RegExp])[] = [
  [/codigo/u, /^C(?!PR$)[A-Za-z]/u],
  [/carta|constitucion/u, /^CPR$/u],
  [/auto\s+acordado/u, /^AA-/u],
  [/decreto\s+supremo|reglamento/u, /^(?:DS|R)/u],
  [/decreto/u, /^D/u],
  [/(?<![a-z])ley(?![a-z])/u, /^(?:ley|D)/u],
]

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

type LinkedNorm = Pick<NormMention, 'key' | 'idNorma' | 'candidates'>

/** `FoundNormCitation.confidence` by how the norm was read. */
const confidences = { beside: 0.99, named: 0.98, chained: 0.97, anaphora: 0.93, possessive: 0.85, definite: 0.85, evidence: 0.8 } as const
type Route = keyof typeof confidences
/** An article that the catalogue does not know under its norm. */
const unknownArticle = 0.6

interface Linked {
  readonly group: ArticleGroup
  readonly norm: LinkedNorm
  readonly route: Route
  /** End of the whole citation. */
  readonly to: number
}

class Linker {
  readonly #folded: string
  readonly #text: string
  readonly #mentions: readonly NormMention[]
  readonly #starting: ReadonlyMap<number, NormMention>
  readonly linked: Linked[] = []
  readonly used = new Set<NormMention>()

  constructor(text: string, folded: string, mentions: readonly NormMention[]) {
    this.#text = text
    this.#folded = folded
    this.#mentions = mentions
    this.#starting = new Map(mentions.map((mention) => [mention.from, mention]))
  }

  /** The norm that follows a group («… del Código Civil», «… CPC», «… del mismo cuerpo legal»). */
  #forward(group: ArticleGroup): { readonly norm: NormMention; readonly to: number; readonly route: Route } | null {
    const joint = at(link, this.#folded, group.to)
    if (joint === null) return null
    const start = group.to + joint[0].length
    const norm = this.#starting.get(start)
    const bare = !/[a-z]/u.test(joint.groups?.['joint'] ?? '')
    const direct =
      norm !== undefined &&
      (!bare ||
        norm.acronym ||
        /^(?:c[oó]digo|c\.\s|ley|d\.?\s?f?\.?\s?l|d\.?\s?s|decreto|constituci)/iu.test(this.#text.slice(norm.from, norm.from + 12)))
    if (norm !== undefined && direct && this.#fits(group, norm)) return { norm, to: norm.to, route: 'beside' }
    const spoken = start - (joint.groups?.['qualifier']?.length ?? 0)
    const word = bare ? null : (at(anaphora, this.#folded, spoken) ?? this.#definite(spoken))
    if (word === null) return null
    const named = this.#lastBefore(group, word[0])
    return named === null ? null : { norm: named, to: spoken + word[0].length, route: word[0].includes(' ') ? 'anaphora' : 'definite' }
  }

  /** A noun alone refers back when it has a capital. */
  #definite(from: number): RegExpExecArray | null {
    return /^\p{Lu}/u.test(this.#text.charAt(from)) ? at(definite, this.#folded, from) : null
  }

  /** How many mentions end at `index` or before it. */
  #countBefore(index: number): number {
    let [low, high] = [0, this.#mentions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#mentions[middle]?.to ?? 0) <= index) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The norm that an anaphor refers to: the last one named that has the articles, a code for «código», a law for «ley». */
  #lastBefore(group: ArticleGroup, word: string): NormMention | null {
    const index = group.from
    const fits = kinds.find(([noun]) => noun.test(word))?.[1]
    const last = this.#countBefore(index) - 1
    for (let place = last; place >= Math.max(0, last - maxMentionsBack); place -= 1) {
      const mention = this.#mentions[place]
      if (mention === undefined || index - mention.to > contextReach * 10) return null
      if ((fits === undefined || fits.test(mention.key)) && mayHold(mention, group)) return mention
    }
    return null
  }

  /** The norm of «su artículo 168», null when the catalogue knows no such article of it. */
  #owner(group: ArticleGroup): NormMention | null {
    if (!possessive.test(this.#folded.slice(Math.max(0, group.opening - 6), group.opening))) return null
    const norm = this.#mentions[this.#countBefore(group.opening) - 1]
    if (norm === undefined || norm.weak || group.opening - norm.to > contextReach) return null
    const { idNorma } = norm
    return idNorma !== null && group.items.every(({ article }) => hasArticle(idNorma, article)) ? norm : null
  }

  #fits(group: ArticleGroup, norm: NormMention): boolean {
    const last = norm.idNorma === null ? null : lastArticle(norm.idNorma)
    return last === null || group.items.every((item) => !/^\d+$/u.test(item.article) || Number(item.article) <= last + 10)
  }

  /** The norm just before a group («la Ley de Tránsito, en sus artículos 110 y 193»). */
  #before(group: ArticleGroup): NormMention | null {
    const norm = this.#mentions[this.#countBefore(group.from) - 1]
    if (norm === undefined || group.from - norm.to > namedReach) return null
    const between = this.#folded.slice(norm.to, group.from)
    if (inParenthesis.test(between)) return this.used.has(norm) || !this.#fits(group, norm) ? null : norm
    return (norm.weak ? rightBefore : backward).test(between) && this.#fits(group, norm) ? norm : null
  }

  #add(group: ArticleGroup, norm: NormMention, to: number, route: Route): void {
    this.linked.push({ group, norm: narrow(norm, group), to, route })
    this.used.add(norm)
  }

  /** «…; 144, 160 y 170 del Código de Procedimiento Civil» after a citation: articles without «artículos». */
  #continue(from: number): void {
    const opening = at(continuation, this.#folded, from)
    if (opening === null) return
    const start = from + opening[0].length
    const read = readArticles(this.#text, this.#folded, start, true)
    if (read === null) return
    const group: ArticleGroup = { from: start, opening: start, ...read }
    const found = this.#forward(group)
    if (found === null) return
    this.#add(group, found.norm, found.to, found.route)
    this.#continue(found.to)
  }

  /** Norms named alone in an enumeration («…; Ley 18.216; y 385 del Código Procesal Penal») continue the list. */
  continueAfterNames(): void {
    for (const mention of this.#mentions) if (!this.used.has(mention) && !mention.weak) this.#continue(mention.to)
  }

  /** «11 N° 6 y 9 del Código Penal»: articles of a code without «artículo». «numeral 14 del Auto Acordado»: the numeral is the article. */
  linkBare(): void {
    for (const norm of this.#mentions) {
      if (this.used.has(norm) || norm.acronym) continue
      const before = this.#folded.slice(Math.max(0, norm.from - bareReach), norm.from)
      const code = /^C/u.test(norm.key) && norm.key !== 'CPR'
      const opening = (code ? bareArticle : norm.key.startsWith('AA-') ? numeralOfAct : null)?.exec(before)
      if (opening === null || opening === undefined) continue
      const start = norm.from - before.length + opening.index + opening[0].length
      const read = readArticles(this.#text, this.#folded, start, false)
      const group: ArticleGroup | null = read === null ? null : { from: start, opening: start, ...read }
      const found = group === null ? null : this.#forward(group)
      if (group !== null && found?.norm === norm) this.#add(group, norm, found.to, 'named')
    }
  }

  link(groups: readonly ArticleGroup[]): void {
    let waiting: ArticleGroup[] = []
    for (const [index, group] of groups.entries()) {
      const isShorthand = shorthand.test(this.#folded.slice(group.from, group.from + 5))
      const found = isShorthand ? null : this.#forward(group)
      if (found !== null) {
        for (const earlier of waiting) if (this.#fits(earlier, found.norm)) this.#add(earlier, found.norm, earlier.to, 'chained')
        waiting = []
        this.#add(group, found.norm, found.to, found.route)
        this.#continue(found.to)
        continue
      }
      const named = waiting.length === 0 ? this.#before(group) : null
      const next = groups[index + 1]
      const chains = next !== undefined && chained.test(this.#folded.slice(group.to, next.from))
      const owner = named === null && waiting.length === 0 && !chains ? this.#owner(group) : null
      if (named !== null) this.#add(group, named, group.to, 'named')
      else if (owner !== null) this.#add(group, owner, group.to, 'possessive')
      else if (chains) waiting.push(group)
      else waiting = []
      if (!chains) waiting = []
    }
  }
}

/** Whether the catalogue knows the articles of a norm, or none of that norm. */
const mayHold = ({ idNorma }: NormMention, { items }: ArticleGroup): boolean =>
  idNorma === null || lastArticle(idNorma) === null || items.every(({ article }) => hasArticle(idNorma, article))

/** An ambiguous norm without the candidates that have no such article. */
const narrow = (norm: NormMention, { items }: ArticleGroup): LinkedNorm => {
  if (norm.candidates.length === 0) return norm
  const having = norm.candidates.filter((key) => items.every(({ article }) => hasArticle(idNormaOf(key) ?? 0, article)))
  const [only, ...others] = having
  if (only === undefined) return norm
  return others.length > 0 ? { ...norm, candidates: having } : { key: only, idNorma: idNormaOf(only), candidates: [] }
}

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

/** Norms of each article that a text cites alone or beside one other. */
export type ArticleEvidence = Map<string, Set<string>>

const maxEvidentItems = 2
const minDoubtfulItems = 4
const minVotes = 3
/** Smaller numbers are articles of every code. */
const minDistinctiveArticle = 100

/** Adds to `evidence` what a text, or a part of it, cites in short lists. */
export function addEvidence(written: string, evidence: ArticleEvidence): void {
  const text = repairScan(written)?.text ?? written
  const folded = foldSameLength(text)
  addLinked(linkArticles(text, folded, findNormMentions(text, folded)).linked, evidence)
}

const addLinked = (linked: readonly Linked[], evidence: ArticleEvidence): void => {
  for (const { group, norm } of linked)
    if (group.items.length <= maxEvidentItems)
      for (const { article } of group.items) evidence.set(article, (evidence.get(article) ?? new Set()).add(norm.key))
}

const ownNorm = (key: string): LinkedNorm => ({ key, idNorma: idNormaOf(key), candidates: [] })

/**
 * «artículos 161, 162, 168, 172 y 1698 del Código Civil», where the court left out «del Código del Trabajo». All but the last article
 * belong to the norm under which the text cites them elsewhere.
 */
const splitOmission = (linked: Linked, evidence: ArticleEvidence): Linked[] => {
  const { group, norm } = linked
  const last = group.items.at(-1)
  const others = group.items.slice(0, -1)
  const end = others.at(-1)
  if (last === undefined || end === undefined || group.items.length < minDoubtfulItems) return [linked]
  const votes = new Map<string, number>()
  for (const { article } of others)
    if (Number.parseInt(article, 10) >= minDistinctiveArticle)
      for (const key of evidence.get(article) ?? []) votes.set(key, (votes.get(key) ?? 0) + 1)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < minVotes || votes.has(norm.key) || evidence.get(last.article)?.has(best[0]) === true) return [linked]
  return [
    { ...linked, group: { ...group, items: others, to: end.to }, norm: ownNorm(best[0]), to: end.to, route: 'evidence' },
    { ...linked, group: { from: last.from, opening: last.from, items: [{ ...last, endsRange: false }], to: group.to } },
  ]
}

const alonePlace = { article: null, rangeEnd: null, andFollowing: false, subdivisions: [], route: 'named' } as const

const linkArticles = (text: string, folded: string, mentions: readonly NormMention[]): Linker => {
  const linker = new Linker(text, folded, mentions)
  if (mentions.length === 0) return linker
  linker.link(findArticleGroups(text, folded))
  linker.continueAfterNames()
  linker.linkBare()
  return linker
}

/** Where a list of articles without the word «artículo» ends («161 y 168 inciso 2°»), null when none begins at `at`. */
export function endOfArticleList(text: string, at: number): number | null {
  return readArticles(text, foldSameLength(text), at, false)?.to ?? null
}

/** Between two names of one norm: «Auto Acordado de Protección (Acta N° 94-2015)», «Ley N° 19.496, Ley del Consumidor». */
const apposition = /^[\s,(:]{1,3}(?:(?:o|de|del|la|el|denominada|llamada)\s+){0,2}$/u

const isSecondName = (folded: string, mentions: readonly NormMention[], place: number): boolean => {
  const [before, own] = [mentions[place - 1], mentions[place]]
  if (before === undefined || own === undefined || before.key !== own.key || own.from - before.to > 20) return false
  return apposition.test(folded.slice(before.to, own.from))
}

const readCitations = (text: string, evidence: ArticleEvidence | undefined): FoundNormCitation[] => {
  const folded = foldSameLength(text)
  const mentions = findNormMentions(text, folded)
  if (mentions.length === 0) return []
  const { linked, used } = linkArticles(text, folded, mentions)
  const known: ArticleEvidence = evidence ?? new Map()
  if (evidence === undefined) addLinked(linked, known)
  const articles = linked.flatMap((each) => splitOmission(each, known)).flatMap((each) => citationsOf(text, each))
  const alone = mentions
    .filter((mention, place) => !mention.weak && !used.has(mention) && !isSecondName(folded, mentions, place))
    .map((mention) => citation(text, { ...mention, ...alonePlace }, mention))
  return [...articles, ...alone].sort((a, b) => a.from - b.from || a.to - b.to)
}

/**
 * Every norm a text cites, in order: articles with their norm (in lists, chains, or «del mismo Código») and norms without an article.
 * Articles whose norm the text does not name are left out. For a part of a text, `evidence` is that of the whole.
 */
export function findNormCitations(text: string, evidence?: ArticleEvidence): FoundNormCitation[] {
  const repaired = repairScan(text)
  if (repaired === null) return readCitations(text, evidence)
  return readCitations(repaired.text, evidence).map((each) => {
    const { from, to } = repaired.spanOf(each.from, each.to)
    return { ...each, from, to, text: text.slice(from, to) }
  })
}
