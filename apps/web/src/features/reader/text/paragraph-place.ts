/** A paragraph of a text without considerandos; the numbering is ours, and the name says so. */
export const paragraphPlace = (number: number): string => `párr. ${number} (numeración de BaseJuris)`
