import type { Subdivision } from '@basejuris/domain'
import { ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { matchAt } from '../analysis/matches-at.ts'
import { canonicalArticle } from './canonical-article.ts'
import { numberedBy } from './names/numbered-by.ts'
import { cardinalInWords, cardinalValue } from './number-words.ts'
import { nestSubdivisions, readSubdivisionsAfter, readSubdivisionsBefore } from './read-subdivisions.ts'

/** An article named in a list, UTF-16 offsets of its number and subdivisions. */
export interface ArticleItem {
  readonly from: number
  readonly to: number
  readonly article: string
  readonly subdivisions: readonly Subdivision[]
  /** The last article of a range that begins with the item before: «160 a 163». */
  readonly endsRange: boolean
  /** «y siguientes» stands behind it. */
  readonly andFollowing: boolean
}

/** «artículos 144, 170 y 186»: its articles, from the word to the last of their parts. */
export interface ArticleGroup {
  readonly from: number
  /** Where the subdivision named before the word begins («inciso segundo del artículo …»), else `from`. */
  readonly opening: number
  readonly to: number
  readonly items: readonly ArticleItem[]
}

const opening = new RegExp(
  String.raw`(?<![\p{L}])(?:art\s?i?culos?|artics?\.?|arts?\.?°?s?)\s*[:/–-]?\s*(?:${numberedBy}\s+)?(?<sign>#\s?|n\.?°s?\.?:?\s*|n\.os\s+|n\.\s+(?=\d)|nr?os?\.?:?\s+|nums?\.?:?\s*|numeros?\s+)?(?:(?<transitory>transitori[oa]s?)\s+)?(?:["“«](?=\d[\d.]{0,5}[^\d"”»]{0,12}["”»]))?(?=\d|(?:${ordinalWords}|unico|final|${cardinalInWords})(?![\p{L}]))`,
  'gu',
)
const latin = 'bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies'
const number = new RegExp(
  String.raw`(?<digits>\d{1,2}\.\d{3}|\d{1,5})(?!\d)(?<degree>\s?\.?°|\s?\.?o(?![a-z]))?(?<sub>-\d{1,2}(?!\d|\.\d))?(?<latin>[\s-](?:${latin})(?![a-z])(?:\s\d{1,2}(?![\d.°]))?)?(?<letter>\s?-\s?[a-zñ]{1,2}(?![\p{L}\d)]))?`,
  'uy',
)
/** «artículo «144 ter»». */
const quotes = /^["“«]["”»]$/u
const words = new RegExp(`${ordinalWords}(?![a-z])`, 'uy')
const cardinal = new RegExp(cardinalInWords, 'uy')
const whole = /(?:unico|final)(?![a-z])/uy
const transitory = /\s+(?:transitori[oa]s?|trans?\.?)(?![a-z])/uy
/** «C.», «D.» and «L.» begin the name of a norm. */
const looseLetter = /\s(?:(?:[B-ZÑ]|A[A-E]?)(?![\p{L}.°)\d])|[ABE-KM-ZÑ](?=\.\s)|(?:A[A-E]|[A-ZÑ])(?=\.$))/uy
/** «(arts. 183-A y 183-B)»: a capital is no letter of the article before, «183-b)». */
const enclosedLetter = /-[A-ZÑ](?=\)(?!\)))/uy
/** «211 B bis». */
const latinBehind = new RegExp(String.raw`(?<=[a-z])\s(?:${latin})(?![a-z])`, 'uy')
/** Letters that are also words: «artículo 483 A del Código». */
const wordLetter = /^\s[AEOUY]$/u
const capitals = /\p{Lu}{3}/u
/** «artículo 483 A del Código», «artículos 150 A y 150 D»: what tells the letter from the preposition. */
const followedClosely =
  /\s*(?:,|del?(?![\p{L}])|inciso|n°|letra|numeral|bis|ter|\.$|\s+y\s+(?:los\s+)?(?:siguientes|sgtes|sigtes|ss)(?![a-z])|\s(?:y|e|o|al?|hasta)\s+(?:el\s+)?(?:articulos?\s+|arts?\.?\s+)?\d)/uy
