'use client'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SuccessNotice } from '../../../../components/form/success-notice.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { notify } from '../../../../notifications/notify.ts'
import type { CreatedKey } from './create-key-form.tsx'

interface NewKeyProps {
  readonly created: CreatedKey
  readonly url: string
  readonly onSaved: () => void
}

const copy = (text: string, done: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => notify(done),
    () => notify('El navegador no permitió copiar. Selecciónela y cópiela.'),
  )

const exampleFor = (url: string, key: string): string =>
  JSON.stringify({ mcpServers: { basejuris: { type: 'http', url, headers: { Authorization: `Bearer ${key}` } } } }, null, 2)

/** Shown only once. */
export function NewKey({ created: { clave, creada }, url, onSaved }: NewKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const example = exampleFor(url, clave)
  return (
    <div className="grid gap-4">
      <SuccessNotice>
        La clave «<span className="wrap-anywhere">{creada.nombre}</span>» está activa.
      </SuccessNotice>
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-[560] outline-none">
          Copie su clave ahora
        </h3>
        <p className="mt-0.5 text-14 text-pretty text-ink-2">
          No volvemos a mostrarla. Quien la tenga puede buscar y leer en su nombre: no la envíe por correo ni la publique.
        </p>
      </div>
      <p className="rounded-sm bg-desk px-3.5 py-3 font-mono text-14 break-all select-all">{clave}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => copy(clave, 'Clave copiada.')}>
          <Copy size={15} strokeWidth={1.5} aria-hidden />
          Copiar la clave
        </Button>
        <Button variant="line" onClick={onSaved}>
          Ya la guardé
        </Button>
      </div>
      <details className="border-t border-paper-rule pt-4">
        <summary className="w-fit font-[540] text-accent">Ejemplo de configuración</summary>
        <p className="mt-2 text-14 text-pretty text-ink-2">
          Para programas que hablan el Model Context Protocol. La dirección es <span className="wrap-anywhere">{url}</span>.
        </p>
        <pre className="mt-2 rounded-sm bg-desk px-3.5 py-3 font-mono text-13 break-all whitespace-pre-wrap">{example}</pre>
        <Button variant="line" size="sm" className="mt-2" onClick={() => copy(example, 'Configuración copiada.')}>
          <Copy size={14} strokeWidth={1.5} aria-hidden />
          Copiar la configuración
        </Button>
      </details>
    </div>
  )
}
