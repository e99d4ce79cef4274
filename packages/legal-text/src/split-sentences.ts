/** Sentences of a paragraph as UTF-16 offsets, blanks around them left out. */
export const splitSentences = (text: string): { from: number; to: number }[] => {
  const sentences: { from: number; to: number }[] = []
  const pattern = /\S[\s\S]*?(?:[.;!?…]+(?=\s+[\p{Lu}¿¡«"“])|$)/gu
  for (const match of text.matchAll(pattern)) {
    const length = match[0].trimEnd().length
    if (length > 0) sentences.push({ from: match.index, to: match.index + length })
  }
  return sentences
}
