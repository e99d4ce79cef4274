import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { type ToolInput, type ToolName, type ToolOutput, toolSchemas } from '../ports/tool-schemas.ts'

export interface ToolLimits {
  readonly timeoutMs: number
  /** Characters of the answer as JSON. Longer lists are cut at their end, and the answer says so. */
  readonly maxCharacters: number
}

/** Something that a model, a client or the command line may ask. It reads and never changes anything. */
export interface Tool<Name extends ToolName = ToolName> {
  readonly name: Name
  /** In Spanish, for whoever chooses among tools. */
  readonly description: string
  readonly input: (typeof toolSchemas)[Name]['input']
  readonly output: (typeof toolSchemas)[Name]['output']
  readonly limits: ToolLimits
  readonly run: (ports: AssistantPorts, input: ToolInput<Name>, signal: AbortSignal) => Promise<ToolOutput<Name>>
}

const limits: ToolLimits = { timeoutMs: 10_000, maxCharacters: 50_000 }

const define = <Name extends ToolName>(name: Name, description: string): Tool<Name> => ({
  name,
  description,
  ...toolSchemas[name],
  limits,
  run: (ports, input, signal) => ports.tools[name](input, signal),
})

/** The one list of tools: what is not in it cannot be called. */
export const tools: readonly Tool[] = [
  define(
    'search_rulings',
    'Busca sentencias por pregunta, palabras, norma, rol o carátula. Da la cita de cada una, lo que resuelve, los pasajes que calzan con su ancla y si una posterior la dejó sin efecto.',
  ),
  define('open_ruling', 'Lee una sentencia por secciones (vistos, considerandos, resolutiva, votos), con quién habla en cada una.'),
  define('find_in_ruling', 'Busca una frase o palabras dentro de una sentencia y da los párrafos que las tienen.'),
  define('list_cited', 'Sentencias y normas que una sentencia cita, con el trato que da a cada sentencia.'),
  define('list_citing', 'Sentencias posteriores que citan a una, con su trato (sigue, distingue, se aparta) y el pasaje que lo dice.'),
  define('read_norm', 'Texto de un artículo de una ley o código en un día, con su vigencia.'),
  define('find_contrary', 'Sentencias que resolvieron al revés sobre el mismo artículo que una sentencia.'),
  define('find_similar', 'Sentencias más parecidas a una.'),
  define('describe_coverage', 'Qué sentencias hay en el índice: cuántas, de qué colecciones, entre qué fechas, y qué falta.'),
] as readonly Tool[]
