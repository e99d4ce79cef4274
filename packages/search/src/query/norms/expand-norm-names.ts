import {
  cardinalInWords,
  cardinalValue,
  codeAliases,
  endOfArticleList,
  findMatches,
  foldText,
  hasArticle,
  idNormaOf,
} from '@basejuris/legal-text'
import { remembering } from '../parts/remembering.ts'
import { type Replacement, type Rewrite, replacing } from './norm-rewrite.ts'
import { anyAcronym, shortNormForms } from './short-norm-forms.ts'

/** A rewritten text with the offset of each character in the original. */
export interface RewrittenText {
  readonly text: string
  /** The span of the original that a span of this text stands for. */
  readonly spanOf: (from: number, to: number) => { readonly from: number; readonly to: number }
}

const wordStart = String.raw`(?<![\p{L}\d])`
const wordEnd = String.raw`(?![\p{L}\d])\.?`
const named = (name: string, abbreviated: string): Rewrite =>
  replacing(
    new RegExp(String.raw`${wordStart}(?:c[oó]digo|c[oó]d\.?|c\.|c(?=\s+del?\s))\s*(?:del?\s+)?(?:${abbreviated})${wordEnd}`, 'giu'),
    () => name,
  )
const acronyms = 'ct|cpc|cpp|cot|cpr'
const constitution = String.raw`constituci[oó]n(?!\s+(?:de(?!\s+(?:la\s+rep|1980|chile))))`
const code = String.raw`(?:c[oó]digo\s+(?:del?\s+|org[aá]nico\s+de\s+|procesal\s+)?\p{L}+(?:\s+(?:civil|penal))?|${acronyms}|${constitution})${wordEnd}`
const notOfAList = String.raw`(?<![\p{L}\d][.,]?)(?<!(?:^|[^\p{L}])(?:art[ií]?c?u?l?o?s?|y|e|o|a|al|hasta|n[°º]s?|nros?|n[uú]meros?|numeral(?:es)?|rol|rit|incisos?|inc|letras?|ley)\.?\s*)(?<![\d°º/-]\s*)(?<!(?:(?<!(?<!\d)(?:19|20)\d)\d|[°º)]|(?<!\p{L})\p{L})\s*,\s*)`
/** A list begins also behind the code of another: «1489 CC, 772 CPC». */
const afterCode = String.raw`(?<=(?<![\p{L}\d])(?:${acronyms}|cc|cp)\.?\s*[,;]?\s*(?:[yeo]\s+|con\s+)?)`
const bareNumber = new RegExp(String.raw`(?:${notOfAList}|${afterCode})\d{1,4}(?!\d)`, 'giu')
const codeAfter = new RegExp(String.raw`\s*,?\s+(?:del?\s+(?:la\s+)?)?${code}`, 'iuy')
/** «CC» is also a volume: «moto de 250 cc». In a list of articles it is a code. */
const shortCodeAfter = new RegExp(String.raw`\s*,?\s+(?:del?\s+)?(?:cc|cp)${wordEnd}`, 'iuy')
const lawAfter =
  /\s*,?\s+(?:(?:de\s+la\s+)?ley\s+(?:n[°º.]?\s*)?\d{1,2}\.?\d{3}|(?:del?\s+)?d\.?f?\.?l\.?\s+(?:n[°º.]?\s*)?(?:\d\.\d{3}|\d{1,4}))(?![\d/-])/iuy
const year = /^(?:19|20)\d\d$/u
/** «pago 2019, 161 CT». */
const yearFirst = /^(?:19|20)\d\d\s*,/u
const otherCode = new RegExp(String.raw`(?<![\p{L}\d])\d{1,4}\s+(?:${acronyms}|c[oó]digo)(?!\p{L})`, 'iu')
const isAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** «161 y 168 inciso 2° del Código del Trabajo»: articles without the word, before the name of their code. */
const bareArticles: Rewrite = (text) => {
  const found: Replacement[] = []
  let done = 0
  for (const { index } of findMatches(text, bareNumber)) {
    if (index < done) continue
    const end = endOfArticleList(text, index)
    if (end === null) continue
    const list = text.slice(index, end)
    if (yearFirst.test(list)) continue
    const isListed = /[\p{L},]/u.test(list) || otherCode.test(text) || /^\d+\s+CC(?!\p{L})/u.test(text.slice(index))
    const isCode =
      isAt(codeAfter, text, end) || (isListed && isAt(shortCodeAfter, text, end)) || (!year.test(list) && isAt(lawAfter, text, end))
    if (!isCode) continue
    found.push({ from: index, to: index + 1, put: `art. ${text.charAt(index)}` })
    done = end
  }
  return found
}

