/** A note of the contract, as «use al menos 10 caracteres», as a sentence under its field. */
export function sentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? '' : '.'}`
}
