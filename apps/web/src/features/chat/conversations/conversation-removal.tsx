'use client'
import type { Conversation } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ConfirmDialog } from '../../../components/form/confirm-dialog.tsx'
import { notify } from '../../../notifications/notify.ts'

interface ConversationRemovalProps {
  /** Null removes all of them. */
  readonly conversation: Conversation | null
  /** Conversations of the user. */
  readonly total: number
  /** Throws CallError. */
  readonly onRemove: () => Promise<void>
  readonly onClosed: () => void
}

const typedWords = 'borrar todas'

/** Asks before a conversation or all of them are erased. */
export function ConversationRemoval({ conversation, total, onRemove, onClosed }: ConversationRemovalProps) {
  const isAll = conversation === null
  const erased = isAll
    ? `Se ${total === 1 ? 'borra' : 'borran'} ${formatPlural(total, 'conversación', 'conversaciones')}`
    : `Se borra «${conversation.nombre}»`
  const confirm = async () => {
    await onRemove()
    void notify(isAll ? 'Conversaciones borradas' : 'Conversación borrada')
  }
  return (
    <ConfirmDialog
      title={isAll ? 'Borrar todas las conversaciones' : 'Borrar la conversación'}
      action={isAll ? 'Borrar todas' : 'Borrar'}
      {...(isAll ? { typed: typedWords } : {})}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <p className="break-words">{erased}, con sus preguntas, sus respuestas y su enlace. No se puede deshacer.</p>
    </ConfirmDialog>
  )
}