/** Numbers in words after `before`, in figures. */
const inWords = (before: string): Rewrite =>
  replacing(new RegExp(String.raw`(?<=${before}\s+)${cardinalInWords}(?!\p{L})`, 'giu'), ([written]) =>
    String(cardinalValue(foldText(written).replace(/\s+/gu, ' '))),
  )
/** «183 A» is an article of its own; «373 b» is a letter of one. */
const isArticle = (number: string, letter: string): boolean =>
  codeAliases.some(({ key }) => hasArticle(idNormaOf(key) ?? 0, `${number} ${letter.toUpperCase()}`))

/** The letter behind a number, as part of the article's own number or as a letter of the article. */
const letterOfArticle = (before: string, letter: string): string => {
  const [number = ''] = /\d+$/u.exec(before) ?? []
  return isArticle(number, letter) ? `-${letter.toUpperCase()}` : ` letra ${letter}`
}

const taxWords =
  /(?<!\p{L})(?:boletas?|clausura|gu[ií]as?\s+de\s+despacho|facturas?|contribuyentes?|giros?|liquidaci[oó]n(?:es)?\s+(?:de\s+)?impuestos?)(?!\p{L})/iu
const labourWords =
  /(?<!\p{L})(?:labora|trabaj|emple|despid|sueldo|remunera|sindic|finiquit|cotiza|tutela|jornada|honorarios|feriado|indemniza)/iu
const isOfTaxes = (text: string): boolean => taxWords.test(text) && !labourWords.test(text)

