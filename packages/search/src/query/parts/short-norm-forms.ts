import { cityForms, codeAliases, findCatalogueNormByKey, foldText, hasArticle, idNormaOf, normAliases } from '@basejuris/legal-text'
import { countWords, maxWords } from './count-words.ts'
import { gluedArticles } from './glued-articles.ts'
import { type Rewrite, replacing } from './norm-rewrite.ts'

const start = String.raw`(?<![\p{L}\d])`
const end = String.raw`(?![\p{L}\d])`
const acronym = 'ct|cpc|cpp|cot|cpr|cc|cp'

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

const subdivision = String.raw`(?<sub>n(?:[°ºo]\.?|ro\.?|[uú]m(?:eral|\.)?|\.)?\s?\d{1,2}|inc(?:iso|\.)?\s+(?:\d{1,2}[°º]?|\p{L}{5,9})|(?:letra|lit(?:eral)?\.?)\s+[a-zñ]\)?)(?![\p{L}\d])`
const inFull = (sub: string): string =>
  sub
    .replace(/^n(?:[°ºo]\.?|ro\.?|[uú]m(?:eral|\.)?|\.)?\s?(?=\d)/iu, 'N° ')
    .replace(/^inc(?:iso|\.)?\s+/iu, 'inciso ')
    .replace(/^lit(?:eral)?\.?\s+/iu, 'letra ')

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

/** Terms of procedure, each the matter of few articles of its code. */
const stepsOfCases: readonly (readonly [actions: string, articles: string, code: string])[] = [
  [
    String.raw`(?:medidas?\s+)?(?:pre?cautorias?|prejudiciales?)(?:\s+(?:precautorias?|preparatorias?|probatorias?))?|prohibici[oó]n(?:\s+de)?(?:\s+(?:celebrar\s+)?actos\s+y\s+contratos)?`,
    '2[789]\\d|30[0-2]',
    'CPC',
  ],
  [String.raw`abandono(?:\s+(?:del?\s+)?proc(?:edimiento|\.)?)?`, '15[2-7]', 'CPC'],
  [String.raw`exc(?:epci[oó]n(?:es)?|ep)?\.?(?:\s+(?:a\s+la\s+ejecuci[oó]n|ejecutivas?))?|juicio\s+ejecutivo`, '4[34]\\d|46[4-9]', 'CPC'],
  [String.raw`(?:excepci[oó]n(?:es)?\s+)?dilatorias?`, '30[3-8]', 'CPC'],
  [String.raw`tercer[ií]a(?:\s+de\s+(?:posesi[oó]n|dominio|prelaci[oó]n|pago))?`, '5(?:1[89]|2\\d|3[0-3])', 'CPC'],
  ['cosa\\s+juzgada', '17[5-9]', 'CPC'],
  [String.raw`prisi[oó]n\s+preventiva`, '1(?:39|4\\d|5[0-3])', 'CPP'],
  [String.raw`suspensi[oó]n\s+condicional(?:\s+del\s+procedimiento)?`, '23[7-9]|24[06]', 'CPP'],
  [String.raw`sobreseimiento(?:\s+(?:definitivo|temporal))?`, '25\\d', 'CPP'],
  [String.raw`exclusi[oó]n(?:\s+de)?\s+prueba`, '27[67]', 'CPP'],
  [String.raw`control\s+(?:de\s+)?identidad`, '85', 'CPP'],
]

