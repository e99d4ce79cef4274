import { formatCount, formatDate, formatPlural } from '@basejuris/domain'
import { createProgressLine } from './progress-line.ts'
import { type AnswerOf, type RequestOf, run } from './run-operator-command.ts'

type Request = AnswerOf<'privacy show'>

export async function listPrivacy({ closed = false }: { readonly closed?: boolean }): Promise<void> {
  const requests = await run('privacy list', { state: closed ? 'closed' : 'open' })
  if (requests.length === 0) console.log(closed ? 'No hay solicitudes resueltas.' : 'No hay solicitudes abiertas.')
  for (const request of requests) console.log(privacyLine(request))
  if (requests.length > 0) console.log(`${formatCount(requests.length)} en la lista. Detalle: privacy show <referencia>`)
}

export async function showPrivacy(reference: string): Promise<void> {
  return console.log(privacyText(await run('privacy show', { reference })))
}

export async function extendPrivacy(requested: string, { reason }: { readonly reason: string }): Promise<void> {
  const { reference, dueAt } = await run('privacy extend', { reference: requested, reason })
  console.log(`Solicitud ${reference} prorrogada hasta el ${formatDate(dueAt)}. Se avisó por correo con el motivo.`)
}

interface ResolveOptions {
  readonly reason: string
  readonly ruling?: string[]
  readonly name?: string[]
  readonly keepIndexFiles?: boolean
}

export async function resolvePrivacy(
  reference: string,
  action: RequestOf<'privacy resolve'>['action'],
  options: ResolveOptions,
): Promise<void> {
  const { reason, ruling: docIds = [], name: names = [], keepIndexFiles = false } = options
  const line = createProgressLine()
  const request = { reference, action, reason, docIds, names, keepIndexFiles }
  const resolved = await run('privacy resolve', request, line.update)
  line.stop()
  console.log(resolvedText(reference, resolved))
}

export function resolvedText(
  reference: string,
  { resolution, docIds, mentions, wordsLeft, namedByIds, email, indexRebuilt }: AnswerOf<'privacy resolve'>,
): string {
  if (email === null)
    return `Solicitud ${reference}: ya estaba resuelta. Se terminó lo que había quedado pendiente en ${formatPlural(docIds.length, 'sentencia', 'sentencias')}.`
  const lines = [`Solicitud ${reference}: ${resolution}. La respuesta va a ${email}; quién pidió y qué escribió se borraron.`]
  if (resolution === 'sentencia-retirada')
    lines.push(`${formatPlural(docIds.length, 'sentencia retirada', 'sentencias retiradas')}: no vuelven a cargarse.`)
  if (resolution === 'nombre-oculto') {
    const where = formatPlural(docIds.length, 'sentencia', 'sentencias')
    lines.push(`${formatPlural(mentions, 'mención oculta', 'menciones ocultas')} en ${where}: ${docIds.join(', ')}.`)
  }
  if (wordsLeft > 0)
    lines.push(`Palabras sueltas del nombre que quedan: ${formatCount(wordsLeft)}. Parecen de otra persona o de un lugar: revise el texto.`)
  if (namedByIds.length > 0)
    lines.push(`El identificador de la fuente parece llevar el nombre: ${namedByIds.join(', ')}. Si es así, retire la sentencia.`)
  if (docIds.length > 0 && !indexRebuilt)
    lines.push('Ya no se encuentra; los archivos del índice la contienen hasta que se reconstruyan: npm run basejuris -- index rebuild')
  if (docIds.length > 0) lines.push('Los respaldos anteriores la contienen: reemplácelos.')
  return lines.join('\n')
}

/** «P-7K3M-9QXF  vence 20-12-2026 (quedan 30 días)  Que se oculte un nombre (oposición)» */
export function privacyLine({ reference, dueAt, daysLeft, right, resolution, resolvedAt }: Request): string {
  return daysLeft === null
    ? `${reference}  ${resolution ?? ''}, ${formatDate(resolvedAt ?? dueAt)}  ${right}`
    : `${reference}  vence ${formatDate(dueAt)} (${daysText(daysLeft)})  ${right}`
}

export function daysText(daysLeft: number): string {
  if (daysLeft < 0) return `venció hace ${formatPlural(-daysLeft, 'día', 'días')}`
  return daysLeft === 0 ? 'vence hoy' : daysLeft === 1 ? 'queda 1 día' : `quedan ${formatCount(daysLeft)} días`
}

export function privacyText(request: Request): string {
  const { reference, right, docId, url, words, receivedAt, dueAt, extended, daysLeft, resolution, reason, resolvedAt } = request
  const due = daysLeft === null ? '' : ` (${daysText(daysLeft)}${extended ? ', prorrogada' : ''})`
  const rows = [
    ['Referencia', reference],
    ['Pide', right],
    ['Recibida', formatDate(receivedAt)],
    ['Vence', `${formatDate(dueAt)}${due}`],
    ['Sentencia', docId === null ? 'no se reconoció' : `${docId}  ${url ?? ''}`],
    ...(resolution === null ? [] : [['Decisión', `${resolution}, ${formatDate(resolvedAt ?? dueAt)}`]]),
    ...(reason === null ? [] : [['Motivo', reason]]),
    ...(words === null
      ? []
      : [
          ['Quién', `${words.name} <${words.email}>, ${words.capacity}`],
          ['Señala', words.ruling],
          ['Nombre', words.nameInRuling === '' ? 'ninguno' : words.nameInRuling],
        ]),
  ]
  return [...rows.map(([label = '', value]) => `${label.padEnd(12)}${value}`), ...(words === null ? [] : ['', words.statement])].join('\n')
}
