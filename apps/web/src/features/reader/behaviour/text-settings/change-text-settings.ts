import { faceCookie, letterPercent, letterScales } from '../../text-settings.ts'
import { keepLetterStep, rememberChoice } from './save-text-settings.ts'

/** What a press of A−, A+ or the letter without serifs does: the line being read stays where it is, and the choice is kept. */
export function setLetter(root: HTMLElement, button: HTMLElement): void {
  const by = button.dataset['letter']
  if (by === undefined) setFace(root, button)
  else setSize(root, Number(by))
}

function setSize(root: HTMLElement, by: number): void {
  const step = Math.min(letterScales.length - 1, Math.max(0, Number(root.dataset['letterStep']) + by))
  root.dataset['letterStep'] = String(step)
  holdLine(root, () => root.style.setProperty('--letter', String(letterScales[step])))
  keepLetterStep(step)
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-letter]')) {
    button.disabled = button.dataset['letter'] === '-1' ? step === 0 : step === letterScales.length - 1
    button.title = `Letra al ${letterPercent(step)}`
  }
}

function setFace(root: HTMLElement, button: HTMLElement): void {
  const next = root.dataset['face'] === 'sans' ? 'serif' : 'sans'
  holdLine(root, () => root.setAttribute('data-face', next))
  rememberChoice(faceCookie, next)
  button.setAttribute('aria-pressed', String(next === 'sans'))
}

/** Changes how the text is set while the line being read stays where it is. */
function holdLine(root: HTMLElement, change: () => void): void {
  const reading = [...root.querySelectorAll('.rd-run')].find((run) => run.getBoundingClientRect().bottom > innerHeight / 4)
  const before = reading?.getBoundingClientRect().top ?? 0
  change()
  const after = reading?.getBoundingClientRect().top ?? 0
  if (scrollY > 0) scrollBy({ top: after - before, behavior: 'instant' })
}
