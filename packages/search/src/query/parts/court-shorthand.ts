import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { cityForms, cityName, firstInstanceKinds, isAppealsCity, seatForms } from '@basejuris/legal-text'
import { beginningsOf } from './beginnings.ts'
import { RewrittenText } from './rewritten-text.ts'

const start = String.raw`(?<![\p{L}\d./-])`
const end = String.raw`(?!\p{L})`
/** «corte», «cte.», «c.», and what is left of it in a hurry. */
const court = String.raw`c(?:orte|te|rte|ort)?\.?`
const of = String.raw`(?:de\.?\s+|d\.?\s+|en\s+)?`
const city = String.raw`(?<city>${cityForms})\.?${end}`
const shortKind = String.raw`(?:juzgado|jz|jzg|jdo|jzdo|jgdo|juzg|juz|jzgdo|trib|tribunal)\.?`
/** A word of a court's name, whole or broken off. */
const cut = (word: string, minLetters: number): string => String.raw`(?:${word}|${beginningsOf(word, minLetters)})${end}\.?`
const shortTribunal = String.raw`(?<!\p{L})trib(?:un(?:al)?)?\.?\s+(?:(?:de|del)\s+)?(?:l[ao]s?\s+)?`
const ordinal = String.raw`(?:\d{1,2}\s?[°º]|(?<!\p{L})${ordinalWords})`
const ordinalEnd = `(?:er|ero|era|ro|ra|do|da|to|ta|mo|ma|vo|va|avo|no|na|ª|º|°|o)`
/** Words that begin the name of a numbered court. */
const numbered = String.raw`(?:juz|jdo|jzdo|jgdo|jzgdo|trib|j\.?\s?l\.?\s?t|jl|j\.?\s?c|j\.?\s?g|j\.?\s?f|jpl|j\.?\s?p\.?\s?l|t\.?\s?o\.?\s?p|tjop|civil|laboral|garantia|familia|del\s+trabajo|trabajo|oral|policia|cobranza|t\.?a\.?(?!\p{L}))`

/** «en tributarias: …», «solo ambientales, …»: the courts of a matter that has no base. */
const searchedIn = String.raw`(?<=^\s*)(?:(?:buscar?|ver)\s+)?(?:(?:solo|solamente|unicamente)\s+(?:en\s+)?|en\s+)(?:l[ao]s\s+)?`

interface Rule {
  readonly pattern: RegExp
  readonly written: string
}
const rule = (source: string, written: string): Rule => ({ pattern: new RegExp(source, 'gu'), written })

