/** Initials for an account: `rosa.vidal@estudio.cl` → «RV», `rosa@estudio.cl` → «RO». */
export function initials(email: string): string {
  const [name = ''] = email.split('@')
  const parts = name.split(/[._+-]+/).filter((part) => part !== '')
  const [first = '', second = ''] = parts
  const pair = second === '' ? [...first].slice(0, 2) : [...first].slice(0, 1).concat([...second].slice(0, 1))
  return pair.join('').toLocaleUpperCase('es-CL') || '·'
}
