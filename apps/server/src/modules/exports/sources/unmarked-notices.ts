import { formatPlural } from '@basejuris/domain'
import type { SavedPassages } from './read-saved-passages.ts'

/** Counts the saved passages that a text cannot show, or shows with other words than those saved. */
export function unmarkedNotices(saved: SavedPassages | null): string[] {
  const all = [...(saved?.values() ?? [])].flat()
  const count = (fits: (read: (typeof all)[number]) => boolean) => all.filter(fits).length
  const line = (total: number, one: string, many: string): string[] =>
    total === 0 ? [] : [`${formatPlural(total, 'pasaje guardado', 'pasajes guardados')} ${total === 1 ? one : many}`]
  return [
    ...line(
      count(({ estado, texts }) => estado === 'cambio' && texts.length > 0),
      'cambió desde que se guardó: se marca el texto actual.',
      'cambiaron desde que se guardaron: se marca el texto actual.',
    ),
    ...line(
      count(({ estado, texts }) => estado === 'cambio' && texts.length === 0),
      'no se marca: el texto de la sentencia cambió y ya no se encuentra en él.',
      'no se marcan: el texto de la sentencia cambió y ya no se encuentran en él.',
    ),
    ...line(
      count(({ estado }) => estado === 'retirada'),
      'no se marca: su sentencia se retiró.',
      'no se marcan: su sentencia se retiró.',
    ),
    ...line(
      count(({ estado }) => estado === 'sin_acceso'),
      'no se marca: su base requiere una suscripción premium.',
      'no se marcan: su base requiere una suscripción premium.',
    ),
  ]
}
