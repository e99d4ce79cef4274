// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end = () => {}

/** The page, with its stop of that name focused. */
function openPage(html: string, name: string): HTMLElement {
  document.body.innerHTML = `<main id="contenido"><h1>Favoritos</h1>${html}</main><footer><a href="/pie">Pie</a></footer>`
  end = keepFocus()
  const stop = stopNamed(name)
  stop.focus()
  return stop
}

const stopNamed = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('a, button, input')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  ) as HTMLElement
const focusedName = () =>
  vi.waitFor(() => {
    const active = document.activeElement as HTMLElement
    expect(active).not.toBe(document.body)
    return active.getAttribute('aria-label') ?? active.textContent
  })
const item = (name: string) => `<li><input aria-label="Elegir ${name}"><a href="/${name}">${name}</a><button>Quitar ${name}</button></li>`
const list = `<ol>${['uno', 'dos', 'tres'].map(item).join('')}</ol>`

afterEach(() => {
  end()
  history.replaceState(null, '', '/')
})

it('moves to the same control of the item that follows a removed one', async () => {
  openPage(list, 'Quitar dos').closest('li')?.remove()
  expect(await focusedName()).toBe('Quitar tres')
})

it('moves to the item before where the last one was removed', async () => {
  openPage(list, 'Quitar tres').closest('li')?.remove()
  expect(await focusedName()).toBe('Quitar dos')
})

it('moves to what took the place of a removed field', async () => {
  const field = openPage('<p><span><input aria-label="Escribir"></span><a href="/quitar">Quitar</a></p>', 'Escribir')
  field.parentElement?.append(Object.assign(document.createElement('button'), { textContent: 'Editar' }))
  field.remove()
  expect(await focusedName()).toBe('Editar')
})

it('moves to the heading where no neighbour is left', async () => {
  openPage('<ol><li><button>Quitar</button></li></ol>', 'Quitar').closest('ol')?.replaceWith('Nada guardado.')
  expect(await focusedName()).toBe('Favoritos')
})

it('moves to the heading of another page', async () => {
  const button = openPage('<section><button>Crear</button></section><a href="/otra">Otra</a>', 'Crear')
  history.pushState(null, '', '/carpetas/1')
  button.closest('section')?.remove()
  expect(await focusedName()).toBe('Favoritos')
})

it('leaves alone what else moves the focus, and a person who focuses nothing', async () => {
  const button = openPage(list, 'Quitar uno')
  button.closest('li')?.remove()
  stopNamed('tres').focus()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await focusedName()).toBe('tres')
  stopNamed('tres').blur()
  await new Promise((resolve) => setTimeout(resolve, 20))
  stopNamed('tres').closest('li')?.remove()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
})