/** Courts as lawyers type them, on folded text, and as the readers of courts expect them. Each rule sees what those before it wrote. */
const rules: readonly Rule[] = [
  rule(String.raw`${start}(?:e\.?\s+)?${court}\s*(?:suprema|suprem|supr|sup)${end}(?:\.(?=\s|$))?`, 'corte suprema'),
  rule(
    String.raw`${start}(?:excma|exma|excelentisima)\.?\s+corte${end}(?!\s+(?:de?\s+)?(?:ap|suprema|marcial|interamericana))`,
    'corte suprema',
  ),
  // «daño moral excma. revoca»: the title alone, unless somebody or something else bears it.
  rule(
    String.raw`${start}(?:excma|exma)${end}\.?(?!\s*(?:sra|sr|senora|dona|presidenta|ministra|embajad|junta|camara|municip|alcaldesa|magistratura|c(?:orte|te|rte|ort)?\.?\s|suprema|corte))`,
    'corte suprema',
  ),
  // «sala penal de la Excma. acogiendo»: behind a chamber the title alone.
  rule(
    String.raw`(?<=sala(?:\s+(?:civil|penal|constitucional|laboral|mixta))?\s+(?:de\s+(?:la\s+)?)?)(?:excma|exma)${end}\.?(?!\s*corte${end})`,
    'corte suprema',
  ),
  // «reposo licencia suceso 2022».
  rule(String.raw`(?<=(?<!\p{L})licencias?${end}.*\s)suceso(?=\s*(?:$|[,;]|(?:19|20)\d\d))`, 'suseso'),
  rule(`${start}trivunal`, 'tribunal'),
  rule(
    String.raw`${start}(?:(?:nuestro\s+)?(?:maximo|mas\s+alto)\s+tribunal|tribunal\s+supremo${end}(?!\s+(?:de\s|espanol|electoral|federal|popular))|scs)${end}`,
    'corte suprema',
  ),
  rule(String.raw`${start}cortes\s+(?:de?\.?\s+)?(?:apelacion|apel|apelac)${end}\.?`, 'cortes de apelaciones'),
  rule(
    String.raw`${start}${court}\s*(?:de?\.?\s+)?(?:apelac\p{L}{0,6}|apelc\p{L}{0,6}|apelciones|aplelaciones|apels?)${end}(?:\.(?=\s|$))?`,
    'corte de apelaciones',
  ),
  rule(String.raw`${start}${court}\s*(?:de?\.?\s+)?ap\.`, 'corte de apelaciones'),
  rule(
    String.raw`${start}(?:stc|t\.\s?c\.|trib(?:unal)?\.?\s+const(?:it(?:uc)?)?|trib\.?\s+constitucional)${end}\.?`,
    'tribunal constitucional',
  ),
  // «tribunal contratac publica», «trib. calif. elecc.»: words of one court alone, broken off.
  rule(`${shortTribunal}${cut('constitucional', 5)}`, 'tribunal constitucional'),
  rule(
    String.raw`${shortTribunal}(?:${cut('contratacion', 6)}|${cut('compras', 5)})(?:\s+${cut('publica', 3)}|\s+publicas${end})?`,
    'tribunal de contratacion publica',
  ),
  rule(
    String.raw`${shortTribunal}${cut('calificador', 5)}(?:\s+(?:de\s+)?(?:las\s+)?${cut('elecciones', 4)})?`,
    'tribunal calificador de elecciones',
  ),
  rule(
    String.raw`${shortTribunal}(?:${cut('electoral', 4)}\s+${cut('regional', 3)}|${cut('regional', 3)}\s+${cut('electoral', 4)})`,
    'tribunal electoral regional',
  ),
  rule(String.raw`${shortTribunal}${cut('tributario', 4)}(?:\s+(?:y\s+|e\s+)?${cut('aduanero', 3)})?`, 'tribunal tributario y aduanero'),
  rule(String.raw`${shortTribunal}(?:${cut('propiedad', 4)}|prop\.?)\s+${cut('industrial', 3)}`, 'tribunal de propiedad industrial'),
  rule(String.raw`${shortTribunal}(?:${cut('defensa', 3)}\s+(?:de\s+)?(?:la\s+)?)?libre\s+${cut('competencia', 4)}`, 'tdlc'),
  rule(String.raw`${start}s?t\.\s?d\.\s?l\.\s?c${end}\.?`, 'tdlc'),
  ...['primer', 'segundo', 'tercer'].map((word, at) =>
    rule(
      String.raw`${start}(?:(?:${at + 1}\s?(?:${ordinalEnd})\.?|${word}o?)\s*(?:t\.?\s?a${end}\.?|trib(?:unal)?\.?\s+amb(?:iental)?${end}\.?)|${at + 1}\s+trib(?:unal)?\.?\s+amb(?:iental)?${end}\.?)`,
      `${word} tribunal ambiental`,
    ),
  ),
  ...[
    ['antofagasta', 'primer'],
    ['santiago', 'segundo'],
    ['stgo', 'segundo'],
    ['valdivia', 'tercer'],
  ].map(([city, word]) => rule(String.raw`${start}(?<!\d[°º]?\s*)t\.?\s?a\.?\s+(?:de\s+)?${city}${end}\.?`, `${word} tribunal ambiental`)),
  ...[
    ['antof(?:agasta|a)?', 'primer'],
    ['santiago|stgo', 'segundo'],
    ['valdivia', 'tercer'],
  ].map(([seat, word], at) =>
    rule(
      String.raw`(?:(?<!\p{L})${word}o?\s+tribunal\s+ambiental|${start}${at + 1}\s?[°º]?\s?t\.?\s?a\.?),?\s+(?:de\s+|en\s+)?(?:${seat})${end}\.?`,
      `${word} tribunal ambiental`,
    ),
  ),
  rule(String.raw`${start}${beginningsOf('contraloria', 7)}${end}\.?`, 'contraloria'),
  rule(String.raw`(?<!\p{L})(?:trib\.?\s+ambiental|(?:trib\.?|tribunal)\s+amb\.?)${end}`, 'tribunal ambiental'),
  rule(String.raw`${searchedIn}tributari[oa]s(?=\s*[:,;])`, 'tribunales tributarios y aduaneros'),
  rule(String.raw`${searchedIn}ambientales(?=\s*[:,;])`, 'tribunales ambientales'),
  rule(String.raw`(?<!(?:primer|segundo|tercer)\s+)(?<!\p{L})tribunal\s+ambiental\s+(?:de\s+)?antofagasta`, 'primer tribunal ambiental'),
  rule(String.raw`(?<!(?:primer|segundo|tercer)\s+)(?<!\p{L})tribunal\s+ambiental\s+(?:de\s+)?santiago`, 'segundo tribunal ambiental'),
  rule(String.raw`(?<!(?:primer|segundo|tercer)\s+)(?<!\p{L})tribunal\s+ambiental\s+(?:de\s+)?valdivia`, 'tercer tribunal ambiental'),
  // «letras trabajo Puente Alto»: what only such a court is called by.
  rule(
    String.raw`(?<!(?:juzgados?|jdos?\.?|juzgs?\.?|jz)\s+(?:de\s+)?)(?<!\p{L})letras\s+(?:del?\s+)?trabajo(?=\s+(?:de\s+(?:la\s+)?)?(?:${seatForms})${end})`,
    'juzgado de letras del trabajo',
  ),
  rule(
    String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+(?:lo\s+)?|del\s+)?(?:${cut('letras', 3)}\s+(?:del?\s+)?)?(?:${cut('laboral', 3)}|${cut('trabajo', 4)})`,
    'juzgado de letras del trabajo',
  ),
  rule(String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+)?(?:${cut('familia', 3)}|flia${end}\.?)`, 'juzgado de familia'),
  rule(String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+)?(?:${cut('garantia', 3)}|gtia${end}\.?|grtia${end}\.?)`, 'juzgado de garantia'),
  rule(
    String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+)?${cut('cobranza', 3)}(?:\s+laboral${end}(?!\s+(?:y\s+)?prev))?`,
    'juzgado de cobranza',
  ),
  rule(String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+)?(?:${cut('policia', 3)})\s+${cut('local', 3)}`, 'juzgado de policia local'),
  rule(String.raw`${start}j\.?\s*${cut('policia', 3)}\s+${cut('local', 3)}`, 'juzgado de policia local'),
  rule(
    String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+)?(?:${cut('letras', 3)}|ltas${end}\.?)\s+(?:y\s+)?(?:de\s+)?(?:${cut('garantia', 3)}|gtia${end}\.?)`,
    'juzgado de letras y garantia',
  ),
  rule(String.raw`(?<!\p{L})${shortKind}\s+(?:de\s+lo\s+)?civ${end}\.?`, 'juzgado civil'),
  rule(
    String.raw`(?<!\p{L})(?:trib|tribunal)\.?\s+(?:de\s+juicio\s+)?oral${end}(?:\s+(?:en\s+lo\s+)?pen(?:al)?${end}\.?)?`,
    'tribunal oral en lo penal',
  ),
]

