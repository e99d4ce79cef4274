'use client'
import type { LanguageModelView } from '@basejuris/contract'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Asked } from '../../../components/assistant/ask-request.ts'
import { useSession } from '../../../session/session-provider.tsx'
import { AskPanel } from './ask-panel.tsx'

/** Pages beside which the assistant opens. */
const pages = new Set(['/resultados', '/sentencia'])

/** The panel while it is open, also from the results to a ruling. It closes on any other page. */
export function AskBeside({ ruling, times, configured }: Asked & { readonly configured: LanguageModelView }) {
  const { user } = useSession()
  const isPage = pages.has(usePathname())
  /** The last conversation, and about what it is: the next opening goes on with it. */
  const last = useRef<{ readonly about: string; readonly sessionId: string } | null>(null)
  /** The request whose panel was closed. */
  const [closed, setClosed] = useState(0)
  const close = useCallback(() => setClosed(times), [times])
  useEffect(() => {
    if (!isPage) close()
  }, [isPage, close])
  if (closed === times || user === null || !isPage) return null
  const about = ruling?.docId ?? ''
  return (
    <AskPanel
      key={about}
      userId={user.id}
      model={{ configured, accountQuotesOnly: user.preferencias.soloCitas === true }}
      ruling={ruling}
      times={times}
      resumed={last.current?.about === about ? last.current.sessionId : null}
      onNamed={(sessionId) => {
        last.current = { about, sessionId }
      }}
      onClosed={close}
    />
  )
}
