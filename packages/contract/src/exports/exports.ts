import { z } from 'zod'
import { exactText, privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { lineOriginSchema } from '../norms/lines.ts'
import { idNormaSchema } from '../norms/norms.ts'
import { contrastFilterFields, contrastScopeSchema } from '../rulings/contrast.ts'
import { maxNeighbours } from '../rulings/ruling-neighbours.ts'
import { docIdSchema } from '../rulings/rulings.ts'
import { searchBodySchema } from '../search/search.ts'
import { folderIdSchema } from '../workspace/folders.ts'
import { folderOrders } from '../workspace/saved-order.ts'

export const exportFormats = ['csv', 'xlsx', 'docx', 'pdf', 'ris', 'bibtex'] as const
export const exportFormatSchema = z.enum(exportFormats)
export type ExportFormat = z.infer<typeof exportFormatSchema>

/**
 * `datos`: facts, passages found or saved, citation and link. `texto` adds the full text and needs DOCX or PDF. `minuta`: a brief of a
 * folder, in DOCX or XLSX.
 */
export const exportContents = ['datos', 'texto', 'minuta'] as const
export type ExportContent = (typeof exportContents)[number]
export const textFormats: readonly ExportFormat[] = ['docx', 'pdf']
export const briefFormats: readonly ExportFormat[] = ['docx', 'xlsx']
/** Formats of a table of contrary rulings. */
export const contrastFormats: readonly ExportFormat[] = ['docx', 'xlsx', 'pdf']

/** Maximum rulings in one file. A file that was cut says so. */
export const maxExportedRulings: Readonly<Record<ExportContent, number>> = { datos: 500, texto: 50, minuta: 500 }

const listedSchema = z
  .array(docIdSchema)
  .min(1, { error: 'indique al menos una sentencia' })
  .max(maxExportedRulings.datos, { error: `use como máximo ${maxExportedRulings.datos} sentencias` })

const searchedFields = {
  consulta: true,
  bases: true,
  colecciones: true,
  filtros: true,
  orden: true,
  modo: true,
  agrupar: true,
  literal: true,
  lectura: true,
  exigir: true,
  preferir: true,
  ficticias: true,
} as const

/** The rulings that contradict a ruling, or divide an article: `docId`, or `idNorma` and `articulo`. */
const contrastOriginSchema = z.strictObject({
  tipo: z.literal('contraste'),
  docId: docIdSchema.optional(),
  idNorma: idNormaSchema.optional(),
  /** Number of the article; of a ruling, its key, and then only it is compared. */
  articulo: requiredText(100, 'indique el artículo').optional(),
  alcance: contrastScopeSchema.default('amplio'),
  limite: z.int().min(1).max(maxNeighbours).default(maxNeighbours),
  ...contrastFilterFields,
})

/** What is exported: the answers to a search, a folder, a list of ids, one ruling, contrary rulings, or a line of rulings. */
export const exportOriginSchema = z.discriminatedUnion(
  'tipo',
  [
    searchBodySchema.pick(searchedFields).extend({
      tipo: z.literal('busqueda'),
      /** Takes the rulings that match only a part of the query too, after those that answer. */
      ademas: z.boolean().default(false),
    }),
    z.strictObject({
      tipo: z.literal('carpeta'),
      folderId: folderIdSchema,
      /** Without it, `pasajes` for a `minuta`, else `guardado`. */
      orden: z.enum(folderOrders).optional(),
      /** Only these rulings of the folder, in this order. */
      sentencias: listedSchema.optional(),
    }),
    z.strictObject({ tipo: z.literal('lista'), docIds: listedSchema }),
    z.strictObject({ tipo: z.literal('sentencia'), docId: docIdSchema }),
    lineOriginSchema,
    contrastOriginSchema,
  ],
  { error: 'valores permitidos: busqueda, carpeta, lista, sentencia, contraste, linea' },
)
export type ExportOrigin = z.output<typeof exportOriginSchema>

/** One line of an `application/x-ndjson` answer. Progress and the file name come before the bytes. The last line is the end or an error. */
export const exportLineSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('archivo'), nombre: z.string(), medio: z.string() }),
  z.object({ tipo: z.literal('avance'), etapa: z.enum(['leer', 'componer']), hechas: z.number().int(), total: z.number().int() }),
  z.object({ tipo: z.literal('datos'), base64: z.string() }),
  z.object({ tipo: z.literal('fin'), bytes: z.number().int() }),
  z.object({ tipo: z.literal('error'), error: z.string(), code: z.string(), requestId: z.string() }),
])
export type ExportLine = z.infer<typeof exportLineSchema>

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  ris: 'application/x-research-info-systems; charset=utf-8',
  bibtex: 'application/x-bibtex; charset=utf-8',
}

const tag = 'Exportación'

