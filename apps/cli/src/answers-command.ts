import { formatCount, formatDate, formatPlural } from '@basejuris/domain'
import { type AnswerOf, run } from './run-operator-command.ts'

type Report = AnswerOf<'answers show'>

export async function listAnswers(): Promise<void> {
  const { days, useful, useless, reports } = await run('answers list', {})
  console.log(`En los últimos ${days} días: ${formatCount(useful)} útiles, ${formatCount(useless)} no útiles.`)
  if (reports.length === 0) console.log('No hay errores informados.')
  for (const report of reports) console.log(answerLine(report))
  if (reports.length > 0) console.log(`${formatPlural(reports.length, 'error', 'errores')} en la lista. Detalle: answers show <referencia>`)
}

export async function showAnswer(reference: string): Promise<void> {
  return console.log(answerReportText(await run('answers show', { reference })))
}

/** «3f2a9c1e  20-11-2026  responde  extractivo  (con su pregunta)» */
export function answerLine({ id, reportedAt, grade, model, asked }: Report): string {
  return [id.slice(0, 8), formatDate(reportedAt), grade, model, ...(asked === null ? [] : ['(con su pregunta)'])].join('  ')
}

const labelWidth = 12

export function answerReportText({ id, reportedAt, grade, model, comment, asked }: Report): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Referencia', id],
    ['Informado', formatDate(reportedAt)],
    ['Grado', grade],
    ['Modelo', model],
    ['Informa', comment],
    ['Preguntó', asked === null ? 'no autorizó a mostrar su pregunta' : asked.question],
    ...(asked === null ? [] : ([['Se citó', asked.docIds.join(', ') || 'nada']] as const)),
  ]
  return rows.map(([label, value]) => `${label.padEnd(labelWidth)}${value.replaceAll('\n', `\n${' '.repeat(labelWidth)}`)}`).join('\n')
}
