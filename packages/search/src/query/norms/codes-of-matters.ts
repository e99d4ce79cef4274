import { cityForms, hasArticle, idNormaOf } from '@basejuris/legal-text'
import { countWords } from '../parts/count-words.ts'
import {
  accountWords,
  acronym,
  inFull,
  maxWordsBeside,
  maxWordsOfList,
  maxWordsRewritten,
  type Rewrite,
  replacing,
  start,
  subdivision,
  where,
} from './norm-rewrite.ts'

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
  [String.raw`(?:rec(?:urso|\.)?\s+(?:de\s+)?)?revisi[oó]n(?:\s+penal)?`, '473|657', 'CPP'],
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
/** Rows of appeals, which come first. */
const appealRows = 7
/** Little words, or the court that hears it. */
const between = String.raw`\s+(?:(?:por|del?|el|la|causal(?:es)?|cs|suprema|i?ca\s+\p{L}{4,})\s+){0,3}`
/** «comodato fallos de 1899». */
const yearWords = /(?<!\p{L})(?:del?|a[ñn]os?|fallos|sentencias|jurisprudencia|desde|hasta|entre|y)\s+$/iu
const yearLength = 4
const articleOf =
  (code: string) =>
  ({ groups = {}, input, index }: RegExpExecArray): string | null => {
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
  }
const impliedCodes = [...implied, ...stepsOfCases].map(([actions, articles, code]) =>
  replacing(
    new RegExp(
      String.raw`(?<=${start}(?:${actions})${between})(?:art(?:[ií]culo)?\.?\s*)?(?<number>${articles})(?:,?\s+(?:${subdivision}\)?|(?<marked>[a-j])\)|(?<letter>[a-j])(?=\s*(?:$|[,;:\d]|(?:cs|ica|corte|suprema|tj?op|jg|jlt|tribunal|juzgado|acog\p{L}+|rechaz\p{L}+|desestim\p{L}+|${cityForms})(?!\p{L})))))?(?![\d°º)]|[-./]\d|,?\s+(?:[a-j]\)|[yeo]\s+\d|(?:bis|ter|qu[aá]ter)(?!\p{L})|(?:[a-j]\s+)?(?:del?\s+)?(?:la\s+)?(?:${acronym}|c[oó]d|c\.|ley|n[°º]?\s?\d|inc|letra|utm|uf|pesos|d[ií]as|mil(?:lones)?|metros|m2|hect[aá]reas|has?(?!\p{L})|cuotas|gramos|kilos|a[ñn]os|meses|personas|trabajador)))`,
      'giu',
    ),
    articleOf(code),
  ),
)

/** «768 n°5 casación forma», «374 e) nulidad acogida»: the article before its appeal. */
const articlesFirst = implied
  .slice(0, appealRows)
  .map(([actions, articles, code]) =>
    replacing(
      new RegExp(
        String.raw`(?<!(?<!\p{L})(?:rol|rit|ruc|ley|n|nro|ingreso)[.°º]*\s*)${start}(?:art(?:[ií]culo)?\.?\s*)?(?<number>${articles})(?:,?\s+${subdivision}\)?|\s?(?:(?<marked>[a-j])\)|\s(?<letter>[a-j])))?(?=,?\s+(?:(?:por|del?)\s+)?(?:${actions})(?!\p{L}))`,
        'giu',
      ),
      articleOf(code),
    ),
  )

