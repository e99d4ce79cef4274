import { foldText, stemWord } from '@basejuris/legal-text'

/** Which way something is decided: a request is granted or an act allowed, or not. */
export type Direction = 'granted' | 'denied'

export function oppositeDirection(direction: Direction): Direction {
  return direction === 'granted' ? 'denied' : 'granted'
}

/** The one answer that a question supposes. */
export interface AskedDirection {
  /** What courts decide on a request, in the rulings that it looks for; else whether an act may be done, or is valid. */
  readonly kind: 'decision' | 'rule' | 'validity'
  readonly wants: Direction
  /** Stems of what is requested. Of a rule, the beginnings of the words for the act. */
  readonly objects: readonly string[]
}

const rulings =
  '(?:fallos?|sentencias?|casos|(?<=algun )caso|jurisprudencia|precedentes?|resoluciones|dictamenes|oficios|circulares|criterios?|pronunciamientos?|decisiones)'
const looks =
  '(?:hay(?:a)?|habra|existen?|exista[n]?|existiran?|busco|buscando|buscar|necesito|conoces?|conocen|quiero|encontrar|encuentra|muestrame|dame|deme|tienes?|tienen)'
/** «¿Existen fallos donde …?», «sentencias que …». On folded text. */
const sought = new RegExp(
  String.raw`(?:^[^\p{L}]*|\b${looks}\b[^?.;]{0,30}?\b)${rulings}\b(?: (?:de|del|en)(?: [^\s?.,;]+){1,5}?| recientes?| judicial\p{L}*| favorables?)?,? (?:que|donde|en (?:los |las |el |la )?(?:que|cuales|cual|donde)|cuando)\b (?<clause>[^?.;]+)`,
  'u',
)
/** «Es cierto que …». On folded text. */
const supposed = /\b(?:es|sera) (?:cierto|verdad|efectivo|correcto) que (?<clause>[^?.;]+)/u
/** «El empleador sí puede …»: without its accent the word is a condition. On the text as written. */
const stressed =
  /(?<clause>[^¿?.;,]*\b[Ss]í (?:se )?(?:puede[n]?|procede[n]?|corresponde[n]?|debe[n]?|cabe|tiene[n]?|es|son|está[n]?|sirve[n]?|vale[n]?|responde[n]?)(?![\p{L}])[^?.;]*)/u

const saying = String.raw`(?:dig\p{L}+|dice[n]?|dijo|dijeron|dicho|señal\p{L}+|declar\p{L}+|establ\p{L}+|resuelv\p{L}+|resolv\p{L}+|resuelto|sosten\p{L}+|sostien\p{L}+|sostuv\p{L}+|afirm\p{L}+|consider\p{L}+|estim\p{L}+|conclu\p{L}+|reconoz\p{L}+|reconoc\p{L}+|determin\p{L}+|entiend\p{L}+|entend\p{L}+|acept\p{L}+|admit\p{L}+|fall\p{L}+)`
const aside = '(?:haya[n]? |ha |han |se |la |el |los |las |corte |suprema |tribunal(?:es)? |juez |jueces )'
/** «Se haya dicho que …». On a folded clause. */
const said = new RegExp(`^${aside}{0,5}${saying} que (?<said>.+)$`, 'u')

const not = String.raw`(?<not>\b(?:no|nunca|jamas|tampoco) )?`
const helped = '(?:(?:se|le|les|lo|la|haya[n]?|ha|han|hubo|fue|fueron|sea[n]?|sido|hubiera[n]?|hubiese[n]?) )*'
/** What courts do with a request. On a folded clause. */
const acts: readonly (readonly [Direction, RegExp])[] = [
  [
    'granted',
    new RegExp(
      String.raw`${not}${helped}\b(?:acoj\p{L}+|acog\p{L}+|(?:de[n]?|dio|dieron|diera[n]?|da[n]?|dado|hizo|hicieron|haga[n]?|hecho|ha) lugar|conced\p{L}+)\b`,
      'u',
    ),
  ],
  [
    'denied',
    new RegExp(
      String.raw`${not}${helped}\b(?:rechac\p{L}+|rechaz(?:o|aron|a|an|ad[oa]s?|ara\p{L}*|ase\p{L}*)|desestim\p{L}+|denieg\p{L}+|deneg\p{L}+|niegu\p{L}+|nego|negaron)\b`,
      'u',
    ),
  ],
]
const verdicts: readonly (readonly [Direction, RegExp])[] = [
  ['granted', new RegExp(String.raw`${not}${helped}\bconden(?:e[n]?|o|aron|ad[oa]s?|a[n]?)\b(?! en costas)`, 'u')],
  ['denied', new RegExp(String.raw`${not}${helped}\b(?:absuelv\p{L}+|absolv\p{L}+|absuelt[oa]s?)\b`, 'u')],
]

/** What may be done or holds, and what may not. On a folded clause. */
const modal =
  /(?<not>\b(?:no|nunca|jamas|tampoco) )?(?:\bsi )?(?:(?:se|le|les|lo|la|me|nos) )?\b(?:(?<act>puede[n]?|podria[n]?|pudiera[n]?|procede[n]?|corresponde[n]?|cabe[n]?|debe[n]?|(?:es|son|resulta[n]?) (?:posible|legal|licit[oa]s?|procedentes?|admisibles?)(?= \p{L}+r\b)|tiene[n]? derecho a|esta[n]? (?:obligad|facultad|autorizad)[oa]s? (?:a|para)) (?:ser )?(?<rest>.+)$|(?:es|son|sea[n]?|resulta[n]?|esta[n]?|queda[n]?|se encuentra[n]?) (?:(?<good>valid|legal|licit|procedente|admisible|justificad|oponible|exigible|suficiente|posible|gravad|afect|obligatori|impugnable|prescriptible)|(?<bad>imprescriptible|invalid|ilegal|ilicit|improcedente|inadmisible|injustificad|inoponible|inexigible|nul[oa]|exent))\p{L}*(?<after>.*)$)/u
