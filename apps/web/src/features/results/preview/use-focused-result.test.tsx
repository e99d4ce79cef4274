// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFocusedResult } from './use-focused-result.ts'

function List({ docs }: { readonly docs: readonly string[] }) {
  const [result] = useFocusedResult(docs)
  return (
    <>
      {docs.map((doc) => (
        <article key={doc} data-doc={doc} data-cita={`cita ${doc}`}>
          <a data-result href={`/sentencia?id=${doc}`}>
            {doc}
          </a>
        </article>
      ))}
      <output>{result?.citation ?? 'cerrada'}</output>
    </>
  )
}

it('goes on with the first ruling of a list that lacks the shown one, and closes with an empty list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { getByText, getByRole, rerender } = render(<List docs={['a', 'b']} />)
  const shown = () => getByRole('status').textContent
  expect(shown()).toBe('cerrada')
  act(() => getByText('b').focus())
  await vi.waitFor(() => expect(shown()).toBe('cita b'))
  rerender(<List docs={['b', 'c']} />)
  expect(shown()).toBe('cita b')
  rerender(<List docs={['d', 'c']} />)
  expect(shown()).toBe('cita d')
  rerender(<List docs={[]} />)
  expect(shown()).toBe('cerrada')
})
