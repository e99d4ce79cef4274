import { joinBytes } from './join-bytes.ts'

/** Bytes that should be one JSON value of the record array. */
export interface JsonSlice {
  readonly offset: number
  readonly nextOffset: number
  readonly bytes: Uint8Array
  readonly flaw: 'truncated' | 'too_large' | null
}

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
const comma = 0x2c
const colon = 0x3a
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const byteOrderMark: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf])
const maxKeyLength = 64

export interface SplitterOptions {
  /** Names of the arrays that hold records. `root`: objects at the root, alone, in sequence or in one array. */
  readonly arrayKeys: Iterable<string> | 'root'
  readonly maxRecordBytes: number
  /** Byte after the last record already read. */
  readonly resumeAt?: number
}

type Phase = 'seeking' | 'between' | 'inside'

/**
 * Cuts the elements of the record array out of a JSON file without parsing them: `[…]` at the root, or the array under one of
 * `arrayKeys`. Works on bytes, which is safe in UTF-8 because JSON's structural characters are ASCII. Memory is one record. A
 * token-streaming library would not do: cut bytes can be parsed in workers. Each record has its offset, so a run resumes by seeking, and
 * a malformed record does not end the file.
 */
export class JsonRecordSplitter {
  readonly #arrayKeys: ReadonlySet<string>
  readonly #maxRecordBytes: number
  readonly #rootRecords: boolean
  #openArrays = 0
  #phase: Phase
  #position: number
  #depth = 0
  #inString = false
  #escaped = false
  #seekDepth = 0
  #key = ''
  #lastString = ''
  #recordStart = 0
  #recordBytes = 0
  #parts: Uint8Array[] = []
  #arraysSeen = 0
  #done: JsonSlice[] = []

  constructor(options: SplitterOptions) {
    this.#rootRecords = options.arrayKeys === 'root'
    this.#arrayKeys = new Set(options.arrayKeys === 'root' ? [] : options.arrayKeys)
    this.#maxRecordBytes = options.maxRecordBytes
    const within = options.resumeAt !== undefined || this.#rootRecords
    this.#phase = within ? 'between' : 'seeking'
    this.#position = options.resumeAt ?? 0
    this.#arraysSeen = within ? 1 : 0
  }

  /** True after a record array was entered. */
  get foundRecords(): boolean {
    return this.#arraysSeen > 0
  }

  push(chunk: Uint8Array): JsonSlice[] {
    let index = 0
    while (index < chunk.length) {
      if (this.#phase === 'inside') index = this.#scanRecord(chunk, index)
      else if (this.#phase === 'between') index = this.#scanBetween(chunk, index)
      else index = this.#scanSeeking(chunk, index)
    }
    this.#position += chunk.length
    return this.#done.splice(0)
  }

  end(): JsonSlice[] {
    const wholeRoot = this.#rootRecords && this.#phase === 'between' && this.#openArrays === 0
    const closed = wholeRoot || (this.#phase === 'seeking' && (this.foundRecords || (!this.#inString && this.#seekDepth === 0)))
    if (closed) return []
    const offset = this.#phase === 'inside' ? this.#recordStart : this.#position
    return [{ offset, nextOffset: this.#position, bytes: new Uint8Array(0), flaw: 'truncated' }]
  }

  #scanSeeking(chunk: Uint8Array, from: number): number {
    for (let index = from; index < chunk.length; index += 1) {
      const byte = chunk[index] as number
      if (this.#inString) {
        this.#readSeekString(byte)
        continue
      }
      if (byte === quote) {
        this.#inString = true
        this.#lastString = ''
      } else if (byte === colon) this.#key = this.#lastString
      else if (byte === openBrace) {
        this.#seekDepth += 1
        this.#key = ''
      } else if (byte === openBracket) {
        if (this.#seekDepth === 0 || this.#arrayKeys.has(this.#key)) {
          this.#phase = 'between'
          this.#arraysSeen += 1
          return index + 1
        }
        this.#seekDepth += 1
        this.#key = ''
      } else if (byte === closeBrace || byte === closeBracket) this.#seekDepth = Math.max(0, this.#seekDepth - 1)
      else if (byte === comma) this.#key = ''
    }
    return chunk.length
  }

  #readSeekString(byte: number): void {
    if (this.#escaped) this.#escaped = false
    else if (byte === backslash) this.#escaped = true
    else if (byte === quote) this.#inString = false
    else if (this.#lastString.length < maxKeyLength) this.#lastString += String.fromCharCode(byte)
  }

  #scanBetween(chunk: Uint8Array, from: number): number {
    for (let index = from; index < chunk.length; index += 1) {
      const byte = chunk[index] as number
      if (isSpace(byte) || byte === comma) continue
      if (this.#rootRecords && this.#passRootSign(byte)) continue
      if (byte === closeBracket) {
        this.#phase = 'seeking'
        this.#key = ''
        return index + 1
      }
      this.#phase = 'inside'
      this.#recordStart = this.#position + index
      this.#recordBytes = 0
      this.#depth = 0
      return index
    }
    return chunk.length
  }

  /** Outside a record, only brackets and a byte order mark are valid at the root. */
  #passRootSign(byte: number): boolean {
    if (byte === openBracket) this.#openArrays += 1
    else if (byte === closeBracket) this.#openArrays = Math.max(0, this.#openArrays - 1)
    else return byteOrderMark.has(byte)
    return true
  }

  #scanRecord(chunk: Uint8Array, from: number): number {
    let index = from
    let depth = this.#depth
    let inString = this.#inString
    let escaped = this.#escaped
    let end = -1
    for (; index < chunk.length && end < 0; index += 1) {
      const byte = chunk[index] as number
      if (inString) {
        if (escaped) escaped = false
        else if (byte === backslash) escaped = true
        else if (byte === quote) inString = false
      } else if (byte === quote) inString = true
      else if (byte === openBrace || byte === openBracket) depth += 1
      else if (depth === 0 && (byte === comma || byte === closeBracket)) end = index
      else if (byte === closeBrace || byte === closeBracket) {
        depth -= 1
        if (depth <= 0) end = index + 1
      }
    }
    this.#depth = depth
    this.#inString = inString
    this.#escaped = escaped
    this.#keep(chunk.subarray(from, end < 0 ? index : end))
    if (end >= 0) this.#finishRecord(this.#position + end)
    return end < 0 ? index : end
  }

  #keep(part: Uint8Array): void {
    this.#recordBytes += part.length
    if (this.#recordBytes > this.#maxRecordBytes) this.#parts = []
    else this.#parts.push(part)
  }

  #finishRecord(nextOffset: number): void {
    const tooLarge = this.#recordBytes > this.#maxRecordBytes
    const bytes = joinBytes(tooLarge ? [] : this.#parts)
    this.#done.push({ offset: this.#recordStart, nextOffset, bytes, flaw: tooLarge ? 'too_large' : null })
    this.#parts = []
    this.#phase = 'between'
  }
}
