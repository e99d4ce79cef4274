'use client'
import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SuccessNotice } from '../../../../components/form/success-notice.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { notify } from '../../../../notifications/notify.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `Códigos de respaldo de BaseJuris. Cada uno sirve una vez.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('Códigos copiados.'),
      () => notify('El navegador no permitió copiar. Descárguelos.'),
    )
  return (
    <div className="grid gap-4">
      <SuccessNotice>El segundo factor está activo.</SuccessNotice>
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-[560] outline-none">
          Guarde sus códigos de respaldo
        </h3>
        <p className="mt-0.5 text-14 text-pretty text-ink-2">
          Con uno de ellos entra si pierde el teléfono. Cada uno sirve una vez y no volvemos a mostrarlos.
        </p>
      </div>
      <ul className="figures grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-sm bg-desk px-4 py-3.5 text-15 font-[540] tracking-[0.06em] whitespace-nowrap max-sm:gap-x-3 max-sm:px-3 max-sm:text-14 max-sm:tracking-[0.02em]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" onClick={copy}>
          <Copy size={15} strokeWidth={1.5} aria-hidden />
          Copiar
        </Button>
        <a
          className="inline-flex"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-respaldo-basejuris.txt"
          aria-label="Descargar los códigos"
        >
          <span className="inline-flex h-9 items-center gap-2 rounded-sm bg-sheet px-3.5 text-14 font-[520] text-ink shadow-[inset_0_0_0_1px_var(--edge)]">
            <Download size={15} strokeWidth={1.5} aria-hidden />
            Descargar
          </span>
        </a>
        <Button variant="primary" onClick={onSaved}>
          Ya los guardé
        </Button>
      </div>
    </div>
  )
}
