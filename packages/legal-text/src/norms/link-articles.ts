import type { TextSpan } from '../analysis/text-span.ts'
import { type ArticleGroup, type ArticleItem, findArticleGroups, readArticles } from './article-groups.ts'
import { hasArticle, idNormaOf, lastArticle } from './catalogue/catalogue-table.ts'
import { BackReferences } from './names/back-references.ts'
import type { NormMention } from './names/norm-mention.ts'
import { isNamedFirst, isNamedPlainly, isPossessive, isShortPhrase, opensParenthesis } from './names/norm-named-first.ts'
import type { NormNames, UnlistedName } from './names/norm-names.ts'
import { anaphora, definite } from './names/referring-words.ts'
import { isOwnNorm } from './names/unlisted-names.ts'

/** «y demás pertinentes», «todos». */
const both = String.raw`(?:\s*,?\s*[ye]\s+(?:demas|otr[oa]s)(?:\s+(?!del?\s)\p{L}+){0,3})?(?:\s*,?\s*(?:todos|ambos|todas|ambas)(?![\p{L}]))?`
/** «artículo 172 ya citado, del Código», «artículo 172, antes transcrito, del Código». */
const said = String.raw`(?:\s*,?\s+(?:ya|antes|recien|previamente|arriba)\s+(?:pre)?(?:citad|referid|mencionad|aludid|senalad|indicad|transcrit|invocad|expuest)[oa]s?(?![a-z])(?:\s*,?\s*(?:n°|numeros?|numeral(?:es)?|letras?|literal(?:es)?|incisos?|inc\.)\s[^,;.:]{1,20}?(?=,|\sdel?\s))?)?`
/** «artículo 9, tal como rige hoy, de la Ley», «artículo 9 —que nadie discute— del Código»: words put between an article and its norm. */
const aside = String.raw`(?:(?:\s?[–—]\s?[^–—\d\n.;]{3,50}[–—]|\s?\([^()\d\n.;]{3,50}\)|\s?,\s(?!(?:[yeou]|ni|asi|todos|ambos)\s)[^,.;:()\d\n]{3,40},)(?=\s(?:del|de\s+la)\s))?`
const qualifier = String.raw`(?:(?:mism[oa]|citad[oa]|referid[oa]|precitad[oa]|mencionad[oa]|actual|propi[oa]|nuev[oa]|antigu[oa]|nuestr[oa]|vigente|aludid[oa]|dich[oa]|es[ea]|est[ea]|senalad[oa]|indicad[oa]|texto\s+(?:refundido|actual)[^.;:]{0,60}?\s+de\s+la)\s+)?`
const link = new RegExp(
  String.raw`${both}${said}${aside}(?<joint>\s*,?\s*(?:todos\s+)?(?:del|de\s+(?:la|los|las|el|nuestra)|de|en\s+(?:el|la))\s+|\s*,\s*|\s+)(?<qualifier>${qualifier})`,
  'uy',
)
/** «ley 19070 art/32»: the Contraloría's index names the norm first. */
const shorthand = /^arts?\//u
const nounBehind = /\s*,?\s+(?:del|de\s+la)\s+(?<noun>codigo|ley|reglamento|constitucion)(?![a-z])/uy
/** What stands between a name and its article. */
const ofName = /^[\s,:(–-]{1,4}(?:(?:en\s+)?(?:sus?|los|el)\s+)?$/u
/** «y», «, así como», «en relación con»: what joins two articles of one norm. */
const conjunction = String.raw`(?:y\s?\/\s?[ou]|o\s+bien|[yeou]|ni|(?:asi\s+)?como(?:\s+(?:tambien|asimismo|igualmente))?|(?:tambien|asimismo)|junto\s+(?:con|a)|ademas(?:\s+de)?|al\s+igual\s+que|(?:en|con)\s+(?:(?:directa|estrecha|intima|debida)\s+)?relacion\s+(?:con|a|al)|(?:en|de)\s+(?:conformidad|concordancia|armonia|conexion|conjunto|consonancia|correlacion|vinculacion)\s+(?:con|a)|relacionad[oa]s?\s+con|a\s+la\s+luz\s+de|conforme\s+a)`
/** «y, asimismo, en», «y también a», «, en». */
const joint = String.raw`(?:(?:[,;]\s*)?${conjunction}(?:\s*,?\s*(?:(?:muy\s+|mas\s+)?[a-zñ]+mente|tambien|asimismo|ademas|en\s+(?:especial|particular))\s*,?(?=\s))?|[,;])(?:\s*(?:en|a|con|por|de|segun|conforme\s+a|sobre)(?=\s))?`
const chained = new RegExp(
  String.raw`^\s*(?:(?:[,;]\s*)?(?:[ye]\s+)?(?:la|las|el)\s+(?:agravante|atenuante|minorante|circunstancia|causal)(?:e?s)?\s+(?=del?\s)|${joint}\s*)?(?:(?:el|los|al|del|la|las|de)\s*)?(?:(?:(?:los\s+)?incisos?|letras?|n°s?|numerales?|numeros?)\s+[^,.;:]{1,30}\s+del?\s+(?:los\s+)?)?$`,
  'u',
)
const continuation = /\s*(?:[;,]\s*)?(?:[ye]\s+)?(?:(?:en\s+)?(?:los|el|a\s+los)\s+)?(?=\d)/uy
const bareArticle = /(?<![\p{L}\d.,/$°-]|fojas |fs\. |folio |n° |pagina |ordinal |numeral |inciso )(?=\d{1,4}(?!\d)[^.;:]*?\sdel\s$)/gu
const numberBefore = /\d\S{0,2}\s+(?:del|de\s+la)\s+$/u
const numeralOfAct = /(?<![\p{L}])(?:numeral(?:es)?|numeros?|n°s?)\s*(?=\d)/gu
/** Characters between a norm's name and the articles behind it, a description included. */
const namedReach = 130
const bareReach = 40
const contextReach = 400
/** Characters within which another norm is sought that fits an anaphor better than the last one. */
const calledReach = 1000
/** Which keys a noun may refer to. */
const kinds: readonly (readonly [noun: RegExp, key: RegExp])[] = [
  [/codigo/u, /^C(?!PR$)[A-Za-z]/u],
  [/^misma$/u, /^(?:CPR$|ley|T-(?!OIT|PID))/u],
  [/^mismo$/u, /^(?:C(?!PR$)[A-Za-z]|D|R|AA-|T-(?:OIT|PID))/u],
  [/convenio/u, /^T-OIT-/u],
  [/convencion|pacto|tratado/u, /^T-/u],
  [/carta|constitucion/u, /^CPR$/u],
  [/auto\s+acordado/u, /^AA-/u],
  [/decreto\s+supremo|reglamento/u, /^(?:DS|R)/u],
  [/decreto/u, /^D/u],
  [/(?<![a-z])ley(?![a-z])/u, /^(?:ley|DL|DFL)/u],
]

/** «artículo 3° de su Reglamento», «artículo 12, propuesto en el proyecto». */
const ofAnother = /^(?:[a-z]?\))?\s*(?:\d|,?\s*(?:del?|en|propuest[oa]s?|nuev[oa]s?)\s)/u
const lastSentenceStart = (text: string): number => [...text.matchAll(/[.;:]\s+(?=[\p{Lu}“«"])|\n/gu)].at(-1)?.index ?? 0

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

export type LinkedNorm = Pick<NormMention, 'key' | 'idNorma' | 'candidates' | 'decree'>

/** How the norm of a group was read. */
export type Route = 'beside' | 'named' | 'chained' | 'anaphora' | 'possessive' | 'definite' | 'sentence' | 'evidence'

/** Articles with the norm that they belong to. */
export interface Linked {
  readonly group: ArticleGroup
  readonly norm: LinkedNorm
  readonly route: Route
  /** End of the whole citation. */
  readonly to: number
}

/** The norm that stands behind a group. */
interface Following {
  readonly norm: NormMention
  readonly to: number
  readonly route: Route
  /** The articles of a list that the norm can have, where it lacks others. */
  readonly items?: readonly ArticleItem[]
}

/** Whether a norm can have an article, by its last one known. */
const isWithin = ({ article }: ArticleItem, { idNorma }: NormMention): boolean => {
  const last = idNorma === null ? null : lastArticle(idNorma)
  return last === null || !/^\d+$/u.test(article) || Number(article) <= last + 10
}

class Linker {
  readonly #folded: string
  readonly #text: string
  readonly #mentions: readonly NormMention[]
  readonly #starting: ReadonlyMap<number, NormMention>
  readonly #unlisted: readonly UnlistedName[]
  readonly #references: BackReferences
  readonly linked: Linked[] = []
  readonly used = new Set<NormMention>()
  /** An article written right before or behind a norm that has no such article, with the place of its group where it has none of them. */
  readonly beyond = new Map<NormMention, TextSpan & { readonly article: string }>()

  constructor(text: string, folded: string, names: NormNames) {
    this.#text = text
    this.#folded = folded
    this.#mentions = names.mentions
    this.#starting = new Map(names.mentions.map((mention) => [mention.from, mention]))
    this.#unlisted = names.unlisted
    this.#references = new BackReferences(text, folded, names)
  }

  /**
   * The norm that follows a group («… del Código Civil», «… CPC», «… del mismo cuerpo legal»), null where none does. «Unknown» where one does
   * that no table has, or that lacks the article: the group is of no other.
   */
  #forward(group: ArticleGroup): Following | 'unknown' | null {
    const joint = at(link, this.#folded, group.to)
    if (joint === null) return null
    const start = group.to + joint[0].length
    const spoken = start - (joint.groups?.['qualifier']?.length ?? 0)
    const starting = this.#starting.get(start) ?? this.#starting.get(spoken)
    const norm =
      starting !== undefined && (!this.#fits(group, starting) || isOnlyOfOther(starting, group)) ? otherReading(starting) : starting
    const bare = !/[a-z]/u.test(joint.groups?.['joint'] ?? '')
    const direct =
      norm !== undefined &&
      (!bare ||
        norm.acronym ||
        /^(?:c[oó]d(?:igo|\.)|c\.\s|convenci|pacto|convenio|ley|d\.?\s?f?\.?\s?l|d\.?\s?s|decreto|constituci)/iu.test(
          this.#text.slice(norm.from, norm.from + 12),
        ))
    if (norm !== undefined && direct) {
      if (this.#fits(group, norm)) return { norm, to: norm.to, route: 'beside' }
      this.#addBeyond(group, norm)
      const items = group.items.filter((item) => isWithin(item, norm))
      return items.length * 2 >= group.items.length ? { norm, to: norm.to, route: 'beside', items } : 'unknown'
    }
    const word = bare ? null : (at(anaphora, this.#folded, spoken) ?? this.#definite(spoken))
    if (word === null) return isOwnNorm(this.#text, this.#folded, start, bare) ? 'unknown' : null
    const named = this.#lastBefore(group, word[0])
    if (named === null) return 'unknown'
    this.#references.add(named, spoken + word[0].length)
    return { norm: named, to: spoken + word[0].length, route: word[0].includes(' ') ? 'anaphora' : 'definite' }
  }

  /** A noun alone refers back when it has a capital. */
  #definite(from: number): RegExpExecArray | null {
    return /^\p{Lu}/u.test(this.#text.charAt(from)) ? at(definite, this.#folded, from) : null
  }

  /** The last of some spans that ends at `index` or before it. */
  #lastOf<Span extends TextSpan>(spans: readonly Span[], index: number): Span | undefined {
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.to ?? 0) <= index) low = middle + 1
      else high = middle
    }
    return spans[low - 1]
  }

  /**
   * The norm that an anaphor refers to: the last one named that has the articles, a code for «código», a law for «ley», one that is called so
   * for «decreto». «Del ramo» is that of the matter: nobody knows which where two were named.
   */
  #lastBefore(group: ArticleGroup, word: string): NormMention | null {
    const index = group.from
    const fits = kinds.find(([noun]) => noun.test(word))?.[1]
    let found: NormMention | null = null
    for (const { norm, kind, at } of this.#references.before(index)) {
      if (found !== null && index - at > calledReach) return found
      if (norm === null) {
        if (kind === null || fits === undefined || word.includes(kind)) return found
        continue
      }
      if (!(fits === undefined || fits.test(norm.key)) || !mayHold(norm, group)) continue
      const isCalledSo = !word.includes('decreto') || this.#folded.startsWith('d', norm.from)
      const isOfMatter = word.endsWith('ramo')
      if (isCalledSo && !isOfMatter) return norm
      if (isOfMatter && found !== null && found.key !== norm.key) return null
      found ??= norm
    }
    return found
  }

  /** The norm of «su artículo 168», null when the catalogue knows no such article of it. */
  #owner(group: ArticleGroup): NormMention | null {
    if (!isPossessive(this.#folded.slice(Math.max(0, group.opening - 6), group.opening))) return null
    const [last] = this.#references.before(group.opening)
    const norm = last?.norm ?? null
    if (norm === null || last === undefined || group.opening - last.at > contextReach) return null
    const between = this.#folded.slice(norm.to, group.opening)
    if (norm.weak && (!isShortPhrase(between) || /\d/u.test(between))) return null
    const named = norm.candidates.length === 0 ? [norm.idNorma] : norm.candidates.map(idNormaOf)
    return named.some((id) => id !== null && group.items.every(({ article }) => hasArticle(id, article))) ? norm : null
  }

  /** The one norm that a sentence has named, with an article, before a group without one. It must have the articles. */
  #soleOfSentence(group: ArticleGroup): NormMention | null {
    if (ofAnother.test(this.#folded.slice(group.to, group.to + 20))) return null
    const from = Math.max(0, group.opening - contextReach)
    const start = from + lastSentenceStart(this.#text.slice(from, group.opening))
    let sole: NormMention | null = null
    for (const { norm, at } of this.#references.before(group.opening)) {
      if (at < start) break
      if (norm === null || norm.weak || norm.candidates.length > 0 || (sole !== null && sole.key !== norm.key)) return null
      sole = norm
    }
    const { key, idNorma } = sole ?? {}
    const isLinked = this.linked.some(({ norm, group: own }) => norm.key === key && own.from >= start)
    return idNorma != null && isLinked && group.items.every(({ article }) => hasArticle(idNorma, article)) ? sole : null
  }

  #fits(group: ArticleGroup, norm: NormMention): boolean {
    return group.items.every((item) => isWithin(item, norm))
  }

  /** The norm just before a group («la Ley de Tránsito, en sus artículos 110 y 193»). */
  #before(group: ArticleGroup, chains: boolean): NormMention | null {
    const norm = this.#lastOf(this.#mentions, group.from)
    if (norm === undefined || group.from - norm.to > namedReach) return null
    if ((this.#lastOf(this.#unlisted, group.from)?.from ?? -1) >= norm.to || this.#isOfOtherKind(group, norm)) return null
    const between = this.#folded.slice(norm.to, group.from)
    if (!this.#fits(group, norm)) {
      const isOfAnother = !isPossessive(between) && (chains || (between.includes(';') && this.#hasOwnArticle(norm)))
      if (isNamedPlainly(between, norm) && !isOfAnother) this.#addBeyond(group, norm)
      return null
    }
    if (opensParenthesis(between)) return this.used.has(norm) ? null : norm
    const isNamed = isNamedFirst(between, norm) || (isNamedPlainly(between, norm) && !mayHold(norm, group))
    return isNamed ? norm : null
  }

  /** Whether an article was read with a norm, or a number stands right before its name. */
  #hasOwnArticle(norm: NormMention): boolean {
    return this.used.has(norm) || numberBefore.test(this.#folded.slice(Math.max(0, norm.from - bareReach), norm.from))
  }

  /** «Constitución; artículo 20 de la ley»: a noun behind the article that the norm before it is not. */
  #isOfOtherKind({ to }: ArticleGroup, { key }: NormMention): boolean {
    const noun = at(nounBehind, this.#folded, to)?.groups?.['noun']
    const fits = noun === undefined ? undefined : kinds.find(([word]) => word.test(noun))?.[1]
    return fits !== undefined && !fits.test(key)
  }

  /** Whether a norm that no table has is named right before a group («Ley de Presupuestos, artículo 3»). */
  #isOfUnlisted({ opening }: ArticleGroup): boolean {
    const name = this.#lastOf(this.#unlisted, opening)
    return name !== undefined && opening - name.to < namedReach && ofName.test(this.#folded.slice(name.to, opening))
  }

  #addBeyond({ opening, to, items }: ArticleGroup, norm: NormMention): void {
    const missing = items.filter((item) => !isWithin(item, norm))
    const [first] = missing
    const place = missing.length === items.length ? { from: opening, to } : norm
    if (first !== undefined) this.beyond.set(norm, { from: place.from, to: place.to, article: first.article })
  }

  /** Whether a group ends the list of another: its own part may stand before its number. */
  #chains({ to }: ArticleGroup, next: ArticleGroup): boolean {
    return [next.opening, next.from].some((end) => chained.test(this.#folded.slice(to, end)))
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
    if (found === null || found === 'unknown') return
    this.#add({ ...group, items: found.items ?? group.items }, found.norm, found.to, found.route)
    this.#continue(found.to)
  }

  /** Norms named alone in an enumeration («…; Ley 18.216; y 385 del Código Procesal Penal») continue the list. */
  continueAfterNames(): void {
    for (const mention of this.#mentions) if (!this.used.has(mention) && !mention.weak) this.#continue(mention.to)
  }

  /** «11 N° 6 y 9 del Código Penal»: articles of a code without «artículo». «numeral 14 del Auto Acordado»: the numeral is the article. */
  linkBare(): void {
    for (const norm of this.#mentions) {
      if (this.used.has(norm) || this.beyond.has(norm) || norm.acronym) continue
      const before = this.#folded.slice(Math.max(0, norm.from - bareReach), norm.from)
      const code = /^C/u.test(norm.key) && norm.key !== 'CPR'
      const form = code ? bareArticle : norm.key.startsWith('AA-') ? numeralOfAct : null
      for (const opening of form === null ? [] : before.matchAll(form)) {
        const start = norm.from - before.length + opening.index + opening[0].length
        const read = readArticles(this.#text, this.#folded, start, false)
        const group: ArticleGroup | null = read === null ? null : { from: start, opening: start, ...read }
        const found = group === null ? null : this.#forward(group)
        if (group === null || found === null || found === 'unknown' || found.norm !== norm) continue
        this.#add(group, norm, found.to, 'named')
        break
      }
    }
  }

  link(groups: readonly ArticleGroup[]): void {
    let waiting: ArticleGroup[] = []
    for (const [index, group] of groups.entries()) {
      const isShorthand = shorthand.test(this.#folded.slice(group.from, group.from + 5))
      const found = isShorthand ? null : this.#forward(group)
      if (found === 'unknown') {
        waiting = []
        continue
      }
      if (found !== null) {
        for (const earlier of waiting) if (this.#fits(earlier, found.norm)) this.#add(earlier, found.norm, earlier.to, 'chained')
        waiting = []
        this.#add({ ...group, items: found.items ?? group.items }, found.norm, found.to, found.route)
        this.#continue(found.to)
        continue
      }
      const next = groups[index + 1]
      const chains = next !== undefined && this.#chains(group, next) && !this.#isOfUnlisted(group)
      const named = waiting.length === 0 ? this.#before(group, chains) : null
      const owner = named === null && waiting.length === 0 && !chains ? this.#owner(group) : null
      if (named !== null) this.#add(group, named, group.to, 'named')
      else if (owner !== null) this.#add(group, owner, group.to, 'possessive')
      else if (chains) waiting.push(group)
      else {
        const sole = this.#soleOfSentence(group)
        if (sole !== null) for (const each of [...waiting, group]) this.#add(each, sole, each.to, 'sentence')
        waiting = []
      }
      if (!chains) waiting = []
    }
  }
}

/** «CT» read as the Código Tributario, which lacks the article, is the Código del Trabajo. */
const otherReading = (norm: NormMention): NormMention =>
  norm.weak && norm.acronym && norm.key === 'CTrib' ? { ...norm, key: 'CT', idNorma: idNormaOf('CT') } : norm

/** «artículo 183-B del CT»: a letter that the articles of one of the two codes alone have. */
const isOnlyOfOther = (norm: NormMention, group: ArticleGroup): boolean => {
  const other = otherReading(norm)
  return other !== norm && group.items.some(({ article }) => /\d \p{L}/u.test(article)) && !mayHold(norm, group) && mayHold(other, group)
}

/** Whether the catalogue knows the articles of a norm, or none of that norm. */
const mayHold = ({ idNorma }: NormMention, { items }: ArticleGroup): boolean =>
  idNorma === null || lastArticle(idNorma) === null || items.every(({ article }) => hasArticle(idNorma, article))

/** An ambiguous norm without the candidates that have no such article, as far as the catalogue knows them. */
const narrow = (norm: NormMention, { items }: ArticleGroup): LinkedNorm => {
  if (norm.candidates.length === 0) return norm
  const having = norm.candidates.filter((key) => {
    const idNorma = idNormaOf(key)
    return idNorma === null || items.every(({ article }) => hasArticle(idNorma, article))
  })
  const [only, ...others] = having
  if (only === undefined) return norm
  return others.length > 0 ? { ...norm, candidates: having } : { ...norm, key: only, idNorma: idNormaOf(only), candidates: [] }
}

/** Finds the norm of each group of articles. */
export function linkArticles(text: string, folded: string, names: NormNames): Links {
  const linker = new Linker(text, folded, names)
  if (names.mentions.length === 0) return linker
  linker.link(findArticleGroups(text, folded))
  linker.continueAfterNames()
  linker.linkBare()
  return linker
}

/** Links of a text, and the mentions of norms that stand in one. */
export type Links = Pick<Linker, 'linked' | 'used' | 'beyond'>
