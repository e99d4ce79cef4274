/** Label of a paragraph in a text without considerandos. It says that the numbering is ours. */
export function paragraphPlace(number: number): string {
  return `párr. ${number} (numeración de BaseJuris)`
}