/** A pattern that looks far back looks ahead first. */
const rewrites: readonly Rewrite[] = [
  ...shortNormForms,
  replacing(/(?<![\p{L}\d])d\.?\s?(?:f\.?\s?l|[ls])\.?(?=\s*(?:n[°º.]?\s*)?\d)/giu, ([written]) => written.toUpperCase()),
  inWords('art[ií]culos?'),
  inWords(String.raw`\d,?\s+(?:n[uú]mero|numeral)`),
  replacing(
    /(?<=(?<![\d.])\d{1,4}(?:\s+(?:bis|ter))?),?\s*n(?:[°ºo]\.?|ro\.?|[uú]m(?:ero|eral|\.)?|\.)?\s*(?=\d{1,3}(?![\d.-]))/giu,
    () => ' N° ',
  ),
  // «19 24 cpr»
  replacing(/(?<=(?<![\d.-])19)[ .](?=\d{1,2}\s+(?:de\s+la\s+)?(?:cpr|constituci[oó]n)(?!\p{L}))/giu, () => ' N° '),
  // «inciso 5 art. 162»
  replacing(
    /(?=\s+art)(?<=(?<!\d[^;]{0,30})(?<!\p{L})(?:inc(?:iso|\.)?|letra|numeral|n[°º])\s{0,3}[\p{L}\d]{1,9}[°º)]?)\s+(?=art(?:[ií]culo)?\.?\s*\d)/giu,
    () => ' del ',
  ),
  named('Código de Procedimiento Civil', String.raw`proc(?:edimiento)?\.?\s+civ(?:il)?`),
  named('Código Procesal Penal', String.raw`proc(?:esal)?\.?\s+pen(?:al)?`),
  named('Código Orgánico de Tribunales', String.raw`org(?:[aá]nico)?\.?\s+(?:de\s+)?(?:los\s+)?trib(?:unales)?`),
  // «97 N° 10 CT clausura boletas»: words that rulings on taxes have too, but no others of a search.
  replacing(/(?<![\p{L}\d.])(?:ct|CT)(?![\p{L}\d.])/gu, ({ input }) => (isOfTaxes(input) ? 'Código Tributario' : null)),
  // «c.t.» is as ambiguous as «CT», which the words around it tell.
  replacing(/(?<![\p{L}\d])c\.\s?t(?![\p{L}\d])\.?/giu, () => 'CT'),
  named('Código del Trabajo', 't|trab(?:ajo)?'),
  named('Código Civil', 'civ(?:il)?'),
  named('Código Penal', 'pen(?:al)?'),
  named('Código Tributario', 'trib(?:utario)?'),
  named('Código de Comercio', 'com(?:ercio)?'),
  replacing(/^\s*(\d{1,4})\s+(cc|cp)\s*$/giu, ([, number, name = '']) => `art. ${number} ${name.toUpperCase()}`),
  replacing(/^\s*(cc|cp)\s+(\d{1,4})\s*$/giu, ([, name = '', number]) => `art. ${number} ${name.toUpperCase()}`),
  replacing(
    new RegExp(String.raw`(?<=(?<!\d)\d{1,4})\s+(?![yo]\s)\p{L}(?=\)?\s+(?:del?\s+)?${code})`, 'giu'),
    ({ 0: letter, input, index }) => letterOfArticle(input.slice(0, index), letter.trim()),
  ),
  // «373 b y 374 e cpp»: a letter that stands before another article of the list.
  replacing(
    new RegExp(
      String.raw`(?<=(?<!\d)\d{1,4})\s+(?<letter>[a-j])\)?(?=(?:\s*,\s*|\s+[yeo]\s+)\d{1,4}(?:\s+letra)?\s+[a-j]\)?\s+(?:del?\s+)?(?:${code}))`,
      'giu',
    ),
    ({ groups = {}, input, index }) => letterOfArticle(input.slice(0, index), groups['letter'] ?? ''),
  ),
  // «17 B ley 17.798», «art 3 b ley 19496»
  replacing(
    /(?<=(?<![\d.,])\d{1,3})\s+(?<letter>[b-df-np-xz])\)?\s+(?:de\s+la\s+)?(?=ley\s+(?:n[°º.]?\s*)?(?<law>\d{1,2}\.?\d{3})(?!\d))/giu,
    ({ groups = {}, input, index }) => {
      const [number = ''] = /\d+$/u.exec(input.slice(0, index)) ?? []
      const { letter = '', law = '' } = groups
      const isOwn = /\p{Lu}/u.test(letter) || hasArticle(idNormaOf(`ley-${law.replace('.', '')}`) ?? 0, `${number} ${letter.toUpperCase()}`)
      return isOwn ? `-${letter.toUpperCase()} de la ` : ` letra ${letter} de la `
    },
  ),
  // «373 a) 374 e) cpp»
  replacing(
    new RegExp(String.raw`(?<=(?<!\d)\d{1,4}\s?)(?<letter>[a-j])\)\s+(?=\d{1,4}\s+(?:letra\s+)?[a-j]\)?\s+(?:del?\s+)?(?:${code}))`, 'giu'),
    ({ groups = {} }) => `letra ${groups['letter']} y `,
  ),
  bareArticles,
  // «art. 19 N° 24 constitución», «disposición cuarta transitoria constitución»
  replacing(
    new RegExp(
      String.raw`(?=,?\s+(?:de\s+la\s+)?constituci)(?<=(?<!\p{L})(?:art(?:[ií]c?(?:ulos?)?|s)?\.?\s*\d[^,;]{0,50}?|disposici[oó]n(?:es)?\s[^,;]{0,50}?)),?\s+(?:de\s+la\s+)?${constitution}(?!\p{L})(?!\s+pol[ií]tica)`,
      'giu',
    ),
    () => ' de la Constitución Política',
  ),
  replacing(
    new RegExp(
      String.raw`(?=c)${wordStart}(?:${acronyms}|(?<=art\P{L}[^,;]{0,20})(?:cc|cp)|(?<=art[ií]culos?\s[^,;]{0,20})(?:cc|cp)|(?<=(?<!\p{L})art\.\s\d[^;]{0,60})(?:cc|cp))(?![\p{L}\d])`,
      'giu',
    ),
    ([written]) => written.toUpperCase(),
  ),
  // «art 12 estatuto docente», «147 inc 3 estatuto administrativo»
  replacing(
    /(?=,?\s+estatuto)(?<=(?<![\p{L}\d])(?:art(?:[ií]c?(?:ulos?)?|s)?\.?\s*)\d{1,3}(?:\s(?:bis|ter))?(?:,?\s+(?:n[°º.]?\s?\d{1,2}|inc(?:iso|\.)?\s+\p{L}{5,9}|inc(?:iso|\.)?\s+\d{1,2}[°º]?|letra\s+\p{L}\)?))?),?\s+(?=estatuto\s(?:administrativo|docente))/giu,
    () => ' del ',
  ),
  // «ley 19496 3 letra b», «ley 21040 38 transitorio», «dl 825 23 n5»
  replacing(
    /(?<=(?<![\p{L}\d])(?:ley\s+(?:n[°º.]?\s*)?\d{1,2}\.?\d{3}|dl\s+(?:n[°º.]?\s*)?\d?\.?\d{3})),?\s+(?=\d{1,3}[°º]?(?:\s*$|\s+(?:bis|ter|letras?|inc|n[°º.]|n\d|numeral|transitori)|\s*(?:,|[ye])\s+\d{1,3}[°º]?(?:\s*$|\s+(?:letra|inc|transitori))))/giu,
    () => ', art. ',
  ),
  // «ct 160 n° 7», «constitución 19 n° 24»
  replacing(
    new RegExp(
      String.raw`(?=c)(?<!\d[^;]{0,30})${wordStart}(?!constituci)${code}\s+(?!(?:19|20)\d\d)(?=\d{1,4}(?![\p{L}\d]|[-./]\d))`,
      'giu',
    ),
    ([name]) => `${name.trimEnd()}, art. `,
  ),
  replacing(
    new RegExp(
      String.raw`(?=c)(?<!\d[^;]{0,30})${wordStart}constituci[oó]n\s*,?\s+(?:art(?:[ií]culo)?\.?\s+)?(?=\d{1,3}\s+(?:N°\s|inc|letra|numeral))`,
      'giu',
    ),
    () => 'Constitución, art. ',
  ),
]

