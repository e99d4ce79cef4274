const noise =
  /^(?:este documento tiene firma electr[oó]nica.*|y su original puede ser validado en.*|https?:\/\/(?:verificadoc|www)\.pjud\.cl.*|c[oó]digo:\s*[A-Z]{6,}.*|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\S*|PAGE(?:\s*\d+)?|foja:?\s*\d+.*)$/iu

/** Paragraphs of a source's raw text: breaks and blanks made regular, page furniture and signature blocks dropped. */
export const cleanText = (raw: string): string[] =>
  raw
    .normalize('NFC')
    .split(/<br\s*\/?>|\r\n?|\n/giu)
    .map((line) => line.replace(/[\s\u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '' && !noise.test(line))
