// Answers the page of the folders on this device without a connection. It stores nothing: the pages fill its cache
// (apps/web/src/session/device/offline-page.ts), and the rulings lie in IndexedDB.
const cacheName = 'basejuris-equipo'
const page = '/carpetas/en-este-equipo'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
)

/**
 * Opening the cache would make it anew after the pages removed it.
 * @param {string} path
 */
const findStored = (path) => caches.match(path, { cacheName, ignoreVary: true })

/** @param {FetchEvent} event */
async function answerPage(event) {
  const { pathname } = new URL(event.request.url)
  if (pathname === page) return (await findStored(page)) ?? fetch(event.request)
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    if ((await findStored(page)) === undefined) throw error
    const [, , folderId] = pathname.split('/')
    return Response.redirect(folderId === undefined ? page : `${page}?${new URLSearchParams({ carpeta: folderId })}`)
  }
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(findStored(pathname).then((stored) => stored ?? fetch(event.request)))
})
