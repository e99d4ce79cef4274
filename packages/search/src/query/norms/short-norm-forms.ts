import { codeAliases, findCatalogueNormByKey, foldText, hasArticle, idNormaOf, normAliases } from '@basejuris/legal-text'
import { countWords, maxWords } from '../parts/count-words.ts'
import { anyLaw, codesOfMatters } from './codes-of-matters.ts'
import { gluedArticles } from './glued-articles.ts'
import {
  accountWords,
  acronym,
  end,
  inFull,
  maxWordsBeside,
  maxWordsOfList,
  type Rewrite,
  replacing,
  start,
  subdivision,
  where,
} from './norm-rewrite.ts'

/** Initials of codes with full stops, or as nobody but a lawyer in a hurry writes them. */
const initials: readonly (readonly [pattern: string, code: string])[] = [
  [String.raw`c\.?d\.?t\.?`, 'CT'],
  [String.raw`c\.\s?p\.\s?c\.?`, 'CPC'],
  [String.raw`c\.\s?p\.\s?p\.?`, 'CPP'],
  [String.raw`c\.\s?p\.\s?r\.?`, 'CPR'],
  [String.raw`c\.\s?o\.\s?t\.?`, 'COT'],
  [String.raw`c\.\s?c\.?`, 'CC'],
  [String.raw`c\.\s?p\.?`, 'CP'],
]
/** A number on either side, since the initials may be those of a person. */
const besideNumber = (form: string): string =>
  String.raw`(?<=\d[^,;\p{L}]{0,12}(?:\p{L}{1,7}[\s.°º)]{0,3}){0,2})${start}${form}${end}|${start}${form}${end}(?=[\s,]*(?:art[ií]?c?u?l?o?\.?\s*)?\d)`

/** «160 7 ct», «160.7 ct», «160-7 CT»: the second number is a numeral, unless the code has such an article. */
const maxNumeral = 31
const numeralOf = ({ groups = {} }: RegExpExecArray): string | null => {
  const { number = '', sign = '', numeral = '', code = '' } = groups
  const key = codeAliases.find(({ acronyms }) => acronyms.includes(code.toUpperCase()))?.key ?? ''
  const isArticle = sign === '-' && hasArticle(idNormaOf(key) ?? 0, `${number}-${numeral}`)
  return Number(numeral) > maxNumeral || Number(numeral) >= Number(number) || isArticle ? null : `${number} N° ${numeral} ${code}`
}

/** «161 168 ct»: two articles. */
const twoArticles = ({ groups = {} }: RegExpExecArray): string | null => {
  const { first = '', second = '', code = '' } = groups
  return Number(second) > Math.max(maxNumeral, Number(first)) ? `${first} y ${second} ${code.toUpperCase()}` : null
}

/** «cc 1545 1546», «ct 162, 168»: the code first. */
const codeFirst = (match: RegExpExecArray): string | null => {
  const articles = twoArticles(match)
  return articles === null ? null : `arts. ${articles}`
}

/** Volumes of engines and liquids are round: «250 cc». */
const volumeStep = 50
const lowerCode = ({ groups = {} }: RegExpExecArray): string | null => {
  const { number = '', code = '' } = groups
  return Number(number) % volumeStep === 0 ? null : `art. ${number} ${code.toUpperCase()}`
}

/** Usual names of laws without the words between, and some that only people in a hurry use. */
const joints = String.raw`(?:(?:del?|la|las|los|el|y|e|a|al|con|en|sobre|ante|para)\s+)*`
const functionWord = /^(?:del?|la|las|los|el|y|e|a|al|con|en|sobre|ante|para|que)$/u
const loose = (word: string): string =>
  foldText(word)
    .replace(/[aeiou]/gu, (vowel) => `[${vowel}${'áéíóú'.charAt('aeiou'.indexOf(vowel))}]`)
    .replaceAll('n', '[nñ]')
const aliases = normAliases
  .flatMap(({ name, aliases: names, key }) => (/^(?:ley|DL)-/u.test(key) ? names.map((alias) => ({ alias, name })) : []))
  .filter(({ alias }) => /^Ley\s.*\s(?:del?|la|las|los|el|a|sobre|ante|con)\s|^Ley\s(?:del?|sobre)\s/u.test(alias))
  .sort((a, b) => b.alias.length - a.alias.length)