export const exportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/exports',
  tag,
  rulingContent: 'text',
  summary: `Entrega sentencias como archivo CSV (con punto y coma), XLSX, DOCX, PDF, RIS o BibTeX: hasta ${maxExportedRulings.datos}, o ${maxExportedRulings.texto} con su texto completo; de una carpeta, con sus notas y pasajes, o como minuta`,
  access: 'user',
  body: z
    .strictObject({
      formato: exportFormatSchema,
      contenido: z.enum(exportContents).default('datos'),
      origen: exportOriginSchema,
      /** Exports only the first ones. Without it, all up to the limit. */
      cantidad: z.int().min(1).max(maxExportedRulings.datos).optional(),
      /** Notes and tags: those of the folder, and the user's own of their favourites, which nobody else reads. */
      notas: z.boolean().default(true),
      /** Passages saved in the folder, with their notes and tags where `notas` includes them. */
      pasajes: z.boolean().default(true),
      /** The case, above a `minuta`. Without it, the name of the folder. */
      asunto: privateText(240).default(''),
    })
    .refine(({ formato, contenido }) => contenido !== 'minuta' || briefFormats.includes(formato), {
      path: ['contenido'],
      error: 'la minuta se entrega en DOCX o XLSX',
    })
    .refine(({ contenido, origen }) => contenido !== 'minuta' || origen.tipo === 'carpeta', {
      path: ['origen', 'tipo'],
      error: 'la minuta se hace de una carpeta',
    })
    .refine(
      ({ formato, contenido, origen }) => origen.tipo !== 'contraste' || (contenido === 'datos' && contrastFormats.includes(formato)),
      {
        path: ['formato'],
        error: 'la tabla de contradicciones se entrega en DOCX, XLSX o PDF',
      },
    )
    .refine(({ origen }) => origen.tipo !== 'contraste' || (origen.docId !== undefined) !== (origen.idNorma !== undefined), {
      path: ['origen'],
      error: 'indique la sentencia, o la norma y su artículo',
    })
    .refine(({ origen }) => origen.tipo !== 'contraste' || origen.idNorma === undefined || origen.articulo !== undefined, {
      path: ['origen', 'articulo'],
      error: 'indique el artículo',
    })
    .refine(({ formato, contenido }) => contenido !== 'texto' || textFormats.includes(formato), {
      path: ['contenido'],
      error: 'el texto completo se entrega en DOCX o PDF',
    }),
  data: exportLineSchema,
  file: Object.values(exportMediaTypes),
  errors: [
    'export.empty',
    'export.busy',
    'export.too_large',
    'ruling.not_found',
    'ruling.withdrawn',
    'ruling.fictional_removed',
    'base.premium_required',
    'folder.not_found',
    'norm.not_found',
    'norm.ambiguous',
    'norm.article_not_found',
  ],
  rateLimit: { max: 60, minutes: 10 },
})

export const maxBookRulings = 50
export const bookPages = { min: 50, max: 500, standard: 300 } as const
const bookText = (max: number, missing: string) => requiredText(max, missing)

export const exportBookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/exports/book',
  tag,
  rulingContent: 'text',
  summary: `Entrega una compilación de jurisprudencia: hasta ${maxBookRulings} sentencias en un PDF con portada, índice y marcadores, o un ZIP de tomos cuando supera las páginas por tomo; con \`carpeta\`, marca en el texto los pasajes guardados en ella`,
  access: 'user',
  body: z.strictObject({
    titulo: bookText(160, 'indique un título'),
    /** The case it is prepared for, as «Rol C-1234-2026, 3º Juzgado Civil de Santiago». */
    materia: privateText(240).default(''),
    autor: bookText(160, 'indique quién lo presenta'),
    /** The folder whose saved passages are marked. */
    carpeta: folderIdSchema.optional(),
    /** Marks the passages of the folder in the text. */
    pasajes: z.boolean().default(true),
    /** Notes and tags under the marked passages. A book leaves the firm, so they are asked for. */
    notas: z.boolean().default(false),
    sentencias: z
      .array(
        z.strictObject({
          docId: docIdSchema,
          /** Anchors of sections to highlight and bookmark. */
          considerandos: z.array(exactText(60)).max(100, { error: 'use como máximo 100 considerandos' }).default([]),
        }),
      )
      .min(1, { error: 'elija al menos una sentencia' })
      .max(maxBookRulings, { error: `use como máximo ${maxBookRulings} sentencias` }),
    /** A ruling is never split: a longer one gets a volume of its own, which says so. */
    paginasPorTomo: z.int().min(bookPages.min).max(bookPages.max).default(bookPages.standard),
  }),
  data: exportLineSchema,
  file: ['application/pdf', 'application/zip'],
  errors: ['export.empty', 'export.busy', 'export.too_large', 'folder.not_found'],
  rateLimit: { max: 30, minutes: 10 },
})
