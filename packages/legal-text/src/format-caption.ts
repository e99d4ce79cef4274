/** Readable caption from a source's upper case: «BANCO X/SOTO» → «Banco X con Soto». */
export const formatCaption = (caption: string): string =>
  caption
    .trim()
    .replace(/\s*\/\s*/gu, ' con ')
    .toLowerCase()
    .replace(
      /(^|\s)(?!(?:de|del|la|las|los|el|y|e|con|en|para)\s)(\p{L})/gu,
      (_, space: string, letter: string) => space + letter.toUpperCase(),
    )
