/** Pages that stay when a session expires. All others need a login. */
const publicPaths = new Set([
  '/',
  '/resultados',
  '/sentencia',
  '/sentencia/versiones',
  '/sentencia/comparar',
  '/como-funciona',
  '/login',
  '/register',
  '/recuperar',
  '/verificar-correo',
  '/deshacer-cambio-de-correo',
  '/invitacion',
  '/terminos',
  '/privacidad',
  '/privacidad/solicitud',
  '/contacto',
  '/accesibilidad',
  '/calidad',
  '/cobertura',
  '/linea',
  '/contradicciones',
  '/normativa',
  '/docs',
  '/alertas/detener',
  '/vigilancia/detener',
  '/carpetas/en-este-equipo',
])
const publicFolders = ['/norma/', '/docs/']

export function isPublicPath(path: string): boolean {
  return publicPaths.has(path) || publicFolders.some((folder) => path.startsWith(folder))
}
