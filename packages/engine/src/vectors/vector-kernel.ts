import { readFileSync } from 'node:fs'
import type { CodeQuery } from './encode-vectors.ts'

const wasmPage = 65_536
const alignment = 16
/** Bytes of a code stored apart for the first scan. Shorter codes are padded with zeros. */
export const headSize = 32

interface Exports {
  headDistances(heads: number, count: number, query: number, out: number): void
  codeDistances(codes: number, chosen: number, count: number, size: number, query: number, out: number): void
  products(base: number, chosen: number, count: number, size: number, query: number, out: number): void
  fineProducts(
    baseOfHighs: number,
    chosenHighs: number,
    baseOfLows: number,
    chosenLows: number,
    count: number,
    size: number,
    query: number,
    out: number,
  ): void
}

const isKernel = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Exports =>
  ['headDistances', 'codeDistances', 'products', 'fineProducts'].every((name) => typeof exports[name] === 'function')

/** A range of the kernel's memory. */
export interface Region {
  readonly at: number
  readonly size: number
}

/** Some rows of a region of contiguous rows, in any order. */
export interface ChosenRows {
  readonly region: Region
  readonly chosen: Uint32Array
}

/** SIMD code for vectors, compiled from `wasm/vectors.ts`, with its memory: first-fit, shared by all indexes of the process. */
export class VectorKernel {
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536 })
  readonly #code: Exports
  /** Free ranges by address. The last one reaches to the end of the memory. */
  #free: Region[] = [{ at: alignment, size: wasmPage - alignment }]
  readonly #scratch = new Map<string, Region>()

  constructor() {
    const module = new WebAssembly.Module(readFileSync(new URL('../../wasm/vectors.wasm', import.meta.url)))
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } })
    if (!isKernel(exports)) throw new Error('vectors.wasm lacks an export')
    this.#code = exports
  }

  allocate(bytes: number): Region {
    const size = Math.max(alignment, Math.ceil(bytes / alignment) * alignment)
    const index = this.#free.findIndex((each) => each.size >= size)
    if (index < 0) {
      this.#grow(size)
      return this.allocate(bytes)
    }
    const { at, size: available } = this.#free[index] as Region
    if (available === size) this.#free.splice(index, 1)
    else this.#free[index] = { at: at + size, size: available - size }
    return { at, size }
  }

  release(region: Region): void {
    const merged: Region[] = []
    for (const each of [...this.#free, region].sort((a, b) => a.at - b.at)) {
      const last = merged.at(-1)
      if (last !== undefined && last.at + last.size === each.at) merged[merged.length - 1] = { at: last.at, size: last.size + each.size }
      else merged.push(each)
    }
    this.#free = merged
  }

  /** A scratch region per purpose, enlarged on demand, which loses its content. */
  scratchFor(purpose: string, bytes: number): Region {
    const cached = this.#scratch.get(purpose)
    if (cached !== undefined && cached.size >= bytes) return cached
    if (cached !== undefined) this.release(cached)
    const region = this.allocate(bytes)
    this.#scratch.set(purpose, region)
    return region
  }

  /** Valid until the next allocation. */
  bytes({ at, size }: Region): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size)
  }

  /** Distances of the query from the first `headSize` bytes of `count` codes. Valid until the next call. */
  headDistances(heads: Region, count: number, { heavy, light }: CodeQuery): Uint16Array {
    const input = this.scratchFor('code', 2 * headSize)
    const out = this.scratchFor('distances', count * 2)
    const into = this.bytes(input).fill(0)
    into.set(heavy.subarray(0, headSize))
    into.set(light.subarray(0, headSize), headSize)
    this.#code.headDistances(heads.at, count, input.at, out.at)
    return new Uint16Array(this.#memory.buffer, out.at, count)
  }

  /** Distances of the query from whole codes. Valid until the next call. */
  codeDistances({ region, chosen }: ChosenRows, { heavy, light }: CodeQuery): Uint16Array {
    const size = heavy.length
    const input = this.scratchFor('code', 2 * size)
    const numbers = this.#numbers('chosen', chosen)
    const out = this.scratchFor('distances', chosen.length * 2)
    const into = this.bytes(input)
    into.set(heavy)
    into.set(light, size)
    this.#code.codeDistances(region.at, numbers.at, chosen.length, size, input.at, out.at)
    return new Uint16Array(this.#memory.buffer, out.at, chosen.length)
  }

  /** Scalar products of the query with rows of 8-bit integers, `query.length` apart. Valid until the next call. */
  products({ region, chosen }: ChosenRows, query: Int16Array): Int32Array {
    const input = this.scratchFor('query', query.length * 2)
    const numbers = this.#numbers('chosen', chosen)
    const out = this.scratchFor('products', chosen.length * 4)
    new Int16Array(this.#memory.buffer, input.at, query.length).set(query)
    this.#code.products(region.at, numbers.at, chosen.length, query.length, input.at, out.at)
    return new Int32Array(this.#memory.buffer, out.at, chosen.length)
  }

  /** Scalar products with rows of 16-bit integers, given as signed high and low bytes. Valid until the next call. */
  fineProducts(highs: ChosenRows, lows: ChosenRows, query: Float32Array): Float32Array {
    const size = query.length
    const count = highs.chosen.length
    const input = this.scratchFor('query', size * 4)
    const numbers = this.#numbers('chosen', highs.chosen)
    const numbersOfLows = this.#numbers('chosen lows', lows.chosen)
    const out = this.scratchFor('products', count * 4)
    new Float32Array(this.#memory.buffer, input.at, size).set(query)
    this.#code.fineProducts(highs.region.at, numbers.at, lows.region.at, numbersOfLows.at, count, size, input.at, out.at)
    return new Float32Array(this.#memory.buffer, out.at, count)
  }

  #numbers(purpose: string, numbers: Uint32Array): Region {
    const region = this.scratchFor(purpose, numbers.length * 4)
    new Uint32Array(this.#memory.buffer, region.at, numbers.length).set(numbers)
    return region
  }

  #grow(bytes: number): void {
    const pages = Math.max(Math.ceil(bytes / wasmPage), Math.ceil(this.#memory.buffer.byteLength / wasmPage / 4))
    const end = this.#memory.buffer.byteLength
    this.#memory.grow(pages)
    this.release({ at: end, size: pages * wasmPage })
  }
}

let kernel: VectorKernel | null = null
export function vectorKernel(): VectorKernel {
  kernel ??= new VectorKernel()
  return kernel
}
