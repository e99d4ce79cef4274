import { decodeJsonObject } from '../reading/decode-json.ts'
import { jsonLines } from '../reading/json-lines.ts'
import type { Source } from '../record/source.ts'
import { parseGenericRecord } from './generic-parse.ts'

const defaultName = 'jsonl'

/** JSON Lines with the fields of `docs/sources.md`, also compressed. */
export const genericJsonl: Source = {
  id: 'generic-jsonl',
  name: 'JSON Lines con campos documentados',
  detect: (path, head) => {
    const line =
      head
        .replace(/^\uFEFF/u, '')
        .trimStart()
        .split('\n', 1)[0] ?? ''
    if (!line.startsWith('{') || !/"id"\s*:/u.test(line) || !/"coleccion"\s*:/u.test(line)) return 0
    return /\.(?:jsonl|ndjson)(?:\.gz)?$/iu.test(path) ? 0.95 : 0.7
  },
  records: (file, from, signal) => jsonLines(file, from, {}, signal),
  parse: ({ raw, hints }) => parseGenericRecord(decodeJsonObject(raw), hints['set'] ?? defaultName),
}
