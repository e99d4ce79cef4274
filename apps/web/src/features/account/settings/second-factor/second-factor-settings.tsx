'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SuccessNotice } from '../../../../components/form/success-notice.tsx'
import { UnconfirmedEmail } from '../../../../components/states/unconfirmed-email.tsx'
import { ConfirmFactorForm } from './confirm-factor-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveFactorForm } from './remove-factor-form.tsx'
import { type PreparedFactor, StartFactorForm } from './start-factor-form.tsx'

type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'scan'; readonly factor: PreparedFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

interface SecondFactorSettingsProps {
  readonly active: boolean
  readonly confirmedEmail: boolean
}

export function SecondFactorSettings({ active, confirmedEmail }: SecondFactorSettingsProps) {
  const router = useRouter()
  const [step, setStep] = useState<Step>({ name: 'rest' })
  if (!active && !confirmedEmail)
    return (
      <UnconfirmedEmail>
        Para activarlo, primero confirme su correo: sin eso no podríamos devolverle la cuenta si pierde el teléfono.
      </UnconfirmedEmail>
    )
  if (step.name === 'scan')
    return (
      <ConfirmFactorForm
        factor={step.factor}
        onActive={(codes) => setStep({ name: 'codes', codes })}
        onCancel={() => setStep({ name: 'rest' })}
      />
    )
  if (step.name === 'codes')
    return (
      <RecoveryCodes
        codes={step.codes}
        onSaved={() => {
          setStep({ name: 'rest' })
          router.refresh()
        }}
      />
    )
  if (!active) return <StartFactorForm onPrepared={(factor) => setStep({ name: 'scan', factor })} />
  return (
    <div className="grid gap-5">
      <SuccessNotice>Activo: para entrar se pide además un código de su aplicación.</SuccessNotice>
      <details className="border-t border-paper-rule pt-4">
        <summary className="w-fit font-[540] text-accent">Quitar el segundo factor</summary>
        <RemoveFactorForm onRemoved={() => router.refresh()} />
      </details>
    </div>
  )
}
