import { notify } from '../../../notifications/notify.ts'

const timeToCopyByHandMs = 12_000

/** Copies the URL of the list with its filters and order. */
export async function shareLink(): Promise<void> {
  const { href } = location
  const copied = await navigator.clipboard.writeText(href).then(
    () => true,
    () => false,
  )
  await (copied
    ? notify('Enlace copiado', { description: 'Quien lo abra verá esta misma búsqueda, con sus filtros y su orden.' })
    : notify('No se pudo copiar. Seleccione y copie la dirección:', { description: href, durationMs: timeToCopyByHandMs }))
}