/** What every rewrite needs: a number, or how a norm or a code begins. */
const mayNameNorm = new RegExp(
  String.raw`\d|(?<![\p{L}\d])(?:art|c[oó]d|c\.|c\s+del?\s|constituc|ley|auto|a\.?a|est|d\.|${acronyms}|cdt|cc|cp|${anyAcronym})`,
  'iu',
)

/** The query with norms in the words that the reader of citations knows: «19 n 24 cpr» → «art. 19 N° 24 CPR». */
export const expandNormNames = remembering((written: string): RewrittenText => {
  if (!mayNameNorm.test(written)) return { text: written, spanOf: (from, to) => ({ from, to }) }
  let text = written
  let offsets = Array.from(written, (_, at) => at)
  for (let at = offsets.length; at < written.length; at++) offsets.push(at)
  for (const rewrite of rewrites) {
    let rewritten = ''
    const moved: number[] = []
    let done = 0
    for (const { from, to, put } of rewrite(text)) {
      rewritten += text.slice(done, from) + put
      const [first, last] = [offsets[from] ?? 0, offsets[to - 1] ?? 0]
      moved.push(...offsets.slice(done, from), ...Array.from({ length: put.length }, (_, at) => (at < put.length - 1 ? first : last)))
      done = to
    }
    text = rewritten + text.slice(done)
    offsets = [...moved, ...offsets.slice(done)]
  }
  return { text, spanOf: (from, to) => ({ from: offsets[from] ?? 0, to: (offsets[to - 1] ?? 0) + 1 }) }
})
