import { notify } from '../../../notifications/notify.ts'

const timeToCopyByHandMs = 12_000

export async function copyCitation(citation: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(citation).then(
    () => true,
    () => false,
  )
  await (copied
    ? notify('Cita copiada', { description: citation })
    : notify('No se pudo copiar. Seleccione y copie la cita:', { description: citation, durationMs: timeToCopyByHandMs }))
}
