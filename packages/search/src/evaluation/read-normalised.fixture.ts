import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { baseOfCollection, collectionIdSchema, formatDocketNumber, parseDocketNumber, type Ruling } from '@basejuris/domain'
import { courtName, splitSections } from '@basejuris/legal-text'
import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const list = z.array(z.string()).default([])
const recordSchema = z.object({
  id: z.string(),
  source: z.string(),
  collection: collectionIdSchema,
  rol: text,
  rit: text,
  ruc: text,
  caratulado: text,
  fecha: text,
  tribunal: text,
  sala: text,
  libro: text,
  recurso: text,
  resultado: text,
  ministros: list,
  redactor: text,
  materias: list,
  corte_origen: text,
  juzgado_origen: text,
  rol_corte_origen: text,
  texto: z.string(),
})

/** Rulings of a folder of gzipped JSON Lines in a normalised form of the private set: good enough to measure ranking, not an importer. */
export function readNormalised(folder: string): Ruling[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString('utf8')
        .split('\n'),
    )
    .filter((line) => line !== '')
    .map((line) => toRuling(recordSchema.parse(JSON.parse(line))))
}

const toRuling = (record: z.output<typeof recordSchema>): Ruling => {
  const docket = record.rol === null ? null : parseDocketNumber(record.rol)
  return {
    docId: record.id,
    idSentence: record.id.split(':').slice(2).join(':'),
    source: record.source,
    collection: record.collection,
    base: baseOfCollection(record.collection)?.id ?? null,
    court: courtName(record.tribunal ?? ''),
    chamber: record.sala,
    docketNumber: docket === null ? record.rol : formatDocketNumber(docket),
    book: record.libro,
    rit: record.rit,
    ruc: record.ruc,
    caption: record.caratulado ?? '',
    decidedOn: record.fecha,
    kind: null,
    appealType: record.recurso,
    outcome: 'sin_dato',
    outcomeText: record.resultado,
    judges: record.ministros.map((name) => ({ name, vote: null })),
    drafter: record.redactor,
    norms: [],
    subjects: record.materias,
    originCourt: record.corte_origen ?? record.juzgado_origen,
    originDocketNumber: record.rol_corte_origen,
    officialUrl: null,
    publicationStatus: null,
    fictional: false,
    sections: splitSections(
      record.texto
        .split(/\n+/u)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
    ),
  }
}
