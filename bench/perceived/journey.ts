import type { Browser, Page } from '@playwright/test'

/** Milliseconds from the key or click until two frames after the new page stood in the document. */
export interface JourneyTimes {
  readonly results: number
  readonly facet: number
  readonly ruling: number
}

export interface PageReader {
  /** Types a query at home, chooses a facet and opens the first ruling. Null where no ruling answers in full: there are no facets. */
  readonly walk: (query: string) => Promise<JourneyTimes | null>
}

/** A person rests on a link about this long before the click. */
const hoverMs = 150
const settledMs = 500
const cardLink = 'article :is(h2, h3) a'
const facetLink = 'li > a[rel="nofollow"]:not([aria-label])'

export async function openReaderOfPages(browser: Browser, origin: string): Promise<PageReader> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  return {
    walk: async (query) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      const box = page.getByRole('combobox', { name: 'Buscar jurisprudencia' })
      await box.fill(query)
      await page.waitForTimeout(settledMs)
      const results = await timed(page, 'keydown', { path: '/resultados', shown: cardLink }, () => box.press('Enter'))
      await page.waitForTimeout(settledMs)
      const value = page.locator(`${facetLink}:visible`).first()
      if ((await value.count()) === 0) return null
      await value.hover()
      await page.waitForTimeout(hoverMs)
      const facet = await timed(page, 'click', { path: '/resultados', shown: `${facetLink}[aria-current]` }, () => value.click())
      await page.waitForTimeout(settledMs)
      const link = page.locator(cardLink).first()
      await link.hover()
      await page.waitForTimeout(hoverMs)
      const ruling = await timed(page, 'click', { path: '/sentencia', shown: '.rd-text' }, () => link.click())
      return { results, facet, ruling }
    },
  }
}

/** What must stand in the document. */
interface NextPage {
  readonly path: string
  /** Selector of an element. */
  readonly shown: string
}

/** Time between the browser's own event and the second frame after the next page stands. Both clocks are the page's. */
async function timed(page: Page, event: 'keydown' | 'click', { path, shown }: NextPage, act: () => Promise<void>): Promise<number> {
  const waited = page.evaluate<number>(`new Promise((resolve) => {
    const stands = () => location.pathname === ${JSON.stringify(path)} && document.querySelector(${JSON.stringify(shown)}) !== null
    const start = ({ timeStamp }) => {
      const look = () => {
        if (stands()) requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)))
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('${event}', start, { capture: true, once: true })
  })`)
  await act()
  return await waited
}
