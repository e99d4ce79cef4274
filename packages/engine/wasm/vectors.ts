// AssemblyScript (not TypeScript). The caller lays out the memory; every address is a multiple of 16.

/** Distance of a code from a two-bit query. Heavy bits count twice. */
function weigh(code: i64, heavy: i64, light: i64): i64 {
  return 2 * popcnt(code ^ heavy) + popcnt(code ^ light)
}

/** 16-bit distances from a query to `count` contiguous heads of 32 bytes. The query's light bits follow its heavy ones. */
export function headDistances(heads: usize, count: i32, query: usize, out: usize): void {
  const heavy0 = load<i64>(query)
  const heavy1 = load<i64>(query, 8)
  const heavy2 = load<i64>(query, 16)
  const heavy3 = load<i64>(query, 24)
  const light0 = load<i64>(query, 32)
  const light1 = load<i64>(query, 40)
  const light2 = load<i64>(query, 48)
  const light3 = load<i64>(query, 56)
  for (const end = heads + 32 * <usize>count; heads < end; heads += 32) {
    const front = weigh(load<i64>(heads), heavy0, light0) + weigh(load<i64>(heads, 8), heavy1, light1)
    const back = weigh(load<i64>(heads, 16), heavy2, light2) + weigh(load<i64>(heads, 24), heavy3, light3)
    store<u16>(out, <u16>(front + back))
    out += 2
  }
}

/** Codes fetched together before they are compared, so that cache misses overlap. */
const codesAtOnce = 32
const cacheLine = 64

/**
 * 16-bit distances to `count` codes of `size` bytes, a multiple of 16. `chosen` holds the 32-bit numbers of the codes, which are
 * contiguous from `base`.
 */
export function codeDistances(base: usize, chosen: usize, count: i32, size: i32, query: usize, out: usize): void {
  for (const end = chosen + 4 * <usize>count; chosen < end; ) {
    const last = min(end, chosen + 4 * codesAtOnce)
    fetchCodes(base, chosen, last, size, out)
    for (; chosen < last; chosen += 4) {
      const code = base + <usize>load<u32>(chosen) * size
      let distance: i64 = 0
      for (let at = 0; at < size; at += 8) distance += weigh(load<i64>(code + at), load<i64>(query + at), load<i64>(query + size + at))
      store<u16>(out, <u16>distance)
      out += 2
    }
  }
}

/** Writes to `unused` so that the compiler keeps the reads. */
function fetchCodes(base: usize, chosen: usize, last: usize, size: i32, unused: usize): void {
  let some: u8 = 0
  for (; chosen < last; chosen += 4) {
    const code = base + <usize>load<u32>(chosen) * size
    for (let at = 0; at < size; at += cacheLine) some ^= load<u8>(code + at)
  }
  store<u8>(unused, some)
}

/**
 * 32-bit scalar products of `count` rows of `size` 8-bit integers, a multiple of 16, with one row of 16-bit integers. `chosen` holds the
 * 32-bit numbers of the rows, which are contiguous from `base`. Four rows share each load of the query, and their cache misses overlap.
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
 * Scalar products of `count` rows of `size` 16-bit integers, a multiple of 16, with a query of 32-bit floats. `chosenHighs` and
 * `baseOfHighs` give the rows of high bytes, as in `products`. The signed low bytes are given likewise.
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
