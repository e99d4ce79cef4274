'use client'
import clsx from 'clsx'
import { Star } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '../../components/ui/button.tsx'
import { notify } from '../../notifications/notify.ts'
import { runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import { useRulingMark } from '../use-ruling-mark.ts'

interface StarButtonProps {
  readonly docId: string
  /** Caption of the ruling. */
  readonly name: string
  /** A word beside the star. */
  readonly word?: string
  readonly className?: string
}

const pendingKind = 'star'
/** Without a connection its code may not arrive either. */
const changeStar = (change: 'addStar' | 'toggleStar', docId: string) =>
  import('./toggle-star.ts').then(
    (star) => star[change](docId),
    () => notify('Sin conexión: no se guardó el cambio.'),
  )

/** Adds the ruling to the favourites or removes it. A guest signs in first and returns to it starred. */
export function StarButton({ docId, name, word, className }: StarButtonProps) {
  const { state } = useSession()
  const { starred } = useRulingMark(docId)
  useEffect(() => {
    if (state === 'user') void runPendingAction(pendingKind, (id) => void changeStar('addStar', id))
  }, [state])
  const attributes = useSignedInAction({ kind: pendingKind, id: docId }, () => void changeStar('toggleStar', docId))
  return (
    <button
      {...attributes}
      data-star
      aria-pressed={starred}
      aria-label={word === undefined ? `Favorita: ${name}` : 'Favorita'}
      aria-keyshortcuts="s"
      title={starred ? 'Quitar de favoritos (s)' : 'Guardar en favoritos (s)'}
      className={buttonClass('quiet', word === undefined ? 'icon' : 'md', className)}
    >
      <Star size={16} strokeWidth={1.5} aria-hidden className={clsx(starred && 'fill-accent text-accent')} />
      {word !== undefined && <span className="star-word">{word}</span>}
    </button>
  )
}
