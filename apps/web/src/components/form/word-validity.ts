import { validityMessage } from './validity-message.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Browsers word what is wrong with a field in their own language. This words it in Spanish, in every form, from here on. */
export function wordValidity(): void {
  const word = ({ target }: Event) => {
    if (!isField(target)) return
    target.setCustomValidity('')
    target.setCustomValidity(validityMessage(target))
  }
  const clear = ({ target }: Event) => {
    if (isField(target)) target.setCustomValidity('')
  }
  document.addEventListener('invalid', word, true)
  document.addEventListener('input', clear, true)
  document.addEventListener('change', clear, true)
}