/** The code that an appeal or a matter implies in a short search, where an article without one follows: «nulidad 477», «despido 160 n 7». */
const implied: readonly (readonly [actions: string, articles: string, code: string])[] = [
  [String.raw`nul(?:idad|\.)?(?:\s+lab(?:oral|\.)?)?`, '47[78]', 'CT'],
  [String.raw`nul(?:idad|\.)?(?:\s+pen(?:al|\.)?)?`, '37[34]', 'CPP'],
  [String.raw`cas(?:aci[oó]n|\.)?\s+(?:en\s+(?:la\s+)?)?forma`, '76[68]', 'CPC'],
  [String.raw`cas(?:aci[oó]n|\.)?\s+(?:en\s+(?:el\s+)?)?fondo`, '76[47]|785', 'CPC'],
  [String.raw`(?:rec(?:urso|\.)?\s+(?:de\s+)?)?queja`, '54[59]', 'COT'],
  [String.raw`unif(?:icaci[oó]n|\.)?(?:\s+(?:de\s+)?jurisprudencia)?|ruj`, String.raw`483(?:[\s-]?[a-c](?!\p{L}))?`, 'CT'],
  [String.raw`tutela(?:\s+laboral)?`, '48[5-9]|49[0-5]', 'CT'],
  [
    String.raw`(?:(?:auto)?despidos?|desahucio)(?:\s+(?:indirecto|injustificado|indebido|improcedente|disciplinario))?`,
    '159|16[0-9]|17[0-8]',
    'CT',
  ],
  [String.raw`(?:apremios?|torturas?|vejaciones)(?:\s+\p{L}{3,})?`, String.raw`150\s?[A-F](?!\p{L})|255`, 'CP'],
  [String.raw`desafuero(?:\s+maternal)?`, '159|160|174|201', 'CT'],
  [String.raw`sala\s+cuna`, '20[3-6]', 'CT'],
  [String.raw`semana\s+corrida`, '45', 'CT'],
  [
    String.raw`(?:robos?|hurtos?|homicidio|parricidio|femicidio|violaci[oó]n|abuso\s+sexual|estafa|lesiones|amenazas|receptaci[oó]n|apropiaci[oó]n\s+indebida|secuestro|incendio|cohecho|malversaci[oó]n|prevaricaci[oó]n)(?:\s+\p{L}{3,}){0,3}`,
    String.raw`(?:1[4-9]\d|[23]\d\d|4[0-9]\d)(?:\s(?:bis|ter|qu[aá]ter)(?:\s[A-Z](?!\p{L}))?)?`,
    'CP',
  ],
  [
    String.raw`(?:usucapi[oó]n|prescripci[oó]n|comodato|precario|responsabilidad|indemnizaci[oó]n|nulidad\s+(?:absoluta|relativa)|simulaci[oó]n|mandato|compraventa|arriendo|arrendamiento|fianza|hipoteca|sociedad\s+conyugal|prueba|buena\s+fe)(?:\s+(?!penal|laboral)\p{L}{4,}){0,2}`,
    String.raw`(?:1[4-8]\d\d|2[1-5]\d\d)`,
    'CC',
  ],
  [String.raw`(?:maltrato|crueldad)\s+(?:de\s+)?animal(?:es)?(?:\s+\p{L}{5,})?`, String.raw`291\s(?:bis|ter)`, 'CP'],
  [String.raw`(?:reivindica\p{L}+|servidumbre(?:\s+\p{L}+){0,2})`, '8[2-9][0-9]|9[01][0-9]', 'CC'],
]
/** A longer search may tell something. */
const maxWordsBeside = 12
/** The same with the code written out. */
const maxWordsRewritten = 16
/** The same with another article written out before. */
const maxWordsOfList = 20
/** Words of an account. */
const accountWords = /(?<!\p{L})(?:me|mi|mis|nos|yo)(?!\p{L})/iu
/** Little words, or the court that hears it. */
const between = String.raw`\s+(?:(?:por|del?|el|la|causal(?:es)?|cs|suprema|i?ca\s+\p{L}{4,})\s+){0,3}`
/** «comodato fallos de 1899». */
const yearWords = /(?<!\p{L})(?:del?|a[ñn]os?|fallos|sentencias|jurisprudencia|desde|hasta|entre|y)\s+$/iu
const yearLength = 4
const impliedCodes = [...implied, ...stepsOfCases].map(([actions, articles, code]) =>
  replacing(
    new RegExp(
      String.raw`(?<=${start}(?:${actions})${between})(?:art(?:[ií]culo)?\.?\s*)?(?<number>${articles})(?:,?\s+(?:${subdivision}\)?|(?<marked>[a-j])\)|(?<letter>[a-j])(?=\s*(?:$|[,;:\d]|(?:cs|ica|corte|suprema|tj?op|jg|jlt|tribunal|juzgado|${cityForms})(?!\p{L})))))?(?![\d°º)]|[-./]\d|,?\s+(?:[a-j]\)|[yeo]\s+\d|(?:bis|ter|qu[aá]ter)(?!\p{L})|(?:[a-j]\s+)?(?:del?\s+)?(?:la\s+)?(?:${acronym}|c[oó]d|c\.|ley|n[°º]?\s?\d|inc|letra|utm|uf|pesos|d[ií]as|mil(?:lones)?|metros|m2|hect[aá]reas|has?(?!\p{L})|cuotas|gramos|kilos|a[ñn]os|meses|personas|trabajador)))`,
      'giu',
    ),
    ({ groups = {}, input, index }) => {
      if (
        countWords(input) > maxWordsBeside ||
        accountWords.test(input) ||
        (groups['number']?.length === yearLength && yearWords.test(input.slice(0, index)))
      )
        return null
      const letterOf = groups['letter'] ?? groups['marked']
      const letter = letterOf === undefined ? '' : `letra ${letterOf}`
      const sub = groups['sub'] === undefined ? letter : inFull(groups['sub'])
      const number = groups['number']?.replace(/\s?(?<=\d\s?)([A-F])$/iu, (_, own: string) => `-${own.toUpperCase()}`)
      return ['art.', number, sub, code].filter((part) => part !== '').join(' ')
    },
  ),
)