/** «Considere válido el despido sin carta». On a folded clause. */
const judged = new RegExp(
  String.raw`^${aside}{0,5}(?<not>no )?(?:consider|estim|declar|repute|tuvo por|tenga por)\p{L}* (?:como )?(?:(?<good>valid|legal|licit|procedente|admisible|justificad|oponible|exigible)|(?<bad>invalid|ilegal|ilicit|improcedente|inadmisible|injustificad|inoponible|inexigible|nul[oa]))\p{L}* (?<rest>.+)$`,
  'u',
)

/** Where what is decided ends, and why or against whom is told. */
const ends =
  /,|\b(?:por|contra|en|cuando|porque|pues|si|que|con|sin|sobre|para|ante|tras|donde|interpuest\p{L}*|deducid\p{L}*|presentad\p{L}*)\b/u
const empty: ReadonlySet<string> = new Set(
  'los las del una uno unos unas este esta ese esa sus que cual suprema tribunal tribunales juez jueza jueces fallo casos penal laboral civil judicial desde hasta tambien igual igualmente finalmente alguna algun alguno contra recurso recursos accion acciones demanda demandas'.split(
    ' ',
  ),
)
const minLetters = 4
/** Letters by which forms of one word are known: «descontar», «descuento». */
const beginning = 5

const wordsOf = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= minLetters && !empty.has(word))
const untilEnd = (text: string): string => {
  const end = ends.exec(text)
  return end === null ? text : text.slice(0, end.index)
}

/** Vowels of a stem that break where they are stressed: «descuenta» is of «descontar». */
export function beginningOf(word: string): string {
  return word.replace(/ue/gu, 'o').replace(/ie/gu, 'e').slice(0, beginning)
}

/** Reads the one answer that a question supposes. Null where it supposes none, or more than one. */
export function readDirection(text: string): AskedDirection | null {
  const folded = foldText(text)
  const found = sought.exec(folded)?.groups?.['clause']
  if (found !== undefined) {
    const own = said.exec(found)?.groups?.['said']
    return own === undefined ? (readDecision(found) ?? readJudged(found)) : (readRule(own) ?? readDecision(own))
  }
  const clause = supposed.exec(folded)?.groups?.['clause'] ?? foldText(stressed.exec(text)?.groups?.['clause'] ?? '')
  return clause === '' ? null : readRule(clause)
}

const turned = (direction: Direction, isDenied: boolean): Direction => (isDenied ? oppositeDirection(direction) : direction)

/** «La demanda por despido»: what is requested, and no reason. */
const requestFor = /\b(demandas?|accion(?:es)?|denuncias?|recursos?|querellas?) por /u

/** «Se acogió una protección», «la tutela fue rechazada». */
function readDecision(clause: string): AskedDirection | null {
  const matches = [...acts, ...verdicts].flatMap(([direction, pattern]) => {
    const match = pattern.exec(clause)
    return match === null ? [] : [{ wants: turned(direction, match.groups?.['not'] !== undefined), match }]
  })
  const [only] = matches
  if (only === undefined || matches.length > 1) return null
  const { match, wants } = only
  const isVerdict = verdicts.some(([, pattern]) => pattern.test(clause))
  const behind = clause
    .slice(match.index + match[0].length)
    .replace(/^ (?:al|a la|a|por|del?)\b/u, '')
    .replace(requestFor, '$1 de ')
  const after = wordsOf(untilEnd(behind.trim()))
  const before = wordsOf(untilEnd(clause.slice(0, match.index)))
  const isPassive = /\b(?:fue|fueron|sido|sea[n]?) [^ ]+$/u.test(match[0])
  const objects = (isVerdict || (after.length > 0 && !(isPassive && before.length > 0)) ? after : before).map(stemWord)
  return objects.length === 0 ? null : { kind: 'decision', wants, objects }
}

function readJudged(clause: string): AskedDirection | null {
  const groups = judged.exec(clause)?.groups
  if (groups === undefined) return readRule(clause)
  return ruleOf({
    kind: 'validity',
    isGood: groups['good'] !== undefined,
    isDenied: groups['not'] !== undefined,
    subject: groups['rest'] ?? '',
  })
}

/** «Que el empleador sí puede rebajar el sueldo», «que la grabación no es válida». */
function readRule(clause: string): AskedDirection | null {
  const match = modal.exec(clause)
  const groups = match?.groups
  if (match === null || groups === undefined) return null
  const isDenied = groups['not'] !== undefined
  const before = wordsOf(clause.slice(0, match.index))
  if (groups['act'] !== undefined) {
    const subject = untilEnd(groups['rest'] ?? '')
    return ruleOf({ kind: 'rule', isGood: true, isDenied, subject: wordsOf(subject).length > 0 ? subject : before.join(' ') })
  }
  const subject = before.length > 0 ? before.join(' ') : (groups['after'] ?? '')
  return ruleOf({ kind: 'validity', isGood: groups['good'] !== undefined, isDenied, subject })
}

interface Rule {
  readonly kind: 'rule' | 'validity'
  readonly isGood: boolean
  readonly isDenied: boolean
  readonly subject: string
}

const maxWords = 3

function ruleOf({ kind, isGood, isDenied, subject }: Rule): AskedDirection | null {
  const objects = wordsOf(subject).slice(0, maxWords).map(beginningOf)
  return objects.length === 0 ? null : { kind, wants: turned(isGood ? 'granted' : 'denied', isDenied), objects }
}
