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
  let wanted: string | null = null
  let saving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    clearTimeout(timer)
    if (saving || wanted === null) return
    const text = wanted
    saving = true
    onState('saving')
    try {
      await save(text)
      if (wanted === text) {
        wanted = null
        drafts.drop()
        onState('saved')
      }
    } catch {
      onState('failed')
      return
    } finally {
      saving = false
    }
    if (wanted !== null) await send()
  }
  return {
    write(text) {
      wanted = text
      drafts.keep(text)
      onState('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void send(), debounceMs)
    },
    flush: () => void send(),
    stop: () => void send(),
  }
}
