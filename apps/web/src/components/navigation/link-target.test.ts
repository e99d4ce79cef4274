import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkTarget } from './link-target.ts'

const here = { origin: 'https://basejuris.cl', pathname: '/resultados', search: '?q=a' }

/** The part of an anchor that the code reads. The tests run without a document. */
class FakeAnchor {
  readonly target: string
  readonly #url: URL
  readonly #attributes: readonly string[]
  constructor(href: string, target = '', attributes: readonly string[] = []) {
    this.#url = new URL(href, `${here.origin}${here.pathname}${here.search}`)
    this.target = target
    this.#attributes = attributes
  }
  closest() {
    return this
  }
  get origin() {
    return this.#url.origin
  }
  get pathname() {
    return this.#url.pathname
  }
  get search() {
    return this.#url.search
  }
  get hash() {
    return this.#url.hash
  }
  hasAttribute(name: string) {
    return this.#attributes.includes(name)
  }
}

beforeEach(() => vi.stubGlobal('Element', FakeAnchor))
afterEach(() => vi.unstubAllGlobals())

const click = (anchor: FakeAnchor, modifiers = {}) =>
  linkTarget(
    {
      button: 0,
      metaKey: false,
      ctrlKey: false,
      shiftKey: false,
      altKey: false,
      defaultPrevented: false,
      target: anchor as unknown as EventTarget,
      ...modifiers,
    },
    here,
  )

test('follows links to our own pages with query and fragment', () => {
  expect(click(new FakeAnchor('/sentencia?id=x&q=a#c7'))).toBe('/sentencia?id=x&q=a#c7')
  expect(click(new FakeAnchor('/resultados?q=a'))).toBe('/resultados?q=a')
  expect(click(new FakeAnchor('/#faq'))).toBe('/#faq')
})

test('leaves all other clicks to the browser', () => {
  expect(click(new FakeAnchor('https://www.bcn.cl/leychile'))).toBeNull()
  expect(click(new FakeAnchor('#contenido'))).toBeNull()
  expect(click(new FakeAnchor('/openapi.json'))).toBeNull()
  expect(click(new FakeAnchor('/v1/bases'))).toBeNull()
  expect(click(new FakeAnchor('/docs', '_blank'))).toBeNull()
  expect(click(new FakeAnchor('/docs', '', ['download']))).toBeNull()
  expect(click(new FakeAnchor('mailto:soporte@basejuris.example'))).toBeNull()
  expect(click(new FakeAnchor('/docs'), { ctrlKey: true })).toBeNull()
  expect(click(new FakeAnchor('/docs'), { button: 1 })).toBeNull()
  expect(click(new FakeAnchor('/docs'), { defaultPrevented: true })).toBeNull()
})
