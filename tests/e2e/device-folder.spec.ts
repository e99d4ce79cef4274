import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './journey.ts'
import { ingestRuling } from './own-rulings.ts'
import { expect, type OwnServer, test } from './own-server.ts'
import { chooseInMenu, signIn, signInNewPerson } from './people.ts'

const offlinePath = '/carpetas/en-este-equipo'
const label = 'Disponible sin conexión en este equipo'
const dayMs = 86_400_000

interface Case {
  readonly folderId: string
  readonly token: string
  readonly rulings: readonly { readonly docId: string; readonly caratulado: string }[]
}

type Rulings = Awaited<ReturnType<typeof ingestRuling>>[]

/** `of` tells them from those of other journeys. */
const ingestBoth = async (own: OwnServer, of: string): Promise<Rulings> => [
  await ingestRuling(own, { caption: `Marchant ${of} con Naviera Ficticia Limitada`, matter: 'la estiba nocturna' }),
  await ingestRuling(own, { caption: `Oyarce ${of} con Astillero Ficticio SpA`, matter: 'el carenado' }),
]
/** Two rulings that no journey changes, ingested once. */
let shared: Promise<Rulings> | undefined
const sharedRulings = (own: OwnServer): Promise<Rulings> => {
  shared ??= ingestBoth(own, 'Rivas')
  return shared
}

/** A person with a folder of two rulings, one of which has a note. */
async function openCase(page: Page, own: OwnServer, given?: Rulings): Promise<Case> {
  const rulings = given ?? (await sharedRulings(own))
  const { token } = await signInNewPerson(page, own.origin)
  const headers = { authorization: `Bearer ${token}` }
  const docIds = rulings.map(({ docId }) => docId)
  const made = await page.request.post('/v1/folders', { headers, data: { nombre: 'Caso naviera', docIds } })
  const { folderId } = (await made.json()).data.carpeta
  await page.request.post(`/v1/folders/${folderId}/notes`, { headers, data: { docId: docIds[0], texto: 'Estrategia reservada.' } })
  return { folderId, token, rulings }
}

/** Stores the folder on this device by its switch. */
async function store(page: Page, folderId: string): Promise<void> {
  await page.goto(`/carpetas/${folderId}`)
  const toggle = page.getByRole('switch', { name: label })
  await expect(toggle).not.toBeChecked()
  await toggle.check()
  await expect(page.getByRole('link', { name: 'Ver la copia' })).toBeVisible({ timeout: 20_000 })
}

/** What the browser stores of folders: names of caches, and everything in the database as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('basejuris-equipo')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const names = [...database.objectStoreNames]
    if (names.length === 0) indexedDB.deleteDatabase('basejuris-equipo')
    const all = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = database.transaction(name).objectStore(name).getAll()
        request.onsuccess = () => resolve(request.result)
      })
    const rows = (await Promise.all(names.map(all))).flat()
    database.close()
    return { rows: rows.length, text: JSON.stringify(rows), caches: await caches.keys() }
  })

const nothing = { rows: 0, text: '[]', caches: [] }
/** Names of the rules of accessibility that the page breaks. */
const faults = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
const list = (page: Page) => page.getByRole('main').getByRole('list')

test('a folder is stored, read offline without notes, searched, printed and removed in the account', async ({ page, own, context }) => {
  const { folderId, rulings } = await openCase(page, own)
  await store(page, folderId)
  const held = await stored(page)
  expect([held.rows, held.caches]).toEqual([3, ['basejuris-equipo']])
  expect(held.text).not.toContain('Estrategia')
  const cached = await page.evaluate(async () => {
    const cache = await caches.open('basejuris-equipo')
    return (await cache.match('/carpetas/en-este-equipo', { ignoreVary: true }))?.text()
  })
  expect(cached).not.toContain('@ejemplo.test')

  await context.setOffline(true)
  // Also the folder's own address, as from a bookmark.
  await page.goto(`/carpetas/${folderId}`)
  await expect(page).toHaveURL(`${offlinePath}?carpeta=${folderId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Caso naviera' })).toBeVisible()
  await expect(page.getByText(/^Sin conexión\. Lee lo guardado/)).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: /Marchant/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Marchant/ })).toBeVisible()
  const text = page.locator('.rd-text')
  await expect(text).toContainText('Que este caso inventado trata de la estiba nocturna')
  await expect(page.getByRole('main')).not.toContainText('Estrategia')
  expect(await faults(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Buscar en esta sentencia' }).fill('INVENTADO trata')
  await page.keyboard.press('Enter')
  await expect(text.locator('mark')).toHaveText(['inventado trata'])
  await expect(page.getByRole('group', { name: 'Coincidencias con su búsqueda' })).toContainText('1 de 1')
  await page.goto(`${offlinePath}?carpeta=${folderId}&sentencia=${encodeURIComponent(rulings[0]?.docId ?? '')}#c1`)
  await expect(page.locator('#c1')).toBeInViewport()
  expect((await page.pdf()).length).toBeGreaterThan(10_000)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Marchant/ })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/cuenta')
  const section = page.getByRole('region', { name: 'Carpetas en este equipo' })
  await expect(section).toContainText('2 sentencias, al ')
  await section.getByRole('button', { name: 'Quitar «Caso naviera» de este equipo' }).click()
  await expect(section).toContainText('No hay carpetas guardadas en este equipo.')
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.goto('/privacidad')
  await expect(page.getByRole('table', { name: 'Qué se guarda' })).toContainText('Carpetas que usted guarda en un equipo')
})

