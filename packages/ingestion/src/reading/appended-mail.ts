const mailHead = /^\s*(?:de|from|enviado(?:\s+el)?|sent|para|to|cc|cco|asunto|subject|fecha|date)\s*:/iu
const address = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u
const decision = /^\s*(?:se\s+(?:resuelve|declara|acoge|rechaza)|vistos?\b|considerando\b)/imu

/**
 * Removes notification e-mails appended after the ruling. They begin at the first mail headers with an address in the last two fifths,
 * if no decision follows.
 */
export function cutAppendedMail(text: string): string {
  const lines = text.split('\n')
  let at = 0
  for (const [index, line] of lines.entries()) {
    const following = lines.slice(index, index + 6)
    const isMail =
      mailHead.test(line) && following.filter((next) => mailHead.test(next)).length >= 2 && following.some((next) => address.test(next))
    if (isMail && at >= text.length * 0.6 && !decision.test(text.slice(at))) return text.slice(0, at).trimEnd()
    at += line.length + 1
  }
  return text
}
