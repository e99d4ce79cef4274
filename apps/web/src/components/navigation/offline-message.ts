/** Pages that show their own offline notice. */
const pagesWithOwnNotice =
  /^\/(?:resultados|sentencia|mis-busquedas|mis-favoritos|lista-de-roles|verificador|detector|chat|carpetas\/[^/]+)$/

/** What a page shows while offline; null on pages with their own notice. */
export function offlineMessage(path: string): string | null {
  return pagesWithOwnNotice.test(path)
    ? null
    : 'Sin conexión. Lo que ve y lo que escriba sigue aquí; para buscar o enviar espere a que vuelva.'
}