const ofNorm = /\s+del?(?![\p{L}])/uy
/** Between capitals «E INCISO FINAL» and «Y DEL CÓDIGO» hold words. */
const behindCapital: Readonly<Record<string, RegExp>> = { A: followedClosely, E: ofNorm, U: ofNorm }
const followed = /\s*(?:,|del?(?![\p{L}])|y(?![\p{L}])|e(?![\p{L}])|inciso|n°|letra|numeral|bis|ter|\.|$)/uy

/** «y, por remisión, el», «así como los», «en armonía con el artículo»: what joins two articles of one norm. */
const bond = String.raw`(?:(?:en|con)\s+(?:(?:directa|estrecha|intima|debida|plena)\s+)?(?:relacion|rel\.?|concordancia|armonia|conexion|conjunto|consonancia|vinculacion|coordinacion|correspondencia|combinacion|correlacion|union)\s+(?:con|al?|de)|(?:(?:leid|interpretad|entendid)[oa]s?\s+)?(?:relacionad|concordad|armonizad|combinad|vinculad|correlacionad|coordinad|conjugad|ligad|unid|coligad|complementad)[oa]s?\s+(?:con|al?|por)|(?:leid|interpretad|entendid|vist)[oa]s?\s+(?:a\s+la\s+luz|en\s+(?:conjunto|relacion|armonia))\s+(?:con|del?)|en\s+cuanto\s+remite\s+al?)`
/** «y en las del artículo 160», «y en el artículo 160». */
const ofSame = String.raw`(?:y|e)\s+(?:(?:en|a|con)\s+(?:l[ao]s?|el|aquell[ao]s)\s+(?:del?\s+(?:los?\s+)?)?|(?:l[ao]s|aquell[ao]s)\s+del?\s+(?:los?\s+)?)(?:articulos?|arts?\.?)\s+`
/** «y la agravante del 12 N° 16», «y las causales del artículo 160». */
const circumstance = String.raw`(?:y|e)\s+(?:l[ao]s?|el)\s+(?:agravante|atenuante|minorante|eximente|causal|circunstancia)(?:e?s)?\s+(?:del?\s+(?:los?\s+)?)`
/** «, en especial el», «y sobre todo». */
const above = String.raw`(?:en\s+(?:especial|particular)|sobre\s+todo|ante\s+todo|(?:especial|particular|principal|senalada)mente)\s*,?`
/** «e inciso primero del 174». */
const partOfNext = String.raw`(?:y|e)\s+(?:(?:el|la|los|las)\s+)?(?:incisos?|letras?|numerale?s?|n°)\s[^,.;:\d]{1,20}?\s+del\s+`
const other = String.raw`(?:el\s+|los\s+|lo\s+)?(?:articulos?\s+|arts?\.?\s+)?`
const joint = new RegExp(
  String.raw`(?:\.(?=,))?\s*(?:\([^()\d]{3,60}\)\s*)?(?:,?\s*(?:[ye]\s+)?${above}\s+${other}|\/\s?(?=\d{1,4}(?![\d/]))|\s[–-]\s(?=\d{1,4}(?!\d))|,?\s*(?:por\s+(?:un|una)\s+(?:lado|parte)\s*,\s*)?(?:y|e)\s*,\s*(?:[a-z]+\s+){0,3}?[a-z]+\s*,\s*(?:el\s+|los\s+)?|,\s*por\s+una?\s+(?:lado|parte)\s*,\s*y\s+(?:el\s+|los\s+)?|,?\s*(?:(?:asi\s+)como(?:\s+(?:tambien|asimismo|igualmente))?|junto\s+(?:con|al?))\s+${other}|,?\s*${bond}\s+${other}|,?\s*${partOfNext}(?=\d)|,?\s*${circumstance}${other}|,?\s*${ofSame}|,?\s*(?:y\s?\/\s?[ou]|(?:o\s+)?bien|[yeo]\s+(?:incluso|aun)|ni|\+|amen\s+del?|(?:lo\s+mismo|al\s+igual|igual)\s+que|(?:seguid|acompanad|complementad|sumad|unid)[oa]s?\s+(?:del?|por|al?|con)|aparte\s+del?|en\s+conjunto\s+con|c\/r|y|e|&|(?:asi\s+)?como(?:\s+(?:tambien|asimismo|igualmente))?|junto\s+con|ademas\s+del?|mas)(?:\s*,\s*|\s+)(?:(?:(?:muy\s+|mas\s+)?[a-zñ]+mente|tambien|ademas|en\s+(?:especial|particular))(?:\s*,\s*|\s+))?(?:el\s+|los\s+)?|,\s*(?:[ou]\s+(?:el\s+|los\s+)?)?|;\s*(?:y\s+)?|\s[ou]\s+(?:el\s+|los\s+)?|(?<range>\s(?:a|al|hasta)\s+(?:el\s+)?|-(?=\d{2,4}(?!\d)))|\s+)(?=\d|[a-z])`,
  'uy',
)
/** «así como el artículo»: the word before the next number, which belongs to its citation. */
const ownWord = /(?:articulos?|arts?\.?)\s+$/u
const endsWithPart = new RegExp(`${partOfNext}$`, 'u')
/** A blank or a slash joins the numbers of «artículos» alone. */
const ofPlural = /^(?:\s+|\s*\/\s?|\s[–-]\s)$/u
/** «artículo 764 in fine»: the end of an article is no part with a name. */
const inFine = /,?\s+in\s+fine(?![a-z])/uy

