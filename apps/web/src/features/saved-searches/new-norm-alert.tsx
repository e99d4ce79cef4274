'use client'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'

const NormAlertDialog = lazy(() => import('./norm-alert-dialog.tsx').then((module) => ({ default: module.NormAlertDialog })))

export function NewNormAlert() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="line" className="max-md:h-11" onClick={() => setAsking(true)}>
        <Plus size={15} strokeWidth={1.75} aria-hidden />
        Alerta de norma
      </Button>
      {asking && (
        <Suspense>
          <NormAlertDialog onClosed={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