/** «2a sala supr», «honorarios árbitro Ssma 2021»: the Corte Suprema by what is left of its second word. */
const supremeWord = rule(
  String.raw`(?<!(?<!\p{L})(?:decreto|dto|d)\.?\s+)(?<!\p{L})(?:supr(?:em?)?${end}\.?|(?:spma|sprma|suprma|sprema|surpema)${end}|ssma${end}(?=\.?\s*(?:$|[,;:)]|(?:19|20)\d\d|\p{L}+[ae]d[oa]s?${end})))`,
  'suprema',
)
/** «vif absolutoria gtia»: at the end, without a town. */
const lastKind = rule(String.raw`(?<=\p{L}\s+)(?:gtia|gar)\.?(?=\s*$)`, 'juzgado de garantia')

/** «juzgados civiles de Antofagasta», «juz. civiles Calama»: the courts of one kind in a town are found by the name that they share. */
const ofTown = String.raw`\s+(?:de\s+(?:la\s+)?)?(?=(?:${seatForms})${end})`
const manyKinds = String.raw`(?<!\p{L})(?:juzgados|juz|juzgs?|jdos|tribunales|trib)\.?\s+(?:de\s+)?(?:letras\s+)?`
/** «maltrato animal absuelto garantía Limache», «familia Curicó cese de alimentos»: at either end, bound to no word before. */
const atEdge = (kinds: string): string =>
  String.raw`(?<!\p{L})(?<!(?<!\p{L})(?:del?|la|el|en|con|por|sin|y|legal|extendida|boletas?|seguros?|una?|mi|su|esa)\s+)(?<kind>${kinds})`
