import { collectionIdSchema, collectionIds, outcomeSchema, voteSchema } from '@basejuris/domain'
import { z } from 'zod'

const text = z.string().nullish()
const texts = z.union([z.string(), z.array(z.string())]).nullish()
const judge = z.union([z.string(), z.object({ nombre: z.string(), voto: voteSchema.nullish() })])
const norm = z.union([
  z.string(),
  z.object({
    clave: z
      .string()
      .regex(/^[\p{L}\d.-]{1,60}(?::[\p{L}\d .°º-]{1,30})?$/u)
      .nullish(),
    norma: text,
    articulo: z.union([z.string(), z.number()]).nullish(),
    idNorma: z.number().int().positive().nullish(),
  }),
])

const identity = {
  id: z.union([z.string(), z.number().int()]).transform(String),
  coleccion: collectionIdSchema,
  /** Name of the set the record belongs to; ids are unique inside it. */
  fuente: z
    .string()
    .regex(/^[a-z\d][a-z\d-]{0,39}$/u)
    .nullish(),
}

export const genericRemovalSchema = z.object({ ...identity, eliminar: z.literal(true) })

/** One line of the generic JSON Lines source. Unknown fields are ignored. */
export const genericRulingSchema = z.object({
  ...identity,
  eliminar: z.literal(false).nullish(),
  texto: z.string(),
  caratulado: text,
  fecha: text,
  tribunal: text,
  sala: text,
  tipo: text,
  recurso: text,
  resultado: text,
  resultadoTexto: text,
  ministros: z.union([z.string(), z.array(judge)]).nullish(),
  redactor: text,
  normas: z.array(norm).nullish(),
  materias: texts,
  rol: text,
  rit: text,
  ruc: text,
  libro: text,
  tribunalOrigen: text,
  rolOrigen: text,
  url: text,
  condicionPublicacion: text,
  obtenida: text,
  estado: z.enum(['firme', 'recurrida', 'reemplazada']).nullish(),
  reservada: z.boolean().nullish(),
  ficticia: z.boolean().nullish(),
})
/** Names of the fields. */
export const genericFields: ReadonlySet<string> = new Set(Object.keys(genericRulingSchema.shape))
export type GenericRuling = z.infer<typeof genericRulingSchema>

export function parseGenericOutcome(written: string | null | undefined) {
  return outcomeSchema.safeParse(written).data ?? null
}

/** The expected value of each field, for the reason of a rejection. */
const expectations: Readonly<Record<string, string>> = {
  id: 'texto o número entero',
  coleccion: `una de ${collectionIds.join(', ')}`,
  fuente: 'minúsculas, cifras y guiones, hasta 40',
  eliminar: 'true o false',
  texto: 'texto',
  ministros: 'texto, lista de textos o lista de {nombre, voto} con voto mayoria, contra o prevencion',
  normas: 'lista de textos o de {clave, norma, articulo, idNorma}',
  materias: 'texto o lista de textos',
  estado: 'firme, recurrida o reemplazada',
  ficticia: 'true o false',
  reservada: 'true o false',
}

/** One Spanish sentence per faulty field, never with its content. */
export function describeIssues(error: z.ZodError): string[] {
  return [...new Set(error.issues.map(({ path }) => String(path[0] ?? '')))].map(
    (field) => `«${field}»: se espera ${expectations[field] ?? 'texto'}.`,
  )
}
