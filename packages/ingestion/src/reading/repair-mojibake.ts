/** UTF-8 read as windows-1252 leaves these pairs, which no Spanish text has («NÂ°», «SecciÃ³n», «â€œ»). */
const pairs = /(?:[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])+/gu
const highCodes = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const toByte = (character: string): number => {
  const high = highCodes.indexOf(character)
  return high >= 0 ? 0x80 + high : character.charCodeAt(0)
}

const strict = new TextDecoder('utf-8', { fatal: true })

const decodePairs = (run: string): string => {
  try {
    return strict.decode(Uint8Array.from([...run].map(toByte)))
  } catch {
    return run
  }
}

/** Undoes UTF-8 read as windows-1252, stretch by stretch; a stretch that does not decode stays as it is. */
export function repairMojibake(text: string): string {
  return text.replace(pairs, decodePairs)
}
