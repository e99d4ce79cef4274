import type { Subdivision } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { type ArticleGroup, findArticleGroups, readArticles } from './article-groups.ts'
import { idNormaOf, lastArticle } from './catalogue/catalogue-table.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'
import { findNormMentions, type NormMention } from './norm-mentions.ts'
import type { FoundNormCitation } from './norm-reference.ts'

const following = String.raw`(?:\s*,?\s*(?:y\s+(?:siguientes|ss\.?|sgtes\.?)|ss\.?|sgtes\.?)(?![\p{L}]))?`
const both = String.raw`(?:\s*,?\s*(?:todos|ambos|todas|ambas)(?![\p{L}]))?`
const qualifier = String.raw`(?:(?:mism[oa]|citad[oa]|referid[oa]|precitad[oa]|mencionad[oa]|actual|propi[oa]|nuev[oa]|antigu[oa]|nuestr[oa]|vigente|aludid[oa]|texto\s+(?:refundido|actual)[^.;:]{0,60}?\s+de\s+la)\s+)?`
const link = new RegExp(
  String.raw`${following}${both}(?<joint>\s*,?\s*(?:todos\s+)?(?:del|de\s+(?:la|los|las|el|nuestra|esta|dicha)|de|en\s+(?:el|la))\s+|\s*,\s*|\s+)(?<qualifier>${qualifier})`,
  'uy',
)
const anaphora =
  /(?:el\s+)?(?:(?:mism[oa]|citad[oa]|referid[oa]|precitad[oa]|mencionad[oa]|aludid[oa]|dich[oa]|es[ea]|est[ea])\s+)+(?:codigo|cuerpo\s+(?:legal|normativo)|texto\s+legal|ley|decreto(?:\s+ley)?|estatuto|carta|constitucion|reglamento|auto\s+acordado|normativa)(?:\s+(?:citad[oa]|referid[oa]))?(?![\p{L}])|(?:codigo|ley)\s+(?:del\s+ramo|citad[oa]|referid[oa]|en\s+comento|precitad[oa])(?![\p{L}])/uy
const verb =
  '(?:dispone|establece|prescribe|senala|asegura|consagra|reconoce|garantiza|define|exige|contempla|regula|ordena|previene|dice|expresa|permite|prohibe)n?'
