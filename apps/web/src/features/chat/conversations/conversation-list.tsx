'use client'
import type { Conversation } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { MessagesSquare, Plus, Search } from 'lucide-react'
import { type MouseEvent, useCallback, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { chatAddress } from '../conversation/chat-address.ts'
import { ConversationRemoval } from './conversation-removal.tsx'
import { ConversationRow } from './conversation-row.tsx'
import type { useConversations } from './use-conversations.ts'

interface ConversationListProps {
  readonly conversations: ReturnType<typeof useConversations>
  /** Id of the conversation that is shown. */
  readonly current: string | null
  /** Shows a conversation, a new one for null. */
  readonly onShow: (sessionId: string | null) => void
  /** The conversation that is shown has another name. */
  readonly onRenamed: (name: string) => void
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The conversations of the user, with a search in their names and texts. On narrow screens it folds. */
export function ConversationList({ conversations, current, onShow, onRenamed }: ConversationListProps) {
  const { list, failure, words, search, more, reload, rename, remove, removeAll } = conversations
  const [isOpen, setIsOpen] = useState(false)
  const [removed, setRemoved] = useState<Conversation | 'all' | null>(null)
  const show = (event: MouseEvent, sessionId: string | null) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsOpen(false)
    onShow(sessionId)
  }
  const saveName = (conversation: Conversation, name: string) =>
    void rename(conversation.sessionId, name).then(
      () => conversation.sessionId === current && onRenamed(name),
      (error: unknown) => notifyFailure('No se pudo cambiar el nombre.', error),
    )
  const erase = async () => {
    if (removed === 'all') await removeAll()
    else if (removed !== null) await remove(removed.sessionId)
    if (removed === 'all' || removed?.sessionId === current) onShow(null)
  }
  const keep = useCallback(() => setRemoved(null), [])
  return (
    <nav
      aria-label="Conversaciones"
      className="border-rule bg-desk text-14 max-lg:border-b lg:sticky lg:top-(--header) lg:flex lg:h-[calc(100dvh-var(--header))] lg:flex-col lg:border-r print:hidden"
    >
      <div className="flex items-center gap-2 px-4 py-2.5 lg:px-3 lg:pt-4">
        <a
          href={chatAddress(null)}
          onClick={(event) => show(event, null)}
          className={buttonClass('line', 'md', 'max-lg:h-11 max-lg:px-3 lg:w-full lg:justify-start')}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Nueva conversación
        </a>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="conversaciones"
          onClick={() => setIsOpen(!isOpen)}
          className={buttonClass('quiet', 'md', 'h-11 min-w-0 px-2 max-lg:ml-auto lg:hidden')}
        >
          <MessagesSquare size={16} strokeWidth={1.5} aria-hidden />
          Anteriores {list !== null && <span className="figures max-sm:hidden">({list.total})</span>}
        </button>
      </div>
      <div id="conversaciones" className={clsx('min-h-0 grow flex-col lg:flex', isOpen ? 'flex max-lg:max-h-[60dvh]' : 'hidden')}>
        <SearchField onSearch={search} />
        <div className="min-h-0 grow overflow-y-auto px-4 pb-3 [scrollbar-width:thin] lg:px-3">
          {failure !== null && <ListFailure failure={failure} onRetry={reload} />}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
            {list?.conversations.map((conversation) => (
              <ConversationRow
                key={conversation.sessionId}
                conversation={conversation}
                isCurrent={conversation.sessionId === current}
                onShow={(event) => show(event, conversation.sessionId)}
                onRename={(name) => saveName(conversation, name)}
                onRemove={() => setRemoved(conversation)}
              />
            ))}
          </ul>
          <p role="status" className="px-2.5 py-1 text-13 text-pretty text-ink-2 empty:hidden">
            {listNote(list?.total ?? null, words)}
          </p>
          {list !== null && list.conversations.length < list.total && (
            <Button size="sm" className="mt-1 max-lg:h-11" onClick={more}>
              Ver más
            </Button>
          )}
        </div>
        {list !== null && list.total > 0 && words === '' && (
          <div className="border-t border-rule px-4 py-2 lg:px-3">
            <Button size="sm" className="text-ink-2 max-lg:h-11" onClick={() => setRemoved('all')}>
              Borrar todas
            </Button>
          </div>
        )}
      </div>
      {removed !== null && (
        <ConversationRemoval conversation={removed === 'all' ? null : removed} total={list?.total ?? 0} onRemove={erase} onClosed={keep} />
      )}
    </nav>
  )
}

/** What is said below the list. */
function listNote(total: number | null, words: string): string {
  if (total === null) return ''
  if (words !== '') return total === 0 ? `Ninguna conversación tiene «${words}».` : formatPlural(total, 'conversación', 'conversaciones')
  return total === 0 ? 'Aquí quedan sus conversaciones. Solo usted las ve.' : ''
}

function SearchField({ onSearch }: { readonly onSearch: (text: string) => void }) {
  return (
    <search className="px-4 pb-2 lg:px-3">
      <label className="flex h-9 items-center rounded-sm bg-sheet pl-2.5 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)] max-lg:h-11">
        <Search size={15} strokeWidth={1.5} aria-hidden className="text-ink-3" />
        <input
          type="search"
          aria-label="Buscar en sus conversaciones"
          placeholder="Buscar en ellas"
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onSearch(event.currentTarget.value)}
          className="h-full min-w-0 flex-1 bg-transparent px-2 text-[1rem] outline-none md:text-14"
        />
      </label>
    </search>
  )
}

function ListFailure({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 py-2">
      <ErrorNotice error={failure} />
      <Button variant="line" size="sm" className="max-lg:h-11" onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </div>
  )
}
