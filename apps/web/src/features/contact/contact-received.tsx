import { SentConfirmation } from '../../components/form/sent-confirmation.tsx'

export function ContactReceived({ reference }: { readonly reference: string }) {
  return (
    <SentConfirmation title="Recibimos su mensaje">
      <p>
        Su referencia es <strong className="figures font-mono">{reference}</strong>. Le responderemos al correo que indicó.
      </p>
    </SentConfirmation>
  )
}
