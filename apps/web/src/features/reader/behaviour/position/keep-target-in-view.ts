import { addressTarget } from './scroll-target.ts'

/** Milliseconds in which distant text and late fonts may still change the layout after an arrival. */
const arrivalMs = 1500

/** Keeps an element in place until the reader moves: distant text gets its height only when it comes near. */
function settleOn(target: HTMLElement, signal: AbortSignal): void {
  const moved = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(type, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
  }
  const settle = () => {
    if (!signal.aborted && !moved.signal.aborted) target.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  requestAnimationFrame(settle)
  void document.fonts.ready.then(() => requestAnimationFrame(settle))
  setTimeout(settle, 400)
  setTimeout(() => moved.abort(), arrivalMs)
}

const textTarget = (): HTMLElement | null => {
  const target = addressTarget()
  return target?.closest('.rd-text') == null ? null : target
}

/** Keeps the target of the URL in place after loading, and after every link within the page. */
export function keepTargetInView(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      if (link === null || event.defaultPrevented) return
      requestAnimationFrame(() => {
        const target = textTarget()
        if (target !== null && !signal.aborted) settleOn(target, signal)
      })
    },
    { signal },
  )
  const target = textTarget()
  if (target === null) return
  // After client-side navigation nothing matches `:target`.
  if (!target.matches(':target')) {
    target.setAttribute('data-target', '')
    const forget = () => target.removeAttribute('data-target')
    addEventListener('hashchange', forget, { once: true, signal })
    signal.addEventListener('abort', forget)
  }
  settleOn(target, signal)
}
