/** «o» between two articles of one code: «160 o 161 CT». */
export const articlesOr = /(?<=(?<![\p{L}\d])\d{1,4}(?:\s+(?:bis|ter))?\s)o(?=\s\d{1,4}(?![\d./-]))/giu

/** The text with «y» in its place, as long as before. */
export function withArticlesJoined(text: string): string {
  return text.replace(articlesOr, 'y')
}
