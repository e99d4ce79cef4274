import type { attachDocumentEndpoint, ConversationDocument, DataOf, removeDocumentEndpoint } from '@basejuris/contract'
import { maxDocumentName, maxUploadBytes } from '@basejuris/domain/limits'
import { useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { readBase64 } from '../../../components/checked-text/read-base64.ts'

export const maxMegabytes = maxUploadBytes / (1024 * 1024)

/** The conversation that a document is attached to. */
interface Attaching {
  readonly state: { readonly sessionId: string | null; readonly document: ConversationDocument | null }
  readonly attached: (attached: Attached) => void
  readonly detached: () => void
}

/** The document of a conversation: attaching one, which may begin the conversation, and removing it. */
export function useDocument(chat: Attaching) {
  const { sessionId, document } = chat.state
  /** Name of the file that is being read; null while none is. */
  const [reading, setReading] = useState<string | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const running = useRef<AbortController | null>(null)
  // Another conversation is shown: what was being read is not for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id alone decides
  useEffect(() => {
    setFailure(null)
    return () => running.current?.abort()
  }, [sessionId])
  const attach = async (file: File) => {
    setFailure(null)
    if (file.size > maxUploadBytes) return setFailure(new Error(`Ese archivo es demasiado grande: elija uno de hasta ${maxMegabytes} MB.`))
    const controller = new AbortController()
    running.current = controller
    setReading(file.name)
    try {
      const body = {
        archivo: await readBase64(file),
        nombre: file.name.slice(-maxDocumentName),
        ...(sessionId === null ? {} : { sessionId }),
      }
      chat.attached(await callFromBrowser<typeof attachDocumentEndpoint>('POST', '/v1/conversation-documents', body, controller.signal))
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error : null)
    } finally {
      setReading(null)
    }
  }
  const remove = async () => {
    if (sessionId === null) return
    setFailure(null)
    try {
      await callFromBrowser<typeof removeDocumentEndpoint>('DELETE', `/v1/conversations/${sessionId}/document`, undefined)
      chat.detached()
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
    }
  }
  return { document, reading, failure, attach, remove, cancel: () => running.current?.abort() }
}

export type Attached = DataOf<typeof attachDocumentEndpoint>
