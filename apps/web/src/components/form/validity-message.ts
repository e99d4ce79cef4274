type Field = Pick<HTMLInputElement, 'type' | 'title' | 'validity'> &
  Partial<Pick<HTMLInputElement, 'min' | 'max' | 'minLength' | 'maxLength'>>

/** What is wrong with a field, in Spanish. Empty where nothing is. */
export function validityMessage({ type, title, validity, min, max, minLength, maxLength }: Field): string {
  if (validity.valueMissing) return missing[type] ?? 'Complete este campo.'
  if (validity.typeMismatch) return type === 'email' ? 'Escriba un correo, como nombre@ejemplo.cl.' : 'Escriba una dirección completa.'
  if (validity.patternMismatch) return title === '' ? 'Use el formato pedido.' : `Use el formato pedido: ${title}.`
  if (validity.tooShort) return `Use al menos ${minLength} caracteres.`
  if (validity.tooLong) return `Use como máximo ${maxLength} caracteres.`
  if (validity.rangeUnderflow) return `Use ${min} o más.`
  if (validity.rangeOverflow) return `Use ${max} o menos.`
  return validity.valid ? '' : 'Revise este campo.'
}

const missing: Readonly<Record<string, string>> = {
  checkbox: 'Marque esta casilla para continuar.',
  radio: 'Elija una de las opciones.',
  file: 'Elija un archivo.',
  'select-one': 'Elija una opción.',
}
