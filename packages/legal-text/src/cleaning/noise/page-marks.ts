import { isNumberInWords } from '../number-words.ts'

const pageMark =
  /^(?:PAGE ?\d*|p[aá]g(?:ina|\.)? ?\d+(?: ?(?:de|\/) ?\d+)?\p{L}?\.?|[-–—] ?\d{1,3} ?[-–—]|(?:foliado )?fojas?:? ?\d+[ .-]*|REP[UÚ]BLICA DE CHILE fojas \d+)$/iu
const foja = /^fojas?:? ?\d/iu
const folioNumber = /^(?:0{2,}\d+|\d{2,6})$/u
const ownDocket = /^[A-Z]{1,2}-[\d.]+-\d{4}$/u

/** Lone numbers counting up by one from page to page. */
const pageNumbers = (lines: readonly string[]): Set<number> => {
  const lone = lines.flatMap((line, index) => (/^\d{1,6}$/u.test(line) ? [{ index, value: Number(line) }] : []))
  let best: number[] = []
  for (const start of lone.slice(0, 12)) {
    const run = [start.index]
    let expected = start.value + 1
    for (const next of lone) {
      if (next.index <= (run.at(-1) ?? 0) || next.value !== expected) continue
      run.push(next.index)
      expected += 1
    }
    if (run.length > best.length) best = run
  }
  const spread = (best.at(-1) ?? 0) - (best[0] ?? 0)
  return best.length >= 3 && spread / best.length > 12 ? new Set(best) : new Set()
}

/**
 * A folio: «0000041» and «cuarenta y uno» within two lines of each other, «Foja: 3» and its number in words, or the docket number above
 * «Foja».
 */
const isFolio = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? ''
  const near = (test: (other: string) => boolean): boolean => [-2, -1, 1, 2].some((step) => test(lines[index + step] ?? ''))
  if (ownDocket.test(line)) return foja.test(lines[index + 1] ?? '')
  if (folioNumber.test(line)) return near(isNumberInWords)
  if (!isNumberInWords(line)) return false
  return near((other) => folioNumber.test(other)) || foja.test(lines[index - 1] ?? '')
}

/** Word's page field leaves «PAGE» and the number below it. */
const isFieldResidue = (lines: readonly string[], index: number): boolean =>
  lines[index - 1] === 'PAGE' && /^\d{1,3}$/u.test(lines[index] ?? '')

/** True for each line that numbers a page or a folio. */
export function pageMarks(lines: readonly string[]): boolean[] {
  const numbers = pageNumbers(lines)
  const folios = lines.map((line, index) => line !== '' && line.length <= 120 && isFolio(lines, index))
  return lines.map((line, index) => folios[index] === true || numbers.has(index) || pageMark.test(line) || isFieldResidue(lines, index))
}
