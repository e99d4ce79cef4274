import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type OwnServer } from './own-server.ts'

interface Found {
  readonly docId: string
  readonly caratulado: string
  readonly url: string
}

/** Fields of the record that differ from those of every ruling here. */
type RecordFields = Readonly<Partial<Record<'coleccion' | 'fecha' | 'tribunal' | 'rol' | 'texto', string>>>

/**
 * Ingests an invented ruling about `matter` with the operator command and waits until it is searchable. It is stored as a real one, since
 * fictional ones are left out of searches once another journey has stored real rulings.
 */
export async function ingestRuling(
  own: OwnServer,
  { caption, matter, more = {} }: { readonly caption: string; readonly matter: string; readonly more?: RecordFields },
): Promise<Found> {
  const id = randomUUID()
  const file = join(own.dataDir, '..', `${id}.jsonl`)
  const record = {
    id,
    coleccion: 'laboral',
    caratulado: caption,
    fecha: '2020-05-04',
    tribunal: 'Juzgado de Letras del Trabajo de Talca',
    texto: `Vistos:\nPrimero: Que este caso inventado trata de ${matter}.\nSe resuelve: que se acoge la demanda.`,
    ...more,
  }
  await writeFile(file, JSON.stringify(record))
  await own.operate('ingest', 'auto', file)
  const find = async (): Promise<Found | undefined> => {
    const body = JSON.stringify({ consulta: matter, tamano: 100, agrupar: false })
    const answer = await fetch(`${own.origin}/v1/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { resultados } = (await answer.json()).data as { readonly resultados: readonly Found[] }
    return resultados.find(({ caratulado }) => caratulado.startsWith(caption))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return (await find()) as Found
}
