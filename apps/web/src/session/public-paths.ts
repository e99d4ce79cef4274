/** Pages that an expired session does not take anybody away from. The rest ask for a login. */
const publicPaths = new Set([
  '/',
  '/resultados',
  '/sentencia',
  '/sentencia/versiones',
  '/como-funciona',
  '/login',
  '/register',
  '/recuperar',
  '/verificar-correo',
  '/terminos',
  '/privacidad',
  '/privacidad/solicitud',
  '/contacto',
  '/accesibilidad',
  '/calidad',
  '/cobertura',
  '/docs',
  '/docs/interfaz',
  '/alertas/detener',
])
const publicFolders = ['/norma/']

export function isPublicPath(path: string): boolean {
  return publicPaths.has(path) || publicFolders.some((folder) => path.startsWith(folder))
}
