import { faceCookie } from '../letter-face.ts'
import { letterPercent, letterScales } from '../letter-size.ts'
import { holdLine } from './hold-line.ts'
import { keepLetterStep } from './keep-letter-step.ts'
import { rememberChoice } from './remember-choice.ts'

/** A− and A+, and the letter without serifs: the line being read stays where it is, and the choice is kept. */
export function startLetterButtons(root: HTMLElement, signal: AbortSignal): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-letter]')]
  let step = Number(root.dataset['letterStep'])
  const resize = (by: number) => {
    step = Math.min(letterScales.length - 1, Math.max(0, step + by))
    holdLine(root, () => root.style.setProperty('--letter', String(letterScales[step])))
    keepLetterStep(step)
    for (const button of buttons) {
      button.disabled = button.dataset['letter'] === '-1' ? step === 0 : step === letterScales.length - 1
      button.title = `Letra al ${letterPercent(step)}`
    }
  }
  for (const button of buttons) button.addEventListener('click', () => resize(Number(button.dataset['letter'])), { signal })

  const face = root.querySelector<HTMLButtonElement>('[data-face-button]')
  face?.addEventListener(
    'click',
    () => {
      const next = root.dataset['face'] === 'sans' ? 'serif' : 'sans'
      holdLine(root, () => root.setAttribute('data-face', next))
      rememberChoice(faceCookie, next)
      face.setAttribute('aria-pressed', String(next === 'sans'))
    },
    { signal },
  )
}
