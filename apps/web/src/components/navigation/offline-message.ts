/** Pages that say themselves what still works. */
const pagesWithOwnNotice = /^\/(?:resultados|sentencia|mis-busquedas|mis-favoritos|lista-de-roles|carpetas\/[^/]+)$/

/** What is told on a page while there is no connection; null on those that tell it in their own place. */
export function offlineMessage(path: string): string | null {
  return pagesWithOwnNotice.test(path)
    ? null
    : 'Sin conexión. Lo que ve y lo que escriba sigue aquí; para buscar o enviar espere a que vuelva.'
}
