import type { ImportedKind, ImportReport } from '@basejuris/contract'
import { formatCount, joinWords } from '@basejuris/domain/spanish-format'

/** One and several of each kind. */
const names: Readonly<Record<ImportedKind, readonly [one: string, several: string]>> = {
  favoritos: ['favorito', 'favoritos'],
  carpetas: ['carpeta', 'carpetas'],
  sentenciasDeCarpetas: ['sentencia en carpetas', 'sentencias en carpetas'],
  notas: ['nota', 'notas'],
  pasajes: ['pasaje', 'pasajes'],
  busquedasGuardadas: ['búsqueda guardada', 'búsquedas guardadas'],
  historial: ['búsqueda del historial', 'búsquedas del historial'],
}

/** «Se agregaron 2 favoritos y 1 carpeta. Ya estaban 3.» */
export function broughtText({ datos }: Pick<ImportReport, 'datos'>): string {
  const kinds = Object.keys(names) as ImportedKind[]
  const added = kinds.flatMap((kind) => {
    const count = datos[kind]?.nuevos ?? 0
    const [one, several] = names[kind]
    return count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : several}`]
  })
  const present = kinds.reduce((sum, kind) => sum + (datos[kind]?.presentes ?? 0), 0)
  const known = present === 0 ? '' : ` Ya ${present === 1 ? 'estaba 1' : `estaban ${formatCount(present)}`}.`
  if (added.length === 0) return `No había nada nuevo que agregar.${known}`
  return `Se agregó a su cuenta: ${joinWords(added)}.${known}`
}

export function absentText(total: number): string {
  return total === 1
    ? '1 sentencia no está en esta instalación: lo que guardó de ella queda pendiente hasta que se cargue.'
    : `${formatCount(total)} sentencias no están en esta instalación: lo que guardó de ellas queda pendiente hasta que se carguen.`
}
