import { randomBytes } from 'node:crypto'
import { type DataOf, type shareConversationEndpoint, sharedChatPage, type sharedConversationEndpoint } from '@basejuris/contract'
import { changeConversation, findSharedConversation, listMessages } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { ServiceError } from '../../../errors/service-error.ts'
import { ownAccount, requireProvenEmail } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { ownConversation, presentMessages } from './conversations.ts'
import { decryptName } from './message-content.ts'

const codeBytes = 32

/** What is stored instead of the code of a link. */
const hashOf = ({ codeHmac }: Pick<Services, 'codeHmac'>, code: string): string => codeHmac('shared conversation', code)

/** Opens a link to a conversation, which closes the one before. Its owner must have confirmed the e-mail. */
export async function shareConversation(
  services: Services,
  actor: UserActor,
  { sessionId, days, at }: { readonly sessionId: string; readonly days: number; readonly at: Date },
): Promise<DataOf<typeof shareConversationEndpoint>> {
  const conversation = await ownConversation(services, actor, sessionId)
  requireProvenEmail(await ownAccount(services, actor, actor.userId))
  const code = randomBytes(codeBytes).toString('base64url')
  const sharedUntil = new Date(at.getTime() + days * dayMs)
  await changeConversation(services.db, { userId: actor.userId, id: conversation.id }, { shareHash: hashOf(services, code), sharedUntil })
  return { hasta: sharedUntil.toISOString(), url: `${services.site.publicUrl}${sharedChatPage}?codigo=${code}` }
}

export async function unshareConversation({ db }: Pick<Services, 'db'>, { userId }: UserActor, id: string): Promise<void> {
  if (!(await changeConversation(db, { userId, id }, { shareHash: null, sharedUntil: null })))
    throw new ServiceError('conversation.not_found')
}

/** What a link shows to whoever is signed in, with that reader's own rights. Only answered messages are shown. */
export async function viewSharedConversation(
  services: Services,
  reader: UserActor,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<DataOf<typeof sharedConversationEndpoint>> {
  const conversation = await findSharedConversation(services.db, { shareHash: hashOf(services, code), now: at })
  if (conversation === null || conversation.sharedUntil === null) throw new ServiceError('conversation.not_shared')
  const messages = (await listMessages(services.db, conversation.id)).filter(({ state }) => state === 'respondido')
  return {
    nombre: decryptName(services, conversation),
    hasta: conversation.sharedUntil.toISOString(),
    mensajes: (await presentMessages(services, reader, messages)).map(
      ({ documento: _, valoracion: __, soloCitas: ___, documentoAlModelo: ____, ...message }) => message,
    ),
  }
}