test('sign-out erases the folders of a device', async ({ page, own }) => {
  const { folderId } = await openCase(page, own)
  await store(page, folderId)
  expect((await stored(page)).rows).toBe(3)
  await chooseInMenu(page, 'Cerrar Sesión')
  await expect(page).toHaveURL(`${own.origin}/`, { timeout: 15_000 })
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.goto(`${offlinePath}?carpeta=${folderId}`)
  await expect(page.getByText('No hay carpetas guardadas en este equipo.')).toBeVisible()
})

test('a session that another device closed, and another person, erase them', async ({ page, own, context, request }) => {
  const first = await openCase(page, own)
  await store(page, first.folderId)
  // From elsewhere: this browser keeps its cookie until it is refused.
  const closed = await request.post('/v1/auth/logout-all', { headers: { authorization: `Bearer ${first.token}` } })
  expect(closed.status()).toBe(200)
  await page.goto('/')
  await expect.poll(() => stored(page)).toEqual(nothing)

  await context.clearCookies()
  const second = await openCase(page, own)
  await store(page, second.folderId)
  await context.clearCookies()
  await page.goto('/')
  // The session only ran out: nobody sees the copy, which waits for its own person.
  await page.goto(offlinePath)
  await expect(page.getByText('No hay carpetas guardadas en este equipo.')).toBeVisible()
  expect((await stored(page)).rows).toBe(3)
  await signIn(context, own.origin, second.token)
  await page.goto('/')
  await page.goto(offlinePath)
  await expect(page.getByRole('link', { name: 'Caso naviera' })).toBeVisible()
  await context.clearCookies()
  await signInNewPerson(page, own.origin)
  await page.goto('/')
  await expect.poll(async () => (await stored(page)).rows).toBe(0)
})

test('what is withdrawn, taken out or made reserved goes at the next contact', async ({ page, own, context }) => {
  // Three commands of the operator, each a process of its own.
  test.slow()
  const { folderId, token, rulings } = await openCase(page, own, await ingestBoth(own, 'Tapia'))
  const headers = { authorization: `Bearer ${token}` }
  await store(page, folderId)
  await own.operate('remove', rulings[0]?.docId ?? '')
  await page.goto(`${offlinePath}?carpeta=${folderId}`)
  await expect(list(page).getByRole('listitem')).toHaveCount(1, { timeout: 20_000 })
  await expect(page.getByRole('main')).toContainText('Una no se guarda, por retirada o sin acceso.')
  const left = await stored(page)
  expect(left.text).not.toContain('Marchant')
  expect(left.text).toContain('Oyarce')
  await context.setOffline(true)
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)

  await context.setOffline(false)
  await page.request.put(`/v1/folders/${folderId}`, { headers, data: { reservada: true } })
  await page.goto(`${offlinePath}?carpeta=${folderId}`)
  await expect(page.getByText('No hay carpetas guardadas en este equipo.')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.goto(`/carpetas/${folderId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Caso naviera' })).toBeVisible()
  await expect(page.getByRole('switch', { name: label })).toHaveCount(0)
})

test('a folder that is deleted here leaves this device at once', async ({ page, own }) => {
  const { folderId } = await openCase(page, own)
  await store(page, folderId)
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Borrar la carpeta' })
  await dialog.getByLabel('Para confirmar, escriba «Caso naviera»').fill('Caso naviera')
  await dialog.getByRole('button', { name: 'Borrar carpeta' }).click()
  await expect(page).toHaveURL(/\/mis-favoritos$/, { timeout: 15_000 })
  await expect.poll(() => stored(page)).toEqual(nothing)
})

test('thirty days without contact erase a folder, also offline', async ({ page, own, context }) => {
  const { folderId } = await openCase(page, own)
  await store(page, folderId)
  await context.setOffline(true)
  const openAt = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * dayMs)
    await page.goto(`${offlinePath}?carpeta=${folderId}`)
  }
  await openAt(29)
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await openAt(31)
  await expect(page.getByText('No hay carpetas guardadas en este equipo.')).toBeVisible()
  expect((await stored(page)).rows).toBe(0)
})

/** A browser whose storage refuses what `name` stands for. */
async function refuse(context: BrowserContext, kind: 'full' | 'private' | 'interrupted'): Promise<Page> {
  const page = waitForHydration(await context.newPage())
  await page.addInitScript((refused) => {
    if (refused === 'private')
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError')
      }
    else if (refused === 'interrupted')
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('ended', 'AbortError'))
    else
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
  }, kind)
  return page
}

test('a full device and one that stores nothing say so, and nothing is left half stored', async ({ page, own, context }) => {
  const { folderId } = await openCase(page, own)
  for (const [kind, words] of [
    ['full', /^No hay espacio suficiente en este equipo, y no quedó guardada ninguna parte de la carpeta\./],
    ['private', /^Este navegador no permite guardar carpetas en el equipo\./],
    ['interrupted', /^El navegador interrumpió lo que guardaba, y no quedó guardada ninguna parte de la carpeta\./],
  ] as const) {
    const refused = await refuse(context, kind)
    await refused.goto(`/carpetas/${folderId}`)
    await refused.getByRole('switch', { name: label }).click()
    await expect(refused.getByText(words)).toBeVisible({ timeout: 20_000 })
    await expect(refused.getByRole('switch', { name: label })).not.toBeChecked()
    await refused.close()
    await page.goto('/cuenta')
    expect(await stored(page), kind).toEqual(nothing)
  }
})
