import type { AuthorityTable, CheckedCitation, CheckedQuotation, CitedRuling, checkCitationsEndpoint, DataOf } from '@basejuris/contract'
import { countGroups } from '@basejuris/contract/check-words'
import { describePlace } from '@basejuris/domain/spanish-format'

export function sampleCitedRuling(change: Partial<CitedRuling> = {}): CitedRuling {
  return {
    docId: 'licencia',
    caratulado: 'Soto con Maderas del Sur S.A.',
    tribunal: 'Corte Suprema',
    rol: '12345-2020',
    numero: 'rol N° 12.345-2020',
    fechaSentencia: '2021-05-03',
    resultado: 'acoge',
    ficticia: false,
    url: '/sentencia?id=licencia',
    ...change,
  }
}

export function sampleQuotation(change: Partial<CheckedQuotation> = {}): CheckedQuotation {
  return {
    desde: 0,
    hasta: 0,
    resultado: 'textual',
    sentencia: sampleCitedRuling(),
    norma: null,
    ancla: 'c7',
    etiqueta: 'c. 7°',
    pasaje: null,
    partes: [],
    diferencias: 0,
    conOcultas: false,
    vozAjena: null,
    lugarCitado: null,
    negacion: null,
    ...change,
  }
}

type Change = Partial<Omit<CheckedCitation, 'evidencia'>> & { readonly evidencia?: Partial<CheckedCitation['evidencia']> }

export function sampleCitation({ evidencia, ...change }: Change = {}): CheckedCitation {
  return {
    n: 1,
    tipo: 'sentencia',
    texto: 'rol N° 12.345-2020',
    desde: 0,
    hasta: 18,
    lugar: { pagina: null, parrafo: 1, nota: null, parte: 'cuerpo' },
    veredicto: 'existe',
    docId: 'licencia',
    idNorma: null,
    articulo: null,
    ...change,
    evidencia: {
      frases: ['rol N° 12.345-2020, Corte Suprema está en nuestro índice.'],
      entendida: 'rol N° 12.345-2020, Corte Suprema',
      sentencias: [],
      sugerencias: [],
      diferencias: [],
      resultadoDistinto: null,
      resultadoSinComprobar: null,
      sinEfecto: null,
      coincide: [],
      soloFicticia: false,
      citasTextuales: [],
      url: null,
      ...evidencia,
    },
  }
}

/** Each citation as an authority of its own. */
const sampleTable = (citas: readonly CheckedCitation[]): AuthorityTable => {
  const autoridades = citas.map(({ n, veredicto, evidencia, lugar }) => ({
    nombre: evidencia.entendida,
    veredicto,
    citas: [{ n, lugar: describePlace(lugar), veredicto }],
  }))
  return autoridades.length === 0 ? [] : [{ grupo: 'corte_suprema', titulo: 'Corte Suprema', autoridades }]
}

/** The answer for some citations, counted. */
export function sampleCheck(citas: readonly CheckedCitation[]): DataOf<typeof checkCitationsEndpoint> {
  const counts: Partial<Record<CheckedCitation['veredicto'], number>> = {}
  for (const { veredicto } of citas) counts[veredicto] = (counts[veredicto] ?? 0) + 1
  return {
    citas: [...citas],
    tabla: sampleTable(citas),
    resumen: {
      total: citas.length,
      porVeredicto: counts as Record<CheckedCitation['veredicto'], number>,
      sinComprobar: 0,
      textualesSinCita: 0,
      porGrupo: countGroups(citas),
    },
    frases: [],
    omitidas: [],
    indice: { sentencias: 815, hasta: '2026-11-14', normas: 21_079 },
    documento: null,
    verificadoEl: '2026-11-21T12:14:00.000Z',
  }
}