/** «art. 1545 incumplimiento»: no other code has so many articles. */
const ofLongCode = replacing(
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])art(?:[ií]culo)?\.?\s*(?<number>1[4-9]\d\d|2[0-5]\d\d)(?![\p{L}\d°º]|[-./]\d|\s*(?:,|[yeo]\s)\s*\d|,?\s+(?:n[°º.]?\s?\d|(?:inc(?:iso)?|letra|(?:del?\s+)?(?:la\s+)?(?:c[oó]d\p{L}*|ley|${acronym}))(?!\p{L})))`,
    'giu',
  ),
  ({ groups: { number = '' } = {}, input }) =>
    anyLaw.test(input) || Number(number) < firstOfObligations || !hasArticle(idNormaOf('CC') ?? 0, number) ? null : `art. ${number} CC`,
)
/** Of contracts and obligations, behind the last article of the Código de Comercio. */
const firstOfObligations = 1437

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

const anyAction =
  /nul|maltrat|crueldad|apremi|tortur|vejaci|desahuc|cas|cautori|prejudic|prohib|abandon|exc|ejecut|dilator|tercer|juzgada|prisi|suspens|sobresei|exclus|control|quej|usucap|unif|ruj|tutel|despid|desafuer|sala|semana|robo|hurto|cidio|ci[oó]n|abuso|estafa|lesion|amenaz|secuestr|incendi|cohech|comodat|precari|dad|mandato|compraventa|arriendo|arrendam|fianza|hipotec|prueba|buena|servidumb|reivindic/iu

/** A query without any of these means the guarantees of the Constitución by «19 n° 24». */
export const anyLaw =
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

/** «gasto del 31 n°3»: of the taxes on income, whose expenses it lists. */
const ofIncomeTax = replacing(
  /(?<![\p{L}\d.,/-])(?:art(?:[ií]culo)?\.?\s*)?31\s?n(?:[°º.]|ro\.?)?\s?(?<numeral>[1-9]|1[0-3])(?![\p{L}\d°º]|[-./]\d|\s+(?:del?\s+(?:la\s+)?(?:c[oó]d|ley|constit)|c[oó]d|ley|cp|ct|cc|letra)|\s*(?:,|[yeo]\s)\s*(?:n[°º]|\d))/giu,
  ({ groups = {}, input }) =>
    anyLaw.test(input) || /(?<!\p{L})lir(?!\p{L})/iu.test(input) || !ofTaxes.test(input)
      ? null
      : `art. 31 N° ${groups['numeral'] ?? ''} DL 824`,
)
const ofTaxes = /(?<!\p{L})(?:gastos?|sii|impuestos?|tributari[oa]s?|renta|castigos?|incobrables?|deduc\p{L}+|p[eé]rdidas?)(?!\p{L})/iu

/** «nulidad laboral … art. 477 Y art. 478 letra c)»: the causes of that appeal, wherever they stand. */
const ofLabourNullity = replacing(
  new RegExp(
    String.raw`(?<=${start}nulidad\s+lab(?:oral|\.)(?!\p{L}).{0,200})(?<![\p{L}\d.,/-])(?:art(?:[ií]culo)?\.?\s*)?(?<number>47[78])(?:,?\s+letra\s+(?<letter>[a-f]))?(?![\p{L}\d]|[-./]\d|\s*(?:,|[yeo]\s)\s*\d|,?\s+(?:(?:del?\s+)?(?:la\s+)?(?:c[oó]d|ley|(?:${acronym})(?!\p{L}))|n[°º.]?\s?\d|inc|letra))`,
    'giu',
  ),
  ({ groups = {}, input }) =>
    anyLaw.test(input) || accountWords.test(input) || countWords(input) > maxWordsOfList
      ? null
      : `art. ${groups['number']}${groups['letter'] === undefined ? '' : ` letra ${groups['letter']}`} CT`,
)

/** Articles without their code, of the one that the appeal or the matter beside them implies. */
export const codesOfMatters: readonly Rewrite[] = [
  ...where(/(?<!\p{L})sernac(?!\p{L})/iu, [ofConsumerLaw]),
  ...where(/nul/iu, [listOfNullity]),
  ...where(anyAction, [...impliedCodes, ...articlesFirst]),
  ...where(/art\p{L}*\.?\s*\d{4}/iu, [ofLongCode]),
  ...where(/nul/iu, [otherCause, letteredBeside]),
  ...where(/nul\p{L}*\.?\s+lab/iu, [ofLabourNullity]),
  ...where(/unif/iu, [ofUnification]),
  ...where(/160/u, [ofDismissal]),
  ...where(/(?<!\d)31\s?n/iu, [ofIncomeTax]),
]
