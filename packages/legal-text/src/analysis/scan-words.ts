const separator = 1
const letter = 2
const digit = 3
const mark = 4
const cachedClasses = new Uint8Array(65_536)

const classify = (code: number): number => {
  const unit = String.fromCharCode(code)
  if (unit === 'º' || unit === 'ª') return separator
  if (/\p{Nd}/u.test(unit)) return digit
  if (/\p{L}/u.test(unit)) return letter
  return /\p{Mn}/u.test(unit) ? mark : separator
}

const classAt = (text: string, index: number): number => {
  if (index >= text.length) return separator
  const code = text.charCodeAt(index)
  const cached = cachedClasses[code] ?? 0
  if (cached !== 0) return cached
  const found = classify(code)
  cachedClasses[code] = found
  return found
}

const dot = 46
const isDigit = (text: string, index: number): boolean => classAt(text, index) === digit
const isLetter = (text: string, index: number): boolean => classAt(text, index) === letter

/** End of «12.345.678» when groups of three follow `to`, else `to`. */
const endOfThousands = (text: string, from: number, to: number): number => {
  if (to - from > 3) return to
  let end = to
  while (
    text.charCodeAt(end) === dot &&
    isDigit(text, end + 1) &&
    isDigit(text, end + 2) &&
    isDigit(text, end + 3) &&
    !isDigit(text, end + 4) &&
    !isLetter(text, end + 4)
  ) {
    end += 4
  }
  return end
}

/** End of the single letter at `index` with its combining marks; `index` when none stands there. */
const endOfLetter = (text: string, index: number): number => {
  if (!isLetter(text, index)) return index
  let end = index + 1
  while (classAt(text, end) === mark) end += 1
  return end
}

/** End of «C.P.C.» or «S.A» when single letters with dots follow `from`, else `to`. */
const endOfAcronym = (text: string, from: number, to: number): number => {
  let end = from
  let letters = 0
  for (let next = endOfLetter(text, end); next > end && text.charCodeAt(next) === dot; next = endOfLetter(text, end)) {
    end = next + 1
    letters += 1
  }
  const last = endOfLetter(text, end)
  if (last > end && classAt(text, last) === separator) return letters > 0 ? last : to
  return letters >= 2 ? end : to
}

export type WordKind = 'word' | 'number' | 'acronym'

/** Calls `visit` for each word, number («12.345» is one) and dotted acronym («C.P.C.») from `from` up to `to`. «N°» is none of them. */
export function scanWords(text: string, from: number, to: number, visit: (from: number, to: number, kind: WordKind) => void): void {
  let index = from
  while (index < to) {
    const kind = classAt(text, index)
    if (kind !== letter && kind !== digit) {
      index += 1
      continue
    }
    let end = index + 1
    let onlyDigits = kind === digit
    for (let next = classAt(text, end); next > separator; next = classAt(text, end)) {
      if (next !== digit) onlyDigits = false
      end += 1
    }
    const numeroSign = end === index + 1 && '°º'.includes(text.charAt(end)) && end < text.length && 'nN'.includes(text.charAt(index))
    if (onlyDigits) {
      end = endOfThousands(text, index, end)
      visit(index, end, 'number')
    } else if (text.charCodeAt(end) === dot && endOfLetter(text, index) === end) {
      const whole = endOfAcronym(text, index, end)
      visit(index, whole, whole > end ? 'acronym' : 'word')
      end = whole
    } else if (!numeroSign) {
      visit(index, end, 'word')
    }
    index = end
  }
}
