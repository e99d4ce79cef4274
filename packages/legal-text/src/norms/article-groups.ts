import { ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { canonicalArticle } from './norm-key.ts'

/** An article named in a list, UTF-16 offsets of its number. */
export interface ArticleItem {
  readonly from: number
  readonly to: number
  readonly article: string
}

/** «artículos 144, 170 y 186»: its articles, from the word to the last of their parts. */
export interface ArticleGroup {
  readonly from: number
  readonly to: number
  readonly items: readonly ArticleItem[]
}

const opening =
  /(?<![\p{L}])(?:art\s?i?culos?|arts?\.?)\s*:?\s*(?:n°s?\.?\s*)?(?=\d|(?:primero?|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|undecimo|duodecimo|vigesimo|trigesimo|unico|final)(?![\p{L}]))/gu
const latin = 'bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies'
const number = new RegExp(
  String.raw`(?<digits>\d{1,2}\.\d{3}|\d{1,4})(?!\d)(?<degree>\s?°|\s?\.?o(?![a-z]))?(?<sub>-\d{1,2}(?!\d|\.\d))?(?<latin>[\s-](?:${latin})(?![a-z])(?:\s\d{1,2}(?![\d.°]))?)?(?<letter>\s?-\s?[a-zñ]{1,2}(?![\p{L}\d)]))?`,
  'uy',
)
const words = new RegExp(`${ordinalWords}(?![a-z])`, 'uy')
const whole = /(?:unico|final)(?![a-z])/uy
const transitory = /\s+transitori[oa]s?(?![a-z])/uy
const looseLetter = /\s(?:[B-DF-NP-TV-XZÑ]|A[A-E]?)(?![\p{L}.°)\d])/uy
const followed = /\s*(?:,|del?(?![\p{L}])|y(?![\p{L}])|e(?![\p{L}])|inciso|n°|letra|numeral|$)/uy

const ordinalOrNumber = String.raw`(?:${ordinalWords}|final|penultimo|ultimo|\d{1,2}(?:\s?°)?)(?![a-z\d])`
const inNumber = String.raw`(?:\d{1,3}(?!\d)(?:\s?°)?|[ivx]{1,5}(?![a-z]))(?:\s?(?:bis|ter)(?![a-z]))?(?:\)(?!\.-))?`
const parts: readonly RegExp[] = [
  new RegExp(
    String.raw`\s*,?\s*(?:en\s+su\s+|e\s+|y\s+)?incisos?\s+${ordinalOrNumber}(?:(?:\s*,\s*|\s+y\s+|\s+e\s+)${ordinalOrNumber}(?!\s*(?:,|y)\s*\d{2}))*`,
    'uy',
  ),
  new RegExp(String.raw`\s*,?\s*(?:en\s+su\s+|y\s+|e\s+)?inc\.?\s*${ordinalOrNumber}`, 'uy'),
  /\s*,?\s*(?:y\s+|e\s+|en\s+sus?\s+)?letras?\s+["“']?[a-zñ]{1,2}["”']?\)?(?![a-z])(?:(?:\s*,\s*|\s+[yeou]\s+)(?:letra\s+)?["“']?[a-zñ]["”']?\))*/uy,
  /\s*,?\s*(?:y\s+|e\s+)?literal(?:es)?\s+[a-zñ]{1,2}\)?(?![a-z])(?:(?:\s*,\s*|\s+[yeou]\s+)[a-zñ]\))*/uy,
  /\s+[a-zñ]\)/uy,
  /\s*,?\s*(?:[ye]\s+)?(?:siguientes|sgtes\.?|ss\.)(?![a-z])/uy,
  /\s*n°(?=\s*(?:,|y\s|del\s|de la))/uy,
  /\s*,?\s*(?:parte|parrafo)\s+(?:final|primera|segunda|primero|segundo)/uy,
]
const numeralList = new RegExp(
  String.raw`\s*,?\s*(?:y\s+|e\s+|en\s+sus?\s+)?(?:n[°”*]s\.?|nos\.?|numeros|numerales)\s*${inNumber}(?:(?:\s*,\s*|\s+(?:[yeou]|ni)\s+|\s*,\s*[yeou]\s+|\s+(?=\d{1,2}°))(?:n°\s*)?${inNumber})*`,
  'uy',
)
const numeral = new RegExp(
  String.raw`\s*[,;]?\s*(?:y\s+|e\s+|en\s+su\s+)?(?:n\s?[°"”*]\s?|n(?=\d)|no\.?\s(?=\d)|nro\.?\s?|num\.?\s?|numero\s+|numeral\s+|n\s(?=\d))\s*${inNumber}`,
  'uy',
)
const moreNumerals = new RegExp(
  String.raw`(?:\s*,\s*|\s+[yeou]\s+)(?:n\s?°\s?)?${inNumber}(?!\s*(?:bis|ter)?\s*(?:del\s|de la)?(?:articulo))`,
  'uy',
)

