export type AutosaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

interface AutosaveOptions {
  readonly save: (text: string) => Promise<void>
  readonly drafts: { readonly keep: (text: string) => void; readonly drop: () => void }
  readonly onState: (state: AutosaveState) => void
  readonly debounceMs: number
}

export interface Autosave {
  readonly write: (text: string) => void
  /** Saves pending text now. */
  readonly flush: () => void
  /** Stops after saving pending text. */
  readonly stop: () => void
}

/**
 * Saves text after a pause, one request at a time and always the last text. A draft stays in the browser until the server has it, so
 * nothing is lost.
 */
export function createAutosave({ save, drafts, onState, debounceMs }: AutosaveOptions): Autosave {
  let pending: string | null = null
  let saving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    clearTimeout(timer)
    if (saving || pending === null) return
    const text = pending
    saving = true
    onState('saving')
    try {
      await save(text)
      if (pending === text) {
        pending = null
        drafts.drop()
        onState('saved')
      }
    } catch {
      onState('failed')
      return
    } finally {
      saving = false
    }
    if (pending !== null) await send()
  }
  return {
    write(text) {
      pending = text
      drafts.keep(text)
      onState('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void send(), debounceMs)
    },
    flush: () => void send(),
    stop: () => void send(),
  }
}
