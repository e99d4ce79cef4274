import type { KeyScope } from '@basejuris/domain'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { type Integrity, type ToolInput, type ToolName, type ToolOutput, toolSchemas } from '../ports/tool-schemas.ts'

export interface ToolLimits {
  readonly timeoutMs: number
  /** Bytes of the answer as JSON. Longer lists and texts are ended, and the answer says from where to go on. */
  readonly maxBytes: number
}

/** Something that a model, a client or the command line may ask. It reads and never changes anything. */
export interface Tool<Name extends ToolName = ToolName> {
  readonly name: Name
  /** Some words in Spanish, for lists. */
  readonly title: string
  /** In Spanish, for whoever chooses among tools. */
  readonly description: string
  /** What a key must allow. */
  readonly scope: KeyScope
  readonly input: (typeof toolSchemas)[Name]['input']
  readonly output: (typeof toolSchemas)[Name]['output']
  readonly limits: ToolLimits
  /** How far an answer may be relied on: the least of its parts. */
  readonly integrityOf: (output: ToolOutput<Name>) => Integrity
  /** What a reader of an answer must know, in Spanish; null where it says all itself. */
  readonly noticeOf: (output: ToolOutput<Name>) => string | null
  readonly run: (ports: AssistantPorts, input: ToolInput<Name>, signal: AbortSignal) => Promise<ToolOutput<Name>>
}

const limits: ToolLimits = { timeoutMs: 10_000, maxBytes: 48_000 }

type Facts<Name extends ToolName> = Pick<Tool<Name>, 'title' | 'description' | 'scope'> &
  Partial<Pick<Tool<Name>, 'integrityOf' | 'noticeOf'>>

const define = <Name extends ToolName>(name: Name, facts: Facts<Name>): Tool<Name> => ({
  name,
  integrityOf: () => 'verificada',
  noticeOf: () => null,
  ...facts,
  ...toolSchemas[name],
  limits,
  run: (ports, input, signal) => ports.tools[name](input, signal),
})

const candidate = () => 'candidata' as const

/** The least reliable label of several. */
const weakestOf = (labels: readonly Integrity[]): Integrity =>
  labels.includes('fuera_del_indice') ? 'fuera_del_indice' : labels.includes('candidata') ? 'candidata' : 'verificada'

const elsewhere = 'Que no esté en este índice no significa que no exista.'

/** The one list of tools: what is not in it cannot be called. */
export const tools: readonly Tool[] = [
  define('search_rulings', {
    title: 'Buscar sentencias',
    description:
      'Busca sentencias por pregunta, palabras, norma, rol o carátula. Da la cita de cada una, lo que resuelve, los pasajes que coinciden, con su ancla, y si una posterior la dejó sin efecto.',
    scope: 'buscar',
    integrityOf: ({ resultados }) => (resultados.length === 0 ? 'fuera_del_indice' : 'candidata'),
    noticeOf: ({ total, resultados }) => {
      if (total > 0) return null
      return resultados.length === 0
        ? `Nada coincide con la búsqueda. ${elsewhere}`
        : `Nada coincide con la búsqueda; estas son las más cercanas. ${elsewhere}`
    },
  }),
  define('open_ruling', {
    title: 'Leer una sentencia',
    description: 'Lee una sentencia por secciones (vistos, considerandos, resolutiva, votos), con quién habla en cada una.',
    scope: 'leer',
    noticeOf: ({ sinEfecto }) => sinEfecto,
  }),
  define('find_in_ruling', {
    title: 'Buscar dentro de una sentencia',
    description: 'Busca una frase o palabras dentro de una sentencia y da los párrafos que las tienen.',
    scope: 'leer',
    noticeOf: ({ total }) => (total === 0 ? 'Ningún párrafo de la sentencia tiene esas palabras.' : null),
  }),
  define('list_cited', {
    title: 'Lo que cita una sentencia',
    description: 'Sentencias y normas que una sentencia cita, con el trato que da a cada sentencia.',
    scope: 'leer',
    integrityOf: ({ citas }) => weakestOf(citas.map(({ integridad }) => integridad)),
  }),
  define('list_citing', {
    title: 'Las que citan una sentencia',
    description: 'Sentencias posteriores que citan a una, con su trato (sigue, distingue, se aparta) y el pasaje que lo dice.',
    scope: 'leer',
    integrityOf: ({ sentencias }) => weakestOf(sentencias.map(({ integridad }) => integridad)),
    noticeOf: ({ total }) => (total === 0 ? 'Ninguna sentencia del índice la cita; puede haber otras fuera de él.' : null),
  }),
  define('read_norm', {
    title: 'Leer un artículo',
    description: 'Texto de un artículo de una ley o código en un día, con su vigencia.',
    scope: 'leer',
    integrityOf: ({ texto }) => (texto === null ? 'candidata' : 'verificada'),
    noticeOf: ({ texto, advertencia }) =>
      texto === null ? `El artículo se reconoce, pero su texto no está cargado. ${advertencia}` : advertencia,
  }),
  define('find_contrary', {
    title: 'Sentencias en sentido contrario',
    description: 'Sentencias que resolvieron al revés sobre el mismo artículo que una sentencia.',
    scope: 'buscar',
    integrityOf: candidate,
    noticeOf: ({ total }) => (total === 0 ? 'No se encontró ninguna en sentido contrario en el índice.' : null),
  }),
  define('find_similar', {
    title: 'Sentencias parecidas',
    description: 'Sentencias parecidas a una por lo que tratan: pocas o ninguna si las demás no se parecen lo suficiente.',
    scope: 'buscar',
    integrityOf: candidate,
    noticeOf: ({ sentencias }) => (sentencias.length === 0 ? 'Ninguna otra sentencia del índice se parece lo suficiente.' : null),
  }),
  define('verify_citations', {
    title: 'Verificar citas',
    description:
      'Comprueba cada cita de sentencias y normas de un texto: número, tribunal, fecha, carátula y lo que va entre comillas. Dice cuáles no están en el índice y ofrece las más cercanas.',
    scope: 'verificar',
    integrityOf: ({ citas }) => weakestOf(citas.map(({ integridad }) => integridad)),
    noticeOf: ({ total, citas }) => {
      if (total === 0) return 'El texto no trae citas de sentencias ni de normas que se reconozcan.'
      return citas.some(({ integridad }) => integridad === 'fuera_del_indice') ? elsewhere : null
    },
  }),
  define('describe_coverage', {
    title: 'Cobertura del índice',
    description: 'Qué sentencias hay en el índice: cuántas, de qué colecciones, entre qué fechas, y qué falta.',
    scope: 'buscar',
  }),
] as readonly Tool[]

/** Null for a name that is not in the list. */
export function findTool(name: string): Tool | null {
  return tools.find((each) => each.name === name) ?? null
}
