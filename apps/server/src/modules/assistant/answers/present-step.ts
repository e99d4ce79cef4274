import type { ToolResult } from '@basejuris/assistant'
import { formatPlural } from '@basejuris/domain'

export interface PresentedStep {
  readonly herramienta: string
  /** What was done, for who asked: «Buscó «fuero maternal»: 12 sentencias». */
  readonly texto: string
  /** Why it was refused; null where it was answered. */
  readonly rechazo: string | null
}

type Facts = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const sentences: Readonly<Record<string, (input: Facts, output: Facts) => string>> = {
  search_rulings: ({ consulta }, { total, ademas }) => {
    const others = Number(ademas ?? 0)
    const counted = `${formatPlural(Number(total ?? 0), 'sentencia', 'sentencias')}${others > 0 ? ` y ${formatPlural(others, 'otra que coincide solo en parte', 'otras que coinciden solo en parte')}` : ''}`
    return `Buscó «${textOf(consulta)}»: ${counted}`
  },
  open_ruling: (_, { cita }) => `Abrió ${textOf(cita)}`,
  find_in_ruling: ({ frase }, { total }) =>
    `Buscó «${textOf(frase)}» en una sentencia: ${formatPlural(Number(total ?? 0), 'párrafo', 'párrafos')}`,
  list_cited: () => 'Leyó qué cita una sentencia',
  list_citing: () => 'Leyó qué sentencias citan a una',
  read_norm: ({ norma }, { etiqueta }) => `Leyó ${textOf(etiqueta) || textOf(norma)}`,
  find_contrary: () => 'Buscó sentencias que resolvieron lo contrario',
  find_similar: () => 'Buscó sentencias parecidas',
  describe_coverage: () => 'Contó las sentencias disponibles',
}

/** A look-up in words. */
export function presentStep(step: ToolResult): PresentedStep {
  const input = (step.input ?? {}) as Facts
  const output = (step.kind === 'answer' ? step.output : {}) as Facts
  const sentence = sentences[step.name]
  return {
    herramienta: step.name,
    texto: sentence === undefined ? step.name : sentence(input, output),
    rechazo: step.kind === 'refusal' ? step.sentence : null,
  }
}