const lawNames = aliases.map(({ alias, name }): readonly [RegExp, string] => {
  const words = alias
    .split(/\s+/u)
    .slice(1)
    .filter((word) => !functionWord.test(word))
  return [new RegExp(String.raw`${start}ley\s+${joints}${words.map(loose).join(String.raw`\s+${joints}`)}${end}`, 'giu'), name]
})
const nicknames: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ley\s+emilia(?!\p{L})/giu, 'Ley N° 20.770'],
  [/(?<!\p{L})ley\s+(?:de\s+)?arriendos?(?!\p{L})/giu, 'Ley N° 18.101'],
  [/(?<!\p{L})ley\s+(?:de\s+)?renta(?!\p{L})/giu, 'DL N° 824'],
  [/(?<!\p{L})ley\s+(?:de\s+)?insolvencia(?!\p{L})/giu, 'Ley N° 20.720'],
  [/(?<!\p{L})ley\s+(?:de\s+)?compras(?:\s+p[uú]blicas)?(?!\p{L})/giu, 'Ley N° 19.886'],
  [/(?<!\p{L})ley\s+(?:de\s+)?accidentes\s+(?:del?\s+)?trabajo(?!\p{L})/giu, 'Ley N° 16.744'],
  [/(?<!\p{L})ley\s+(?:de\s+)?bases\s+(?:del?\s+)?(?:los\s+)?proc(?:edimientos?)?\.?\s+adm(?:inistrativos?|\.)?/giu, 'Ley N° 19.880'],
  [/(?<!\p{L})ley\s+(?:de\s+)?(?:vif|violencia)(?!\p{L})(?!\s+(?:intrafamiliar|en\s+los\s+estadios))/giu, 'Ley N° 20.066'],
  [/(?<!\p{L})est(?:atuto)?\.?\s+adm(?:in(?:istr)?)?(?:\.|(?!\p{L}))(?!\s+mun)/giu, 'Estatuto Administrativo'],
  [
    /(?<!\p{L})(?:auto\s?acordado|a\.?a\.?)\s+(?:(?:del?|sobre)\s+)?(?:(?:el\s+)?rec(?:urso|\.)?\s+(?:de\s+)?)?prot(?:ecci[oó]n|\.)(?!\p{L})/giu,
    'Auto Acordado de Protección',
  ],
  [/(?<!\p{L})est(?:atuto)?\.?\s+doc(?:\.|(?!\p{L}))/giu, 'Estatuto Docente'],
]
const lawAcronyms = normAliases
  .filter(({ key }) => /^(?:ley|DF?L)-/u.test(key))
  .flatMap(({ acronyms, name }) => acronyms.map((short) => ({ short, name })))
  .filter(({ short }) => /^[A-Z]{3,}$/u.test(short))
/** Initials by which laws are known, as alternatives of a pattern. */
export const anyAcronym = lawAcronyms.map(({ short }) => short).join('|')
const withoutSign = (name: string): string => name.replace(' N°', '')

/** A letter or a code right behind a number, or one blank away. */
const gluedLetter = /\d\s?[a-t]/iu
const anyInitials = /c\.\s?[cpo]|c\.?d\.?t/iu
const anyNickname = /ley|est|auto|aa|a\.a/iu

/** «art. 196 ley 18.290 negativa 195 bis»: of the law named before, where it has such an article. */
const ofLawBefore = replacing(
  /(?<![\p{L}\d.,/°º-]|(?<!\p{L})(?:art(?:[ií]culo)?s?\.?|n[°º.]?)\s)(?<number>\d{1,3}\s(?:bis|ter|qu[aá]ter))(?![\p{L}\d]|\s+(?:[a-j]\s+)?(?:del?\s+)?(?:la\s+)?(?:ley|dl|dfl|ds|c[oó]d|\d{2}\.?\d{3}|ct|cpc|cpp|cot|cpr|cc|cp)(?!\p{L}))/giu,
  ({ groups: { number = '' } = {}, input, index }) => {
    const law = [...input.slice(0, index).matchAll(/(?<!\p{L})ley\s+(?:n[°º.]?\s*)?(\d{1,2}\.?\d{3})(?!\d)/giu)].at(-1)?.[1]
    return law === undefined || !hasArticle(idNormaOf(`ley-${law.replace('.', '')}`) ?? 0, number.toLowerCase())
      ? null
      : `art. ${number} ley ${law}`
  },
)

