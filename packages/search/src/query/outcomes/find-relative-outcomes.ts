import type { Outcome } from '@basejuris/domain'
import { findMatches } from '@basejuris/legal-text'
import type { QueryOutcome } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'
import { seeksCourt, unnamedCourts } from './verdict-words.ts'

/** Forms of a verb that decides: of the present, the subjunctive and the past, and the stem of its participle. */
interface Verb {
  readonly outcome: Outcome
  readonly present: string
  readonly subjunctive: string
  readonly past: string
  readonly participle: string
  /** What the verb says where it is denied. */
  readonly denied?: Outcome
}

/** «casa de oficio», «casa en el fondo»: what no house is. */
const quashes = String.raw`casa(?=\s+(?:de\s+oficio|en\s+(?:el\s+fondo|la\s+forma)|(?:la\s+|el\s+)?(?:sentencia|fallo)|por\s+(?:infraccion|falta|error|vicio|omision|ultra)\p{L}*)(?!\p{L}))`

const claimed = '(?:inaplicables?|(?:indebid|injustificad)[oa]s?|improcedentes?(?=\\s+(?:el|un|los|su)\\s+despido))'
/** «en que se haya aceptado el divorcio», unlike «que aceptan la renuncia». */
const ofClaim = String.raw`(?=\s+(?:(?:el|la|los|las|un|una)\s+)?(?:divorcio|demanda|tutela|reclam(?:o|acion)|proteccion|amparo|nulidad|casacion|unificacion|queja|recurso|adopcion|cambio\s+de\s+(?:nombre|apellidos?)|posesion\s+efectiva|terceria|desafuero|exequatur|extradicion|querella)(?:e?s)?(?!\p{L}))`
const verbs: readonly Verb[] = [
  { outcome: 'acoge', present: 'acogen?', subjunctive: 'acojan?', past: 'acogio|acogieron', participle: 'acogid', denied: 'rechaza' },
  {
    outcome: 'acoge',
    present: `aceptan?${ofClaim}`,
    subjunctive: `acepten?${ofClaim}`,
    past: `(?:acepto|aceptaron)${ofClaim}`,
    participle: `aceptad[oa]s?${ofClaim}`,
    denied: 'rechaza',
  },
  { outcome: 'rechaza', present: 'rechazan?', subjunctive: 'rechacen?', past: 'rechazo|rechazaron', participle: 'rechazad' },
  { outcome: 'rechaza', present: 'desestiman?', subjunctive: 'desestimen?', past: 'desestimo|desestimaron', participle: 'desestimad' },
  { outcome: 'rechaza', present: 'desechan?', subjunctive: 'desechen?', past: 'desecho|desecharon', participle: 'desechad' },
  { outcome: 'rechaza', present: 'deniegan?', subjunctive: 'denieguen?', past: 'denego|denegaron', participle: 'denegad' },
  { outcome: 'confirma', present: 'confirman?', subjunctive: 'confirmen?', past: 'confirmo|confirmaron', participle: 'confirmad' },
  { outcome: 'confirma', present: 'ratifican?', subjunctive: 'ratifiquen?', past: 'ratifico|ratificaron', participle: 'ratificad' },
  { outcome: 'revoca', present: 'revocan?', subjunctive: 'revoquen?', past: 'revoco|revocaron', participle: 'revocad' },
  { outcome: 'anula', present: 'anulan?', subjunctive: 'anulen?', past: 'anulo|anularon', participle: 'anulad' },
  { outcome: 'anula', present: 'invalidan?', subjunctive: 'invaliden?', past: 'invalido|invalidaron', participle: 'invalidad' },
  { outcome: 'casa', present: `casan|${quashes}`, subjunctive: 'casen', past: 'caso|casaron', participle: 'casad' },
  { outcome: 'unifica', present: 'unifican?', subjunctive: 'unifiquen?', past: 'unifico|unificaron', participle: 'unificad' },
  {
    outcome: 'rechaza',
    present: 'declaran?\\s+sin\\s+lugar',
    subjunctive: 'declaren?\\s+sin\\s+lugar',
    past: '(?:declaro|declararon)\\s+sin\\s+lugar',
    participle: 'declarad[oa]s?\\s+sin\\s+lugar',
  },
  // What a claim asks to be declared.
  {
    outcome: 'acoge',
    present: `declaran?\\s+${claimed}`,
    subjunctive: `declaren?\\s+${claimed}`,
    past: `(?:declaro|declararon)\\s+${claimed}`,
    participle: `declarad[oa]s?\\s+${claimed}`,
  },
  {
    outcome: 'condena',
    present: 'condenan?(?! en costas)',
    subjunctive: 'condenen?(?! en costas)',
    past: '(?:condeno|condenaron)(?! en costas)',
    participle: 'condenad',
  },
  { outcome: 'absuelve', present: 'absuelven?', subjunctive: 'absuelvan?', past: 'absolvio|absolvieron', participle: 'absuelt' },
  {
    outcome: 'acoge',
    present: '(?:da|dan|hace|hacen|ha|han)\\s+lugar',
    subjunctive: '(?:den?|hagan?)\\s+lugar',
    past: '(?:dio|dieron|hizo|hicieron)\\s+lugar',
    participle: 'dad[oa]s?\\s+lugar',
    denied: 'rechaza',
  },
]
const declared = String.raw`(?:declaran?|declaren?|declaro|declararon|declarad[oa]s?|tienen?\s+por|tengan?\s+por)`
const adjectives: readonly (readonly [string, Outcome])[] = [
  ['inadmisibles?', 'inadmisible'],
  ['(?:abandonad|desiert)[oa]s?', 'abandonado'],
  ['desistid[oa]s?', 'desistido'],
]
/** «haya», «fueron», «han sido»: before the participle. */
const auxiliary = String.raw`(?:(?:ha|han|haya|hayan|hubiera|hubieran|hubiese|hubiesen|fue|fueron|sea|sean|son|es|sido)\s+)+`
const partly = String.raw`(?<partly>\s+(?:en\s+parte|parcial(?:mente)?)\b)?`
const rulingNouns =
  'fallos?|sentencias?|resoluciones|jurisprudencia|precedentes|casos|causas|decisiones|criterios?|recursos?|protecciones|amparos|nulidades|apelaciones|casaciones|unificaciones|quejas'
