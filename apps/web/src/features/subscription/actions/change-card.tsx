'use client'
import type { registerCardEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { Button } from '../../../components/ui/button.tsx'
import { notifyFailure } from '../../../notifications/notify-failure.ts'

interface ChangeCardProps {
  readonly customerId: string
  readonly label: string
}

/** Leads to the provider's page, where another card is registered. */
export function ChangeCard({ customerId, label }: ChangeCardProps) {
  const [leaving, setLeaving] = useState(false)
  const change = async () => {
    if (leaving) return
    setLeaving(true)
    try {
      const { redirectUrl } = await callFromBrowser<typeof registerCardEndpoint>('POST', '/v1/payment/user/card-register', {
        customerId,
        proposito: 'tarjeta',
        otraTarjeta: true,
      })
      location.assign(redirectUrl)
    } catch (error) {
      void notifyFailure('La tarjeta no se pudo cambiar.', error)
      setLeaving(false)
    }
  }
  return (
    <Button variant="line" aria-disabled={leaving} onClick={change}>
      {label}
    </Button>
  )
}
