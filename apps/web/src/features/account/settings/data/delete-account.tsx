'use client'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { AccountDeleted } from './account-deleted.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

export function DeleteAccount({ userId }: { readonly userId: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [deleted, setDeleted] = useState<{ readonly until: string | null } | null>(null)
  return (
    <>
      <Button variant="line" className="text-no" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <Trash2 size={15} strokeWidth={1.5} aria-hidden />
        Eliminar mi cuenta
      </Button>
      <Dialog ref={dialog} title={deleted !== null ? 'Cuenta eliminada' : 'Eliminar mi cuenta'}>
        {deleted !== null ? (
          <AccountDeleted until={deleted.until} />
        ) : (
          <DeleteAccountForm userId={userId} onDeleted={(until) => setDeleted({ until })} onCancel={() => dialog.current?.close()} />
        )}
      </Dialog>
    </>
  )
}