const lead = String.raw`(?<![\p{L}])(?<lead>(?:(?<asked>(?:en\s+)?que\s+casos)|(?:en\s+)?(?:que|donde|(?:el|la|los|las)\s+(?:que|cual|cuales)))\s+(?:(?:la|el)\s+(?:corte\s+|tribunal\s+)?)?)(?<denied>no\s+)?(?:se\s+(?:le\s+|les\s+)?|l[oa]s?\s+)?`
const sources = verbs.map(({ present, subjunctive, past, participle }, at) => {
  const stem = /\\s/u.test(participle) ? participle : `${participle}[oa]s?`
  return String.raw`(?<v${at}>(?<s${at}>${subjunctive})|(?<p${at}>${present})|(?:${past})|${auxiliary}(?:${stem}))\b`
})
const declaration = adjectives.map(
  ([adjective], at) => String.raw`(?<d${at}>(?:${auxiliary})?${declared}\s+(?:el\s+recurso\s+)?${adjective}\b)`,
)
const relative = new RegExp(`${lead}(?:${[...sources, ...declaration].join('|')})${partly}`, 'gu')

/** Nothing before «los que rechazan», or who asks for them: «quiero solo los que rechazan». */
const opensClause = /(?:^|[,;.:¿])\s*$/u
const opensRequest =
  /(?:^|[,;.:¿])\s*(?:(?:quiero|busco|necesito|dame|deme|mandame|muestrame|ver|buscar|encontrar|solo|solamente|unicamente|fallos|sentencias)\s+)*$/u
