import type { Outcome } from '@basejuris/domain'
import { foldSameLength } from '@basejuris/legal-text'
import type { QueryOutcome } from './query-parts.ts'
import { overlaps, type Span } from './span.ts'

const appeals =
  'accion|amparo|apelacion|casacion|fallo|nulidad|proteccion|reclamacion|reclamo|recurso|resolucion|sentencia|queja|unificacion(?:\\s+de\\s+jurisprudencia)?'
const claims = 'demanda|denuncia|excepcion|incidente|querella|requerimiento|solicitud|tutela|reposicion|tercer[a-z]+'
/** What may stand between an appeal and its outcome: «casación en el fondo rechazada», «recurso de protección que fue acogido». */
const within =
  'del?|en|el|la|los|las|lo|por|que|fue|fueron|ha|han|sido|ser|se|totalmente|parcialmente|proteccion|amparo|nulidad|queja|hecho|revision|fondo|forma|y|laboral|penal|civil|jurisprudencia|' +
  'apelacion|casacion|primera|segunda|instancia|unificacion|corte|suprema|apelaciones|definitivas?|interlocutorias?|apelad[oa]s?|recurrid[oa]s?|impugnad[oa]s?|economico|constitucional|judicial(?:es)?'
const after = (nouns: string): string => String.raw`(?<=\b(?:${nouns})(?:es|s)?\b(?:\s+(?:${within}))*\s+)`

interface Wording {
  readonly pattern: RegExp
  readonly outcome: Outcome
  /** It says what the ruling decides, and not what another decision did or what is claimed. */
  readonly plain: boolean
}

const wording = (source: string, outcome: Outcome, plain: boolean): Wording => ({ pattern: new RegExp(source, 'gu'), outcome, plain })

/** «sentencias que acogen», «que confirman», «sólo acogidos», «recurso de protección rechazado», «acoge». */
const said = (verb: string, forms: string, outcome: Outcome, behind = ''): Wording[] => {
  const participle = String.raw`\b${verb}(?:id|ad)[oa]s?${behind}\b`
  return [
    wording(
      String.raw`(?<=\b(?:(?:fallos?|sentencias?|resoluciones|jurisprudencia|recursos?)\s+(?:en\s+)?que|que|donde|en\s+que)\s+(?:se\s+)?(?:la\s+corte\s+)?)\b${verb}(?:${forms})n${behind}\b`,
      outcome,
      true,
    ),
    wording(
      String.raw`(?<=\b(?:fallos?|sentencias?|resoluciones|jurisprudencia)\s+(?:en\s+)?que\s+(?:se\s+)?(?:la\s+corte\s+)?)\b${verb}(?:${forms})n?${behind}\b`,
      outcome,
      true,
    ),
    wording(`${after(appeals)}${participle}`, outcome, true),
    wording(
      String.raw`(?<=^|[,;.]\s*|\bsolo\s+(?:los\s+|las\s+)?|\bsolamente\s+(?:los\s+|las\s+)?)\b${verb}(?:id|ad)[oa]s${behind}\b(?=\s*(?:$|[,;.]))`,
      outcome,
      true,
    ),
    wording(String.raw`\b${verb}(?:${forms})n?${behind}\b`, outcome, false),
    wording(`${after(claims)}${participle}`, outcome, false),
  ]
}

/** «fallos de la Corte Suprema que acojan», «que anulen…» at the beginning: what the rulings searched for decide. */
const sought = String.raw`(?<=(?:^|\b(?:fallos|sentencias|resoluciones|jurisprudencia|precedentes|casos)\b[^.;:,]{0,80}\s)(?:en\s+)?(?:que|donde)\s+(?:se\s+)?(?:la\s+corte\s+)?)`
const subjunctives: readonly Wording[] = [
  wording(String.raw`${sought}acojan?\s+(?:en\s+parte|parcialmente)\b`, 'acoge_parcial', true),
  wording(String.raw`${sought}acojan?\b`, 'acoge', true),
  wording(String.raw`${sought}(?:rechacen?|desestim[ae]n)\b`, 'rechaza', true),
  wording(String.raw`${sought}confirmen?\b`, 'confirma', true),
  wording(String.raw`${sought}revoquen?\b`, 'revoca', true),
  wording(String.raw`${sought}anulen?\b`, 'anula', true),
  wording(String.raw`${sought}cas[ae]n\b`, 'casa', true),
  wording(String.raw`${sought}unifi(?:can|quen)\b`, 'unifica', true),
  wording(String.raw`${sought}declar[ae]n\s+inadmisibles?\b`, 'inadmisible', true),
  wording(String.raw`${sought}conden[ae]n\b(?!\s+en\s+costas)`, 'condena', true),
  wording(String.raw`${sought}abs(?:uelven|uelvan)\b`, 'absuelve', true),
]

