'use client'
import type { AccessKey } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type CreatedKey, CreateKeyForm } from './create-key-form.tsx'
import { KeyList } from './key-list.tsx'
import { NewKey } from './new-key.tsx'

interface AccessKeysProps {
  readonly keys: readonly AccessKey[]
  /** Keys that one user may have. */
  readonly max: number
  /** Address that takes the keys. */
  readonly url: string
}

/** Keys of the user's programs: a new one is shown once, the others are listed and revoked. */
export function AccessKeys({ keys, max, url }: AccessKeysProps) {
  const router = useRouter()
  const [created, setCreated] = useState<CreatedKey | null>(null)
  if (created !== null) return <NewKey created={created} url={url} onSaved={() => setCreated(null)} />
  const show = (key: CreatedKey) => {
    setCreated(key)
    router.refresh()
  }
  return (
    <>
      <KeyList keys={keys} />
      {keys.length < max ? (
        <details className="mt-4" open={keys.length === 0}>
          <summary className="w-fit font-[540] text-accent">Crear una clave</summary>
          <CreateKeyForm onCreated={show} />
        </details>
      ) : (
        <p className="mt-4 text-14 text-pretty text-ink-2">Tiene {max} claves, el máximo. Revoque alguna para crear otra.</p>
      )}
    </>
  )
}
