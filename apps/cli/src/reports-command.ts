import {
  formatCount,
  formatDate,
  formatDocket,
  personalDataAnswerDays,
  type ReportedDatum,
  reportedDatumNames,
  reportResolutions,
} from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { type AnswerOf, run } from './run-operator-command.ts'

type Report = AnswerOf<'reports show'>

export async function listReports({ closed = false }: { readonly closed?: boolean }): Promise<void> {
  const reports = await run('reports list', { state: closed ? 'closed' : 'open' })
  if (reports.length === 0) console.log(closed ? 'No hay reportes cerrados.' : 'No hay reportes abiertos.')
  for (const report of reports) console.log(reportLine(report))
  if (reports.length > 0) console.log(`${formatCount(reports.length)} en la lista. Detalle: reports show <referencia>`)
}

export async function showReport(reference: string): Promise<void> {
  return console.log(reportText(await run('reports show', { reference })))
}

export async function resolveReport(reference: string, requested: string): Promise<void> {
  const resolution = reportResolutions.find((known) => known === requested)
  if (resolution === undefined) {
    console.error(`«${requested}» no es un cierre: use ${reportResolutions.join(', ')}.`)
    process.exit(1)
  }
  const report = await run('reports resolve', { reference, resolution })
  console.log(`Reporte ${report.id.slice(0, 8)} cerrado: ${resolution}.`)
  if (report.email !== null) console.log(`Pidió respuesta en ${report.email}; el correo ya no se conserva.`)
}

/** «3f2a9c1e  20-11-2026  Fecha  Corte Suprema, 12.345-2020  (responder hasta 20-12-2026)» */
export function reportLine({ id, receivedAt, datum, court, docketNumber, resolution }: Report): string {
  const ruling = [court, docketNumber === null ? null : formatDocket(docketNumber)].filter((part) => part !== null).join(', ')
  const note = resolution === null ? dueNote(datum, receivedAt) : `(${resolution})`
  return [id.slice(0, 8), formatDate(receivedAt), reportedDatumNames[datum], ruling, note].filter((part) => part !== '').join('  ')
}

export function reportText(report: Report): string {
  const state = report.resolution === null ? 'abierto' : `${report.resolution}, ${formatDate(report.resolvedAt ?? report.receivedAt)}`
  const rows: readonly (readonly [string, string])[] = [
    ['Referencia', report.id],
    ['Estado', [state, report.resolution === null ? dueNote(report.datum, report.receivedAt) : ''].join(' ').trim()],
    ['Recibido', formatDate(report.receivedAt)],
    ['Dato', reportedDatumNames[report.datum]],
    ['Sentencia', [report.court, report.docketNumber, report.decidedOn && formatDate(report.decidedOn)].filter(Boolean).join(', ')],
    ['Dirección', report.url],
    ['Responder a', report.email ?? 'no pidió respuesta'],
    ['Propone', report.correction === '' ? 'nada: señala el lugar' : report.correction.replaceAll('\n', `\n${' '.repeat(labelWidth)}`)],
  ]
  const lines = rows.map(([label, value]) => `${label.padEnd(labelWidth)}${value}`)
  return [...lines, ...(report.changedSince ? ['La sentencia cambió después del reporte.'] : [])].join('\n')
}

const labelWidth = 14

function dueNote(datum: ReportedDatum, receivedAt: string): string {
  if (datum !== 'datos_personales') return ''
  return `(responder hasta ${formatDate(new Date(Date.parse(receivedAt) + personalDataAnswerDays * dayMs).toISOString())})`
}
