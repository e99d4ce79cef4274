import { expect, test } from 'vitest'
import { formUrl } from './form-url.ts'

test('keeps filled and repeated fields and drops empty ones', () => {
  const form = new FormData()
  form.append('q', ' art. 161 CT ')
  form.append('tribunal', 'Corte Suprema')
  form.append('tribunal', '-C.A. de Santiago')
  form.append('modo', '')
  expect(formUrl('/resultados', form)).toBe('/resultados?q=art.+161+CT&tribunal=Corte+Suprema&tribunal=-C.A.+de+Santiago')
})

test('an empty form goes to the bare path', () => {
  expect(formUrl('/resultados', new FormData())).toBe('/resultados')
})
