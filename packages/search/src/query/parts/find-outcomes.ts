import type { Outcome } from '@basejuris/domain'
import { foldSameLength } from '@basejuris/legal-text'
import type { QueryOutcome } from './query-parts.ts'
import { overlaps, type Span } from './span.ts'

const appeals =
  'accion|amparo|apelacion|casacion|fallo|inaplicabilidad|nulidad|proteccion|reclamacion|reclamo|recurso|resolucion|sentencia|queja|unificacion(?:\\s+de\\s+jurisprudencia)?'
const claims = 'demanda|denuncia|excepcion|incidente|querella|requerimiento|solicitud|tutela|reposicion|tercer[a-z]+'
/** What may stand between an appeal and its outcome: «casación en el fondo rechazada», «recurso de protección que fue acogido». */
const within =
  'del?|en|el|la|los|las|lo|por|que|fue|fueron|ha|han|haya|hayan|sido|ser|sean|se|declarad[oa]s?|totalmente|parcialmente|proteccion|amparo|nulidad|queja|hecho|revision|fondo|forma|y|laboral|penal|civil|jurisprudencia|' +
  'ilegalidad|municipal(?:es)?|tributari[oa]s?|ambiental(?:es)?|electoral(?:es)?|sanitari[oa]s?|apelacion|casacion|primera|segunda|instancia|unificacion|corte|suprema|apelaciones|definitivas?|interlocutorias?|apelad[oa]s?|recurrid[oa]s?|impugnad[oa]s?|economico|constitucional|judicial(?:es)?'
const after = (nouns: string): string => String.raw`(?<=\b(?:${nouns})(?:es|s)?\b(?:\s+(?:${within}))*\s+)`

interface Wording {
  readonly pattern: RegExp
  readonly outcome: Outcome
  /** It says what the ruling decides, and not what another decision did or what is claimed. */
  readonly plain: boolean
}

const wording = (source: string, outcome: Outcome, plain: boolean): Wording => ({ pattern: new RegExp(source, 'gu'), outcome, plain })

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

