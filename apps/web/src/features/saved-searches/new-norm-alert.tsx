'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { Button } from '../../components/ui/button.tsx'

const NormAlertDialog = lazyPart(() => import('./norm-alert-dialog.tsx').then((module) => module.NormAlertDialog))

export function NewNormAlert() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="line" className="max-md:h-11" onClick={() => setAsking(true)}>
        <Plus size={15} strokeWidth={1.75} aria-hidden />
        Alerta de norma
      </Button>
      {asking && <NormAlertDialog onClosed={() => setAsking(false)} />}
    </>
  )
}
