import type { EntryMark, EntryPassage, SavedMark } from '@basejuris/documents'
import { chileanDate, formatDate, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { passagePlace } from '../../rulings/present-speaker.ts'
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

/** Passages as they stand today, by ruling, in the order of their folder. */
export type SavedPassages = ReadonlyMap<string, readonly ReadPassage[]>

/** The passages of a folder. Check before that the user may read it. */
export async function readSavedPassages(services: Services, actor: UserActor, folderId: string): Promise<SavedPassages> {
  const passages: ReadPassage[] = []
  for await (const batch of readAllPassages(services, actor, folderId)) passages.push(...batch)
  return Map.groupBy(passages, ({ passage }) => passage.docId)
}

/** A passage as a document quotes it. */
export function quotePassage(read: ReadPassage, publicUrl: string, withNotes: boolean): EntryPassage {
  const { passage, texts, place, voice } = read
  const anchor = texts[0]?.anchor
  return {
    place: passagePlace(place, voice),
    text: texts.map(({ text }) => text).join('\n'),
    saved: { url: `${publicUrl}${rulingUrl(passage.docId)}${anchor === undefined ? '' : `#${anchor}`}`, ...sayOf(read, withNotes) },
  }
}

function sayOf({ passage, content, estado, texts }: ReadPassage, withNotes: boolean): Omit<SavedMark, 'url'> {
  const source = `${passage.author.email}, ${formatDate(chileanDate(passage.updatedAt))}`
  return {
    tags: withNotes ? content.etiquetas : [],
    notes: withNotes && content.nota !== null ? [{ source, text: content.nota }] : [],
    warning: estado === 'cambio' && texts.length === 0 ? lost : warnings[estado],
  }
}

/** Parts of passages by the anchor of their paragraph. */
export type MarkedPlaces = ReadonlyMap<string, readonly Omit<EntryMark, 'paragraph'>[]>

/** Where passages stand in the text of their ruling. `say` keeps what is said of each for where it ends. */
export function markPlaces(passages: readonly ReadPassage[], say: { readonly withNotes: boolean } | null): MarkedPlaces {
  const parts = passages.flatMap((read) =>
    read.texts.map(({ anchor, text }, at) => {
      const isLast = at === read.texts.length - 1
      const from = at === 0 ? read.start : 0
      const saved = say === null ? silent : sayOf(read, say.withNotes)
      const mark = { from, to: isLast ? read.end : from + text.length, color: read.content.resaltado, saved: isLast ? saved : null }
      return { anchor, mark }
    }),
  )
  return new Map([...Map.groupBy(parts, ({ anchor }) => anchor)].map(([anchor, all]) => [anchor, all.map(({ mark }) => mark)]))
}

const silent = { tags: [], notes: [], warning: null }
