import { ConsentField } from '../../../components/form/consent-field.tsx'

/** Shown only where the operator configured a tag manager. */
export function AnalyticsConsentField() {
  return (
    <ConsentField name="contar" required={null}>
      Acepto que este registro se cuente con Google Tag Manager.{' '}
      <span className="text-ink-2">Opcional; no recibe su correo ni sus búsquedas.</span>
    </ConsentField>
  )
}
