// AssemblyScript (not TypeScript). Memory is laid out by the caller; every address is a multiple of 16.

/** Stretches of codes gone through side by side: what of one is not in the cache is waited for while others are counted. */
const stretches = 8

/** Hamming distances, 16 bits each, from one code to `count` codes that lie one after another, `size` bytes each, a multiple of 16. */
export function hamming(codes: usize, count: i32, size: i32, query: usize, out: usize): void {
  const stretch = (count + stretches - 1) / stretches
  const end = codes + <usize>count * size
  for (const last = codes + <usize>stretch * size; codes < last; codes += size) {
    let at = out
    for (let code = codes; code < end; code += <usize>stretch * size) {
      store<u16>(at, distance(code, query, size))
      at += 2 * stretch
    }
    out += 2
  }
}

/** The same of the codes with the 32-bit numbers in `chosen` alone, in their order. */
export function hammingOf(codes: usize, chosen: usize, count: i32, size: i32, query: usize, out: usize): void {
  for (let i = 0; i < count; i++) {
    store<u16>(out, distance(codes + <usize>load<u32>(chosen) * size, query, size))
    chosen += 4
    out += 2
  }
}

function distance(code: usize, query: usize, size: i32): u16 {
  let sum = i16x8.splat(0)
  if ((size & 127) === 0)
    for (let at = 0; at < size; at += 128) sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(countByEight(code + at, query + at)))
  else
    for (let at = 0; at < size; at += 16)
      sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(v128.xor(v128.load(code + at), v128.load(query + at)))))
  return <u16>total(i32x4.extadd_pairwise_i16x8_u(sum))
}

/** Eight registers at a time: their counts still fit into bytes. */
function countByEight(a: usize, b: usize): v128 {
  let bits = i8x16.popcnt(v128.xor(v128.load(a), v128.load(b)))
  bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 16), v128.load(b, 16))))
  bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 32), v128.load(b, 32))))
  bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 48), v128.load(b, 48))))
  bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 64), v128.load(b, 64))))
  bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 80), v128.load(b, 80))))
  bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 96), v128.load(b, 96))))
  return i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 112), v128.load(b, 112))))
}

/**
 * Scalar products, 32 bits each, of `count` rows of `size` 8-bit integers, a multiple of 16, with one row of 16-bit integers. `chosen` has the
 * 32-bit numbers of the rows, which lie one after another from `base`. Four at a time: what is loaded of the query serves all, and rows that are
 * not in the cache are waited for together.
 */
export function products(base: usize, chosen: usize, count: i32, size: i32, query: usize, out: usize): void {
  const end = chosen + 4 * <usize>count
  for (; chosen + 16 <= end; chosen += 16) {
    const a = base + <usize>load<u32>(chosen) * size
    const b = base + <usize>load<u32>(chosen, 4) * size
    const c = base + <usize>load<u32>(chosen, 8) * size
    const d = base + <usize>load<u32>(chosen, 12) * size
    let s = i32x4.splat(0)
    let t = i32x4.splat(0)
    let u = i32x4.splat(0)
    let v = i32x4.splat(0)
    for (let at = 0; at < size; at += 8) {
      const asked = v128.load(query + 2 * at)
      s = i32x4.add(s, i32x4.dot_i16x8_s(v128.load8x8_s(a + at), asked))
      t = i32x4.add(t, i32x4.dot_i16x8_s(v128.load8x8_s(b + at), asked))
      u = i32x4.add(u, i32x4.dot_i16x8_s(v128.load8x8_s(c + at), asked))
      v = i32x4.add(v, i32x4.dot_i16x8_s(v128.load8x8_s(d + at), asked))
    }
    store<i32>(out, total(s))
    store<i32>(out, total(t), 4)
    store<i32>(out, total(u), 8)
    store<i32>(out, total(v), 12)
    out += 16
  }
  for (; chosen < end; chosen += 4) {
    const row = base + <usize>load<u32>(chosen) * size
    let sum = i32x4.splat(0)
    for (let at = 0; at < size; at += 8) sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load8x8_s(row + at), v128.load(query + 2 * at)))
    store<i32>(out, total(sum))
    out += 4
  }
}

/**
 * Scalar products of `count` rows of `size` 16-bit integers, a multiple of 16, with a query of 32-bit floats. Their high bytes are in the rows of
 * `chosenHighs` from `baseOfHighs`, as in `products`, and their low ones, with a sign of their own, likewise.
 */
export function fineProducts(
  baseOfHighs: usize,
  chosenHighs: usize,
  baseOfLows: usize,
  chosenLows: usize,
  count: i32,
  size: i32,
  query: usize,
  out: usize,
): void {
  for (let i = 0; i < count; i++) {
    const highs = baseOfHighs + <usize>load<u32>(chosenHighs) * size
    const lows = baseOfLows + <usize>load<u32>(chosenLows) * size
    let s = f32x4.splat(0)
    let t = f32x4.splat(0)
    let u = f32x4.splat(0)
    let v = f32x4.splat(0)
    for (let at = 0; at < size; at += 16) {
      const a = i16x8.add(i16x8.shl(v128.load8x8_s(highs + at), 8), v128.load8x8_s(lows + at))
      const b = i16x8.add(i16x8.shl(v128.load8x8_s(highs + at, 8), 8), v128.load8x8_s(lows + at, 8))
      const asked = query + 4 * at
      s = f32x4.add(s, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(a)), v128.load(asked)))
      t = f32x4.add(t, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(a)), v128.load(asked, 16)))
      u = f32x4.add(u, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(b)), v128.load(asked, 32)))
      v = f32x4.add(v, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(b)), v128.load(asked, 48)))
    }
    store<f32>(out, totalOfFloats(f32x4.add(f32x4.add(s, t), f32x4.add(u, v))))
    chosenHighs += 4
    chosenLows += 4
    out += 4
  }
}

function total(lanes: v128): i32 {
  return i32x4.extract_lane(lanes, 0) + i32x4.extract_lane(lanes, 1) + i32x4.extract_lane(lanes, 2) + i32x4.extract_lane(lanes, 3)
}

function totalOfFloats(lanes: v128): f32 {
  return f32x4.extract_lane(lanes, 0) + f32x4.extract_lane(lanes, 1) + (f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3))
}