/** A ruling noun, with nothing else between it and «que». */
const ofRulings = new RegExp(
  String.raw`(?<!\p{L})(?:${rulingNouns})(?!\p{L})(?:[\s,]|(?<!\p{L})(?:del?|en|la|el|los|las|ante|por|y|e|o|recientes?|ultim[oa]s?|proteccion|nulidad|amparo|apelacion|casacion|queja|unificacion|laboral(?:es)?|penal(?:es)?|civil(?:es)?|judicial(?:es)?|definitivas?)(?!\p{L}))*$`,
  'u',
)
const maxTopic = 80
/** «recursos que fueron acogidos», not «el recurso que fue rechazado». */
const pluralRulings =
  /(?<!\p{L})(?:fallos|sentencias|resoluciones|jurisprudencia|precedentes|casos|causas|decisiones|criterios|recursos|protecciones|amparos|nulidades|apelaciones|casaciones|unificaciones|quejas)(?!\p{L})/u
const rulingsBefore = new RegExp(String.raw`(?<!\p{L})(?:${rulingNouns})(?!\p{L})[^.;:]{0,${maxTopic}}$`, 'u')
/** «busco Suprema que acoja», where the name of the court is blank; «busco corte que haya revocado». */
const ofAskedCourt = new RegExp(String.raw`${seeksCourt}(?:(?:\s+(?:a\s+)?la)?\s{3,}|\s+(?:una?\s+)?(?:${unnamedCourts})\s+)$`, 'u')
/** «que acojan o rechacen»: either way. */
const orOtherwise = new RegExp(
  String.raw`^\s+[ou]\s+(?:${verbs.flatMap(({ present, subjunctive, past }) => [present, subjunctive, past]).join('|')})(?!\p{L})`,
  'u',
)
/** «busco que la Suprema lo haya acogido». */
const seeks = new RegExp(String.raw`${seeksCourt}\s+$`, 'u')
const pluralBefore = /\p{L}{2,}s\s*$/u

/** «fallos de la Corte Suprema que hayan acogido», «que revoquen»: what the rulings searched for decide. */
export function findRelativeOutcomes(folded: string, named: readonly Span[]): QueryOutcome[] {
  const outline = named.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), folded)
  return findMatches(outline, relative).flatMap((match): QueryOutcome[] => {
    const { groups = {} } = match
    const before = outline.slice(Math.max(0, match.index - 2 * maxTopic), match.index)
    const begins = (/^l[oa]s\s/u.test(groups['lead'] ?? '') ? opensRequest : opensClause).test(before) && match.index < 2 * maxTopic
    const written = folded.slice(Math.max(0, match.index - 2 * maxTopic), match.index)
    const hasDecided = /\bhay/u.test(match[0])
    const ofTopic =
      rulingsBefore.test(before) || rulingsBefore.test(written) || ofAskedCourt.test(before) || (hasDecided && seeks.test(before))
    if ((!begins && !ofTopic) || orOtherwise.test(outline.slice(match.index + match[0].length))) return []
    const at = verbs.findIndex((_, index) => groups[`v${index}`] !== undefined)
    const verb = verbs[at]
    const said = verb === undefined ? adjectives.find((_, index) => groups[`d${index}`] !== undefined)?.[1] : verb.outcome
    const outcome = groups['denied'] === undefined ? said : verb?.denied
    if (outcome === undefined) return []
    const from = match.index + (groups['lead']?.length ?? 0)
    const isSought = groups['asked'] !== undefined || groups[`s${at}`] !== undefined || hasDecided
    const isOfRulings = [before, written].some(
      (text) => ofRulings.test(text) && (groups[`p${at}`] !== undefined || pluralRulings.test(text)),
    )
    const plain = isSought || isOfRulings || (begins && groups[`p${at}`]?.endsWith('n') === true) || (ofTopic && !pluralBefore.test(before))
    return [
      {
        from,
        to: match.index + match[0].length,
        outcome: outcome === 'acoge' && groups['partly'] !== undefined ? 'acoge_parcial' : outcome,
        plain,
      },
    ]
  })
}
