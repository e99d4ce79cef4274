import { listArticlePlaces } from '@basejuris/database'
import type { EntryPassage } from '@basejuris/documents'
import { type Actor, formatCount, formatPlural, outcomeNames } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { gatherLine, type Line } from '../../lines/gather-line.ts'
import { type DecidedCircumstance, placesDeciding, presentCircumstance, readCircumstance } from '../../lines/line-circumstance.ts'
import { countLine, describeChange } from '../../lines/line-figures.ts'
import { linePassage } from '../../lines/line-passage.ts'
import { passagePlace } from '../../rulings/present-speaker.ts'
import type { ExportExtent, ExportOriginOf, ExportSource } from './export-source.ts'
import { sourceOfList } from './source-of-list.ts'
import type { InSearchSlot } from './source-of-search.ts'

/** Whole texts read at once. */
const batch = 25

const method =
  'Un cambio de criterio se dice de la línea y nunca de una sentencia: una de ellas lo declara, la prueba exacta de Fisher corregida por los días probados no pasa de 5 % y los intervalos de 95 % (Wilson) no se tocan, con 10 sentencias por lado al menos. Cada texto y cada causa se cuentan una vez.'

/** The rulings of a line from the first to the latest, with the words that apply the article and the figures of the line. None: `export.empty`. */
export async function sourceOfLine(
  services: Services,
  actor: Actor,
  { tipo: _tipo, ...query }: ExportOriginOf<'linea'>,
  extent: ExportExtent & { readonly inSearchSlot: InSearchSlot },
): Promise<ExportSource> {
  const { line, circumstance } = await extent.inSearchSlot(async (control) => {
    const gathered = await gatherLine(services, query, control)
    return { line: gathered, circumstance: await readCircumstance(services, gathered, control) }
  })
  const docIds = line.members.map(({ docId }) => docId)
  const { norm, question } = line.subject
  const name = norm?.etiqueta ?? question
  const source = await sourceOfList(
    services,
    actor,
    {
      docIds,
      title: `Línea jurisprudencial: ${question === '' ? name : question}`,
      name: `linea ${name}`,
      facts: factsOf(line, circumstance),
      marks: new Map(),
      passages: extent.withText ? new Map() : await readPassages(services, actor, { line, circumstance }, docIds.slice(0, extent.limit)),
    },
    extent,
  )
  return { ...source, notices: [...source.notices, method] }
}

function factsOf(line: Line, circumstance: DecidedCircumstance | null): ExportSource['facts'] {
  const { members, cited, read, repeated, subject } = line
  const counts = countLine(line)
  const decided = presentCircumstance(circumstance)?.resuelven
  const years = counts.anio.map(({ valor, total, resultados }) => {
    const parts = resultados.map((each) => `${outcomeNames[each.resultado].toLowerCase()} ${formatCount(each.total)}`)
    return `${valor}: ${formatCount(total)} (${parts.join(', ')})`
  })
  return [
    ...(subject.norm === null ? [] : [{ name: 'Artículo', value: subject.norm.etiqueta }]),
    ...(subject.question === '' ? [] : [{ name: 'Pregunta', value: subject.question }]),
    {
      name: 'Línea',
      value: `${formatPlural(members.length, 'sentencia', 'sentencias')}, de ${formatCount(cited)} encontradas${read < cited ? ` (se leyeron las ${formatCount(read)} más nuevas)` : ''}${repeated > 0 ? `; ${formatCount(repeated)} repiten el texto de otra` : ''}`,
    },
    ...(decided == null ? [] : [{ name: 'Resuelven', value: decided.frase }]),
    { name: 'Criterio', value: describeChange(line).frase },
    ...(years.length === 0 ? [] : [{ name: 'Por año', value: years.join('; ') }]),
  ]
}

/** The passages of the rulings that the actor may read, by docId. */
async function readPassages(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  { line: { members, subject }, circumstance }: { readonly line: Line; readonly circumstance: DecidedCircumstance | null },
  docIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryPassage[]>> {
  const { readable } = await services.entitlementOf(actor)
  const open = new Set(members.filter(({ collection }) => readable.has(collection)).map(({ docId }) => docId))
  const legible = docIds.filter((docId) => open.has(docId))
  const places = await listArticlePlaces(services.db, legible, subject.keys, { everywhere: true })
  const passages = new Map<string, readonly EntryPassage[]>()
  for (let from = 0; from < legible.length; from += batch)
    for (const ruling of await services.rulings.list(legible.slice(from, from + batch))) {
      const decided = circumstance?.read?.decided.get(ruling.docId)
      const passage = linePassage(ruling, placesDeciding(places.get(ruling.docId) ?? [], decided))
      if (passage !== null) passages.set(ruling.docId, [{ place: passagePlace(passage.etiqueta, passage.voz), text: passage.texto }])
    }
  return passages
}
