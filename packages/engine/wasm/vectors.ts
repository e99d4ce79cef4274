// AssemblyScript (not TypeScript). Memory is laid out by the caller; every address is a multiple of 16.

/** Hamming distances, 16 bits each, from one code to `count` codes that lie one after another, `size` bytes each, a multiple of 16. */
export function hamming(codes: usize, count: i32, size: i32, query: usize, out: usize): void {
  if (size % 128 === 0) {
    hammingByEight(codes, count, size, query, out)
    return
  }
  for (let i = 0; i < count; i++) {
    let sum = i16x8.splat(0)
    for (let at = 0; at < size; at += 16) {
      const bits = i8x16.popcnt(v128.xor(v128.load(codes + at), v128.load(query + at)))
      sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(bits))
    }
    store<u16>(out, <u16>total(i32x4.extadd_pairwise_i16x8_u(sum)))
    codes += size
    out += 2
  }
}

/** Eight registers at a time: their counts still fit into bytes. */
function hammingByEight(codes: usize, count: i32, size: i32, query: usize, out: usize): void {
  for (let i = 0; i < count; i++) {
    let sum = i16x8.splat(0)
    for (let at = 0; at < size; at += 128) {
      const a = codes + at
      const b = query + at
      let bits = i8x16.popcnt(v128.xor(v128.load(a), v128.load(b)))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 16), v128.load(b, 16))))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 32), v128.load(b, 32))))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 48), v128.load(b, 48))))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 64), v128.load(b, 64))))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 80), v128.load(b, 80))))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 96), v128.load(b, 96))))
      bits = i8x16.add(bits, i8x16.popcnt(v128.xor(v128.load(a, 112), v128.load(b, 112))))
      sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(bits))
    }
    store<u16>(out, <u16>total(i32x4.extadd_pairwise_i16x8_u(sum)))
    codes += size
    out += 2
  }
}

/**
 * Scalar products, 32 bits each, of `count` rows of `size` 8-bit integers, a multiple of 16, with one row of 16-bit integers. `chosen` has the
 * 32-bit numbers of the rows, which lie one after another from `base`.
 */
export function products(base: usize, chosen: usize, count: i32, size: i32, query: usize, out: usize): void {
  for (let i = 0; i < count; i++) {
    const rows = base + <usize>load<u32>(chosen) * size
    let sum = i32x4.splat(0)
    for (let at = 0; at < size; at += 16) {
      const row = v128.load(rows + at)
      const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_s(row), v128.load(query + 2 * at))
      const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_s(row), v128.load(query + 2 * at, 16))
      sum = i32x4.add(sum, i32x4.add(low, high))
    }
    store<i32>(out, total(sum))
    chosen += 4
    out += 4
  }
}

/** Scalar products of `count` rows of 16-bit floats, one after another, `size` of them each, a multiple of 16, with a query of 32-bit floats. */
export function floatProducts(rows: usize, count: i32, size: i32, query: usize, out: usize): void {
  for (let i = 0; i < count; i++) {
    let s = f32x4.splat(0)
    let t = f32x4.splat(0)
    let u = f32x4.splat(0)
    let v = f32x4.splat(0)
    for (let at = 0; at < size * 2; at += 32) {
      const a = v128.load(rows + at)
      const b = v128.load(rows + at, 16)
      const asked = query + 2 * at
      s = f32x4.add(s, f32x4.mul(widened(i32x4.extend_low_i16x8_s(a)), v128.load(asked)))
      t = f32x4.add(t, f32x4.mul(widened(i32x4.extend_high_i16x8_s(a)), v128.load(asked, 16)))
      u = f32x4.add(u, f32x4.mul(widened(i32x4.extend_low_i16x8_s(b)), v128.load(asked, 32)))
      v = f32x4.add(v, f32x4.mul(widened(i32x4.extend_high_i16x8_s(b)), v128.load(asked, 48)))
    }
    store<f32>(out, totalOfFloats(f32x4.add(f32x4.add(s, t), f32x4.add(u, v))))
    rows += size * 2
    out += 4
  }
}

/** Four finite 16-bit floats, each in 32 bits with its sign extended, as 32-bit floats: exponent and fraction are moved, then the bias is made up for. */
function widened(halves: v128): v128 {
  const magnitude = i32x4.shl(v128.and(halves, i32x4.splat(0x7fff)), 13)
  return v128.or(f32x4.mul(magnitude, f32x4.splat(5.192296858534828e33)), v128.and(halves, i32x4.splat(<i32>0x80000000)))
}

function total(lanes: v128): i32 {
  return i32x4.extract_lane(lanes, 0) + i32x4.extract_lane(lanes, 1) + i32x4.extract_lane(lanes, 2) + i32x4.extract_lane(lanes, 3)
}

function totalOfFloats(lanes: v128): f32 {
  return f32x4.extract_lane(lanes, 0) + f32x4.extract_lane(lanes, 1) + (f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3))
}
