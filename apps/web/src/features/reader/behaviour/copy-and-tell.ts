import { toast } from 'sonner'
import { copyText } from './copy-text.ts'

/** Copies and says so; `what` is the sentence for success, as «Cita copiada, c. 7°». */
export async function copyAndTell(text: string, what: string): Promise<boolean> {
  const copied = await copyText(text)
  if (copied) toast(what, { description: text })
  else toast('El navegador no permitió copiar.', { description: 'Seleccione el texto y use Ctrl + C.' })
  return copied
}
