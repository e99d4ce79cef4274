import { isoDateSchema, maxWatchedAuthorities, maxWatches } from '@basejuris/domain'
import { z } from 'zod'
import { pageFields, pagingFields } from '../fields/paging.ts'
import { exactText, privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { citedRulingSchema } from '../rulings/ruling-references.ts'
import { treatmentPassageSchema } from '../rulings/ruling-treatment.ts'
import { docIdSchema } from '../rulings/rulings.ts'
import { folderIdSchema } from './folders.ts'
import { digestFrequencySchema } from './saved-searches.ts'

export const maxWatchName = 120
/** Characters of a citation as a text writes it. */
export const maxWatchedCitation = 300
const maxNewsAtOnce = 100

/** Page that stops the mails of a watch. Its button calls `stopWatchEndpoint` with the code of the link. */
export const stopWatchPath = '/vigilancia/detener'

const tag = 'Vigilancia'
const idSchema = z.uuid({ error: 'el identificador no es válido' })
const watchParams = z.object({ watchId: idSchema })
const nameSchema = requiredText(maxWatchName, 'indique un nombre')
const tooMany = { error: `se vigilan hasta ${maxWatchedAuthorities} de un escrito` }

/** What happened to what is watched. `sin_efecto`: a later decision of the same case left it without effect. */
export const watchNewsKinds = ['se_aparta', 'sin_efecto', 'retirada', 'anonimizada', 'articulo'] as const

export const watchSchema = z.object({
  watchId: z.uuid(),
  tipo: z.enum(['carpeta', 'escrito']),
  nombre: z.string(),
  /** Null for a checked text. */
  folderId: z.uuid().nullable(),
  /** Of a reserved folder, whose mails do not name it. */
  reservada: z.boolean(),
  sentencias: z.number().int(),
  articulos: z.number().int(),
  sinLeer: z.number().int(),
  frecuencia: digestFrequencySchema,
  createdAt: z.iso.datetime(),
  ultimoEnvio: z.iso.datetime().nullable(),
})
export type Watch = z.infer<typeof watchSchema>

export const watchesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/watches',
  tag,
  rulingContent: 'none',
  summary: 'Carpetas y escritos que el usuario vigila, el más reciente primero',
  access: 'user',
  data: z.object({
    vigilancias: z.array(watchSchema),
    maximo: z.number().int(),
    /** News over all watches. */
    sinLeer: z.number().int(),
    /** Mails go to confirmed e-mails only. */
    emailVerificado: z.boolean(),
  }),
})

export const createWatchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/watches',
  tag,
  rulingContent: 'none',
  summary: `Vigila una carpeta propia, o las sentencias y artículos que cita un escrito: se guarda la lista con el nombre que usted le da, nunca el texto; hasta ${maxWatches} por persona`,
  access: 'user',
  body: z
    .strictObject({
      folderId: folderIdSchema.optional(),
      /** Needed for a text, and not taken for a folder. */
      nombre: privateText(maxWatchName).optional(),
      sentencias: z
        .array(z.strictObject({ docId: docIdSchema, cita: privateText(maxWatchedCitation) }))
        .max(maxWatchedAuthorities, tooMany)
        .default([]),
      articulos: z
        .array(z.strictObject({ idNorma: z.int().min(1).max(2_147_483_647), articulo: requiredText(40, 'indique el artículo') }))
        .max(maxWatchedAuthorities, tooMany)
        .default([]),
      frecuencia: digestFrequencySchema.default('diaria'),
    })
    .superRefine(({ folderId, nombre = '', sentencias, articulos }, context) => {
      const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (folderId === undefined && nombre === '') add('nombre', 'indique un nombre')
      if (folderId === undefined && sentencias.length + articulos.length === 0)
        add('sentencias', 'indique qué vigilar: una carpeta, o sentencias o artículos')
      if (folderId !== undefined && nombre !== '') add('nombre', 'una carpeta se vigila con su propio nombre: quítelo')
      if (folderId !== undefined && sentencias.length + articulos.length > 0)
        add('sentencias', 'de una carpeta se vigila lo que contiene: quítelas')
    }),
  /** A folder that is watched already answers its watch. */
  data: z.object({
    vigilancia: watchSchema,
    /** Rulings that the index lacks, by the id that was sent. */
    desconocidas: z.array(z.string()),
  }),
  errors: ['watch.too_many', 'watch.nothing', 'folder.not_found', 'folder.owner_only'],
})