/** «8.2 de la Convención Americana», «14.3.c del Pacto»: treaties number the parts of an article so. */
const partOfTreaty =
  /\.(?<numeral>\d{1,2})(?:\.?(?<letra>[a-h])\)?)?(?![\d\p{L}.])(?=[^;:]{0,40}?(?<!\p{L})(?:cadh|pidcp|pidesc|cdn|cidn|convencion|pacto)(?!\p{L}))/uy

/** «ARTS. 31 BIS Y 6»: a conjunction between two numbers. */
const isWordInCapitals = (loose: string, text: string, at: number): boolean =>
  /^\s[YEOUA]$/u.test(loose) && /^\s+\d/u.test(text.slice(at + loose.length, at + loose.length + 3))

const readNumber = (text: string, folded: string, at: number): { readonly to: number; readonly article: string } | null => {
  const digits = matchAt(number, folded, at)
  if (digits !== null) {
    let to = at + digits[0].length
    const loose = digits.groups?.['letter'] === undefined ? matchAt(looseLetter, text, to) : null
    const isWord = loose !== null && digits.groups?.['latin'] === undefined && wordLetter.test(loose[0])
    const isCapital = isWord && capitals.test(text.slice(Math.max(0, at - 14), at))
    const behind = isWord ? (isCapital ? (behindCapital[loose[0].trim()] ?? null) : followedClosely) : followed
    if (loose !== null && behind !== null && matchAt(behind, folded, to + loose[0].length) !== null) to += loose[0].length
    else if (
      loose !== null &&
      digits.groups?.['latin'] !== undefined &&
      /^\s[A-Z]{1,2}$/u.test(loose[0]) &&
      !isWordInCapitals(loose[0], text, to)
    )
      to += loose[0].length
    if (digits.groups?.['letter'] === undefined && to === at + digits[0].length) to += matchAt(enclosedLetter, text, to)?.[0].length ?? 0
    to += matchAt(latinBehind, folded, to)?.[0].length ?? 0
    const isQuoted = quotes.test(text.charAt(at - 1) + text.charAt(to))
    return { to: isQuoted ? to + 1 : to, article: canonicalArticle(text.slice(at, to)) }
  }
  const named = matchAt(whole, folded, at)
  if (named !== null) return { to: at + named[0].length, article: canonicalArticle(named[0]) }
  const ordinal = matchAt(words, folded, at)
  if (ordinal !== null) return { to: at + ordinal[0].length, article: String(ordinalValue(ordinal[0])) }
  const counted = matchAt(cardinal, folded, at)
  // «en sus artículos un estatuto».
  if (counted?.[0] === 'un') return null
  return counted === null ? null : { to: at + counted[0].length, article: String(cardinalValue(counted[0])) }
}

