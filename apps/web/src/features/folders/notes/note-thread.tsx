'use client'
import type { FolderNote, FolderSummary } from '@basejuris/contract'
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { formatInstant } from '../../../format/instants.ts'
import { useSession } from '../../../session/session-provider.tsx'
import { hasDraft } from '../../../storage/open-drafts.ts'
import { EarlierNotes } from './earlier-notes.tsx'
import { mergeNotes } from './merge-notes.ts'
import { NoteComposer } from './note-composer.tsx'
import { useNotes } from './use-notes.ts'

interface NoteThreadProps {
  readonly folderId: string
  /** The ruling; null for notes on the folder itself. */
  readonly docId: string | null
  /** What the notes are about, for screen readers. */
  readonly name: string
  /** The newest, oldest first. */
  readonly notes: readonly FolderNote[]
  /** Of all notes, shown or not. */
  readonly total: number
  /** The owner may delete any note; who only reads may write none. */
  readonly role: FolderSummary['rol']
  /** Shown beside the button. */
  readonly children?: ReactNode
}

/** Notes of the members, oldest first, each with its author. Earlier ones are loaded on request. */
export function NoteThread({ folderId, docId, name, notes: stored, total, role, children }: NoteThreadProps) {
  const { notes, hidden, loadEarlier, add, change, remove } = useNotes({ folderId, docId, stored, total })
  const mayWrite = role !== 'lee'
  const [editing, setEditing] = useState<FolderNote | 'new' | null>(null)
  const newId = `${folderId}:${docId ?? ''}`
  const userId = useSession().user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes that arrive later were not being written
  useEffect(() => {
    if (userId === undefined || !mayWrite) return
    const interrupted = hasDraft(newId, userId) ? 'new' : notes.find(({ noteId }) => hasDraft(noteId, userId))
    if (interrupted !== undefined) setEditing((now) => now ?? interrupted)
  }, [newId, userId])
  const changing = editing === 'new' ? null : editing
  const isDeleted = changing !== null && !notes.some(({ noteId }) => noteId === changing.noteId)
  // A text in writing outlives its note.
  const shown = isDeleted ? mergeNotes(notes, [changing]) : notes
  return (
    <div className="mt-1.5 grid gap-2">
      {hidden > 0 && <EarlierNotes hidden={hidden} name={name} onLoad={loadEarlier} />}
      {shown.length > 0 && (
        <ul aria-label={`Notas sobre ${name}`} className="grid gap-3 border-l-2 border-edge pl-3.5">
          {shown.map((note) => (
            <li key={note.noteId} className="group print:break-inside-avoid">
              {changing?.noteId === note.noteId ? (
                <NoteComposer
                  label={`Nota sobre ${name}`}
                  action="Guardar"
                  draft={{ id: note.noteId, text: note.texto, version: note.version }}
                  wasDeleted={isDeleted}
                  onSend={(text, version) => change(note, text, version)}
                  onSendAsNew={(text) => add(text, note)}
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <>
                  <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
                    <span className="max-w-full truncate font-[540] text-ink-2">{personName(note.autor)}</span>
                    <time dateTime={note.createdAt} className="shrink-0">
                      {formatInstant(note.createdAt)}
                    </time>
                    <span className="-my-2 flex md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 [@media(hover:none)]:opacity-100">
                      {note.autor.yo && mayWrite && (
                        <IconButton icon={Pencil} label="Cambiar la nota" tip="Cambiar" onClick={() => setEditing(note)} />
                      )}
                      {((note.autor.yo && mayWrite) || role === 'dueno') && (
                        <IconButton icon={Trash2} label="Borrar la nota" tip="Borrar" onClick={() => remove(note)} />
                      )}
                    </span>
                  </p>
                  <p className="max-w-[68ch] text-15 break-words whitespace-pre-wrap">{note.texto}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing === 'new' ? (
        <NoteComposer
          label={`Nueva nota sobre ${name}`}
          action="Agregar nota"
          draft={{ id: newId, text: '', version: 0 }}
          onSend={(text) => add(text)}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
          {mayWrite && (
            <Button size="sm" className="-ml-2 h-7 px-2 font-normal max-md:h-11" onClick={() => setEditing('new')}>
              <MessageSquarePlus size={14} strokeWidth={1.5} aria-hidden />
              Agregar nota
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

interface Person {
  readonly email: string
  readonly yo: boolean
}

/** «Usted», the e-mail, or that the account was closed. */
export function personName(person: Person | null): string {
  return person === null ? 'Cuenta cerrada' : person.yo ? 'Usted' : person.email
}
