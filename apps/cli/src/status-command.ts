import { collectionNames, formatCount, formatDate, formatPlural } from '@basejuris/domain'
import { type AnswerOf, run } from './run-operator-command.ts'

type Status = AnswerOf<'status'>

export async function status(): Promise<void> {
  const { collections, documents, masked, reports, privacy, index, encoding, inbox, ingestions } = await run('status', {})
  for (const { collection, total, fictional, from, to } of collections) {
    const period = from === null || to === null ? '' : `  ${formatDate(from)} a ${formatDate(to)}`
    console.log(
      `${collectionNames[collection].padEnd(38)} ${formatCount(total).padStart(9)}${period}${fictional > 0 ? `  (${formatCount(fictional)} ${fictional === 1 ? 'ficticia' : 'ficticias'})` : ''}`,
    )
  }
  const total = collections.reduce((sum, each) => sum + each.total, 0)
  const fictional = collections.reduce((sum, each) => sum + each.fictional, 0)
  if (fictional > 0) console.log(describeShare(total, fictional))
  console.log(`Registros originales guardados: ${formatCount(documents.raw)}.`)
  if (documents.outdated > 0) console.log(`De una versión anterior: ${formatCount(documents.outdated)}; reprocess las rehace.`)
  console.log(
    `Datos personales reemplazados: ${formatCount(masked.replacements)}, en ${formatPlural(masked.rulings, 'sentencia', 'sentencias')}.`,
  )
  console.log(
    `Índice: cambio ${formatCount(index.applied)}${index.pending > 0 ? `, ${formatCount(index.pending)} por aplicar` : ', al día'}.`,
  )
  for (const line of describeEncoding(encoding)) console.log(line)
  if (reports > 0) console.log(`Datos erróneos reportados, por revisar: ${formatCount(reports)}; reports list los muestra.`)
  if (privacy.nextDueAt !== null)
    console.log(
      `Solicitudes sobre datos personales abiertas: ${formatCount(privacy.open)}; la primera vence el ${formatDate(privacy.nextDueAt)}; privacy list las muestra.`,
    )
  for (const folder of inbox) console.log(describeInbox(folder))
  for (const run of ingestions)
    console.log(`Carga ${run.startedAt}  ${run.state}  ${formatCount(run.counts.read)} registros  ${run.source}  ${run.path}`)
}

const describeInbox = ({ folder, files }: Status['inbox'][number]): string => {
  if (files === null) return `Carpeta de entrada ${folder}: no se puede leer.`
  const { waiting, working, done, refused } = files
  return `Carpeta de entrada ${folder}: ${waiting} en espera, ${working} en curso, ${done} cargados, ${refused} rechazados.`
}

const describeShare = (total: number, fictional: number): string =>
  fictional === total
    ? 'Todas son ficticias.'
    : `De ${formatCount(total)} sentencias, ${formatCount(fictional)} ${fictional === 1 ? 'es ficticia' : 'son ficticias'}: las búsquedas las dejan fuera mientras no se pida otra cosa; demo remove elimina las de demostración.`

const describeEncoding = ({ inUse, configured, encoded, trouble }: Status['encoding']): string[] => [
  `Codificador: ${inUse}${inUse === configured ? '' : `, mientras se prepara ${configured}`}.`,
  ...(encoded === null || encoded.encoded === encoded.total
    ? []
    : [`Con vectores de ${configured}: ${formatCount(encoded.encoded)} de ${formatPlural(encoded.total, 'sentencia', 'sentencias')}.`]),
  ...(trouble === null ? [] : [`El codificador no responde: ${trouble}`]),
]
