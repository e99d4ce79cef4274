import { basename, dirname, relative } from 'node:path'
import { z } from 'zod'
import { findMapping, readMapping } from '../reading/mapping-file.ts'
import { genericFields } from './generic-record.ts'

const fieldsSchema = z.record(z.string(), z.unknown()).refine((fields) => Object.keys(fields).every((field) => genericFields.has(field)), {
  error: 'campo desconocido',
})

const isPattern = (written: string): boolean => {
  try {
    new RegExp(written, 'u')
    return true
  } catch {
    return false
  }
}

/** `basejuris.json`: facts of the documents of a folder, and the field of each column of its tables. */
export const folderMappingSchema = z.strictObject({
  /** Name of the set. */
  fuente: z
    .string()
    .regex(/^[a-z\d][a-z\d-]{0,39}$/u)
    .optional(),
  /** Fields every document has. */
  comunes: fieldsSchema.optional(),
  /** Regular expression over a document's path, its named groups being fields: `(?<rol>C-\\d+-\\d{4})_(?<fecha>\\d{4}-\\d{2}-\\d{2})`. */
  nombre: z.string().refine(isPattern, { error: 'expresión regular' }).optional(),
  /** Fields of a document by its path from the folder of the mapping. */
  archivos: z.record(z.string(), fieldsSchema).optional(),
  /** Field of each column of the CSV files. */
  columnas: z
    .record(
      z.string(),
      z.string().refine((field) => genericFields.has(field), { error: 'campo desconocido' }),
    )
    .optional(),
})
export type FolderMapping = z.infer<typeof folderMappingSchema>

/** Spanish sentences on the faults of a mapping, by key, never its values. */
export function describeMapping(text: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return ['No es JSON válido.']
  }
  const read = folderMappingSchema.safeParse(value)
  if (read.success) return []
  return [...new Set(read.error.issues.map(({ path }) => String(path[0] ?? 'el archivo')))].map(
    (key) => `«${key}» tiene una clave o un valor que no se admite.`,
  )
}

/** The mapping that covers a file, with its folder; null when there is none or it is invalid. */
export function loadMapping(path: string): { readonly mapping: FolderMapping; readonly folder: string } | null {
  const file = findMapping(path)
  const text = file === null ? null : readMapping(file)
  if (file === null || text === null || describeMapping(text).length > 0) return null
  return { mapping: folderMappingSchema.parse(JSON.parse(text.replace(/^\uFEFF/u, ''))), folder: dirname(file) }
}

const groupsOf = (pattern: string | undefined, path: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries((pattern === undefined ? null : new RegExp(pattern, 'u').exec(path))?.groups ?? {}).filter(
      ([field, value]) => genericFields.has(field) && value,
    ),
  )

/** Fields that a mapping gives one document: those of the folder, then of its name, then its own. */
export function mappedFields({ mapping, folder }: { mapping: FolderMapping; folder: string }, path: string): Record<string, unknown> {
  const local = relative(folder, path).replaceAll('\\', '/')
  const own = mapping.archivos?.[local] ?? mapping.archivos?.[basename(local)] ?? {}
  return {
    ...(mapping.fuente === undefined ? {} : { fuente: mapping.fuente }),
    ...mapping.comunes,
    ...groupsOf(mapping.nombre, local),
    ...own,
  }
}
