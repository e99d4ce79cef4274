import { expect, test } from 'vitest'
import { offlineMessage } from './offline-message.ts'

test.each(['/', '/cobertura', '/cuenta', '/login', '/contacto', '/sentencia/versiones', '/nada-aqui'])(
  '%s shows the general offline message',
  (path) => expect(offlineMessage(path)).toMatch(/^Sin conexión\. Lo que ve y lo que escriba sigue aquí/),
)

test.each([
  '/resultados',
  '/sentencia',
  '/mis-busquedas',
  '/mis-favoritos',
  '/lista-de-roles',
  '/verificador',
  '/detector',
  '/chat',
  '/carpetas/3f2b',
])('%s shows its own message only', (path) => expect(offlineMessage(path)).toBeNull())
