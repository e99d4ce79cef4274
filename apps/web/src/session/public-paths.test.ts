import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPublicPath } from './public-paths.ts'

test('the paths of the specification and later ones are public', () => {
  const specified = ['/', '/resultados', '/sentencia', '/como-funciona', '/login', '/register', '/terminos', '/privacidad', '/contacto']
  for (const path of [...specified, '/norma/207436', '/calidad', '/cobertura', '/recuperar']) expect(isPublicPath(path), path).toBe(true)
})

test('the workspace is not public', () => {
  for (const path of ['/mis-busquedas', '/mis-favoritos', '/cuenta', '/chat', '/normas', '/sentencia-otra', '/login/x'])
    expect(isPublicPath(path), path).toBe(false)
})

test('exactly the pages without a login are public', () => {
  const folder = join(import.meta.dirname, '../app')
  const pages = globSync('**/page.tsx', { cwd: folder })
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const isPrivate = readFileSync(join(folder, page), 'utf8').includes('<PrivatePage')
    expect(isPublicPath(`/${page.replace(/\/?page\.tsx$/, '')}`), page).toBe(!isPrivate)
  }
})
