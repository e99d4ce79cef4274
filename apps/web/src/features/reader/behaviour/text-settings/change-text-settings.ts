import { textScales, textSizePercent, typefaceCookie } from '../../text-settings.ts'
import { saveTextSize, setPreferenceCookie } from './save-text-settings.ts'

/** Applies a press of A−, A+ or the typeface button, and saves the choice. The line being read stays in place. */
export function changeTextSettings(root: HTMLElement, button: HTMLElement): void {
  const by = button.dataset['letter']
  if (by === undefined) changeTypeface(root, button)
  else changeSize(root, Number(by))
}

function changeSize(root: HTMLElement, by: number): void {
  const step = Math.min(textScales.length - 1, Math.max(0, Number(root.dataset['letterStep']) + by))
  root.dataset['letterStep'] = String(step)
  keepReadingPosition(root, () => root.style.setProperty('--letter', String(textScales[step])))
  saveTextSize(step)
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-letter]')) {
    button.disabled = button.dataset['letter'] === '-1' ? step === 0 : step === textScales.length - 1
    button.title = `Letra al ${textSizePercent(step)}`
  }
}

function changeTypeface(root: HTMLElement, button: HTMLElement): void {
  const next = root.dataset['face'] === 'sans' ? 'serif' : 'sans'
  keepReadingPosition(root, () => root.setAttribute('data-face', next))
  setPreferenceCookie(typefaceCookie, next)
  button.setAttribute('aria-pressed', String(next === 'sans'))
}

/** Applies a change of layout and keeps the line being read in place. */
function keepReadingPosition(root: HTMLElement, change: () => void): void {
  const reading = [...root.querySelectorAll('.rd-run')].find((run) => run.getBoundingClientRect().bottom > innerHeight / 4)
  const before = reading?.getBoundingClientRect().top ?? 0
  change()
  const after = reading?.getBoundingClientRect().top ?? 0
  if (scrollY > 0) scrollBy({ top: after - before, behavior: 'instant' })
}
