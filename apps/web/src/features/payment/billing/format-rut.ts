const maxCharacters = 9
/** A shorter one is not taken for whole: it gets dots, and no hyphen yet. */
const wholeCharacters = 8

const withDots = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')

/** Digits and a final K of what was typed or pasted, at most nine. */
export function rutCharacters(text: string): string {
  const characters = text.toUpperCase().replaceAll(/[^\dK]/g, '')
  return characters.replaceAll(/K(?=.)/g, '').slice(0, maxCharacters)
}

/** What was typed, with dots and hyphen, at most twelve characters: `123456785` → «12.345.678-5», `12345` → «12.345». */
export function formatRut(text: string): string {
  const characters = rutCharacters(text)
  if (characters.length < wholeCharacters && !characters.endsWith('K')) return withDots(characters)
  const number = withDots(characters.slice(0, -1))
  return number === '' ? characters : `${number}-${characters.slice(-1)}`
}

/** Writes the formatted RUT into its field, with the caret behind the same character as before. */
export function formatRutField(field: HTMLInputElement): void {
  const before = rutCharacters(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  const formatted = formatRut(field.value)
  if (formatted === field.value) return
  field.value = formatted
  let [caret, passed] = [0, 0]
  while (passed < before && caret < formatted.length) {
    if (/[\dK]/.test(formatted.charAt(caret))) passed += 1
    caret += 1
  }
  field.setSelectionRange(caret, caret)
}
