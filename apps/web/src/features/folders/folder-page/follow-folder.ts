/** Changes that come together are shown together. */
const gatherMs = 150
/** A refused stream is asked for again after this time. One that broke the browser opens again by itself. */
const retryMs = 30_000

/** Calls `onChange` after changes of a folder while the page is visible, and after times in which some may have been missed. */
export function followFolder(folderId: string, onChange: () => void): () => void {
  const scope = new AbortController()
  let source: EventSource | null = null
  let gathering: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let hasMissed = false
  const gather = () => {
    clearTimeout(gathering)
    gathering = setTimeout(onChange, gatherMs)
  }
  const close = () => {
    clearTimeout(retrying)
    source?.close()
    source = null
  }
  const open = () => {
    if (source !== null || document.hidden) return
    source = new EventSource(`/v1/folders/${folderId}/events`)
    source.addEventListener('open', () => {
      if (hasMissed) gather()
      hasMissed = false
    })
    source.addEventListener('cambio', gather)
    // Shows that the folder is gone, or asks to sign in.
    source.addEventListener('fin', () => {
      close()
      gather()
    })
    source.addEventListener('error', () => {
      hasMissed = true
      if (source?.readyState !== EventSource.CLOSED) return
      close()
      retrying = setTimeout(open, retryMs)
    })
  }
  const toggle = () => {
    if (!document.hidden) return open()
    hasMissed = true
    close()
  }
  document.addEventListener('visibilitychange', toggle, { signal: scope.signal })
  open()
  return () => {
    scope.abort()
    clearTimeout(gathering)
    close()
  }
}