const isArticleWord = (folded: string, at: number): boolean =>
  /\d/u.test(folded.charAt(at)) || [words, whole, cardinal].some((pattern) => matchAt(pattern, folded, at) !== null)

type ArticleList = Pick<ArticleGroup, 'to' | 'items'>

/** Articles listed from `at`, with their subdivisions; null when there is none. */
export function readArticles(text: string, folded: string, at: number, plural: boolean): ArticleList | null {
  const items: ArticleItem[] = []
  let next = at
  let to = at
  let endsRange = false
  let word = 0
  // «inciso primero», named before the next article
  let before: ReturnType<typeof readSubdivisionsBefore> = null
  // «artículos primero y segundo transitorios»
  let allTransitory = false
  for (;;) {
    const read = readNumber(text, folded, next)
    if (read === null) break
    const part = matchAt(partOfTreaty, folded, read.to)
    const temporary = matchAt(transitory, folded, read.to)
    const end = read.to + (part ?? temporary ?? [''])[0].length
    allTransitory = temporary?.[0].endsWith('s') === true
    const article = temporary === null ? read.article : `${read.article} transitorio`
    const named = readSubdivisionsAfter(folded, end, { number: Number.parseInt(article, 10) || 0, plural })
    const after = part === null ? named : { ...named, subdivisions: [subdivisionOf(part)] }
    to = after.to + (matchAt(inFine, folded, after.to)?.[0].length ?? 0)
    const nested = nestSubdivisions(after.subdivisions, before?.subdivisions ?? [])
    items.push({ from: before?.from ?? next - word, ...after, subdivisions: nested, to, article, endsRange })
    const link = matchAt(joint, folded, to)
    if (link === null || (ofPlural.test(link[0]) && !plural)) break
    next = to + link[0].length
    if (link[0].includes('\n') && !/\d/u.test(folded.charAt(next))) break
    endsRange = link.groups?.['range'] !== undefined
    word = ownWord.exec(link[0])?.[0].length ?? 0
    before = endsWithPart.test(link[0]) ? readSubdivisionsBefore(folded, next, end) : null
    if (!isArticleWord(folded, next)) break
  }
  if (items.length === 0) return null
  return { to, items: allTransitory ? items.map(asTransitory) : items }
}

const subdivisionOf = ({ groups = {} }: RegExpExecArray): Subdivision => {
  const { numeral = '', letra } = groups
  return letra === undefined ? { numeral } : { numeral, letra }
}

const asTransitory = (item: ArticleItem): ArticleItem =>
  item.article.endsWith('transitorio') ? item : { ...item, article: `${item.article} transitorio` }

const maxSignedLength = 300
/** The sign of a number behind a comma or a conjunction. */
const signInList = /(?<=(?:,|\s[ye])\s)(?:n°s?\.?|nro\.?|no\.|num\.?)(?=\s?\d)/gu

/** «artículos N° 12 y N° 31»: a sign that stands before the first article stands before articles, not before numerals. */
const readSigned = (text: string, folded: string, at: number): ArticleList | null => {
  const window = folded.slice(at, at + maxSignedLength).replaceAll(signInList, (sign) => ' '.repeat(sign.length))
  const read = readArticles(text.slice(at, at + maxSignedLength), window, 0, true)
  return read === null ? null : { to: read.to + at, items: read.items.map((item) => ({ ...item, from: item.from + at, to: item.to + at })) }
}

