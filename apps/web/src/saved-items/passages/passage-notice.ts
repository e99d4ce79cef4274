import type { PassageMark, SavedPassage } from '@basejuris/contract'

/** Why a passage shows no words, or others than those saved; null while they stand as they were. */
export function passageNotice({ estado, desde }: Pick<PassageMark, 'estado' | 'desde'>): string | null {
  if (estado === 'retirada') return 'La sentencia se retiró: quedan su nota y sus etiquetas.'
  if (estado === 'sin_acceso') return 'Su suscripción no incluye la base de esta sentencia: el pasaje no se muestra.'
  if (estado === 'vigente') return null
  return desde === null
    ? 'El texto de la sentencia cambió y el pasaje ya no se encuentra en él.'
    : 'El texto cambió desde que usted lo guardó: se muestra el actual.'
}

/** The words of a passage in one line of text, as a quotation shows them. */
export function passageText({ parrafos }: Pick<SavedPassage, 'parrafos'>): string {
  return parrafos.map(({ texto }) => texto.trim()).join(' ')
}
