'use client'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { useVerification } from './use-verification.ts'

/** Confirms the address with the code of the link when the page opens. */
export function Verification({ code }: { readonly code: string }) {
  const { state, confirm } = useVerification(code)
  if (state.name === 'asking')
    return (
      <p role="status" className="flex items-center gap-2 text-ink-2">
        <LoaderCircle size={17} strokeWidth={1.5} aria-hidden className="animate-spin" />
        Confirmando su correo…
      </p>
    )
  if (state.name === 'failed')
    return (
      <div className="grid gap-4">
        <FormFailure requestId={state.failure.requestId}>{state.failure.message}</FormFailure>
        {state.failure.code === 'auth.verification_code' ? (
          <a className={buttonClass('line', 'lg')} href="/cuenta#correo">
            Pedir otro enlace
          </a>
        ) : (
          <Button variant="primary" size="lg" onClick={confirm}>
            Intentar de nuevo
          </Button>
        )}
      </div>
    )
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-2 font-[560]">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-yes" />
        {state.message}
      </p>
      <a className={buttonClass('primary', 'lg')} href="/">
        Ir al inicio
      </a>
    </div>
  )
}
