'use client'
import { Copy } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../notifications/notify.ts'

/** Copies the name of an article with the address of its text. */
export function CopyArticleCitation({ citation, path }: { readonly citation: string; readonly path: string }) {
  const copy = async () => {
    const text = `${citation}, ${new URL(path, location.href).href}`
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    await notify(copied ? 'Cita copiada' : 'No se pudo copiar. Seleccione y copie la cita:', { description: text })
  }
  return (
    <Button variant="line" size="sm" onClick={() => void copy()} className="print:hidden">
      <Copy size={14} strokeWidth={1.5} aria-hidden />
      Copiar cita
    </Button>
  )
}
