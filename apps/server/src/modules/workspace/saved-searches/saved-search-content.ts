import { type SavedSearch, searchParametersSchema } from '@basejuris/contract'
import type { SavedSearchRow } from '@basejuris/database'
import { type AnyFilterName, docketFilterLabel, type Outcome, outcomeNames } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { encryptedJson } from '../encrypted-json.ts'

const contentSchema = z.object({ nombre: z.string(), consulta: z.string(), parametros: searchParametersSchema })
export type SavedSearchContent = z.infer<typeof contentSchema>

/** Encrypted content of a saved search. */
export const savedSearchContent = encryptedJson('saved_searches.sealed', contentSchema)

/** Norms that a search includes, without those it excludes. */
export function normsOf({ parametros }: Pick<SavedSearchContent, 'parametros'>): SavedSearch['normas'] {
  return (parametros.filtros?.norma ?? []).filter((key) => !key.startsWith('-')).map((clave) => ({ clave, etiqueta: normLabel(clave) }))
}

/** What the filters of a search include, without the dates: the number of a case first, courts last. */
export function watchedBy({ parametros }: Pick<SavedSearchContent, 'parametros'>): SavedSearch['vigila'] {
  return watchedFilters.flatMap((filtro) =>
    (parametros.filtros?.[filtro] ?? [])
      .filter((valor) => !valor.startsWith('-'))
      .map((valor) => ({ filtro, valor, etiqueta: watchedLabel(filtro, valor) })),
  )
}

const watchedFilters = [
  'rol',
  'norma',
  'ministro',
  'redactor',
  'disidente',
  'materia',
  'recurso',
  'resultado',
  'anio',
  'sala',
  'tribunal',
] as const satisfies readonly AnyFilterName[]

function watchedLabel(name: (typeof watchedFilters)[number], value: string): string {
  if (name === 'rol') return docketFilterLabel(value)
  if (name === 'norma') return normLabel(value)
  if (name === 'redactor') return `redacción de ${value}`
  if (name === 'disidente') return `voto en contra de ${value}`
  return name === 'resultado' && value in outcomeNames ? outcomeNames[value as Outcome] : value
}

export function presentSavedSearch(services: Pick<Services, 'textCipher'>, row: SavedSearchRow): SavedSearch {
  const content = savedSearchContent.decrypt(services, row.id, row.sealed)
  return {
    savedSearchId: row.id,
    ...content,
    frecuencia: row.frequency,
    normas: normsOf(content),
    vigila: watchedBy(content),
    createdAt: row.createdAt.toISOString(),
    ultimoEnvio: row.lastSentAt?.toISOString() ?? null,
  }
}
