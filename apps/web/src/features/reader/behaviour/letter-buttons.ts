import { letterCookie, letterPercent, letterScales } from '../letter-size.ts'

const yearSeconds = 31_536_000

/** A− and A+: the line being read stays where it is, and the choice is kept. */
export function startLetterSize(root: HTMLElement, signal: AbortSignal): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-letter]')]
  let step = Number(root.dataset['letterStep'])
  const change = (by: number) => {
    step = Math.min(letterScales.length - 1, Math.max(0, step + by))
    const reading = [...root.querySelectorAll('.rd-run')].find((run) => run.getBoundingClientRect().bottom > innerHeight / 4)
    const before = reading?.getBoundingClientRect().top ?? 0
    root.style.setProperty('--letter', String(letterScales[step]))
    const after = reading?.getBoundingClientRect().top ?? 0
    if (scrollY > 0) scrollBy({ top: after - before, behavior: 'instant' })
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent over plain http
    document.cookie = `${letterCookie}=${step}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
    for (const button of buttons) {
      button.disabled = button.dataset['letter'] === '-1' ? step === 0 : step === letterScales.length - 1
      button.title = `Letra al ${letterPercent(step)}`
    }
  }
  for (const button of buttons) button.addEventListener('click', () => change(Number(button.dataset['letter'])), { signal })
}