const ofTownAtEdge = String.raw`\s+(?=(?:${seatForms})${end}(?:\s*(?:$|[,;.)]|(?:19|20)\d\d|(?:${monthNames.join('|')})\s|(?:o|or|y|and|not?)\s|(?:conden|absol|absuel|acog|rechaz|abreviad|simplificad)\p{L}*)|(?<=^\s*\p{L}+\s+(?:${seatForms}))))`
/** «oral Angol violación», «civil Temuco arriendo»: what opens a note in which no court above is named. */
const atStart = String.raw`(?<=^\s*)(?!.*(?<!\p{L})(?:casacion|apelacion|nulidad|unificacion|recurso|corte|suprema|ica|cs|ca)(?!\p{L}))`
const ofTownAhead = String.raw`\s+(?=(?:${seatForms})${end}\.?\s+\p{L})`
/** «+Garantía de Angol», «-Familia Talca»: behind a sign a kind of court and its town. */
const behindSign = String.raw`(?<=(?:^|[\s(])[-+!]|(?<!\p{L})(?:y|no|and|not)\+)`
const ofKindInTown: readonly Rule[] = [
  rule(`${behindSign}garantia${ofTown}`, 'juzgado de garantia de '),
  rule(`${behindSign}familia${ofTown}`, 'juzgado de familia de '),
  rule(`${behindSign}cobranza${ofTown}`, 'juzgado de cobranza de '),
  rule(`${behindSign}civil${ofTown}`, 'juzgado civil de '),
  rule(`${behindSign}(?:laboral|trabajo)${ofTown}`, 'juzgado de letras del trabajo de '),
  rule(`${behindSign}oral${ofTown}`, 'tribunal oral en lo penal de '),
  rule(String.raw`${manyKinds}(?:en\s+lo\s+)?civiles${ofTown}`, 'juzgado civil de '),
  rule(String.raw`${manyKinds}(?:del\s+trabajo|laborales)${ofTown}`, 'juzgado de letras del trabajo de '),
  rule(String.raw`(?<=\d\s*,?\s+)(?:del?\s+)?trab\.?${ofTown}`, 'juzgado de letras del trabajo de '),
  rule(`${manyKinds}garantia${ofTown}`, 'juzgado de garantia de '),
  rule(String.raw`(?<!\p{L})(?:gtia|gar)\.?${ofTown}`, 'juzgado de garantia de '),
  rule(`${manyKinds}familia${ofTown}`, 'juzgado de familia de '),
  rule(`${atEdge('garantia|grantia|garntia')}${ofTownAtEdge}`, 'juzgado de garantia de '),
  rule(`${atEdge('familia')}${ofTownAtEdge}`, 'juzgado de familia de '),
  rule(`${atStart}cobranza${ofTownAhead}`, 'juzgado de cobranza de '),
  rule(`${atStart}oral${ofTownAhead}`, 'tribunal oral en lo penal de '),
  rule(`${atStart}civil${ofTownAhead}`, 'juzgado civil de '),
  rule(
    String.raw`(?<!\p{L})tribunales\s+(?:de\s+juicio\s+)?orales?(?:\s+(?:en\s+lo\s+)?penal(?:es)?)?${ofTown}`,
    'tribunal oral en lo penal de ',
  ),
]

/** «29° civil de Santiago», «12 civil de stgo», «segundo laboral de Calama»: a numbered court by its subject alone. */
const ofNumber = String.raw`(?<=(?:${ordinal}|(?<![\p{L}\d./-])(?<!(?<!\p{L})(?:arts?|articulos?|inc|inciso|ley|n|nro|numero|rol|rit|folio)[.°º]*\s*)\d{1,2})\s+)(?:(?:de\s+(?:lo\s+)?|del\s+|en\s+lo\s+)?)`
const inTown = String.raw`(?=\s+(?:de\s+(?:la\s+)?)?(?:${seatForms})${end}|(?<=\d\s?[°º]?\s+\p{L}+)\s*(?:$|[,;]))`
/** «1 civil arriendo», where the query begins so. */
const numberFirst = String.raw`(?<=^\s*\d{1,2}\s?[°º]?\s+)`
const bySubject: readonly Rule[] = [
  rule(String.raw`${numberFirst}civil(?=\s+\p{L})`, 'juzgado civil'),
  rule(String.raw`${numberFirst}laboral(?=\s+\p{L})`, 'juzgado de letras del trabajo'),
  rule(`${ofNumber}civil${inTown}`, 'juzgado civil'),
  rule(`${ofNumber}(?:laboral|trabajo)${inTown}`, 'juzgado de letras del trabajo'),
  rule(`${ofNumber}garantia${inTown}`, 'juzgado de garantia'),
  rule(`${ofNumber}familia${inTown}`, 'juzgado de familia'),
  rule(`${ofNumber}letras${inTown}`, 'juzgado de letras'),
  rule(`${ofNumber}crimen${inTown}`, 'juzgado del crimen'),
  rule(String.raw`${ofNumber}policia\s+local${inTown}`, 'juzgado de policia local'),
  rule(String.raw`${ofNumber}cobranza(?:\s+laboral(?:\s+y\s+previsional)?)?${inTown}`, 'juzgado de cobranza'),
  rule(String.raw`${ofNumber}oral(?:\s+(?:en\s+lo\s+)?penal)?${inTown}`, 'tribunal oral en lo penal'),
]

