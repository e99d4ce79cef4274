'use client'
import type { removeItemEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ConfirmedButton } from './confirmed-button.tsx'

interface RemoveBaseProps {
  readonly itemId: number
  readonly name: string
}

export function RemoveBase({ itemId, name }: RemoveBaseProps) {
  const remove = () => callFromBrowser<typeof removeItemEndpoint>('DELETE', '/v1/payment/subscription/item/delete', { itemId })
  return (
    <ConfirmedButton
      small
      label="Quitar"
      name={`Quitar ${name}`}
      title={`Quitar ${name}`}
      action="Quitar la base"
      onConfirm={remove}
      done={`${name} se quitó de su suscripción.`}
    >
      <p>No se cobra más desde el próximo cobro. Puede leerla hasta el fin del período pagado.</p>
    </ConfirmedButton>
  )
}