/** «artículos 144 y 170», «artículo transitorio segundo». */
const articleGroups = (text: string, folded: string): Omit<ArticleGroup, 'opening'>[] => {
  const groups: Omit<ArticleGroup, 'opening'>[] = []
  for (const match of folded.matchAll(opening)) {
    if (groups.length > 0 && match.index < (groups.at(-1)?.to ?? 0)) continue
    const plural = /^(?:art\s?i?culos|artics|arts)/u.test(match[0])
    const at = match.index + match[0].length
    const read = plural && match.groups?.['sign'] !== undefined ? readSigned(text, folded, at) : readArticles(text, folded, at, plural)
    if (read === null) continue
    const items = match.groups?.['transitory'] === undefined ? read.items : read.items.map(asTransitory)
    groups.push({ from: match.index, to: read.to, items })
  }
  return groups
}

const feminineOrdinal = String.raw`(?:\d{1,2}\s?[°a]?|[a-z]{5,}[ao](?:\s[a-z]{5,}a)?)`
const disposition = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<before>[a-z]{5,}a(?:\s[a-z]{5,}a)?)\s+)?disposicion(?:es)?\s+(?:transitorias?(?:\s+(?<after>${feminineOrdinal}(?:(?:\s*,\s*|\s+[ye]\s+)${feminineOrdinal})*))?|(?<between>${feminineOrdinal})\s+transitoria)(?![\p{L}])`,
  'gu',
)

const ordinalNumber = (written: string): number => Number.parseInt(written, 10) || ordinalValue(written.replace(/\s+/gu, ' '))

/** «disposición cuarta transitoria», «segunda disposición transitoria», «disposiciones transitorias 3ª y 4ª». */
const dispositionGroups = (folded: string): Omit<ArticleGroup, 'opening'>[] => {
  // Few texts have one, and the pattern tries every word.
  if (!folded.includes('disposici') || !folded.includes('transitoria')) return []
  return [...folded.matchAll(disposition)].flatMap((match) => {
    const { before, between, after } = match.groups ?? {}
    const listed = (after ?? between ?? '').split(/\s*,\s*|\s+[ye]\s+/u).filter((each) => each !== '')
    const leading = before === undefined ? 0 : ordinalNumber(before)
    const numbers = listed.length > 0 ? listed.map(ordinalNumber) : [leading]
    const known = numbers.filter((number) => number > 0)
    const from = match.index + (leading > 0 || before === undefined ? 0 : match[0].indexOf('disposicion'))
    const to = match.index + match[0].length
    if (known.length === 0) return []
    const read = readSubdivisionsAfter(folded, to, { number: 0, plural: false })
    return [
      {
        from,
        to: read.to,
        items: known.map((number) => ({
          from,
          to,
          article: `${number} transitorio`,
          subdivisions: read.subdivisions,
          endsRange: false,
          andFollowing: false,
        })),
      },
    ]
  })
}

/** Every group of articles after «artículo(s)» or «art(s).», and of transitory provisions, in order. */
export function findArticleGroups(text: string, folded: string): ArticleGroup[] {
  const dispositions = folded.includes('disposicion') ? dispositionGroups(folded) : []
  const found = [...articleGroups(text, folded), ...dispositions]
  if (dispositions.length > 0) found.sort((a, b) => a.from - b.from)
  let end = 0
  return found.map((group) => {
    const before = readSubdivisionsBefore(folded, group.from, end)
    end = group.to
    const [first, ...rest] = group.items
    if (before === null || first === undefined) return { ...group, opening: group.from }
    const nested = { ...first, subdivisions: nestSubdivisions(first.subdivisions, before.subdivisions) }
    return { ...group, items: [nested, ...rest], opening: before.from }
  })
}
