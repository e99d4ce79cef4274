import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { coverageSchema } from '../search/result.ts'

/** Kinds of norms, in the order of their rank, with the name of their list. */
export const normKinds = {
  constitucion: 'Constitución',
  codigos: 'Códigos',
  leyes: 'Leyes',
  'decretos-leyes': 'Decretos leyes',
  dfl: 'Decretos con fuerza de ley',
  decretos: 'Decretos y reglamentos',
  tratados: 'Tratados internacionales',
  'autos-acordados': 'Autos acordados',
  otras: 'Otras normas',
} as const
export type NormKind = keyof typeof normKinds
export const normKindIds = Object.keys(normKinds) as [NormKind, ...NormKind[]]
const normKindSchema = z.enum(normKindIds, { error: `use ${normKindIds.join(', ')}` })

/** The official type of the norms of a kind, by which a search of norms filters. Treaties and others have none of their own. */
export const typesOfKinds: Readonly<Partial<Record<NormKind, string>>> = {
  constitucion: 'Constitución',
  codigos: 'Código',
  leyes: 'Ley',
  'decretos-leyes': 'DL',
  dfl: 'DFL',
  decretos: 'Decreto',
  'autos-acordados': 'Auto Acordado',
}

export const maxListedNorms = 100
/** Norms of each kind that an answer begins with. */
export const maxFirstNorms = 20

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'debe ser un número' })
    .int({ error: 'debe ser un número entero' })
    .min(min, { error: `mínimo ${min}` })
    .max(max, { error: `máximo ${max}` })

export const listedNormSchema = z.object({
  /** Null for a norm that rulings cite and neither the catalogue nor an import knows: it has no page. */
  idNorma: z.number().int().nullable(),
  /** As in the filter `norma`: «CT», «ley-19496»; null for a norm that no citation can name by number. */
  clave: z.string().nullable(),
  nombre: z.string(),
  /** Official title; null where it is not known. */
  titulo: z.string().nullable(),
  derogada: z.boolean(),
  /** Whether a text is imported, its own or that of the norm that restates it. */
  textoDisponible: z.boolean(),
  /** Rulings that cite it. */
  sentencias: z.number().int(),
})
export type ListedNorm = z.infer<typeof listedNormSchema>

export const normListEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/norms',
  tag: 'Normas',
  rulingContent: 'none',
  summary: 'Las normas del catálogo, las importadas y las que citan las sentencias, por clase: primero la más citada',
  query: z.strictObject({
    clase: normKindSchema.optional(),
    pagina: wholeNumber(1, 1000).default(1),
    tamano: wholeNumber(0, maxListedNorms).default(50),
    primeras: wholeNumber(0, maxFirstNorms).default(0),
    ficticias: fictionalModeSchema.optional(),
  }),
  data: z.object({
    /** Kinds that have a norm, in the order of their rank. */
    clases: z.array(
      z.object({
        clase: normKindSchema,
        nombre: z.string(),
        total: z.number().int(),
        /** Of them, how many a ruling cites. */
        citadas: z.number().int(),
        /** The most cited ones, as many as `primeras` asks for. */
        primeras: z.array(listedNormSchema),
      }),
    ),
    /** Those of `clase`, or of all kinds, at `pagina`. */
    normas: z.array(listedNormSchema),
    total: z.number().int(),
    /** Of `total`, those that a ruling cites. */
    citadas: z.number().int(),
    /** Norms with a text of their own. */
    conTexto: z.number().int(),
    pagina: z.number().int(),
    tamano: z.number().int(),
    /** Of the rulings that were counted. */
    cobertura: coverageSchema,
  }),
})
export type NormList = z.infer<(typeof normListEndpoint)['data']>
