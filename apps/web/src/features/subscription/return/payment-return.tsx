'use client'
import type { AttemptView } from '@basejuris/contract'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { AttemptEnd } from './attempt-end.tsx'
import { ReturnMessage } from './return-message.tsx'
import { useAttempt } from './use-attempt.ts'

/** The end of a payment after the provider's page. It is said only as the server knows it. */
export function PaymentReturn({ attempt }: { readonly attempt: AttemptView }) {
  const { progress, ask } = useAttempt(attempt)
  return (
    <div aria-live="polite" className="max-w-[46rem] rounded-md border border-rule bg-sheet px-5 py-7 md:px-8">
      {progress.step === 'waiting' && (
        <ReturnMessage title={attempt.proposito === 'tarjeta' ? 'Estamos registrando su tarjeta' : 'Estamos confirmando su pago'}>
          <span className="breathing" role="status">
            Esperamos la confirmación del proveedor
          </span>
          . Puede cerrar esta página: el pago sigue sin ella.
        </ReturnMessage>
      )}
      {progress.step === 'late' && (
        <ReturnMessage
          title="Su pago sigue en proceso"
          actions={
            <Button variant="primary" size="lg" onClick={ask}>
              Consultar de nuevo
            </Button>
          }
        >
          El proveedor todavía no confirma. No pague de nuevo: sus bases se activan solas, y le escribimos cuando termine.
        </ReturnMessage>
      )}
      {progress.step === 'unknown' && (
        <ReturnMessage
          title="No se pudo consultar el pago"
          actions={
            <a className={buttonClass('primary', 'lg')} href="/suscripciones">
              Ver mi suscripción
            </a>
          }
        >
          {progress.why}
        </ReturnMessage>
      )}
      {progress.step === 'ended' && <AttemptEnd attempt={progress.attempt} />}
    </div>
  )
}
