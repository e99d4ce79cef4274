import { addressTarget } from './scroll-target.ts'

/** Keeps the target of the URL in place until the reader moves. Distant text and late fonts change the layout after loading. */
export function keepTargetInView(signal: AbortSignal): void {
  const target = addressTarget()
  if (target?.closest('.rd-text') == null) return
  // After client-side navigation nothing matches `:target`.
  if (!target.matches(':target')) {
    target.setAttribute('data-target', '')
    const forget = () => target.removeAttribute('data-target')
    addEventListener('hashchange', forget, { once: true, signal })
    signal.addEventListener('abort', forget)
  }
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
  setTimeout(() => moved.abort(), 1500)
}
