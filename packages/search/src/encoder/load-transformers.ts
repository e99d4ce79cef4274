import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EncoderUnavailable } from './encoder-unavailable.ts'

export type Pooling = 'mean' | 'cls' | 'last_token'

/** The used part of `@huggingface/transformers`, an optional installation. */
export interface Transformers {
  readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string }
  readonly pipeline: (
    task: 'feature-extraction',
    model: string,
    options: { readonly dtype: string; readonly local_files_only: true },
  ) => Promise<ExtractFeatures>
}
type ExtractFeatures = (
  texts: string[],
  options: { readonly pooling: Pooling; readonly normalize: true },
) => Promise<{ readonly dims: readonly number[]; readonly data: ArrayLike<number> }>

const library = '@huggingface/transformers'
const libraryVersion = '4.3.1'

/** Resolves the library from the program, then from the model's folder, where it can be installed without touching the program. */
export async function loadTransformers(folder: string): Promise<Transformers> {
  for (const from of [import.meta.filename, join(folder, 'package.json')]) {
    const path = resolveFrom(from)
    if (path === null) continue
    const loaded: { readonly default?: unknown } & Record<string, unknown> = await import(pathToFileURL(path).href)
    return ('pipeline' in loaded ? loaded : loaded.default) as Transformers
  }
  throw new EncoderUnavailable(
    `ENCODER=onnx necesita ${library}, que no viene con BaseJuris. Instálelo en la carpeta del modelo y vuelva a iniciar: npm install --prefix "${folder}" ${library}@${libraryVersion}`,
  )
}

const resolveFrom = (file: string): string | null => {
  try {
    return createRequire(file).resolve(library)
  } catch {
    return null
  }
}