const oneArticle = String.raw`art(?:[ií]culo)?\.?\s*(?<number>\d{1,3}(?:\s(?:bis|ter))?)(?:,?\s+${subdivision})?`
/** «ley 17.322 art 3 inc 2 y art 22 inciso sexto»: both are of the law before. */
const besideArticleOfLaw = replacing(
  new RegExp(
    String.raw`(?<=(?<![\d.])\d{2}\.?\d{3},?\s+art(?:[ií]culo)?\.?\s*\d{1,3}(?!\d)[^;:]{0,30}?\s[ye]\s+)${oneArticle}(?![\p{L}\d]|,?\s+(?:del?\s|ley|dl|dfl|ds|c[oó]d|n[°º]|inc|letra|${acronym}))`,
    'giu',
  ),
  ({ groups = {}, input, index }) => {
    const law = [...input.slice(0, index).matchAll(/(?<![\d.])(\d{2}\.?\d{3})(?=,?\s+art)/giu)].at(-1)?.[1] ?? ''
    const { number = '', sub } = groups
    return hasArticle(idNormaOf(`ley-${law.replace('.', '')}`) ?? 0, number.toLowerCase())
      ? `art. ${number}${sub === undefined ? '' : ` ${inFull(sub)}`} ley ${law}`
      : null
  },
)

