'use client'
import type { Conversation } from '@basejuris/contract'
import { maxConversationName } from '@basejuris/domain/limits'
import clsx from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { InlineNameField } from '../../../components/workspace/inline-name-field.tsx'
import { dayLabel } from '../../../format/days.ts'
import { chatAddress } from '../conversation/chat-address.ts'

interface ConversationRowProps {
  readonly conversation: Conversation
  readonly isCurrent: boolean
  readonly onShow: (event: MouseEvent) => void
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

const actionClass = 'max-lg:size-11 lg:size-7 text-ink-2'

/** A conversation with its last day, and where the searched words stand. Its actions show with the pointer or the focus on wide screens. */
export function ConversationRow({ conversation, isCurrent, onShow, onRename, onRemove }: ConversationRowProps) {
  const { sessionId, nombre, updatedAt, coincidencia } = conversation
  const [isNaming, setIsNaming] = useState(false)
  if (isNaming)
    return (
      <li className="py-1">
        <InlineNameField
          label={`Nuevo nombre de ${nombre}`}
          value={nombre}
          maxLength={maxConversationName}
          onSave={(name) => name !== '' && onRename(name)}
          onClose={() => setIsNaming(false)}
        />
      </li>
    )
  return (
    <li className={clsx('group/row flex items-center rounded-sm', isCurrent ? 'bg-select' : 'hover:bg-desk-2')}>
      <a
        href={chatAddress(sessionId)}
        onClick={onShow}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        className="min-w-0 grow rounded-sm px-2.5 py-1.5 text-ink hover:no-underline max-lg:min-h-11"
      >
        <span className={clsx('line-clamp-2 leading-snug break-words', isCurrent && 'font-[560]')}>{nombre}</span>
        {coincidencia !== '' && <span className="line-clamp-2 text-13 break-words text-ink-2">{coincidencia}</span>}
        <span className="figures block text-12 text-ink-2">{dayLabel(updatedAt, new Date())}</span>
      </a>
      <span className="flex shrink-0 lg:w-0 lg:overflow-hidden lg:group-focus-within/row:w-auto lg:group-focus-within/row:overflow-visible lg:group-hover/row:w-auto lg:group-hover/row:overflow-visible">
        <IconButton
          icon={Pencil}
          label={`Cambiar el nombre de ${nombre}`}
          tip="Cambiar el nombre"
          className={actionClass}
          onClick={() => setIsNaming(true)}
        />
        <IconButton icon={Trash2} label={`Borrar ${nombre}`} tip="Borrar" className={actionClass} onClick={onRemove} />
      </span>
    </li>
  )
}
