import { analyze, findNormCitations, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand, QuestionDemands } from '@basejuris/search'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import type { ToolOutput, ToolRuling } from '../ports/tool-schemas.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { NearRuling } from '../sufficiency/leading-ruling.ts'
import { ToolRefused } from '../tools/run-tool.ts'

type Level = ToolOutput<'search_rulings'>['resultados'][number]['nivel']

export interface PortsOver {
  readonly level?: Level
  /** Topics of the question, all with the same share. */
  readonly topics?: readonly string[]
  /** Topics of every ruling. */
  readonly rulingTopics?: readonly string[]
  /** Rulings nearest in meaning. */
  readonly nearest?: readonly NearRuling[]
  /** Rulings of the line of every question. */
  readonly line?: readonly string[]
  /** Contrast of every ruling. */
  readonly contrast?: readonly string[]
  /** Of every ruling, or of each in their order. */
  readonly relevance?: number | readonly number[]
  readonly isOwnStory?: boolean
}

const nameRuling = ({ ruling }: SourceRuling): ToolRuling => ({
  docId: ruling.docId,
  cita: `${ruling.court}, rol N° ${ruling.docketNumber}`,
  caratulado: ruling.caption,
  tribunal: ruling.court,
  fecha: ruling.decidedOn,
  resultado: ruling.outcome,
  ficticia: ruling.fictional,
  url: `/sentencia?id=${ruling.docId}`,
})

/** Ports over some rulings: every search finds all of them, in their order. `calls` records what was asked. */
export function portsOver(
  sources: readonly SourceRuling[],
  {
    level = 'alta',
    topics = [],
    rulingTopics = [],
    nearest = [],
    line = [],
    contrast = [],
    relevance = 0.9,
    isOwnStory = false,
  }: PortsOver = {},
) {
  const calls: string[] = []
  const refused = async (): Promise<never> => {
    throw new ToolRefused('No encontramos esa sentencia.')
  }
  const ports: AssistantPorts = {
    tools: {
      search_rulings: async ({ consulta }) => {
        calls.push(`search ${consulta}`)
        const resultados = sources.map((source, at) => ({
          ...nameRuling(source),
          nivel: level,
          relevancia: typeof relevance === 'number' ? relevance : (relevance[at] ?? 0),
          similares: 0,
          resuelve: null,
          sinEfecto: source.overturned?.text ?? null,
          fragmentos: [],
        }))
        return { total: sources.length, ademas: 0, resumen: '', formal: consulta, relajados: [], resultados }
      },
      open_ruling: refused,
      find_in_ruling: refused,
      list_cited: refused,
      list_citing: refused,
      read_norm: async ({ norma }) => {
        calls.push(`norm ${norma}`)
        return { etiqueta: norma, texto: null, vigencia: null, advertencia: '', url: '' }
      },
      find_contrary: refused,
      find_similar: refused,
      verify_citations: refused,
      describe_coverage: async () => {
        calls.push('coverage')
        return { sentencias: sources.length, ficticias: 0, desde: null, hasta: null, colecciones: [], vacias: [], pendientes: 0 }
      },
    },
    read: async (docIds) => {
      calls.push(`read ${docIds.join(' ')}`)
      return docIds.flatMap((docId) => sources.find(({ ruling }) => ruling.docId === docId) ?? [])
    },
    rulingsOn: async () => line,
    contrastOf: async () => contrast,
    demandsOf: async ({ question, docIds }): Promise<QuestionDemands> => ({
      demands: demandsOf(question),
      topics: topics.map((id) => ({ id, name: id, share: 1 })),
      topicsOf: docIds.map(() => rulingTopics),
      strongestOf: docIds.map(() => []),
      isOwnStory,
    }),
    nearestRulings: async () => nearest,
    nearness: async () => null,
  }
  return { ports, calls }
}

/** A demand for each word of four letters or more, and for each norm. */
export function demandsOf(question: string): QuestionDemand[] {
  const norms = findNormCitations(question)
  const words = analyze(question).filter(
    ({ exact, from }) => exact.length >= 4 && !stopWords.has(exact) && !norms.some((norm) => norm.from <= from && from < norm.to),
  )
  return [
    ...words.map(({ token, exact }): QuestionDemand => ({ kind: 'words', label: exact, wordings: [[token]], norms: [], rarity: 0.5 })),
    ...norms.map(({ key, label }): QuestionDemand => ({ kind: 'norm', label, wordings: [], norms: [key], rarity: 0.6 })),
  ]
}
