import { invitationDays } from '@basejuris/domain'
import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { folderParams, memberRoles, foldersTag as tag } from './folders.ts'

/** Page of the site that a mailed invitation opens, with its code as `codigo`. */
export const invitationPage = '/invitacion'

/** An invitation that was not accepted yet. Whether the e-mail has an account shows nowhere. */
export const folderInvitationSchema = z.object({
  invitationId: z.uuid(),
  email: z.string(),
  rol: z.enum(memberRoles),
  enviadaEl: z.iso.datetime(),
  venceEl: z.iso.datetime(),
  vencida: z.boolean(),
})
export type FolderInvitation = z.infer<typeof folderInvitationSchema>

const pendingSchema = z.object({ invitaciones: z.array(folderInvitationSchema) })

export const folderInvitationsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/invitations',
  tag,
  rulingContent: 'none',
  summary: 'Invitaciones pendientes de la carpeta, vencidas incluidas; solo su dueño',
  access: 'user',
  params: folderParams,
  data: pendingSchema,
  errors: ['folder.not_found', 'folder.owner_only'],
})

export const inviteToFolderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/invitations',
  tag,
  rulingContent: 'none',
  summary: `Invita por correo a una carpeta, tenga o no cuenta quien la recibe: sirve una vez, ${invitationDays} días y para ese correo; otra reemplaza la anterior. Solo su dueño`,
  access: 'user',
  params: folderParams,
  body: z.strictObject({ email: emailSchema, rol: z.enum(memberRoles, { error: 'indique «escribe» o «lee»' }).default('escribe') }),
  data: pendingSchema,
  errors: [
    'folder.not_found',
    'folder.owner_only',
    'auth.email_unverified',
    'invitation.self',
    'invitation.member',
    'invitation.too_many',
    'auth.too_many_mails',
    'folder.full',
  ],
})

export const revokeInvitationEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/folders/:folderId/invitations/:invitationId',
  tag,
  rulingContent: 'none',
  summary: 'Anula una invitación pendiente; solo su dueño',
  access: 'user',
  params: folderParams.extend({ invitationId: z.uuid({ error: 'el identificador no es válido' }) }),
  data: z.object({ invitationId: z.uuid(), anulada: z.literal(true) }),
  errors: ['folder.not_found', 'folder.owner_only', 'invitation.not_found'],
})

export const acceptInvitationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/invitations/accept',
  tag,
  rulingContent: 'none',
  summary: 'Acepta una invitación a una carpeta con el código del correo; solo la cuenta de ese correo',
  access: 'user',
  body: z.strictObject({ codigo: requiredText(100, 'indique el código de la invitación') }),
  data: z.object({
    folderId: z.uuid(),
    rol: z.enum(memberRoles),
    /** What the first proof of the e-mail ended, in sentences. */
    avisos: z.array(z.string()),
  }),
  errors: ['invitation.code', 'invitation.other_email', 'auth.email_unverified', 'folder.full'],
  rateLimit: { max: 30, minutes: 10 },
})
