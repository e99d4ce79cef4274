import { notify } from '../../notifications/notify.ts'

const timeToCopyByHandMs = 12_000

/** Copies a text and says so. Where the browser refuses, the text is shown for a copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  await (copied ? notify(done) : notify('No se pudo copiar. Seleccione y copie:', { description: text, durationMs: timeToCopyByHandMs }))
}
