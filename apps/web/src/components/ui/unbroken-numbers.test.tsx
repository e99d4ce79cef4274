// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { UnbrokenNumbers } from './unbroken-numbers.tsx'

afterEach(cleanup)

it.each([
  ['CS, rol N° 12.345-2020, 03-05-2021.', ['12.345-2020', '03-05-2021']],
  ['RIT O-364-2020, JLT de Talca', ['O-364-2020']],
  ['del 03-05-2021 al 04-05-2021', ['03-05-2021', '04-05-2021']],
  ['ex-ministro, artículo 161 inciso 1°', []],
])('%s: joins %j', (text, joined) => {
  const { container } = render(<UnbrokenNumbers text={text} />)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(joined)
  expect(container.textContent).toBe(text)
})
