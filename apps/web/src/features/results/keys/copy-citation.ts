import { toast } from 'sonner'

export async function copyCitation(citation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(citation)
    toast('Cita copiada', { description: citation })
  } catch {
    toast('No se pudo copiar. Seleccione y copie la cita:', { description: citation, duration: 12_000 })
  }
}
