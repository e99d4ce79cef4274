'use client'
import { useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'

export function DialogSample() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button variant="line" onClick={() => dialog.current?.showModal()}>
        Abrir un diálogo
      </Button>
      <Dialog ref={dialog} title="Un diálogo">
        <p className="text-14 text-ink-2">Una decisión, con sus botones al final. Nada que no quepa en una pantalla de teléfono.</p>
        <div className="flex justify-end pt-4">
          <Button variant="primary" onClick={() => dialog.current?.close()}>
            Entendido
          </Button>
        </div>
      </Dialog>
    </>
  )
}
