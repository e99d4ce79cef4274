import { addressTarget } from '../position/scroll-target.ts'

const related = /^#rd-(?:contrary|similar|identical)$/u

/** A link to the related rulings opens their sheet where they are no column. They may arrive after the text. */
export function openRelated(root: HTMLElement, signal: AbortSignal): void {
  const sheet = root.querySelector<HTMLElement>('#ficha')
  if (sheet === null) return
  const open = () => {
    if (!related.test(location.hash)) return
    if (getComputedStyle(sheet).display === 'none') sheet.showPopover()
    addressTarget()?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  open()
  addEventListener('hashchange', open, { signal })
  if (addressTarget() !== null || !related.test(location.hash)) return
  const arrival = new MutationObserver(() => {
    if (addressTarget() === null) return
    arrival.disconnect()
    open()
  })
  arrival.observe(sheet, { childList: true, subtree: true })
  signal.addEventListener('abort', () => arrival.disconnect())
}
