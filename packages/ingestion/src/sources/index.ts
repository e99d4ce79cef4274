import type { Source } from '../record/source.ts'
import { contraloriaBusca } from './contraloria-busca.ts'
import { courtPdf } from './court-pdf.ts'
import { genericCsv } from './generic-csv.ts'
import { genericFolder } from './generic-folder.ts'
import { genericJsonl } from './generic-jsonl.ts'
import { harvestedContraloria } from './harvest/contraloria.ts'
import { harvestedCorteSuprema } from './harvest/corte-suprema.ts'
import { harvestedDt } from './harvest/dt.ts'
import { harvestedFne } from './harvest/fne.ts'
import { harvestedPoderJudicial } from './harvest/poder-judicial.ts'
import { harvestedSernac } from './harvest/sernac.ts'
import { harvestedSiiOficios } from './harvest/sii-oficios.ts'
import { harvestedSma } from './harvest/sma.ts'
import { harvestedSuseso } from './harvest/suseso.ts'
import { harvestedTdlc } from './harvest/tdlc.ts'
import { harvestedTribunalConstitucional } from './harvest/tribunal-constitucional.ts'
import { harvestedTribunalesAmbientales } from './harvest/tribunales-ambientales.ts'
import { harvestedTta } from './harvest/tta.ts'
import { pjudJuris } from './pjud-juris.ts'
import { pjudOjv } from './pjud-ojv.ts'

/** Every kind of source. On equal confidence the earlier one wins. */
export const sources: readonly Source[] = [
  pjudJuris,
  pjudOjv,
  courtPdf,
  harvestedCorteSuprema,
  harvestedPoderJudicial,
  harvestedTribunalConstitucional,
  harvestedTdlc,
  harvestedFne,
  harvestedTribunalesAmbientales,
  harvestedTta,
  contraloriaBusca,
  harvestedContraloria,
  harvestedDt,
  harvestedSiiOficios,
  harvestedSma,
  harvestedSuseso,
  harvestedSernac,
  genericJsonl,
  genericCsv,
  genericFolder,
]

export class UnknownSource extends Error {
  constructor(id: string) {
    super(`No conozco la fuente «${id}». Las que hay: ${sources.map((source) => source.id).join(', ')}.`)
    this.name = 'UnknownSource'
  }
}

/** @throws {UnknownSource} */
export function getSource(id: string): Source {
  const source = sources.find((candidate) => candidate.id === id)
  if (source === undefined) throw new UnknownSource(id)
  return source
}
