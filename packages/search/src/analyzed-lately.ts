import { analyze, type Token } from '@basejuris/legal-text'

/** Characters of the texts kept; their tokens take some twenty times as many bytes. */
const mostCharacters = 1_500_000

const kept = new Map<string, readonly Token[]>()
let held = 0

/** As `analyze`: texts that were read lately are not read again. A passage is shown by many searches, and on every page that leads back to one. */
export const analyzedLately = (text: string): readonly Token[] => {
  const tokens = kept.get(text) ?? analyze(text)
  if (kept.delete(text)) held -= text.length
  kept.set(text, tokens)
  held += text.length
  for (const oldest of kept.keys()) {
    if (held <= mostCharacters) break
    kept.delete(oldest)
    held -= oldest.length
  }
  return tokens
}
