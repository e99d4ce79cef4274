import { z } from 'zod'
import { checkTicketSchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** Where a document waits that its owner sent with a ticket. Nobody else's tickets are known to the caller. */
export const checkPlaceEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checks/:turno',
  tag: 'Verificador',
  rulingContent: 'none',
  summary: 'Dice cuántos documentos se comprueban antes que el que usted envió con ese turno',
  access: 'user',
  params: z.object({ turno: checkTicketSchema }),
  data: z.object({
    /** `ninguno`: not sent, not yet received, or already answered. */
    estado: z.enum(['en_espera', 'en_proceso', 'ninguno']),
    /** Documents that are worked on or wait before it. 0 unless it waits. */
    antes: z.number().int(),
  }),
})
