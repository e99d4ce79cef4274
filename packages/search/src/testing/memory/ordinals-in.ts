/** The ordinals whose byte is 1. */
export function ordinalsIn(mask: Uint8Array): Uint32Array {
  let size = 0
  for (let ordinal = 0; ordinal < mask.length; ordinal++) size += mask[ordinal] as number
  const ordinals = new Uint32Array(size)
  for (let ordinal = 0, at = 0; ordinal < mask.length; ordinal++) if (mask[ordinal] === 1) ordinals[at++] = ordinal
  return ordinals
}
