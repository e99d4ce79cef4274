import type { Encoder } from './encoder.ts'
import { createHashingEncoder, hashingPrefix } from './hashing-encoder.ts'
import { createLearntEncoder, learntPrefix } from './learnt/learnt-encoder.ts'

/** Encoders that need nothing. Their vectors are made with the documents of an index and stored nowhere else. */
const makers = { hashing: createHashingEncoder, learnt: () => createLearntEncoder() } as const

export type BuiltInKind = keyof typeof makers

export function isBuiltInKind(kind: string): kind is BuiltInKind {
  return Object.hasOwn(makers, kind)
}

export function createBuiltInEncoder(kind: BuiltInKind): Encoder {
  return makers[kind]()
}

/** The kind of a built-in encoder by its name, of whatever version; null for any other encoder. */
export function builtInKindOf(name: string): BuiltInKind | null {
  if (name.startsWith(hashingPrefix)) return 'hashing'
  return name.startsWith(learntPrefix) ? 'learnt' : null
}