export const watchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/watches/:watchId',
  tag,
  rulingContent: 'card',
  summary: 'Qué vigila una vigilancia: sus sentencias, como el escrito las cita, y sus artículos, por páginas',
  access: 'user',
  params: watchParams,
  query: z.strictObject(pagingFields),
  data: z.object({
    vigilancia: watchSchema,
    sentencias: z.array(
      z.object({
        docId: z.string(),
        /** As the text cites it; empty for a folder. */
        cita: z.string(),
        /** Null when it was withdrawn. */
        sentencia: citedRulingSchema.nullable(),
      }),
    ),
    articulos: z.array(z.object({ idNorma: z.number().int(), articulo: z.string(), etiqueta: z.string(), url: z.string() })),
    pagina: z.number().int(),
    tamano: z.number().int(),
  }),
  errors: ['watch.not_found'],
})

export const updateWatchEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/watches/:watchId',
  tag,
  rulingContent: 'none',
  summary: 'Cambia los correos de una vigilancia, o el nombre de la de un escrito',
  access: 'user',
  params: watchParams,
  body: z.strictObject({ nombre: nameSchema.optional(), frecuencia: digestFrequencySchema.optional() }),
  data: watchSchema,
  errors: ['watch.not_found'],
})

export const deleteWatchEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/watches/:watchId',
  tag,
  rulingContent: 'none',
  summary: 'Deja de vigilar y borra sus novedades; la carpeta no cambia',
  access: 'user',
  params: watchParams,
  data: z.object({ watchId: z.uuid(), borrada: z.literal(true) }),
  errors: ['watch.not_found'],
})

export const watchNewsSchema = z.object({
  newsId: z.uuid(),
  watchId: z.uuid(),
  tipo: z.enum(watchNewsKinds),
  /** The fact in one sentence. */
  frase: z.string(),
  /** False where the texts that said so have changed since, or were withdrawn. */
  consta: z.boolean(),
  /** The ruling watched; null for an article, and when it was withdrawn. */
  sentencia: citedRulingSchema.nullable(),
  docId: z.string().nullable(),
  /** As the text cites it; empty for a folder and for an article. */
  cita: z.string(),
  /** The ruling that departs from it, or left it without effect. */
  posterior: citedRulingSchema.nullable(),
  articulo: z
    .object({ idNorma: z.number().int(), articulo: z.string(), etiqueta: z.string(), vigenteDesde: isoDateSchema.nullable() })
    .nullable(),
  /** The deciding words with those around them, of `posterior`. Null where the actor may not read that base. */
  pasaje: treatmentPassageSchema.pick({ ancla: true, antes: true, texto: true, despues: true }).nullable(),
  /** True where the words stand in a base that the actor may not read. */
  sinAcceso: z.boolean(),
  /** The place that says so; null where there is none, as for a withdrawn ruling. */
  url: z.string().nullable(),
  /** When it was found. */
  createdAt: z.iso.datetime(),
  leida: z.boolean(),
})
export type WatchNews = z.infer<typeof watchNewsSchema>

export const watchNewsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/watches/news',
  tag,
  rulingContent: 'text',
  summary: 'Novedades de lo que el usuario vigila, la más reciente primero, con las palabras que lo dicen',
  access: 'user',
  query: z.strictObject({ watchId: idSchema.optional(), ...pagingFields }),
  data: z.object({ novedades: z.array(watchNewsSchema), sinLeer: z.number().int(), ...pageFields }),
  errors: ['watch.not_found'],
})

export const readWatchNewsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/watches/news/read',
  tag,
  rulingContent: 'none',
  summary: 'Marca novedades como leídas; sin lista, todas',
  access: 'user',
  body: z.strictObject({
    newsIds: z
      .array(idSchema)
      .max(maxNewsAtOnce, { error: `use como máximo ${maxNewsAtOnce} a la vez` })
      .optional(),
  }),
  data: z.object({ leidas: z.number().int(), sinLeer: z.number().int() }),
})

/** Also the target of List-Unsubscribe-Post (RFC 8058), whose form body is ignored. */
export const stopWatchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/watches/stop/:codigo',
  tag,
  rulingContent: 'none',
  summary: 'Detiene los correos de una vigilancia con el código de su correo, sin iniciar sesión',
  params: z.object({ codigo: exactText(400).min(1) }),
  /** The answer is the same when they were stopped before. */
  data: z.object({ detenida: z.literal(true) }),
  errors: ['watch.stop_code'],
  rateLimit: { max: 30, minutes: 10 },
})
