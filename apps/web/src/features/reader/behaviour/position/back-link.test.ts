import { describe, expect, it } from 'vitest'
import { findOriginList } from './back-link.ts'

const entries = (...paths: string[]) => paths.map((path, index) => ({ url: `https://basejuris.example${path}`, index }))

const steps = (...given: Parameters<typeof findOriginList>) => findOriginList(...given)?.steps ?? null

describe('findOriginList', () => {
  it('skips the places visited inside rulings', () => {
    expect(steps(entries('/', '/resultados?q=a', '/sentencia?id=1', '/sentencia?id=1#c7'), 3)).toBe(-2)
    expect(steps(entries('/resultados?q=a', '/sentencia?id=1'), 1)).toBe(-1)
  })

  it('finds the nearest list', () => {
    expect(steps(entries('/resultados?q=a', '/resultados?q=b', '/sentencia?id=1', '/resultados?q=c'), 2)).toBe(-1)
  })

  it('finds nothing without a previous list', () => {
    expect(steps(entries('/sentencia?id=1'), 0)).toBeNull()
    expect(steps(entries('/resultados?q=a', '/', '/sentencia?id=1'), 2)).toBeNull()
    expect(steps([{ url: null, index: 0 }, ...entries('/sentencia?id=1')], 1)).toBeNull()
  })

  it('names favorites and folders', () => {
    expect(findOriginList(entries('/mis-favoritos?etiqueta=urgente', '/sentencia?id=1'), 1)).toEqual({
      steps: -1,
      url: 'https://basejuris.example/mis-favoritos?etiqueta=urgente',
      label: 'Mis favoritos',
    })
    expect(findOriginList(entries('/carpetas/3f2b', '/sentencia?id=1', '/sentencia?id=2#c4'), 2)).toMatchObject({
      steps: -2,
      label: 'Carpeta',
    })
    expect(steps(entries('/carpetas/3f2b/registro', '/sentencia?id=1'), 1)).toBeNull()
  })
})
