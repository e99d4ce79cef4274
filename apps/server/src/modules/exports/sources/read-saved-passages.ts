import type { EntryPassage } from '@basejuris/documents'
import { chileanDate, formatDate, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
import { readAllPassages } from '../../workspace/passages/list-passages.ts'
import type { ReadPassage } from '../../workspace/passages/read-passage.ts'

const warnings: Readonly<Record<ReadPassage['estado'], string | null>> = {
  vigente: null,
  cambio: 'El texto de este pasaje cambió desde que se guardó.',
  retirada: 'La sentencia se retiró.',
  sin_acceso: 'Sin el texto de este pasaje: su base requiere una suscripción premium.',
}
const lost = 'Este pasaje ya no está en el texto de la sentencia.'

/** The passages of a folder by ruling, in the order of the folder. Check before that the user may read it. */
export async function readSavedPassages(
  services: Services,
  actor: UserActor,
  { folderId, withNotes }: { readonly folderId: string; readonly withNotes: boolean },
): Promise<ReadonlyMap<string, readonly EntryPassage[]>> {
  const passages = new Map<string, EntryPassage[]>()
  for await (const batch of readAllPassages(services, actor, folderId))
    for (const read of batch) {
      const { docId } = read.passage
      passages.set(docId, [...(passages.get(docId) ?? []), presentPassage(read, services.site.publicUrl, withNotes)])
    }
  return passages
}

function presentPassage({ passage, content, estado, texts, place }: ReadPassage, publicUrl: string, withNotes: boolean): EntryPassage {
  const anchor = texts[0]?.anchor
  const source = `${passage.author.email}, ${formatDate(chileanDate(passage.updatedAt))}`
  return {
    place,
    text: texts.map(({ text }) => text).join('\n'),
    saved: {
      url: `${publicUrl}${rulingUrl(passage.docId)}${anchor === undefined ? '' : `#${anchor}`}`,
      tags: withNotes ? content.etiquetas : [],
      notes: withNotes && content.nota !== null ? [{ source, text: content.nota }] : [],
      warning: estado === 'cambio' && texts.length === 0 ? lost : warnings[estado],
    },
  }
}