const verbs: readonly Verb[] = [
  { outcome: 'acoge', present: 'acogen?', subjunctive: 'acojan?', past: 'acogio|acogieron', participle: 'acogid', denied: 'rechaza' },
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
const partly = String.raw`(?<partly>\s+(?:en\s+parte|parcialmente)\b)?`
const rulingNouns =
  'fallos?|sentencias?|resoluciones|jurisprudencia|precedentes|casos|causas|decisiones|criterios?|recursos?|protecciones|amparos|nulidades|apelaciones|casaciones|unificaciones|quejas'
const lead = String.raw`(?<![\p{L}])(?<lead>(?:(?<asked>(?:en\s+)?que\s+casos)|(?:en\s+)?(?:que|donde|(?:el|la|los|las)\s+(?:que|cual|cuales)))\s+(?:(?:la|el)\s+(?:corte\s+|tribunal\s+)?)?)(?<denied>no\s+)?(?:se\s+(?:le\s+|les\s+)?)?`
const sources = verbs.map(({ present, subjunctive, past, participle }, at) => {
  const stem = /\\s/u.test(participle) ? participle : `${participle}[oa]s?`
  return String.raw`(?<v${at}>(?<s${at}>${subjunctive})|(?<p${at}>${present})|(?:${past})|${auxiliary}(?:${stem}))\b`
})
const declaration = adjectives.map(
  ([adjective], at) => String.raw`(?<d${at}>(?:${auxiliary})?${declared}\s+(?:el\s+recurso\s+)?${adjective}\b)`,
)
const relative = new RegExp(`${lead}(?:${[...sources, ...declaration].join('|')})${partly}`, 'gu')

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
const pluralBefore = /\p{L}{2,}s\s*$/u

/** «fallos de la Corte Suprema que hayan acogido», «que revoquen»: what the rulings searched for decide. */
const findRelative = (folded: string, named: readonly Span[]): QueryOutcome[] => {
  const outline = named.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), folded)
  return [...outline.matchAll(relative)].flatMap((match): QueryOutcome[] => {
    const { groups = {} } = match
    const before = outline.slice(Math.max(0, match.index - 2 * maxTopic), match.index)
    const begins = /(?:^|[,;.:¿])\s*$/u.test(before) && match.index < 2 * maxTopic
    const written = folded.slice(Math.max(0, match.index - 2 * maxTopic), match.index)
    const ofTopic = rulingsBefore.test(before) || rulingsBefore.test(written)
    if (!begins && !ofTopic) return []
    const at = verbs.findIndex((_, index) => groups[`v${index}`] !== undefined)
    const verb = verbs[at]
    const said = verb === undefined ? adjectives.find((_, index) => groups[`d${index}`] !== undefined)?.[1] : verb.outcome
    const outcome = groups['denied'] === undefined ? said : verb?.denied
    if (outcome === undefined) return []
    const from = match.index + (groups['lead']?.length ?? 0)
    const isSought = groups['asked'] !== undefined || groups[`s${at}`] !== undefined || /\bhay/u.test(match[0])
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

/** «acoge», «recurso de protección rechazado», «demanda acogida». */
const said = (verb: string, forms: string, outcome: Outcome, behind = ''): Wording[] => {
  const participle = String.raw`\b${verb}(?:id|ad)[oa]s?${behind}\b`
  return [
    wording(`${after(appeals)}${participle}`, outcome, true),
    wording(
      String.raw`(?<=^|[,;.]\s*|\b(?:solo|solamente|unicamente)\s+(?:los\s+|las\s+)?)\b${verb}(?:id|ad)[oa]s${behind}\b(?=\s*(?:$|[,;.]))`,
      outcome,
      true,
    ),
    wording(String.raw`\b${verb}(?:${forms})n?${behind}\b`, outcome, false),
    wording(String.raw`(?<=\b(?:${claims})e?s\b(?:\s+(?:${within}))*\s+)\b${verb}(?:id|ad)[oa]s${behind}\b`, outcome, true),
    wording(`${after(claims)}${participle}`, outcome, false),
  ]
}

const ofNoun = String.raw`(?=\s+(?:(?:del?|de\s+l[ao]s?)\s+)?(?:${appeals})(?:es|s)?\b)`
const kindOfRuling = String.raw`(?<=\b(?:fallos?|sentencias?|resoluciones|jurisprudencia|veredictos?)\s+)`

/** Earlier wordings win. */
const words: readonly Wording[] = [
  wording(String.raw`(?<!\bse\s+)\bno\s+acogid[oa]s?\b`, 'rechaza', true),
  wording(String.raw`${after(appeals)}parcialmente\s+acogid[oa]s?\b|\bparcialmente\s+acogid[oa]s\b`, 'acoge_parcial', true),
  ...said('acog', 'e', 'acoge_parcial', String.raw`\s+(?:en\s+parte|parcialmente)`),
  ...said('acog', 'e', 'acoge'),
  wording(String.raw`\bacogid[oa]s\s+(?:en\s+parte|parcialmente)\b`, 'acoge_parcial', true),
  wording(String.raw`(?<!\b(?:de|familias?|ni[nñ][oa]s|menores|personas|migrantes)\s+)\bacogid[oa]s\b(?!\s+al?\b)`, 'acoge', true),
  ...said('rechaz', 'a', 'rechaza'),
  ...said('desestim', 'a', 'rechaza'),
  ...said('confirm', 'a', 'confirma'),
  ...said('revoc', 'a', 'revoca'),
  ...said('anul', 'a', 'anula'),
  wording(String.raw`\bacogimiento${ofNoun}`, 'acoge', true),
  wording(String.raw`\b(?:rechazo|desestimacion)${ofNoun}`, 'rechaza', true),
  wording(String.raw`\bconfirmacion${ofNoun}`, 'confirma', true),
  wording(String.raw`\brevocacion${ofNoun}`, 'revoca', true),
  wording(String.raw`\b(?:anulacion|invalidacion)${ofNoun}`, 'anula', true),
  wording(String.raw`${kindOfRuling}\bestimatori[oa]s?\b`, 'acoge', true),
  wording(String.raw`${kindOfRuling}\bdesestimatori[oa]s?\b`, 'rechaza', true),
  wording(String.raw`${kindOfRuling}\bconfirmatori[oa]s?\b`, 'confirma', true),
  wording(String.raw`${kindOfRuling}\brevocatori[oa]s?\b`, 'revoca', true),
  wording(String.raw`(?<!\bacciones\s+)\b(?:revocatori[oa]s)(?!\s+concursal)\b`, 'revoca', true),
  wording(String.raw`\bconfirmatori[oa]s\b`, 'confirma', true),
  wording(String.raw`${after(appeals)}\binadmisibles?\b`, 'inadmisible', true),
  wording(String.raw`${after(appeals)}\bdesistid[oa]s?\b`, 'desistido', true),
  wording(String.raw`${after('recurso|apelacion|nulidad|casacion|queja')}\b(?:abandonad|desiert)[oa]s?\b`, 'abandonado', true),
  wording(String.raw`\bsentencias?\s+condenatorias?\b|\b(?:fallos?|veredictos?)\s+condenatorios?\b`, 'condena', true),
  wording(String.raw`\bcondenatori[oa]s?\b`, 'condena', true),
  wording(String.raw`\bcondenas(?=\s+(?:por|en)\b)(?!\s+en\s+costas)`, 'condena', true),
  wording(String.raw`\bsentencias?\s+absolutorias?\b|\b(?:fallos?|veredictos?)\s+absolutorios?\b`, 'absuelve', true),
  wording(String.raw`\bcondenad[oa]s\b`, 'condena', false),
  wording(String.raw`\babsolutori[oa]s?\b|\babsoluciones\b`, 'absuelve', true),
  wording(String.raw`\babsuelven?\b`, 'absuelve', false),
  wording(String.raw`(?<!\b(?:de|la|una|su|sin|con|por)\s+)\bcondena\b(?=\s+(?:al?|por|como)\b)`, 'condena', false),
  wording(String.raw`\bunifica\b(?!\s+(?:las?\s+|los\s+|el\s+)?(?:deuda|credito|rol|predio|lote|terreno))`, 'unifica', false),
  wording(String.raw`\bcasa(?=\s+(?:de\s+oficio|en\s+(?:el\s+fondo|la\s+forma)(?!\s+(?:de|del|en|que)\b))\b)`, 'casa', false),
]

/** What others accept, reject or revoke, by stem: «licencias rechazadas», «visa revocada». */
const things =
  /^(?:licenci|reposo|credit|prestamo|visa|permis|residenci|gast|solicitud|postulaci|reembols|cobertur|prestaci|cheque|factur|tarjet|transferenci|boleta|declaraci|prueba|testig|imputad|acusad|peritaj|beca|subsidi|patent|receta|exam|ni[nñ][oa]|hog|famili|oferta|propuest|matricul|inscripci|nombramient|mult|cirugi|bono|bonific|concesi|autorizaci|marca|credencial)/u
const telegraphic =
  /(?<!\p{L})(?:(?<acoge>acogid)|(?<rechaza>(?:rechaz|desestim|desech)ad)|(?<confirma>confirmad)|(?<revoca>revocad)|(?<anula>(?:anul|invalid)ad)|(?<desistido>desistid)|(?<absuelve>absuelt)|(?<inadmisible>inadmisible))(?<gender>[oa]?)(?<number>s?)(?!\p{L})(?<partly>\s+(?:en\s+parte|parcialmente)(?!\p{L}))?/gu
/** Somebody else decided, or the person joined something: «por la COMPIN», «acogidos a un plan». */
const byOthers =
  /^\s+(?:al?\s|por\s+(?!unanimidad|mayoria|falta|manifiest|ausencia|caren?c|infundad|defecto|prematur|no\s|extempor|inadmisib|improceden|la\s+(?:excma\.?\s+)?corte))/u
/** «reclamación tributaria acogida». */
const branch = /^(?:tributari|sanitari|aduaner|administrativ|sumari|judicial|economic)/u
const isAppeal = new RegExp(`^(?:${appeals})(?:es|s)?$`, 'u')
/** Adjectives of both genders: their noun tells. */
const isOfBothGenders = /(?:[ai]l(?:es)?|bles?|ntes?|ar(?:es)?)$/u
/** A noun farther away is not qualified. */
const maxDistance = 120

interface Form {
  readonly gender: 'feminine' | 'masculine' | null
  readonly isPlural: boolean
}

const formOf = (noun: string): Form => {
  const isPlural = /[^s]s$/u.test(noun)
  const one = isPlural ? noun.replace(/e?s$/u, '') : noun
  if (/(?:dad|cion|sion|tud)$/u.test(one)) return { gender: 'feminine', isPlural }
  const vowel = isPlural && noun.endsWith('es') ? '' : one.at(-1)
  return { gender: vowel === 'a' ? 'feminine' : vowel === 'o' ? 'masculine' : null, isPlural }
}

const agrees = (a: Form, b: Form): boolean => a.isPlural === b.isPlural && (a.gender === b.gender || a.gender === null || b.gender === null)

/**
 * «pagaré ICA Santiago 2024 revocadas»: a participle that qualifies no noun before it is said of the rulings searched for. It may qualify a
 * noun that it agrees with, and then says little.
 */
const findTelegraphic = (folded: string, named: readonly Span[]): QueryOutcome[] =>
  [...folded.matchAll(telegraphic)].flatMap((match): QueryOutcome[] => {
    const { groups = {}, index } = match
    const span = { from: index, to: index + match[0].length }
    const isAdjective = groups['inadmisible'] !== undefined
    const verb = (['acoge', 'rechaza', 'confirma', 'revoca', 'anula', 'desistido', 'absuelve', 'inadmisible'] as const).find(
      (each) => groups[each] !== undefined,
    )
    if (verb === undefined || isByOthers(folded, span, named)) return []
    const outcome = verb === 'acoge' && groups['partly'] !== undefined ? 'acoge_parcial' : verb
    const isPlural = groups['number'] === 's'
    const own: Form = { gender: isAdjective ? null : groups['gender'] === 'a' ? 'feminine' : 'masculine', isPlural }
    const near = folded.slice(Math.max(0, index - maxDistance), index)
    const segment = index - (near.split(/[,.;:¿?]/u).at(-1) ?? '').length
    const nouns = [...folded.slice(segment, index).matchAll(/\p{L}{4,}/gu)]
      .map((word) => ({ from: segment + word.index, to: segment + word.index + word[0].length, word: word[0] }))
      .filter((word) => !named.some((each) => overlaps(each, word)) && !isOfBothGenders.test(word.word) && agrees(formOf(word.word), own))
    const ofAppeal = nouns.some(({ word }) => isAppeal.test(word))
    const others = nouns.filter(({ word }) => !isAppeal.test(word) && !(ofAppeal && branch.test(word)))
    const last = others.at(-1)
    const isBeside = (to: number): boolean => to <= index && /^[\s,]*$/u.test(folded.slice(to, index))
    const doubtful = (): QueryOutcome[] => [{ ...span, outcome, plain: false }]
    const isBehindNamed = named.some(({ to }) => isBeside(to))
    if (isAfterAppeal(folded.slice(segment, index), own) && isBeforeCourt(folded, span, named)) return [{ ...span, outcome, plain: true }]
    if (last !== undefined && others.some(({ word }) => things.test(word))) return isBehindNamed || isAdjective ? doubtful() : []
    if (isBehindNamed) return [{ ...span, outcome, plain: true }]
    if (last !== undefined && isClaim.test(others.at(0)?.word ?? '') && isBeforeCourt(folded, span, named))
      return [{ ...span, outcome, plain: true }]
    if (last !== undefined) return isBeside(last.to) && !isClosed(folded, span, named) ? [] : doubtful()
    return [{ ...span, outcome, plain: isPlural || nouns.length > 0 || isClosed(folded, span, named) }]
  })

/** «casación fondo marca rechazada CS»: an appeal that agrees, whatever stands between. */
const isAfterAppeal = (before: string, own: Form): boolean =>
  [...before.matchAll(/\p{L}{4,}/gu)].some(({ 0: word }) => judicialAppeal.test(word) && agrees(formOf(word), own))
const judicialAppeal =
  /^(?:recursos?|amparos?|apelacion(?:es)?|casacion(?:es)?|nulidad(?:es)?|proteccion(?:es)?|quejas?|unificacion(?:es)?)$/u
/** «tutela de derechos fundamentales acogida, Juzgado de Letras de Osorno». */
const isClaim = new RegExp(`^(?:${claims})(?:es|s)?$`, 'u')
const isBeforeCourt = (folded: string, { to }: Span, named: readonly Span[]): boolean =>
  named.some(
    (each) =>
      each.from >= to &&
      /^[\s,]*(?:(?:en|por|del?)\s+)?(?:el\s+|la\s+)?$/u.test(folded.slice(to, each.from)) &&
      courtWord.test(folded.slice(each.from, each.to)),
  )

/** At the end, or before a court or date. */
const isClosed = (folded: string, { to }: Span, named: readonly Span[]): boolean =>
  /^[\s,.;?!]*$/u.test(folded.slice(to)) || named.some((each) => each.from >= to && /^[\s,]*$/u.test(folded.slice(to, each.from)))

/** What a court that stands before the verb decides: «CS acoge casación», «ICA Talca revoca sentencia». */
const decidedThing = new RegExp(
  String.raw`^\s*(?:$|[,;.]|y\s+(?:acoge|rechaza|confirma|revoca|anula)\b|(?:el\s+|la\s+|los\s+|las\s+|un\s+|de\s+oficio\s+)?(?:${appeals}|demanda|tutela|requerimiento|reclamacion)(?:es|s)?\b)`,
  'u',
)
const finite = /(?:^|\s)(?:acoge|rechaza|desestima|confirma|revoca|anula)n?(?:\s|$)/u
/** «la Corte Suprema», «… en que la ICA de Talca»: a court that is the subject of its verb. */
const courtWord =
  /suprema|corte|tribunal|juzgado|apelaciones|(?<!\p{L})(?:e?c\.?\s?s|i?\.?c\.?\s?a|t\.?c|t\.?o\.?p|tjop|j[uz]*g?z?g?do|juzg?|trib|civil|laboral|garantia|j\.?l\.?[tg]?|j\.?[gcf]|j\.?p\.?l|\d?ta|tta|t\.?d\.?l\.?c|td?pi|tcp|tricel|ter)(?!\p{L})/u
const beforeSubject = /(?:^|[,;.:]|(?<!\p{L})(?:que|donde|cual|cuales))\s*(?:(?:la|el)\s+)?$/u

const hasSubject = (folded: string, { from }: Span, named: readonly Span[]): boolean =>
  named.some(
    (each) =>
      /^\s+$/u.test(folded.slice(each.to, from)) &&
      courtWord.test(folded.slice(each.from, each.to)) &&
      beforeSubject.test(folded.slice(0, each.from)),
  )

/** «top viña 2023 condena»: nothing but dates, chambers and words for rulings between the court and its verb. */
const followsCourt = (folded: string, from: number, named: readonly Span[]): boolean => {
  const before = named.filter(({ to }) => to <= from).sort((a, b) => b.to - a.to)
  let at = from
  for (const each of before) {
    if (!/^(?:[\s,]|(?<!\p{L})(?:sentencias?|fallos?|del?|en|a[nñ]o)(?!\p{L}))*$/u.test(folded.slice(each.to, at))) return false
    if (courtWord.test(folded.slice(each.from, each.to))) return true
    at = each.from
  }
  return false
}

/** «tdlc abuso de posición dominante, rechaza», «TDPI marca confirma»: a verb between commas, or last in a query that begins with a court. */
const standsAlone = (folded: string, { from, to }: Span, named: readonly Span[]): boolean => {
  const before = folded.slice(0, from)
  const courts = named.filter((each) => courtWord.test(folded.slice(each.from, each.to)))
  if (/[,;]\s*$/u.test(before)) return courts.length > 0 && /^\s*(?:$|[,;.])/u.test(folded.slice(to))
  return (
    /^\s*\.?\s*$/u.test(folded.slice(to)) && !otherDecider.test(before) && courts.some((each) => /^\s*$/u.test(folded.slice(0, each.from)))
  )
}
/** Who else accepts or rejects: «CS licencia médica isapre rechaza». */
const otherDecider =
  /(?<!\p{L})(?:que|se|no|quien|isapres?|fonasa|compin|suseso|sii|sma|dt|inapi|sernac|afp|bancos?|aseguradora|mutual|achs|emplead\p{L}+|empresas?|fisc\p{L}+|munici\p{L}+|alcalde\p{L}*|director\p{L}*|servicios?|superintendenc\p{L}+|seremi|ministeri\p{L}+|consulado|universidad|colegio|condominio|administra\p{L}+|comision|comite|liquidador\p{L}*|demandad[oa]s?|demandantes?|padre|madre)\s*$/u

/** «TOP de Talca condena homicidio», «CS invalida de oficio»: a verb that others may do or that may be a noun, and so needs the court as its subject. */
const bareVerb =
  /\b(?:(?<anula>invalidan?|invalido)|(?<rechaza>desechan?|desecho|deniegan?|denego)|(?<confirma>ratifican?|ratifico))\b|\bcondena\b(?!\s+(?:del?|en\s+costas|penal|civil|previa|anterior|firme|efectiva|cumplida|pendiente|remitida|solidaria|pecuniaria)\b)/gu
const findBareVerbs = (folded: string, named: readonly Span[]): QueryOutcome[] =>
  [...folded.matchAll(bareVerb)]
    .map(({ groups = {}, index, 0: verb }): QueryOutcome => {
      const outcome = (['anula', 'rechaza', 'confirma'] as const).find((each) => groups[each] !== undefined)
      return { from: index, to: index + verb.length, outcome: outcome ?? 'condena', plain: true }
    })
    .filter((verb) => hasSubject(folded, verb, named) || followsCourt(folded, verb.from, named) || isVerdict(folded, verb, named))

/** «JG Rancagua maltrato habitual condena abril 2022»: the bare noun at the end, or before a date, of a query that names a court. */
const isVerdict = (folded: string, verb: Span, named: readonly Span[]): boolean =>
  isClosed(folded, verb, named) &&
  !/(?<!\p{L})(?:del?|la|las|una|su|sin|con|por|contra|esta|dicha|cuya|doble|primera|segunda|previa)\s*$/u.test(
    folded.slice(0, verb.from),
  ) &&
  named.some((each) => courtWord.test(folded.slice(each.from, each.to)))

/** «contra resolución que declara desierto el recurso», «contra sentencia absolutoria»: what the decision under attack said. */
const attacked =
  /(?<!\p{L})(?:contra|respecto\s+de|impugna)\s+(?:(?:la|el|las|los|una?)\s+)?(?:sentencias?|resoluci(?:on|ones)|fallos?|decisi(?:on|ones)|autos?|interlocutorias?)(?!\p{L})(?:\s+(?!que\s)\p{L}+){0,6}?\s+(?:que\s+(?:(?:no|se|lo|la|le|ha|haya|habia|hubiera)\s+)*\p{L}+(?:\s+(?:por\s+)?(?:desiert|inadmisibl|abandonad|desistid|lugar)\p{L}*)?|(?:condenatori|absolutori|confirmatori|revocatori|estimatori|desestimatori)\p{L}+)/gu
const attackedSpans = (folded: string): Span[] =>
  [...folded.matchAll(attacked)].map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))

