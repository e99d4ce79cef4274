/** The page that shows the folders of this device, also without a connection. */
export const deviceFoldersPath = '/carpetas/en-este-equipo'
export function deviceFolderHref(folderId: string): string {
  return `${deviceFoldersPath}?${new URLSearchParams({ carpeta: folderId })}`
}

/** As in `public/equipo.js`. */
const cacheName = 'basejuris-equipo'
const workerPath = '/equipo.js'
/** The pages of folders, and no others. */
const workerScope = '/carpetas'

/** Addresses of our own scripts, sheets and fonts named in a page or a sheet. */
export function findAssets(text: string, base: string): string[] {
  const absolute = text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? []
  const relative = [...text.matchAll(/url\(["']?((?:\.\.?\/)+[\w./~-]+\.woff2)["']?\)/g)].map(
    ([, path = '']) => new URL(path, base).pathname,
  )
  return [...new Set([...absolute, ...relative])]
}

const read = async (path: string): Promise<Response> => {
  const response = await fetch(path, { headers: { accept: 'text/html,*/*' } })
  if (!response.ok) throw new TypeError(`${path} answered ${response.status}`)
  return response
}

/** Stores a file unless it is stored. Its name carries the hash of its content. */
async function storeAsset(cache: Cache, path: string): Promise<Response> {
  const stored = await cache.match(path, { ignoreVary: true })
  if (stored !== undefined) return stored
  const response = await read(path)
  await cache.put(path, response.clone())
  return response
}

/** Stores the page with its files, the page last, and lets the worker answer it. Files of earlier versions are removed. */
export async function storeOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  const page = await read(deviceFoldersPath)
  const files = findAssets(await page.clone().text(), location.origin)
  for (const sheet of files.filter((file) => file.endsWith('.css')))
    files.push(...findAssets(await (await storeAsset(cache, sheet)).text(), new URL(sheet, location.origin).href))
  const needed = new Set(files)
  await Promise.all([...needed].map((file) => storeAsset(cache, file)))
  await cache.put(deviceFoldersPath, page)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== deviceFoldersPath && !needed.has(pathname)) await cache.delete(url, { ignoreVary: true })
  }
  await untilActive(await navigator.serviceWorker.register(workerPath, { scope: workerScope }))
}

/** `serviceWorker.ready` would never come on pages outside the scope. */
function untilActive({ installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    if (installing === null) return resolve()
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated' || installing.state === 'redundant') resolve()
    })
  })
}

/** Whether the page is stored: from before the first ruling until after the last. */
export function hasOfflinePage(): Promise<boolean> {
  return 'caches' in globalThis ? caches.has(cacheName) : Promise.resolve(false)
}

/** Removes the page, its files and the worker. */
export async function removeOfflinePage(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return
  await caches.delete(cacheName)
  await (await navigator.serviceWorker.getRegistration(workerScope))?.unregister()
}
