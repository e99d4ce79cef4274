import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import asc from 'assemblyscript/asc'

export const builtFile = join(import.meta.dirname, 'vectors.wasm')
const flags = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--importMemory',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '65536',
]

/** Compiles `vectors.ts` to WebAssembly. */
export async function compileVectors(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-wasm-'))
  try {
    const out = join(folder, 'vectors.wasm')
    const { error, stderr } = await asc.main([
      join(import.meta.dirname, 'vectors.ts'),
      '-o',
      out,
      '--baseDir',
      import.meta.dirname,
      ...flags,
    ])
    if (error !== null) throw new Error(stderr.toString(), { cause: error })
    return await readFile(out)
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (import.meta.main) await writeFile(builtFile, await compileVectors())
