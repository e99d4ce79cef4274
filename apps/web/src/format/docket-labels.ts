import { formatCount } from './numbers.ts'

const plain = /^(\d+)-(\d{4})$/
const lettered = /^([A-Z]+)-(\d+)-(\d{4})$/

/** A docket number as lawyers write it: `12345-2020` → `rol N° 12.345-2020`, `O-5340-2022` → `rol O-5.340-2022`. */
export function docketLabel(docketNumber: string): string {
  const number = plain.exec(docketNumber)
  if (number?.[1] !== undefined) return `rol N° ${formatCount(Number(number[1]))}-${number[2]}`
  const letter = lettered.exec(docketNumber)
  if (letter?.[2] !== undefined) return `rol ${letter[1]}-${formatCount(Number(letter[2]))}-${letter[3]}`
  return `rol ${docketNumber}`
}
