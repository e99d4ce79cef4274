import { type exportEndpoint, exportMediaTypes, maxExported } from '@basejuris/contract'
import { type DocumentFormat, type DocumentHead, type DocumentPart, fileName, writeInWorker, writerOf } from '@basejuris/documents'
import { chileanDate, citationFiles, formatDate, type UserActor } from '@basejuris/domain'
import type { z } from 'zod'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { Services } from '../../services.ts'
import type { ExportExtent, ExportSource } from './export-source.ts'
import type { ExportTurns } from './export-turns.ts'
import { inTurn } from './in-turn.ts'
import { maskedNotice } from './masked-notice.ts'
import { sourceOfFolder } from './source-of-folder.ts'
import { sourceOfList } from './source-of-list.ts'
import { sourceOfRuling } from './source-of-ruling.ts'
import { sourceOfSearch } from './source-of-search.ts'

type Body = z.output<typeof exportEndpoint.body>

export interface ExportCircumstances {
  readonly now: Date
  readonly signal: AbortSignal
  readonly turns: ExportTurns
}

/** Those that grow row by row; the rest are set in a thread of their own. */
const light: ReadonlySet<DocumentFormat> = new Set(['csv', 'ris', 'bibtex'])

/** Rulings as a file. Besides what its source may lack: `export.busy`, `export.too_large`. */
export async function exportRulings(
  services: Services,
  actor: UserActor,
  { formato, contenido, origen, cantidad }: Body,
  { now, signal, turns }: ExportCircumstances,
): Promise<FileAnswer> {
  const cap = maxExported[contenido]
  const extent = { withText: contenido === 'texto', limit: Math.min(cantidad ?? cap, cap), now }
  const source = await sourceOf(services, actor, origen, extent)
  const consultedOn = chileanDate(now)
  const head: DocumentHead = {
    title: source.title,
    facts: [...source.facts, { name: 'Consulta', value: `${formatDate(consultedOn)}, en BaseJuris (${services.site.publicUrl})` }],
    notices: [...source.notices, maskedNotice],
    consultedOn,
  }
  const title = {
    name: fileName(`basejuris ${source.name} ${formatDate(consultedOn)}`, formato === 'bibtex' ? citationFiles.bibtex.extension : formato),
    mediaType: exportMediaTypes[formato],
  }
  async function* document(): AsyncGenerator<DocumentPart> {
    yield title
    if (light.has(formato)) yield* (await writerOf(formato))(head, source.entries, source.total)
    else yield* writeInWorker({ kind: 'list', format: formato, head, total: source.total }, source.entries, signal)
  }
  return inTurn(document(), { turns, userId: actor.userId, signal })
}

function sourceOf(
  services: Services,
  actor: UserActor,
  origin: Body['origen'],
  extent: ExportExtent & { readonly now: Date },
): Promise<ExportSource> {
  if (origin.tipo === 'busqueda') return sourceOfSearch(services, actor, origin, extent)
  if (origin.tipo === 'materia') return sourceOfFolder(services, actor, origin.folderId, extent)
  if (origin.tipo === 'sentencia') return sourceOfRuling(services, actor, origin.docId, extent)
  return sourceOfList(services, actor, { docIds: origin.docIds, title: 'Sentencias elegidas', name: 'sentencias' }, extent)
}