/** «nulidad 373 a) reconducida a 374 e)»: the other cause of the same appeal. */
const otherCause = replacing(
  /(?<=(?<!\p{L})nul\p{L}*\.?\s(?:[^;]{0,60}\s)?)(?<!art\.\s)(?<number>37[34])(?:\s+(?:letra\s+)?(?<letter>[a-g])(?![\p{L}\d])\)?)?(?=\s*(?:$|[,;])|\s+\p{L}{2,}|\s+(?:[ye]\s+)?\d{1,3}\s?(?:[a-j]\)|letra\s))(?!\s+(?:letra|n[°º]|(?:del?\s+)?(?:la\s+)?(?:ct|cpc|cpp|cot|cpr|cc|cp|c[oó]d|ley))(?!\p{L}))/giu,
  ({ groups = {}, input }) => {
    if (countWords(input) > maxWordsRewritten || accountWords.test(input)) return null
    return ['art.', groups['number'], groups['letter'] === undefined ? '' : `letra ${groups['letter']}`, 'CPP'].filter(Boolean).join(' ')
  },
)

/** «nulidad penal 374 e) 342 c)»: what another article with its letter says, of the code that the first one is of. */
const letteredBeside = replacing(
  /(?<=(?<!\p{L})nul\p{L}*\.?\s+penal(?!\p{L})[^;]{0,40}\s37[34]\s?(?:letra\s)?[a-g](?:\)|\sCPP)\s*(?:(?:y|en\s+relaci[oó]n\s+(?:con|al)|con)\s+)?)(?<number>\d{1,3})\s?(?<letter>[a-j])\)/giu,
  ({ groups = {}, input }) => (countWords(input) > maxWordsOfList ? null : `art. ${groups['number']} letra ${groups['letter']} CPP`),
)

/** «nulidad penal art. 374 letra e) en relación con 342 letra c) y 297»: articles of one code, each with its letter. */
const articleOfList = String.raw`\d{1,3}(?![\d-])(?:,?\s*letra\s+[a-j](?![\p{L}\d])\)?|\s?[a-j]\))?`
const besideArticle = String.raw`(?:\s*,\s*|\s+(?:y|e|con|en\s+relaci[oó]n(?:\s+(?:con|al?))?)\s+)(?:(?:el|los)\s+)?(?:art(?:[ií]culo)?s?\.?\s*)?`
const listOfNullity = replacing(
  new RegExp(
    String.raw`(?<=(?<!\p{L})nul\p{L}*\.?\s+penal(?!\p{L})[^;\d]{0,40}\s)(?:art(?:[ií]culo)?s?\.?\s*)?(?=37[34])${articleOfList}(?:${besideArticle}${articleOfList})+(?!\s+(?:del?\s+)?(?:la\s+)?(?:${acronym}|c[oó]d|c\.|ley)(?!\p{L}))`,
    'giu',
  ),
  ({ 0: list, input }) =>
    accountWords.test(input)
      ? null
      : [...list.matchAll(/(?<number>\d+)(?:[,\s]*(?:letra\s+)?(?<letter>[a-j])(?!\p{L})\)?)?/giu)]
          .map(({ groups = {} }) => `art. ${groups['number']}${groups['letter'] === undefined ? '' : ` letra ${groups['letter']})`} CPP`)
          .join(', '),
)

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
const anyAcronym = lawAcronyms.map(({ short }) => short).join('|')
const withoutSign = (name: string): string => name.replace(' N°', '')

