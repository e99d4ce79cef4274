/** Check digit of RUT and RUC by módulo 11: weights 2…7 from the right, 11 → 0, 10 → K. `digits` holds digits only. */
export function checkDigitModulo11(digits: string): string {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits.charAt(digits.length - 1 - index)) * (2 + (index % 6))
  }
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}