/** Earlier wordings win. */
const words: readonly Wording[] = [
  ...subjunctives,
  ...said('acog', 'e', 'acoge_parcial', String.raw`\s+(?:en\s+parte|parcialmente)`),
  ...said('acog', 'e', 'acoge'),
  wording(String.raw`\bacogid[oa]s\s+(?:en\s+parte|parcialmente)\b`, 'acoge_parcial', true),
  wording(String.raw`(?<!\b(?:de|familias?|ni[nñ][oa]s|menores|personas|migrantes)\s+)\bacogid[oa]s\b(?!\s+al?\b)`, 'acoge', true),
  ...said('rechaz', 'a', 'rechaza'),
  ...said('confirm', 'a', 'confirma'),
  ...said('revoc', 'a', 'revoca'),
  ...said('anul', 'a', 'anula'),
  wording(String.raw`${after(appeals)}\binadmisibles?\b`, 'inadmisible', true),
  wording(String.raw`${after(appeals)}\bdesistid[oa]s?\b`, 'desistido', true),
  wording(String.raw`${after('recurso|apelacion|nulidad|casacion')}\babandonad[oa]s?\b`, 'abandonado', true),
  wording(String.raw`\bsentencias?\s+condenatorias?\b|\b(?:fallos?|veredictos?)\s+condenatorios?\b`, 'condena', true),
  wording(String.raw`\bcondenatori[oa]s?\b`, 'condena', true),
  wording(String.raw`\bsentencias?\s+absolutorias?\b|\b(?:fallos?|veredictos?)\s+absolutorios?\b`, 'absuelve', true),
  wording(String.raw`\bcondenad[oa]s\b`, 'condena', false),
  wording(String.raw`\babsolutori[oa]s?\b`, 'absuelve', true),
  wording(String.raw`\babsuelven?\b`, 'absuelve', false),
]

/** What others accept, reject or revoke, by stem: «licencias rechazadas», «visa revocada». */
const things =
  /^(?:licenci|reposo|credit|prestamo|visa|permis|residenci|gast|solicitud|postulaci|reembols|cobertur|prestaci|cheque|factur|tarjet|transferenci|boleta|declaraci|prueba|testig|imputad|acusad|peritaj|beca|subsidi|patent|receta|exam|ni[nñ][oa]|hog|famili|oferta|propuest|matricul|inscripci|nombramient|mult|cirugi|bono|bonific|concesi|autorizaci|marca|credencial)/u
const telegraphic =
  /(?<!\p{L})(?:(?<acoge>acogid)|(?<rechaza>(?:rechaz|desestim)ad)|(?<confirma>confirmad)|(?<revoca>revocad)|(?<anula>anulad)|(?<desistido>desistid)|(?<absuelve>absuelt)|(?<inadmisible>inadmisible))(?<gender>[oa]?)(?<number>s?)(?!\p{L})(?<partly>\s+(?:en\s+parte|parcialmente)(?!\p{L}))?/gu
/** Somebody else decided, or the person joined something: «por la COMPIN», «acogidos a un plan». */
const byOthers = /^\s+(?:al?\s|por\s+(?!unanimidad|mayoria|falta|no\s|extempor|inadmisib|improceden|la\s+(?:excma\.?\s+)?corte))/u
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
    if (verb === undefined || byOthers.test(folded.slice(span.to))) return []
    const outcome = verb === 'acoge' && groups['partly'] !== undefined ? 'acoge_parcial' : verb
    const isPlural = groups['number'] === 's'
    const own: Form = { gender: isAdjective ? null : groups['gender'] === 'a' ? 'feminine' : 'masculine', isPlural }
    const near = folded.slice(Math.max(0, index - maxDistance), index)
    const segment = index - (near.split(/[,.;:¿?]/u).at(-1) ?? '').length
    const nouns = [...folded.slice(segment, index).matchAll(/\p{L}{4,}/gu)]
      .map((word) => ({ from: segment + word.index, to: segment + word.index + word[0].length, word: word[0] }))
      .filter((word) => !named.some((each) => overlaps(each, word)) && !isOfBothGenders.test(word.word) && agrees(formOf(word.word), own))
    const others = nouns.filter(({ word }) => !isAppeal.test(word))
    const last = others.at(-1)
    const isBeside = (to: number): boolean => to <= index && /^[\s,]*$/u.test(folded.slice(to, index))
    const doubtful = (): QueryOutcome[] => [{ ...span, outcome, plain: false }]
    const isBehindNamed = named.some(({ to }) => isBeside(to))
    if (last !== undefined && others.some(({ word }) => things.test(word))) return isBehindNamed || isAdjective ? doubtful() : []
    if (isBehindNamed) return [{ ...span, outcome, plain: true }]
    if (last !== undefined) return isBeside(last.to) && !isClosed(folded, span, named) ? [] : doubtful()
    return [{ ...span, outcome, plain: isPlural || nouns.length > 0 || isClosed(folded, span, named) }]
  })

/** At the end, or before a court or date. */
const isClosed = (folded: string, { to }: Span, named: readonly Span[]): boolean =>
  /^[\s,.;?!]*$/u.test(folded.slice(to)) || named.some((each) => each.from >= to && /^[\s,]*$/u.test(folded.slice(to, each.from)))

/** Outcomes named in the query. `named` are its courts, dates and other conditions, which no participle qualifies. */
export function findOutcomes(text: string, named: readonly Span[] = []): QueryOutcome[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: QueryOutcome[] = []
  for (const { pattern, outcome, plain } of words)
    for (const match of folded.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, outcome, plain })
    }
  for (const each of findTelegraphic(folded, named)) if (!found.some((other) => overlaps(each, other))) found.push(each)
  return found.sort((a, b) => a.from - b.from)
}
