'use client'
import type { DataOf, privacyRequestEndpoint } from '@basejuris/contract'
import { Copy } from 'lucide-react'
import { SentConfirmation } from '../../components/form/sent-confirmation.tsx'
import { Button } from '../../components/ui/button.tsx'
import { dateLabel } from '../../format/days.ts'
import { notify } from '../../notifications/notify.ts'

type Received = DataOf<typeof privacyRequestEndpoint>

export function RequestReceived({ referencia, codigo, vence, sentenciaEncontrada }: Received) {
  const copy = () =>
    navigator.clipboard.writeText(`Referencia ${referencia}, código ${codigo}`).then(
      () => notify('Copiado.'),
      () => notify('El navegador no permitió copiar: selecciónelo y cópielo.'),
    )
  return (
    <SentConfirmation title="Recibimos su solicitud">
      <p>
        La responderemos a más tardar el <strong>{dateLabel(vence)}</strong>, al correo que indicó.
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-14">
        <dt className="font-sans text-ink-2">Referencia</dt>
        <dd data-reference>{referencia}</dd>
        <dt className="font-sans text-ink-2">Código</dt>
        <dd data-code className="break-all">
          {codigo}
        </dd>
      </dl>
      <p>
        Guárdelos: el código no se vuelve a mostrar ni va en el correo. Con ambos puede ver el estado en{' '}
        <a className="inline-link" href="/privacidad/solicitud">
          la página de la solicitud
        </a>
        .
      </p>
      {!sentenciaEncontrada && (
        <p>No reconocimos la sentencia de inmediato. La buscará una persona; si falta un dato, se lo pediremos por correo.</p>
      )}
      <div>
        <Button variant="line" onClick={copy}>
          <Copy size={15} strokeWidth={1.5} aria-hidden />
          Copiar referencia y código
        </Button>
      </div>
    </SentConfirmation>
  )
}
