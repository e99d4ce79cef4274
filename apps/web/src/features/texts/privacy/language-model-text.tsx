import type { LanguageModelView } from '@basejuris/contract'

/** Which language model writes answers of the assistant, and what it is sent. */
export function LanguageModelText({ proveedor, modelo, servicio, recibe }: LanguageModelView) {
  if (proveedor === 'ninguno')
    return <p>Esta instalación no consulta ningún modelo de lenguaje: el asistente responde con citas elegidas por reglas.</p>
  return (
    <p>
      El asistente redacta con el modelo <strong>{modelo}</strong>, que quien administra configuró{' '}
      {servicio === null ? (
        'en el mismo servidor: lo que recibe no sale de él.'
      ) : (
        <>
          en <strong>{servicio}</strong>.
        </>
      )}{' '}
      Recibe, sin su cuenta ni su dirección: {recibe.join('; ')}. No recibe sus búsquedas, sus notas, sus carpetas ni, sin ese permiso, sus
      documentos. Nada de lo que escribe se muestra si no está en las sentencias. Puede pedir solo citas, en cada pregunta o para todas en{' '}
      <a href="/cuenta#preferencias">su cuenta</a>: entonces no recibe nada suyo.
    </p>
  )
}