const joint =
  /\s*(?:,\s*(?:[yeou]\s+(?:el\s+|los\s+)?)?|;\s*(?:y\s+)?|\s[yeou]\s+(?:el\s+|los\s+)?|\s(?:a|al|hasta)\s+(?:el\s+)?|\s(?:en\s+relacion\s+(?:con|al?)|en\s+concordancia\s+con|relacionado\s+con)\s+(?:el\s+|los\s+|lo\s+)?|-(?=\d{2,4}(?!\d))|\s+)(?=\d|[a-z])/uy
const blankOnly = /^\s+$/u

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** End of the incisos, numerals and letters that follow an article. After «artículos», a number behind «N° n,» is an article again. */
const endOfParts = (folded: string, at: number, plural: boolean): number => {
  let end = at
  for (let steps = 0; steps < 12; steps += 1) {
    const list = matchAt(numeralList, folded, end)
    if (list !== null) {
      end += list[0].length
      continue
    }
    const single = matchAt(numeral, folded, end)
    if (single !== null) {
      end += single[0].length
      for (let more = plural ? null : matchAt(moreNumerals, folded, end); more !== null; more = matchAt(moreNumerals, folded, end))
        end += more[0].length
      continue
    }
    const part = parts.map((pattern) => matchAt(pattern, folded, end)).find((match) => match !== null)
    if (part === undefined || part === null || part[0].length === 0) return end
    end += part[0].length
  }
  return end
}

const readNumber = (text: string, folded: string, at: number): { readonly to: number; readonly article: string } | null => {
  const digits = matchAt(number, folded, at)
  if (digits !== null) {
    let to = at + digits[0].length
    const loose = digits.groups?.['letter'] === undefined ? matchAt(looseLetter, text, to) : null
    if (loose !== null && loose[0] !== ' A' && matchAt(followed, folded, to + loose[0].length) !== null) to += loose[0].length
    else if (loose !== null && digits.groups?.['latin'] !== undefined && /^\s[A-Z]{1,2}$/u.test(loose[0])) to += loose[0].length
    return { to, article: canonicalArticle(text.slice(at, to)) }
  }
  const ordinal = matchAt(words, folded, at)
  if (ordinal !== null) return { to: at + ordinal[0].length, article: String(ordinalValue(ordinal[0])) }
  const named = matchAt(whole, folded, at)
  return named === null ? null : { to: at + named[0].length, article: canonicalArticle(named[0]) }
}

/** Articles listed from `at`, with their parts; null when there is none. */
export function readArticles(text: string, folded: string, at: number, plural: boolean): Omit<ArticleGroup, 'from'> | null {
  const items: ArticleItem[] = []
  let next = at
  let to = at
  for (;;) {
    const read = readNumber(text, folded, next)
    if (read === null) break
    const temporary = matchAt(transitory, folded, read.to)
    const end = read.to + (temporary?.[0].length ?? 0)
    items.push({ from: next, to: end, article: temporary === null ? read.article : `${read.article} transitorio` })
    to = endOfParts(folded, end, plural)
    const link = matchAt(joint, folded, to)
    if (link === null || (blankOnly.test(link[0]) && !plural)) break
    next = to + link[0].length
    if (!/\d/u.test(folded.charAt(next)) && matchAt(words, folded, next) === null && matchAt(whole, folded, next) === null) break
  }
  if (items.length === 0) return null
  return { to, items: spreadTransitory(items, folded) }
}

/** «artículos primero y segundo transitorios»: «transitorios» applies to every ordinal before it. */
const spreadTransitory = (items: readonly ArticleItem[], folded: string): ArticleItem[] => {
  const last = items.at(-1)
  if (last === undefined || !folded.slice(last.from, last.to).endsWith('transitorios')) return [...items]
  return items.map((item) => (item.article.endsWith('transitorio') ? item : { ...item, article: `${item.article} transitorio` }))
}

/** Every group of articles after «artículo(s)» or «art(s).». */
export function findArticleGroups(text: string, folded: string): ArticleGroup[] {
  const groups: ArticleGroup[] = []
  for (const match of folded.matchAll(opening)) {
    if (groups.length > 0 && match.index < (groups.at(-1)?.to ?? 0)) continue
    const plural = /^(?:art\s?i?culos|arts)/u.test(match[0])
    const read = readArticles(text, folded, match.index + match[0].length, plural)
    if (read !== null) groups.push({ from: match.index, ...read })
  }
  return groups
}
