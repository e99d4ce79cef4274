import type { Outcome } from '@basejuris/domain'
import { foldSameLength } from '@basejuris/legal-text'
import type { QueryOutcome } from './query-parts.ts'

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

/** Earlier wordings win. */
const words: readonly Wording[] = [
  ...said('acog', 'e', 'acoge_parcial', String.raw`\s+(?:en\s+parte|parcialmente)`),
  ...said('acog', 'e', 'acoge'),
  wording(String.raw`(?<!\b(?:de|familias?)\s+)\bacogid[oa]s\b(?!\s+al?\b)`, 'acoge', true),
  ...said('rechaz', 'a', 'rechaza'),
  ...said('confirm', 'a', 'confirma'),
  ...said('revoc', 'a', 'revoca'),
  ...said('anul', 'a', 'anula'),
  wording(String.raw`${after(appeals)}\binadmisibles?\b`, 'inadmisible', true),
  wording(String.raw`\binadmisibles?\b`, 'inadmisible', false),
  wording(String.raw`${after(appeals)}\bdesistid[oa]s?\b`, 'desistido', true),
  wording(String.raw`\bdesistid[oa]s?\b`, 'desistido', false),
  wording(String.raw`${after('recurso|apelacion|nulidad|casacion')}\babandonad[oa]s?\b`, 'abandonado', true),
  wording(String.raw`\bsentencias?\s+condenatorias?\b|\b(?:fallos?|veredictos?)\s+condenatorios?\b`, 'condena', true),
  wording(String.raw`\bcondenatori[oa]s?\b`, 'condena', false),
  wording(String.raw`\bsentencias?\s+absolutorias?\b|\b(?:fallos?|veredictos?)\s+absolutorios?\b`, 'absuelve', true),
  wording(String.raw`\babsolutori[oa]s?\b|\babsuelven?\b`, 'absuelve', false),
]

/** Outcomes named in the query. */
export function findOutcomes(text: string): QueryOutcome[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: QueryOutcome[] = []
  for (const { pattern, outcome, plain } of words)
    for (const match of folded.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, outcome, plain })
    }
  return found.sort((a, b) => a.from - b.from)
}
