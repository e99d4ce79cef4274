import { expect, test } from 'vitest'
import { isPublicPath } from './public-paths.ts'

test('the paths of the specification are public, and those added since', () => {
  const specified = ['/', '/resultados', '/sentencia', '/como-funciona', '/login', '/register', '/terminos', '/privacidad', '/contacto']
  for (const path of [...specified, '/norma/207436', '/calidad', '/cobertura', '/recuperar']) expect(isPublicPath(path), path).toBe(true)
})

test('the workspace is not', () => {
  for (const path of ['/mis-busquedas', '/mis-favoritos', '/cuenta', '/chat', '/normas', '/sentencia-otra', '/login/x'])
    expect(isPublicPath(path), path).toBe(false)
})