/** «2JLT», «4TTA»: a number that touches the initials. */
const joinedNumber = new RegExp(String.raw`${start}(?<digits>\d{1,2})(?=(?:jlt|jl|jg|jf|jpl|jc|jclp|tjop|top|tta)${end})`, 'gu')
const ordinals = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?<!(?<!\p{L})(?:n|nro|num|numero|numeral|inc|inciso|letra)[.°º]*\s*)(?<digits>\d{1,2})\s?${ordinalEnd}\.?\s*(?=${numbered})`,
  'gu',
)

/** «ICA Stgo», «C.A.Talca», «apelaciones de Conce», «corte d Pto. Montt»: the court of appeal of a city in any of its forms. */
const appeals = new RegExp(
  String.raw`${start}(?:(?:iltma|ilma|ilustrisima|i)\.?\s+)?(?:(?:corte\s+de\s+apelaciones|corte|s?i?ca|(?<!\bcortes\s+de\s+)apelaciones|ap)(?=[\s,])|s?\.?i?\.?\s?c\.\s?a\.|ap\.),?\s*${of}${city}`,
  'gu',
)
const anyOrdinal = ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')
/** «segunda sala de Rancagua», «sala 2 de Temuco»: the court of appeal of the city. */
const chambers = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])(?:(?:\d{1,2}\s?(?:[ªº°a]|ra|da|ta)?\.?|${anyOrdinal})\s+sala|sala\s+(?:\d{1,2}[ªº°a]?|${anyOrdinal}))\s+(?:de\s+)?)${city}`,
  'gu',
)
/** «Talca corte», «Santiago ICA 2020»: the city first, at the end of a clause. */
const cityFirst = new RegExp(
  String.raw`${start}(?<!(?<!\p{L})(?:de|del|la|en|con|contra)\s+)(?<city>${cityForms})\.?\s+(?:corte|i?ca|c\.a\.)(?=\s*(?:$|[,;–-]|(?:${monthNames.join('|')})\s|(?:19|20)\d\d)|\s+(?:acog|rechaz|confirm|revoc|anul|desestim|inadmis)\p{L}+)`,
  'gu',
)
/** A city behind the name of a court of first instance: «TOP Viña», «juzgado civil de stgo.». */
const seats = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:garantia|familia|trabajo|civil|penal|letras|local|laboral|previsional|cobranza|crimen|t\.?o\.?p\.?|tjop|j\.?l\.?t\.?|j\.?l\.?|j\.?c\.?|j\.?g\.?|j\.?f\.?|j\.?p\.?l\.?|j\.?c\.?l\.?p\.?),?\s+${of})${city}`,
  'gu',
)
/** What may follow a court that is named without its city. */
const endOfCourt = String.raw`\s*(?:$|[,.;:?)§]|(?:y|and|not?)\+|(?:19|20)\d\d|(?:sobre|en|que|desde|hasta|entre|por|para|respecto|acoge|acogid[oa]s?|rechaza|rechazad[oa]s?|confirma|revoca|condena|condenatorias?|absuelve|absolutorias?|declara|(?:confirmad|revocad|anulad)[oa]s?|confirmatori[oa]s?|revocatori[oa]s?)${end})`
/** The courts of appeal as such: «ICA» or «Corte de Apelaciones» without a city. */
const anyAppeals = new RegExp(
  String.raw`${start}(?:icas?${end}|(?:(?:iltma|ilma|ilustrisima)\.?\s+)?corte\s+de\s+apelaciones(?=${endOfCourt})|(?:iltma|ilma|ilustrisima)\.?\s+corte${end}(?!\s+de))`,
  'gu',
)
/** «hurto juzgado de garantía»: a kind of court without article or place. Behind an article, a preposition or a number it is a court of the story. */
const anyOfKind = firstInstanceKinds.map(({ forms, plural }) => ({
  plural,
  pattern: new RegExp(
    String.raw`${start}(?<!(?<!\p{L})(?:el|la|l[oa]s|del?|al|en|una?|est[ea]|ese|mi|su|otro|ante|por|contra|con|y|o|u|entre|(?:in)?competencia|juez|jueza|${ordinalWords}|\d{1,2}[°ºª]?)\s+)(?:${forms})(?=${endOfCourt})`,
    'gu',
  ),
}))

/** «JLT tutela», «JG hurto 2020»: the initials of a kind of court that begin the query, without a place. */
const initialsFirst = [
  ['jlt', 'juzgados de letras del trabajo'],
  ['jg', 'juzgados de garantia'],
  ['jf', 'juzgados de familia'],
  ['tj?op', 'tribunales de juicio oral en lo penal'],
  ['jpl', 'juzgados de policia local'],
].map(([initials = '', plural = '']) => ({ initials, plural, pattern: new RegExp(String.raw`(?<=^\s*)${initials}(?=\s+\p{L}{4,})`, 'gu') }))

/** «retail Y JPL Y condena», «(JF OR JG)», «+JPL +2021»: the same initials as a whole operand. */
const behindOperator = String.raw`(?<=(?:^|[\s(])[-+!]|(?<!\p{L})(?:y|no|and|not)\+|(?<!\p{L})(?:o|or)\s+|\(\s*)`
const initialsAsOperand = initialsFirst.map(({ plural, initials }) => ({
  plural,
  pattern: new RegExp(
    String.raw`(?:${behindOperator}${initials}(?=\s*(?:$|[)|]|(?:y|and|not?)[\s+(]|(?:o|or)\s|[-+!]\S|(?:19|20)\d\d))|(?<=^\s*)${initials}(?=\s+(?:(?:y|and|not?)[\s+(]|(?:o|or)\s|[-+!]\S)))`,
    'gu',
  ),
}))

/** «caída en supermercado JPL confirmada»: such a court before what one above it decided of its sentence. */
const reviewedFirst = {
  plural: 'juzgados de policia local',
  pattern: new RegExp(
    String.raw`${start}(?<!(?<!\p{L})(?:el|del|un|al|ante|por)\s+)(?:jpl|juzgado\s+(?:de\s+)?policia\s+local)(?=\s+(?:confirmad|revocad|confirmatori|revocatori)[oa]s?${end})`,
    'gu',
  ),
}

/** The folded query with its courts written out. */
export function writeOutCourts(folded: string): RewrittenText {
  let text = new RewrittenText(folded)
  for (const pattern of [joinedNumber, ordinals]) text = text.replace(pattern, ({ groups = {} }) => `${groups['digits']}° `)
  for (const { pattern, written } of [...rules, ...ofKindInTown, ...bySubject, lastKind, supremeWord])
    text = text.replace(pattern, () => written)
  return text
    .replace(cityFirst, ({ groups = {} }) => `corte de apelaciones de ${cityName(groups['city'] ?? '')}`)
    .replace(appeals, ({ groups = {} }) => `corte de apelaciones de ${cityName(groups['city'] ?? '')}`)
    .replace(chambers, ({ 0: written, groups = {} }) => {
      const seat = cityName(groups['city'] ?? '')
      return isAppealsCity(seat) ? `corte de apelaciones de ${seat}` : written
    })
    .replace(seats, ({ groups = {} }) => cityName(groups['city'] ?? ''))
}

/** The same with «ICA» and «Corte de Apelaciones» alone as all courts of appeal, and «juzgado de familia» alone as all of its kind. */
export function writeOutAnyCourt(written: RewrittenText): RewrittenText {
  const appeals = written.replace(anyAppeals, () => 'cortes de apelaciones')
  return [...initialsFirst, ...initialsAsOperand, reviewedFirst, ...anyOfKind].reduce(
    (text, { pattern, plural }) => text.replace(pattern, () => plural),
    appeals,
  )
}
