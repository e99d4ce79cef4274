import { useId } from 'react'

/** Shown only where the operator configured a tag manager. Not checked by default. */
export function AnalyticsConsentField() {
  const id = useId()
  return (
    <div className="flex items-start gap-3 text-14">
      <input id={id} type="checkbox" name="contar" value="si" className="mt-0.5 size-[18px] shrink-0 accent-[var(--fill)]" />
      <label htmlFor={id} className="text-pretty">
        Acepto que este registro se cuente con Google Tag Manager.{' '}
        <span className="text-ink-2">Opcional; no recibe su correo ni sus búsquedas.</span>
      </label>
    </div>
  )
}
