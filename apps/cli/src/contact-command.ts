import { formatCount, formatDate } from '@basejuris/domain'
import { type AnswerOf, run } from './run-operator-command.ts'

type Message = AnswerOf<'contact show'>

export async function listContact({ closed = false }: { readonly closed?: boolean }): Promise<void> {
  const messages = await run('contact list', { state: closed ? 'closed' : 'open' })
  if (messages.length === 0) console.log(closed ? 'No hay mensajes cerrados.' : 'No hay mensajes abiertos.')
  for (const message of messages) console.log(contactLine(message))
  if (messages.length > 0) console.log(`${formatCount(messages.length)} en la lista. Detalle: contact show <referencia>`)
}

export async function showContact(reference: string): Promise<void> {
  return console.log(contactText(await run('contact show', { reference })))
}

export async function closeContact(requested: string): Promise<void> {
  const { reference } = await run('contact close', { reference: requested })
  console.log(`Mensaje ${reference} cerrado: se borraron su correo y su texto.`)
}

/** «C-7K3M-9QXF  20-11-2026  Cuenta y acceso  No puedo entrar» */
export function contactLine({ reference, receivedAt, topic, words, closedAt }: Message): string {
  return [
    reference,
    formatDate(receivedAt),
    topic,
    ...(words === null ? [] : [words.subject]),
    ...(closedAt === null ? [] : [`(cerrado ${formatDate(closedAt)})`]),
  ].join('  ')
}

export function contactText({ reference, topic, email, words, receivedAt, closedAt }: Message): string {
  const rows = [
    ['Referencia', reference],
    ['Estado', closedAt === null ? 'abierto' : `cerrado, ${formatDate(closedAt)}`],
    ['Recibido', formatDate(receivedAt)],
    ['Motivo', topic],
    ['De', words === null ? 'borrado' : `${words.name} <${email ?? ''}>`],
    ['Asunto', words?.subject ?? 'borrado'],
  ]
  return [...rows.map(([label = '', value]) => `${label.padEnd(12)}${value}`), ...(words === null ? [] : ['', words.message])].join('\n')
}