/** Norms as they are typed in a hurry, in forms that the other rewrites and the reader of citations know. */
export const shortNormForms: readonly Rewrite[] = [
  ...where(gluedLetter, gluedArticles),
  replacing(
    /(?<![\p{L}\d.,/°º-]|(?:ley|rol|rit|ingreso|tc|stc|cs|n[°º.])\s)\d{2}\.\d{3}(?=,?\s+art(?:[ií]culo)?s?\.?\s*\d)/giu,
    // A shorter search is read with a notice.
    ({ 0: number, input }) =>
      countWords(input) <= maxWords || findCatalogueNormByKey(`ley-${number.replace('.', '')}`) === null ? null : `ley ${number}`,
  ),
  replacing(new RegExp(String.raw`${start}l\.?\s?(?=(?:1\d|2[0-2])\.?\d{3}(?![\d-]|[./]\d))`, 'giu'), () => 'ley '),
  ...where(
    anyInitials,
    initials.map(([form, code]) => replacing(new RegExp(besideNumber(form), 'giu'), () => code)),
  ),
  replacing(
    /(?<![\p{L}\d.,/°º-])(?:art(?:[ií]culo)?\.?\s*)?(?<number>\d{1,3}(?:\s(?:bis|ter))?)\s+n[°º.]?\s?(?<numeral>\d{1,2})(?=\s+(?:del?\s+)?(?:la\s+)?(?:ley|dl|dfl|ds)\s*(?:n[°º.]?\s*)?\d)/giu,
    ({ groups = {} }) => `art. ${groups['number']} N° ${groups['numeral']}`,
  ),
  replacing(
    /(?<![\p{L}\d.,/°º-])(?:art(?:[ií]culo)?\.?\s*)?(?<number>\d{1,3}(?:\s(?:bis|ter))?)\s+(?:letra\s+)?(?<letter>[a-zñ])\)(?=\s+(?:del?\s+)?(?:la\s+)?(?:ley|dl|dfl|ds)\s*(?:n[°º.]?\s*)?\d)/giu,
    ({ groups = {} }) => `art. ${groups['number']} letra ${groups['letter']})`,
  ),
  replacing(
    /(?<![\p{L}\d.,/°º-])(?<number>\d{1,3})\s+EA(?![\p{L}\d])/gu,
    ({ groups = {} }) => `art. ${groups['number']} Estatuto Administrativo`,
  ),
  replacing(
    new RegExp(
      String.raw`(?<![\p{L}\d.,/°º-]|(?<!\p{L})(?:rol|rit|n[°º.]?|y|e)\s)(?<first>\d{1,3})\s(?<second>\d{1,3})(?=\s+(?:${anyAcronym})${end})`,
      'giu',
    ),
    ({ groups = {} }) => (Number(groups['second']) > Number(groups['first']) ? `${groups['first']} y ${groups['second']}` : null),
  ),
  replacing(
    /(?<![\p{L}\d.,/°º-])(?:art(?:[ií]culo)?s?\.?\s*)?19\s+n(?:[°ºo]\.?|ro\.?|[uú]m\.?|\.)?\s?(?<numeral>[1-9]|1\d|2[0-6])(?![\d°º]|[-./]\d)/giu,
    ({ groups = {}, input }) =>
      countWords(input) > maxWordsBeside || accountWords.test(input) || anyLaw.test(input) ? null : `art. 19 N° ${groups['numeral']} CPR`,
  ),
  replacing(/(?<=\d[\s,]*)lit(?:eral)?\.?\s+(?=[a-zñ]\)?(?![\p{L}\d]))/giu, () => 'letra '),
  replacing(
    new RegExp(String.raw`(?<![\p{L}\d.,/-])(?<number>\d{2,4})(?<sign>[ .-])(?<numeral>\d{1,2})\s+(?<code>${acronym})${end}`, 'giu'),
    numeralOf,
  ),
  replacing(
    new RegExp(
      String.raw`(?<![\p{L}\d.,/°º-]|(?<!\p{L})(?:rol|rit|n[°º.]?|y|e)\s)(?<first>\d{2,4})\s(?<second>\d{2,4})\s+(?<code>${acronym})${end}`,
      'giu',
    ),
    twoArticles,
  ),
  replacing(
    new RegExp(
      String.raw`(?<!\d[^;]{0,30})${start}(?<code>${acronym})\s+(?<first>\d{2,4})(?:\s+|\s*,\s*)(?<second>\d{2,4})(?![\p{L}\d]|[-./]\d|\s*(?:,|[ye]\s)\s*\d)`,
      'giu',
    ),
    codeFirst,
  ),
  replacing(
    new RegExp(
      String.raw`${start}(?:art(?:[ií]culo)?\.?\s*)?(?<number>\d{1,4}(?:\s+(?:bis|ter))?)\s+(?:del?\s+)?(?<code>${acronym})\s*,?\s+${subdivision}`,
      'giu',
    ),
    ({ groups = {} }) => `art. ${groups['number']} ${inFull(groups['sub'] ?? '')} ${groups['code']?.toUpperCase()}`,
  ),
  replacing(
    new RegExp(
      String.raw`(?<!\d[^;]{0,30})${start}(?<code>${acronym})\s*,?\s+art(?:[ií]culo)?\.?\s*(?<number>\d{1,4}(?:\s+(?:bis|ter))?)(?:,?\s+${subdivision})?(?![\p{L}\d]|\s*(?:,|[ye]|al?)\s*\d|\s+(?:n[°º.]?\s?\d|inc|letra|[a-d]\)|(?:del?\s+(?:la\s+)?)?(?:c[oó]digo|ley|dfl|dl|constituci[oó]n|estatuto|${acronym})(?!\p{L})))`,
      'giu',
    ),
    ({ groups = {} }) => ['art.', groups['number'], inFull(groups['sub'] ?? ''), groups['code']?.toUpperCase()].filter(Boolean).join(' '),
  ),
  replacing(
    /(?<=^\s*|(?<!(?:^|[^\p{L}])(?:art[ií]?c?u?l?o?s?|y|e|o|a|al|hasta|n[°º]|moto|motor|auto|cilindrada|de)\.?\s*)(?<=\p{L}\s+))(?<number>\d{3,4})\s+(?<code>cc|cp|CP)(?=\s|$|[,;])/gu,
    lowerCode,
  ),
  replacing(new RegExp(String.raw`(?<=${start}art(?:[ií]culo)?s?\.?\s*\d[\d\s,.yeo°º]{0,60}\s)(?:cc|cp)${end}`, 'gu'), ([code]) =>
    code.toUpperCase(),
  ),
  ...codesOfMatters,
  ...where(/bis|ter|qu[aá]ter/iu, [ofLawBefore]),
  ...where(/\s[ye]\s+art/iu, [besideArticleOfLaw]),
  ...where(
    anyNickname,
    [...lawNames, ...nicknames].map(([pattern, name]) =>
      replacing(pattern, ({ input, index }) => {
        const isShort = countWords(input) <= maxWords || (/\d\s+$/u.test(input.slice(0, index)) && countWords(input) <= maxWordsOfList)
        return isShort && !accountWords.test(input) ? withoutSign(name) : null
      }),
    ),
  ),
  replacing(
    new RegExp(
      String.raw`(?<!(?:n[°º.]?|inc(?:iso|\.)?|numeral|[.,/-])\s?)(?<!\d\s*(?:,|[yeo]\s)\s?)${start}(?:art(?:[ií]culo)?\.?\s*)?(?<number>\d{1,3}(?:\s(?:bis|ter))?)(?:\s+${subdivision})?\s+(?<short>${anyAcronym})${end}`,
      'giu',
    ),
    ({ groups = {} }) =>
      `art. ${groups['number']}${groups['sub'] === undefined ? '' : ` ${inFull(groups['sub'])}`} ${withoutSign(lawAcronyms.find(({ short }) => short === groups['short']?.toUpperCase())?.name ?? '')}`,
  ),
  replacing(
    new RegExp(
      String.raw`${start}(?:${anyAcronym})(?=,?\s+(?:art(?:[ií]culo)?s?\.?\s*)?\d)|(?<=(?:art(?:[ií]culo)?s?\.?\s*)?\d\s+)(?:${anyAcronym})${end}`,
      'giu',
    ),
    ({ 0: written, index, input }) => {
      const name = withoutSign(lawAcronyms.find(({ short }) => short === written.toUpperCase())?.name ?? written)
      return /^\s+\d/u.test(input.slice(index + written.length)) ? `${name}, art.` : name
    },
  ),
]
