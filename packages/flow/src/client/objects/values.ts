import { z } from 'zod'
import { type ChileanDay, parseChileanDay, parseChileanInstant } from '../chilean-time.ts'

/** Texts that stand for nothing. */
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '' || /^0000-00-00/.test(String(value))

/** A reader of a value that may be written in several ways. What it throws becomes an issue. */
function read<T>(convert: (value: unknown) => T): z.ZodType<T> {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      try {
        return convert(value)
      } catch {
        context.addIssue({ code: 'custom', message: 'not readable' })
        return z.NEVER
      }
    })
}

const orNull =
  <T>(convert: (value: unknown) => T) =>
  (value: unknown): T | null =>
    isNothing(value) ? null : convert(value)

function convertNumber(value: unknown): number {
  const isWritten = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim())
  const number = isWritten ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new TypeError()
  return number
}

function convertInteger(value: unknown): number {
  const number = convertNumber(value)
  if (!Number.isSafeInteger(number)) throw new TypeError()
  return number
}

function convertText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError()
  return String(value)
}

function convertFlag(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const number = convertNumber(value)
  if (number !== 0 && number !== 1) throw new TypeError()
  return number === 1
}

const convertDay = (value: unknown): ChileanDay => parseChileanDay(convertText(value))
const convertInstant = (value: unknown): Date => parseChileanInstant(convertText(value))

/** Text of at least one character; numbers are accepted. */
export const text = read((value) => {
  const converted = convertText(value)
  if (converted === '') throw new TypeError()
  return converted
})
export const optionalText = read(orNull(convertText))
/** `25000`, `"25000"` or `"25000.0000"`. */
export const number = read(convertNumber)
export const optionalNumber = read(orNull(convertNumber))
export const integer = read(convertInteger)
export const optionalInteger = read(orNull(convertInteger))
/** 0, 1, `"0"`, `"1"` or a boolean; absent is false. */
export const flag = read((value) => (isNothing(value) ? false : convertFlag(value)))
export const day = read(convertDay)
export const optionalDay = read(orNull(convertDay))
export const instant = read(convertInstant)
export const optionalInstant = read(orNull(convertInstant))

/** One of the numbers of an enumeration. Any other is an error, never a default. */
export function oneOf<const N extends number>(values: Readonly<Record<string, N>>): z.ZodType<N> {
  const known: readonly number[] = Object.values(values)
  return read((value) => {
    const converted = convertInteger(value)
    if (!known.includes(converted)) throw new TypeError()
    return converted as N
  })
}

/** A list, an object numbered like a list, a single object, or nothing. */
export function listOf<T>(row: z.ZodType<T>): z.ZodType<T[]> {
  return z.preprocess((value) => {
    if (isNothing(value)) return []
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value]
  }, z.array(row))
}

/** An object, or null where it is absent. PHP writes an empty object as an empty list. */
export function optional<T>(schema: z.ZodType<T>): z.ZodType<T | null> {
  return z.preprocess((value) => (isNothing(value) || (Array.isArray(value) && value.length === 0) ? null : value), schema.nullable())
}

export interface Raw {
  /** The JSON as it came, with personal data. */
  readonly raw: unknown
}

export function withRaw<T extends object>(schema: z.ZodType<T>): z.ZodType<T & Raw> {
  return z.unknown().transform((raw, context) => {
    const read = schema.safeParse(raw)
    if (read.success) return { ...read.data, raw }
    for (const { path } of read.error.issues) context.addIssue({ code: 'custom', message: 'not readable', path })
    return z.NEVER
  })
}

/** A page of a list. */
export interface FlowPage<T> {
  readonly total: number | null
  readonly hasMore: boolean
  readonly data: T[]
}

export function pageOf<T>(row: z.ZodType<T>): z.ZodType<FlowPage<T>> {
  return z.object({ total: optionalInteger, hasMore: flag, data: listOf(row) })
}
