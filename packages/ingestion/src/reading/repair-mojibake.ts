/** Pairs that appear when UTF-8 is read as windows-1252 and that no Spanish text has («NÂ°», «SecciÃ³n», «â€œ»). */
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

/** Repairs UTF-8 that was read as windows-1252, part by part. A part that does not decode stays as it is. */
export function repairMojibake(text: string): string {
  return text.replace(pairs, decodePairs)
}
