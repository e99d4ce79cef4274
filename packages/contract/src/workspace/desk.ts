import { z } from 'zod'
import { historyEntrySchema } from '../accounts/profile.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { resultSchema } from '../search/result.ts'
import { folderEventSchema, folderSummarySchema } from './folders.ts'

/** Days that something counts as new. */
export const deskDays = 14
/** Searches, folders and alerts shown, at most. */
export const maxDeskRows = 6
/** New rulings shown of one alert, at most. */
export const maxDeskRulings = 3

/** A ruling that an alert found. `fragmentos` has the best passage, or nothing. */
export const newRulingSchema = resultSchema.pick({
  docId: true,
  numero: true,
  caratulado: true,
  fechaSentencia: true,
  tribunal: true,
  sala: true,
  recurso: true,
  resultado: true,
  resuelve: true,
  sinEfecto: true,
  fragmentos: true,
  ficticia: true,
  precio: true,
  url: true,
})
export type NewRuling = z.infer<typeof newRulingSchema>

export const deskEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/desk',
  tag: 'Mis búsquedas',
  rulingContent: 'text',
  summary: 'Lo último de quien inició sesión: búsquedas, carpetas que otros cambiaron y alertas con sentencias nuevas',
  access: 'user',
  data: z.object({
    /** Only what happened since then is new. */
    desde: z.iso.datetime(),
    /** The newest first. */
    busquedas: z.array(historyEntrySchema),
    /** Folders that somebody else changed, without the reserved ones, the last changed first. */
    carpetas: z.array(z.object({ carpeta: folderSummarySchema, cambios: z.number().int(), ultimo: folderEventSchema })),
    /** Alerts with mails that found new rulings, among the newest ones of the corpus. */
    alertas: z.array(
      z.object({ savedSearchId: z.uuid(), nombre: z.string(), total: z.number().int(), sentencias: z.array(newRulingSchema) }),
    ),
    /** Folders that the person can read, and alerts with mails. */
    totales: z.object({ carpetas: z.number().int(), alertas: z.number().int() }),
  }),
})
export type Desk = z.infer<typeof deskEndpoint.data>
