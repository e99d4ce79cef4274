import { Readable } from 'node:stream'
import { type exportEndpoint, exportMediaTypes, maxExportedRulings } from '@basejuris/contract'
import { type DocumentFormat, type DocumentHead, type DocumentPart, fileName, type RulingEntry, writerOf } from '@basejuris/documents'
import { chileanDate, citationFiles, formatDate, type UserActor } from '@basejuris/domain'
import type { z } from 'zod'
import type { FileAnswer } from '../../http/files/file-answer.ts'
import type { WorkLimiter } from '../../http/work-limiter.ts'
import type { Services } from '../../services.ts'
import { fictionalNotices, lostNotices, maskedNotice, quotedNotice } from './export-notices.ts'
import { gatherEntries } from './gather-entries.ts'
import type { ExportExtent, ExportSource } from './sources/export-source.ts'
import { sourceOfContrast } from './sources/source-of-contrast.ts'
import { sourceOfFolder } from './sources/source-of-folder.ts'
import { sourceOfLine } from './sources/source-of-line.ts'
import { sourceOfChoice } from './sources/source-of-list.ts'
import { sourceOfRuling } from './sources/source-of-ruling.ts'
import { type InSearchSlot, sourceOfSearch } from './sources/source-of-search.ts'
import { typesetInWorker } from './typeset-in-worker.ts'
import { withExportSlot } from './with-export-slot.ts'

type Body = z.output<typeof exportEndpoint.body>

export interface ExportContext {
  readonly now: Date
  readonly signal: AbortSignal
  readonly limiter: WorkLimiter
  /** From which the request came. */
  readonly address: string
}

/** Formats that are written row by row; the others are typeset in a worker thread. */
const streamedFormats: ReadonlySet<DocumentFormat> = new Set(['csv', 'ris', 'bibtex'])

/** Rulings as a file. Besides the errors of its source: `export.busy`, `export.too_large`. */
export async function exportRulings(
  services: Services,
  actor: UserActor,
  { formato, contenido, origen, cantidad, notas, pasajes, asunto }: Body,
  { now, signal, limiter, address, inSearchSlot }: ExportContext & { readonly inSearchSlot: InSearchSlot },
): Promise<FileAnswer> {
  const cap = maxExportedRulings[contenido]
  const extent = {
    withText: contenido === 'texto',
    asBrief: contenido === 'minuta',
    withNotes: notas,
    withPassages: pasajes,
    limit: Math.min(cantidad ?? cap, cap),
    now,
    inSearchSlot,
  }
  const source = await sourceOf(services, actor, origen, extent)
  const consultedOn = chileanDate(now)
  const consultation = { name: 'Consulta', value: `${formatDate(consultedOn)}, en BaseJuris (${services.site.publicUrl})` }
  const title = {
    name: fileName({
      kind: contenido === 'minuta' ? 'minuta' : 'basejuris',
      subject: source.name,
      day: consultedOn,
      extension: formato === 'bibtex' ? citationFiles.bibtex.extension : formato,
    }),
    mediaType: exportMediaTypes[formato],
  }
  async function* document(): AsyncGenerator<DocumentPart> {
    yield title
    const entries = yield* gatherEntries(source.entries, source.total)
    const included = entries.length
    const head: DocumentHead = {
      title: contenido === 'minuta' && asunto !== '' ? asunto : source.title,
      facts: [...listFacts(source, included), consultation],
      notices: [
        ...(contenido === 'minuta' || origen.tipo === 'contraste' ? [quotedNotice(consultedOn)] : []),
        ...listNotices(source, entries, services.site.publicUrl),
      ],
      notes: source.notes,
      consultedOn,
    }
    if (streamedFormats.has(formato)) yield* (await writerOf(formato))(head, Readable.from(entries), included)
    else {
      const layout = contenido === 'minuta' ? 'brief' : origen.tipo === 'contraste' ? 'contrast' : 'list'
      yield* typesetInWorker({ kind: 'list', format: formato, layout, head, total: included }, entries, signal)
    }
  }
  return withExportSlot(document(), { limiter, userId: actor.userId, address, signal })
}

const listFacts = ({ facts, describeContents }: ExportSource, included: number): DocumentHead['facts'] =>
  describeContents === undefined ? facts : [...facts, { name: 'Contiene', value: describeContents(included) }]

const listNotices = ({ notices, total }: ExportSource, entries: readonly RulingEntry[], publicUrl: string): string[] => [
  ...notices,
  ...lostNotices(total, entries.length),
  ...fictionalNotices(entries),
  maskedNotice(publicUrl),
]

function sourceOf(
  services: Services,
  actor: UserActor,
  origin: Body['origen'],
  extent: ExportExtent & { readonly now: Date; readonly inSearchSlot: InSearchSlot },
): Promise<ExportSource> {
  if (origin.tipo === 'busqueda') return sourceOfSearch(services, actor, origin, extent)
  if (origin.tipo === 'contraste') return sourceOfContrast(services, actor, origin, extent)
  if (origin.tipo === 'carpeta') return sourceOfFolder(services, actor, origin, extent)
  if (origin.tipo === 'linea') return sourceOfLine(services, actor, origin, extent)
  if (origin.tipo === 'sentencia') return sourceOfRuling(services, actor, origin.docId, extent)
  return sourceOfChoice(services, actor, origin.docIds, extent)
}