/** Rewrites that nothing is asked of where the text lacks what they all need. */
const where = (needed: RegExp, rewrites: readonly Rewrite[]): readonly Rewrite[] =>
  rewrites.map((rewrite) => (text) => (needed.test(text) ? rewrite(text) : []))
/** A letter or a code right behind a number, or one blank away. */
const gluedLetter = /\d\s?[a-t]/iu
const anyInitials = /c\.\s?[cpo]|c\.?d\.?t/iu
const anyAction =
  /nul|maltrat|crueldad|apremi|tortur|vejaci|desahuc|cas|cautori|prejudic|prohib|abandon|exc|ejecut|dilator|tercer|juzgada|prisi|suspens|sobresei|exclus|control|quej|usucap|unif|ruj|tutel|despid|desafuer|sala|semana|robo|hurto|cidio|ci[oó]n|abuso|estafa|lesion|amenaz|secuestr|incendi|cohech|comodat|precari|dad|mandato|compraventa|arriendo|arrendam|fianza|hipotec|prueba|buena|servidumb|reivindic/iu
const anyNickname = /ley|est|auto|aa|a\.a/iu

/** A query without any of these means the guarantees of the Constitución by «19 n° 24». */
const anyLaw =
  /constituc|(?<!\p{L})(?:c\.?\s?p\.?\s?r|l|leyes|ley|d\.?\s?l|dfl|d\.?\s?s|c\.?\s?t|cpc|cpp|cot|cc|cp|c[oó]d\p{L}*|carta|estatuto|decreto|reglamento)(?!\p{L})|(?<!\d)\d{2}\.?\d{3}(?!\d)/iu

/** «sernac art 20 c»: of the law that the body applies, where no other is named. */
const ofConsumerLaw = replacing(
  /(?<!\p{L})art(?:[ií]culo)?\.?\s*(?<number>\d{1,2})(?:\s+(?:letra\s+)?(?<letter>[a-h])\)?)?(?![\p{L}\d]|\s*(?:,|[ye]\s)\s*\d|\s+(?:n[°º.]?\s?\d|inc|letra|bis|ter))/giu,
  ({ groups = {}, input }) =>
    anyLaw.test(input) || !hasArticle(idNormaOf(consumerLaw) ?? 0, groups['number'] ?? '')
      ? null
      : `art. ${groups['number']}${groups['letter'] === undefined ? '' : ` letra ${groups['letter']})`} ley 19496`,
)
const consumerLaw = 'ley-19496'

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

/** «unificación … 483-A»: no other code has such an article. */
const ofUnification = replacing(
  /(?<![\p{L}\d.,/-])(?:art(?:[ií]culo)?\.?\s*)?483[\s-]?a(?![\p{L}\d]|\s+(?:inc|del?\s|c[oó]d|ct(?!\p{L})))/giu,
  () => 'art. 483-A CT',
)

/** «por el 160 N°7»: nor one with such numerals. */
const ofDismissal = replacing(
  /(?<![\p{L}\d.,/-])(?:art(?:[ií]culo)?\.?\s*)?160\s?n[°º.]?\s?(?<numeral>[1-7])(?![\p{L}\d]|\s+(?:del?\s|c[oó]d|ley|cp|ct|cc|letra)|\s*(?:,|[yeo]\s)\s*(?:n[°º]|\d))/giu,
  ({ groups = {}, input }) => (anyLaw.test(input) ? null : `art. 160 N° ${groups['numeral'] ?? ''} CT`),
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
  ...where(/(?<!\p{L})sernac(?!\p{L})/iu, [ofConsumerLaw]),
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
  ...where(/nul/iu, [listOfNullity]),
  ...where(anyAction, impliedCodes),
  ...where(/nul/iu, [otherCause, letteredBeside]),
  ...where(/bis|ter|qu[aá]ter/iu, [ofLawBefore]),
  ...where(/\s[ye]\s+art/iu, [besideArticleOfLaw]),
  ...where(/unif/iu, [ofUnification]),
  ...where(/160/u, [ofDismissal]),
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
