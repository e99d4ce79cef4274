import { notify } from '../../../../notifications/notify.ts'
import { copyText } from './copy-text.ts'

/** Copies and says so; `what` is the sentence for success, as «Cita copiada, c. 7°»; `html` is what a word processor gets. */
export async function copyAndTell(text: string, what: string, html?: string): Promise<boolean> {
  const copied = await copyText(text, html)
  if (copied) void notify(what, { description: text })
  else void notify('El navegador no permitió copiar.', { description: 'Seleccione el texto y use Ctrl + C.' })
  return copied
}
