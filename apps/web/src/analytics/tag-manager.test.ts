import { expect, test, vi } from 'vitest'
import { loadTagManager } from './tag-manager.ts'

function page() {
  const append = vi.fn()
  const document = { createElement: () => ({}), head: { append }, referrer: 'https://basejuris.example/resultados?q=secreto' }
  const history = { state: null, replaceState: vi.fn() }
  const location = { pathname: '/register' }
  return { append, document, history, location, dataLayer: [] as unknown[] }
}
const load = (id: string, on: ReturnType<typeof page>) => loadTagManager(id, on as unknown as Parameters<typeof loadTagManager>[1])

test('removes the search from its reach before it loads', () => {
  const here = page()
  expect(load('GTM-ABC123', here)).toBe(true)
  expect(here.history.replaceState).toHaveBeenCalledWith(null, '', '/register')
  expect(here.document.referrer).toBe('')
  expect(here.append.mock.calls[0]?.[0]).toMatchObject({ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', async: true })
  expect(here.dataLayer).toMatchObject([{ event: 'gtm.js' }])
})

test.each(['', 'GTM-', 'UA-1234', 'GTM-abc', 'GTM-ABC"><script>', 'https://otro.example'])('%j is no tag manager id', (id) => {
  const here = page()
  expect(load(id, here)).toBe(false)
  expect(here.append).not.toHaveBeenCalled()
  expect(here.dataLayer).toEqual([])
})
