'use client'
import type { conversationEndpoint, DataOf, shareConversationEndpoint, unshareConversationEndpoint } from '@basejuris/contract'
import { maxShareDays } from '@basejuris/domain/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { copyText } from '../../../components/checked-text/copy-text.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { UnconfirmedEmail } from '../../../components/states/unconfirmed-email.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { dateLabel } from '../../../format/days.ts'
import { notify } from '../../../notifications/notify.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { useSession } from '../../../session/session-provider.tsx'

type Shared = DataOf<typeof conversationEndpoint>['compartida']

interface ShareDialogProps {
  readonly sessionId: string
  readonly shared: Shared
  readonly onChanged: (shared: Shared) => void
  readonly onClosed: () => void
}

const defaultDays = 7

/** Opens a link to a conversation for some days, shows it once to copy, and closes it. */
export function ShareDialog({ sessionId, shared, onChanged, onClosed }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mayOpen = useSession().user?.emailVerificado !== false
  const [link, setLink] = useState<string | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  const path = `/v1/conversations/${sessionId}/share` as const
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const days = Number(new FormData(event.currentTarget).get('dias'))
    if (!Number.isInteger(days) || days < 1 || days > maxShareDays) return setFailure(new Error(`Indique de 1 a ${maxShareDays} días.`))
    setFailure(null)
    setIsSending(true)
    try {
      const { url, hasta } = await callFromBrowser<typeof shareConversationEndpoint>('POST', path, { dias: days })
      setLink(new URL(url, location.href).href)
      onChanged({ hasta })
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
    }
    setIsSending(false)
  }
  const close = () =>
    callFromBrowser<typeof unshareConversationEndpoint>('DELETE', path, undefined).then(
      () => {
        setLink(null)
        onChanged(null)
        void notify('Enlace cerrado')
      },
      (error: unknown) => notifyFailure('No se pudo cerrar el enlace.', error),
    )
  return (
    <Dialog ref={dialog} title="Compartir la conversación">
      <form onSubmit={(event) => void open(event)} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 text-14">
        <p className="text-pretty text-ink-2">
          Quien tenga el enlace y haya iniciado sesión lee esta conversación, sin poder preguntar ni cambiarla. De las sentencias ve lo que
          su propia cuenta le permite leer.
        </p>
        {link !== null && (
          <div className="grid gap-1.5">
            <label htmlFor="enlace" className="font-[540]">
              Enlace
            </label>
            <div className="flex gap-2">
              <input id="enlace" readOnly value={link} onFocus={(event) => event.currentTarget.select()} className={fieldClass('h-10')} />
              <Button variant="primary" className="h-10" onClick={() => void copyText(link, 'Enlace copiado')}>
                Copiar
              </Button>
            </div>
            <p className="text-13 text-pretty text-ink-2">Cópielo ahora: no se vuelve a mostrar.</p>
          </div>
        )}
        {shared !== null && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status">Hay un enlace abierto hasta el {dateLabel(shared.hasta)}.</p>
            <Button variant="line" size="sm" className="max-md:h-11" onClick={() => void close()}>
              Cerrar el enlace
            </Button>
          </div>
        )}
        {mayOpen ? (
          <TextField
            name="dias"
            label="Días que sirve el enlace"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxShareDays}
            defaultValue={defaultDays}
            hint={shared === null ? `De 1 a ${maxShareDays}.` : `De 1 a ${maxShareDays}. El enlace anterior deja de servir.`}
          />
        ) : (
          <UnconfirmedEmail>
            Para compartir la conversación, primero confirme su correo con el enlace que le enviamos: quien la reciba debe saber que es
            suya.
          </UnconfirmedEmail>
        )}
        <ErrorNotice error={failure} />
        <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
          <Button variant="line" className="max-md:h-11" onClick={() => dialog.current?.close()}>
            Listo
          </Button>
          {mayOpen && (
            <Button variant={link === null ? 'primary' : 'line'} type="submit" className="max-md:h-11" aria-disabled={isSending}>
              {shared === null ? 'Abrir un enlace' : 'Abrir otro enlace'}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
