/** A paragraph of a text without considerandos; the numbering is ours, and the name says so. */
export function paragraphPlace(number: number): string {
  return `párr. ${number} (numeración de BaseJuris)`
}