const backward = new RegExp(
  String.raw`^[\s)”"]*(?:[,:;]\s*)?(?:${verb}\s*,?\s+)?(?:(?:que\s+)?(?:en|por|de|conforme\s+a|segun)\s+)?(?:sus?|los|el|las|la)?\s*(?:(?:incisos?|letras?|n°|numerales?)\s+[^,.;:]{1,25}\s+del?\s+)?$`,
  'u',
)
/** «la Ley N° 19.880 (artículo 41)». */
const inParenthesis = /^[”"]?\s?\($/u
/** Two letters alone, or «Constitución», name a norm only right before its article. */
const rightBefore = /^[\s,:]{1,3}(?:en\s+(?:su|sus|el|los)\s+)?$|^\s+(?:asegura|garantiza|consagra|reconoce)\s+en\s+(?:su|el)\s+$/u
const chained =
  /^\s*(?:[,;]\s*)?(?:(?:y|e|o|u|en\s+relacion\s+(?:con|a|al)|en\s+concordancia\s+con|relacionados?\s+con|a\s+la\s+luz\s+de|conforme\s+a|como\s+en|ni)\s*)?(?:(?:el|los|al|del|la|las|de)\s*)?(?:(?:(?:los\s+)?incisos?|letras?|n°s?|numerales?|numeros?)\s+[^,.;:]{1,30}\s+del?\s+(?:los\s+)?)?$/u
const continuation = /\s*(?:[;,]\s*)?(?:[ye]\s+)?(?:(?:en\s+)?(?:los|el|a\s+los)\s+)?(?=\d)/uy
const bareArticle = /(?<![\p{L}\d.,/$°-]|fojas |fs\. |folio |n° |pagina )(?=\d{1,4}(?!\d)[^.;:]*?\sdel\s$)/u
const numeralOfAct = /numeral(?:es)?\s+(?=\d)/u
const bareReach = 40
const contextReach = 400

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

type LinkedNorm = Pick<NormMention, 'key' | 'idNorma'>

interface Linked {
  readonly group: ArticleGroup
  readonly norm: LinkedNorm
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
  #forward(group: ArticleGroup): { readonly norm: NormMention; readonly to: number } | null {
    const joint = at(link, this.#folded, group.to)
    if (joint === null) return null
    const start = group.to + joint[0].length
    const norm = this.#starting.get(start)
    const bare = !/[a-z]/u.test(joint.groups?.['joint'] ?? '')
    const direct =
      norm !== undefined &&
      (!bare ||
        norm.acronym ||
        /^(?:c[oó]digo|ley|d\.?\s?f?\.?\s?l|d\.?\s?s|decreto|constituci)/iu.test(this.#text.slice(norm.from, norm.from + 12)))
    if (norm !== undefined && direct && this.#fits(group, norm)) return { norm, to: norm.to }
    const spoken = start - (joint.groups?.['qualifier']?.length ?? 0)
    const word = bare ? null : at(anaphora, this.#folded, spoken)
    if (word === null) return null
    const named = this.#lastBefore(group.from, word[0])
    return named === null ? null : { norm: named, to: spoken + word[0].length }
  }

  /** The norm that an anaphor refers to: the last one named, a code for «código», a law for «ley». */
  #lastBefore(index: number, word: string): NormMention | null {
    const wantsCode = word.includes('codigo')
    const wantsLaw = /\bley\b/u.test(word)
    for (let place = this.#mentions.length - 1; place >= 0; place -= 1) {
      const mention = this.#mentions[place]
      if (mention === undefined || mention.to > index) continue
      if (index - mention.to > contextReach * 10) return null
      const isCode = /^C[A-Za-z]/u.test(mention.key) && mention.key !== 'CPR'
      if ((wantsCode && !isCode) || (wantsLaw && !/^(?:ley|D)/u.test(mention.key))) continue
      return mention
    }
    return null
  }

  #fits(group: ArticleGroup, norm: NormMention): boolean {
    const last = norm.idNorma === null ? null : lastArticle(norm.idNorma)
    return last === null || group.items.every((item) => !/^\d+$/u.test(item.article) || Number(item.article) <= last + 10)
  }

  /** The norm just before a group («la Ley de Tránsito, en sus artículos 110 y 193»). */
  #before(group: ArticleGroup): NormMention | null {
    const norm = this.#mentions.findLast((mention) => mention.to <= group.from)
    if (norm === undefined || group.from - norm.to > 60) return null
    const between = this.#folded.slice(norm.to, group.from)
    if (inParenthesis.test(between)) return this.used.has(norm) || !this.#fits(group, norm) ? null : norm
    return (norm.weak ? rightBefore : backward).test(between) && this.#fits(group, norm) ? norm : null
  }

  #add(group: ArticleGroup, norm: NormMention, to: number): void {
    this.linked.push({ group, norm, to })
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
    this.#add(group, found.norm, found.to)
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
      if (group !== null && found?.norm === norm) this.#add(group, norm, found.to)
    }
  }

  link(groups: readonly ArticleGroup[]): void {
    let waiting: ArticleGroup[] = []
    for (const [index, group] of groups.entries()) {
      const found = this.#forward(group)
      if (found !== null) {
        for (const earlier of waiting) if (this.#fits(earlier, found.norm)) this.#add(earlier, found.norm, earlier.to)
        waiting = []
        this.#add(group, found.norm, found.to)
        this.#continue(found.to)
        continue
      }
      const named = waiting.length === 0 ? this.#before(group) : null
      const next = groups[index + 1]
      const chains = next !== undefined && chained.test(this.#folded.slice(group.to, next.from))
      if (named !== null) this.#add(group, named, group.to)
      else if (chains) waiting.push(group)
      else waiting = []
      if (!chains) waiting = []
    }
  }
}

interface CitedPlace {
  readonly from: number
  readonly to: number
  readonly article: string | null
  readonly rangeEnd: string | null
  readonly subdivisions: readonly Subdivision[]
}

const citation = (text: string, place: CitedPlace, norm: LinkedNorm): FoundNormCitation => {
  const { from, to, article, rangeEnd, subdivisions } = place
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
    subdivisions,
  }
}

/** Each article spans its own number. The first one includes what stands before the list, the last one the norm's name after it. */
const citationsOf = (text: string, { group, norm, to }: Linked): FoundNormCitation[] => {
  const articles = new Set<string>()
  let before: CitedPlace | null = null
  return group.items.flatMap((item, index) => {
    const next = group.items[index + 1]
    const place: CitedPlace = {
      from: index === 0 ? group.opening : item.from,
      to: index === group.items.length - 1 ? Math.max(to, item.to) : item.to,
      article: item.article,
      rangeEnd: next?.endsRange === true ? next.article : null,
      subdivisions: item.subdivisions,
    }
    const start = before
    before = place
    const inside = start === null || !item.endsRange ? [] : articlesBetween(start.article ?? '', item.article)
    const places = [...inside.map((article): CitedPlace => ({ ...(start ?? place), article, rangeEnd: null, subdivisions: [] })), place]
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
export function addEvidence(text: string, evidence: ArticleEvidence): void {
  const folded = foldSameLength(text)
  addLinked(linkArticles(text, folded, findNormMentions(text, folded)).linked, evidence)
}

const addLinked = (linked: readonly Linked[], evidence: ArticleEvidence): void => {
  for (const { group, norm } of linked)
    if (group.items.length <= maxEvidentItems)
      for (const { article } of group.items) evidence.set(article, (evidence.get(article) ?? new Set()).add(norm.key))
}

/**
 * «artículos 161, 162, 168, 172 y 1698 del Código Civil», where the court left out «del Código del Trabajo». All but the last article
 * belong to the norm under which the text cites them elsewhere.
 */
const splitOmission = (linked: Linked, evidence: ArticleEvidence): Linked[] => {
  const { group, norm, to } = linked
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
    { group: { ...group, items: others, to: end.to }, norm: { key: best[0], idNorma: idNormaOf(best[0]) }, to: end.to },
    { group: { from: last.from, opening: last.from, items: [{ ...last, endsRange: false }], to: group.to }, norm, to },
  ]
}

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

/**
 * Every norm a text cites, in order: articles with their norm (in lists, chains, or «del mismo Código») and norms without an article.
 * Articles whose norm the text does not name are left out. For a part of a text, `evidence` is that of the whole.
 */
export function findNormCitations(text: string, evidence?: ArticleEvidence): FoundNormCitation[] {
  const folded = foldSameLength(text)
  const mentions = findNormMentions(text, folded)
  if (mentions.length === 0) return []
  const { linked, used } = linkArticles(text, folded, mentions)
  const known: ArticleEvidence = evidence ?? new Map()
  if (evidence === undefined) addLinked(linked, known)
  const articles = linked.flatMap((each) => splitOmission(each, known)).flatMap((each) => citationsOf(text, each))
  const alone = mentions
    .filter((mention) => !mention.weak && !used.has(mention))
    .map((mention) => citation(text, { ...mention, article: null, rangeEnd: null, subdivisions: [] }, mention))
  return [...articles, ...alone].sort((a, b) => a.from - b.from || a.to - b.to)
}