/** A verb is plain beside a court, and at the beginning before an appeal; a participle beside a court or date. */
const isPlainBeside = (folded: string, { from, to }: Span, named: readonly Span[]): boolean => {
  const after = folded.slice(to)
  const next = named.find((each) => each.from >= to && /^[\s,]*$/u.test(folded.slice(to, each.from)))
  const isBehind = named.some(
    (each) => each.to <= from && /^(?:[\s,]|(?:acoge|rechaza|confirma|revoca|anula)\s+y\s)*$/u.test(folded.slice(each.to, from)),
  )
  const begins = /^\s*(?:se\s+)?$/u.test(folded.slice(0, from))
  if (finite.test(folded.slice(from, to)))
    return (
      hasSubject(folded, { from, to }, named) ||
      followsCourt(folded, from, named) ||
      standsAlone(folded, { from, to }, named) ||
      (isBehind && (next !== undefined || decidedThing.test(after))) ||
      (begins && (next !== undefined || /^\s+(?:el\s+|la\s+|los\s+)?recursos?\b/u.test(after)))
    )
  return next !== undefined || isBehind || isClaimOfCourt(folded, { from, to }, named) || standsAlone(folded, { from, to }, named)
}

/** «2° JLT Santiago 2023 tutela acogida profesora»: a claim behind the court, and nothing between it and its participle. */
const isClaimOfCourt = (folded: string, { from }: Span, named: readonly Span[]): boolean => {
  const claim = claimBefore.exec(folded.slice(0, from))
  return claim !== null && followsCourt(folded, claim.index, named)
}
const claimBefore = new RegExp(String.raw`(?<!\p{L})(?:${claims})(?:es|s)?\s+$`, 'u')

