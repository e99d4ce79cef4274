import { readFile } from 'node:fs/promises'
import { formatCount, formatDate, formatPlural, unreadSentence } from '@basejuris/domain'
import { type Command, InvalidArgumentError } from 'commander'
import { type AnswerOf, run } from '../run-operator-command.ts'

type Answer = AnswerOf<'ask'>

/** Characters quoted: a short answer, and one to read at length. */
const budgets = { short: 1000, long: 2700 }

interface AskOptions {
  readonly json?: true
  readonly long?: true
  readonly characters?: number
}

/** `ask <question>`: answers with quotations from the stored rulings. Exits with 0 whatever the grade. */
export async function ask(question: string, { json, long, characters }: AskOptions): Promise<void> {
  const answer = await run('ask', { question, budget: characters ?? (long === true ? budgets.long : budgets.short) })
  console.log(json === true ? JSON.stringify(answer, null, 2) : answerText(answer))
}

/** @throws {InvalidArgumentError} */
export function readCharacters(written: string): number {
  const number = Number(written)
  if (!Number.isInteger(number) || number < 200 || number > 20_000)
    throw new InvalidArgumentError('Debe ser un número entero de 200 a 20000.')
  return number
}

const grades: Readonly<Record<Answer['grado'], string>> = {
  responde: 'RESPONDE',
  lo_mas_cercano: 'LO MÁS CERCANO',
  no_lo_encontre: 'NO LO ENCONTRÉ',
}

/** An answer as printed: its grade, the quotations by ruling, the other rulings that were read, and what was searched. */
export function answerText(answer: Answer): string {
  const { grado, entrada, sentencias, otras, tachadas } = answer
  return [
    `${grades[grado]}. ${entrada}`,
    ...sentencias.flatMap((source) => ['', ...sourceLines(source), ...quotationLines(answer, source.docId)]),
    ...(otras.length === 0 ? [] : ['', 'También se leyeron:', ...otras.map((source) => `  ${nameOf(source)}`)]),
    '',
    ...(tachadas === 0 ? [] : [`${formatPlural(tachadas, 'oración tachada', 'oraciones tachadas')} por no estar en las sentencias.`]),
    ...searchedLines(answer),
  ].join('\n')
}

type Source = Answer['sentencias'][number]

const nameOf = ({ cita, caratulado, ficticia, vigencia }: Source): string =>
  `${ficticia ? 'ficticia: ' : ''}${cita}, «${caratulado ?? ''}»${vigencia === null ? '' : ` — ${vigencia}`}`

const sourceLines = (source: Source): string[] => [nameOf(source), ...(source.resuelve === null ? [] : [`  Resuelve: ${source.resuelve}`])]

const quotationLines = ({ oraciones, citas }: Answer, docId: string): string[] =>
  oraciones.flatMap(({ grado, partes }) =>
    partes.flatMap((parte) => {
      if (parte.tipo === 'texto') return [`  ${parte.texto} (${grado})`]
      const quoted = citas.find(({ n }) => n === parte.n)
      if (quoted === undefined || quoted.docId !== docId) return []
      return [`  [${quoted.n}] ${quoted.etiqueta}${quoted.voz === null ? '' : ` (${quoted.voz})`}: «${quoted.texto}»`]
    }),
  )

const searchedLines = ({ busqueda, cobertura, modelo }: Answer): string[] => [
  ...(cobertura === null ? [] : [coverageLine(cobertura)]),
  `Cómo se buscó (${modelo}): ${busqueda.pasos.map(({ texto, rechazo }) => (rechazo === null ? texto : `${texto} → ${rechazo}`)).join('; ')}`,
]

function coverageLine({ sentencias, ficticias, desde, hasta, vacias, pendientes, sinAcceso }: NonNullable<Answer['cobertura']>): string {
  const range = desde === null || hasta === null ? '' : `, de ${formatDate(desde)} a ${formatDate(hasta)}`
  const facts = [
    `Se buscó en ${formatPlural(sentencias, 'sentencia', 'sentencias')}${range}`,
    ...(ficticias > 0 ? [`${formatCount(ficticias)} ficticias en la base`] : []),
    ...(vacias.length > 0 ? [`sin ninguna de ${vacias.join(', ')}`] : []),
    ...(pendientes > 0 ? [`${formatCount(pendientes)} cambios por indexar`] : []),
  ]
  return [`${facts.join('; ')}.`, unreadSentence(sinAcceso)].join(' ').trim()
}

export async function listTools(): Promise<void> {
  for (const { name, description } of await run('tools list', {})) console.log(`${name}\n  ${description}`)
}

/** `tools run <name> [json]`: the input as JSON, or `-` to read it from standard input. */
export async function runTool(name: string, input: string | undefined, _options: object, command: Command): Promise<void> {
  const written = input === '-' ? await readFile('/dev/stdin', 'utf8') : (input ?? '{}')
  let parsed: unknown
  try {
    parsed = JSON.parse(written)
  } catch {
    command.error('La entrada debe ser JSON, como {"consulta": "fuero maternal"}.')
  }
  const { output, isCut } = await run('tools run', { name, input: parsed })
  console.log(JSON.stringify(output, null, 2))
  if (isCut) console.error('La respuesta se cortó: pida otra página o una parte.')
}
