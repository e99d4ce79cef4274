import { notify } from '../../../../notifications/notify.ts'

const blobOf = (text: string, type: string): Blob => new Blob([text], { type })

/** Fallback where the Clipboard API is absent: pages over plain http. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}

/** Copies a text, with `html` for word processors. True when it is on the clipboard. */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text)
    else
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': blobOf(text, 'text/plain'), 'text/html': blobOf(html, 'text/html') }),
      ])
    return true
  } catch {
    return copyBySelection(text)
  }
}

interface CopyNotice {
  /** For word processors. */
  readonly html?: string
  /** What the notice says below; the copied text unless given. */
  readonly description?: string
}

/** Copies and notifies. `what` is the success message, as «Cita copiada, c. 7°». */
export async function copyAndNotify(text: string, what: string, { html, description = text }: CopyNotice = {}): Promise<boolean> {
  const copied = await copyText(text, html)
  if (copied) void notify(what, { description })
  else void notify('El navegador no permitió copiar.', { description: 'Seleccione el texto y use Ctrl + C.' })
  return copied
}
