'use client'
import type { AccessKey, revokeAccessKeyEndpoint } from '@basejuris/contract'
import { keyScopeNames } from '@basejuris/domain/access-keys'
import { KeyRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { ConfirmDialog } from '../../../../components/form/confirm-dialog.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { formatInstant } from '../../../../format/instants.ts'
import { notify } from '../../../../notifications/notify.ts'

/** Keys that open something, each of which can be revoked. */
export function KeyList({ keys }: { readonly keys: readonly AccessKey[] }) {
  const router = useRouter()
  const [asked, setAsked] = useState<AccessKey | null>(null)
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const shown = keys.filter(({ keyId }) => !revoked.has(keyId))
  const revoke = async ({ keyId, nombre }: AccessKey) => {
    await callFromBrowser<typeof revokeAccessKeyEndpoint>('DELETE', `/v1/keys/${encodeURIComponent(keyId)}`, undefined)
    setRevoked((before) => new Set([...before, keyId]))
    setAsked(null)
    notify(`Clave revocada: ${nombre}.`)
    router.refresh()
  }
  if (shown.length === 0) return <p className="text-14 text-pretty text-ink-2">Todavía no tiene claves.</p>
  return (
    <>
      <ul>
        {shown.map((key) => (
          <li key={key.keyId} className="flex items-center gap-3.5 border-b border-paper-rule py-3 first:pt-0">
            <KeyRound size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-3" />
            <div className="min-w-0 grow">
              <p className="font-[540] wrap-anywhere">{key.nombre}</p>
              <p className="text-13 text-pretty text-ink-2">
                <span className="figures">
                  {key.ultimoUso === null ? 'Sin uso todavía' : `Último uso: ${formatInstant(key.ultimoUso)}`} · creada el{' '}
                  {formatInstant(key.creada)} · termina en <span className="font-mono">{key.termina}</span>
                </span>
              </p>
              <p className="text-13 text-pretty text-ink-2">{key.permisos.map((scope) => keyScopeNames[scope]).join(' · ')}</p>
            </div>
            <Button variant="line" size="sm" aria-label={`Revocar la clave ${key.nombre}`} onClick={() => setAsked(key)}>
              Revocar
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog title="Revocar la clave" action="Revocar" onConfirm={() => revoke(asked)} onClosed={() => setAsked(null)}>
          <p>
            El programa que usa «<span className="wrap-anywhere">{asked.nombre}</span>» deja de entrar de inmediato. No se puede deshacer.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