/** «recursos de hecho acogidos por negativa…»: only courts decide them. */
const ofJudicialAppeal =
  /(?<!\p{L})recursos?\s+(?:de\s+)?(?:hecho|queja|proteccion|amparo|nulidad|casacion|apelacion|unificacion|revision)(?:\s+(?:de\s+jurisprudencia|en\s+el\s+fondo|en\s+la\s+forma|penal|laboral|economico|judicial))*\s+(?:(?:que|fue|fueron|ha|han|haya|hayan|sido|no)\s+)*$/u

/** «demandas rechazadas por el banco», but not «protecciones rechazadas por ICA Talca». */
const isByOthers = (folded: string, { from, to }: Span, named: readonly Span[]): boolean =>
  /(?:[ai]d|absuelt)[oa]s?$/u.test(folded.slice(from, to)) &&
  byOthers.test(folded.slice(to)) &&
  !(ofJudicialAppeal.test(folded.slice(0, from)) && /^\s+por\s/u.test(folded.slice(to))) &&
  !named.some((each) => each.from >= to && /^\s+por\s+(?:el\s+|la\s+)?$/u.test(folded.slice(to, each.from)))

/** Outcomes named in the query. `named` are its courts, dates and other conditions, which no participle qualifies. */
export function findOutcomes(text: string, named: readonly Span[] = []): QueryOutcome[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: QueryOutcome[] = findRelative(folded, named)
  for (const { pattern, outcome, plain } of words)
    for (const match of folded.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (!found.some(({ from, to }) => span.from < to && from < span.to))
        found.push({ ...span, outcome, plain: !isByOthers(folded, span, named) && (plain || isPlainBeside(folded, span, named)) })
    }
  for (const each of [...findBareVerbs(folded, named), ...findTelegraphic(folded, named)])
    if (!found.some((other) => overlaps(each, other))) found.push(each)
  const apart = attackedSpans(folded)
  return found.filter((each) => !apart.some((span) => overlaps(each, span))).sort((a, b) => a.from - b.from)
}
