import { describe, expect, it } from 'vitest'
import { stepsToResults } from './back-link.ts'

const entries = (...paths: string[]) => paths.map((path, index) => ({ url: `https://basejuris.example${path}`, index }))

describe('stepsToResults', () => {
  it('passes over the places visited inside rulings', () => {
    expect(stepsToResults(entries('/', '/resultados?q=a', '/sentencia?id=1', '/sentencia?id=1#c7'), 3)).toBe(-2)
    expect(stepsToResults(entries('/resultados?q=a', '/sentencia?id=1'), 1)).toBe(-1)
  })

  it('takes the nearest list', () => {
    expect(stepsToResults(entries('/resultados?q=a', '/resultados?q=b', '/sentencia?id=1', '/resultados?q=c'), 2)).toBe(-1)
  })

  it('does not go back to what one did not come from', () => {
    expect(stepsToResults(entries('/sentencia?id=1'), 0)).toBeNull()
    expect(stepsToResults(entries('/resultados?q=a', '/', '/sentencia?id=1'), 2)).toBeNull()
    expect(stepsToResults([{ url: null, index: 0 }, ...entries('/sentencia?id=1')], 1)).toBeNull()
  })
})
