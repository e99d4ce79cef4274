import type { NormArticleView, NormView } from '@basejuris/contract'

/** Facts of an invented law. */
export const sampleNormSummary = {
  idNorma: 5,
  clave: 'ley-99001',
  tipo: 'Ley',
  numero: '99001',
  anio: 2001,
  nombre: 'Ley N° 99.001',
  titulo: 'SOBRE FAROLES',
  derogada: false,
  fechaDerogacion: null,
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=5',
}
export const sampleNormVersion = {
  numero: 1,
  desde: '2020-01-01',
  hasta: null,
  porEvento: false,
  estado: 'ultima' as const,
  fuente: 'Biblioteca del Congreso Nacional, servicio XML',
  obtenida: '2026-05-03',
  corresponde: true,
  aviso: null,
}
export function sampleNorm(change: Partial<NormView> = {}): NormView {
  return {
    ...sampleNormSummary,
    identificacion: 'Ley N° 99.001',
    nombresUsoComun: [],
    organismos: [],
    materias: [],
    fechaPublicacion: '2001-02-03',
    fechaPromulgacion: null,
    refundidoEn: null,
    refunde: [],
    textoDisponible: true,
    articulos: 2,
    version: sampleNormVersion,
    versiones: [sampleNormVersion],
    sinVersiones: 'Sin versiones históricas importadas.',
    estructura: [],
    edicion: '1-1',
    advertencia: 'Este texto no reemplaza el texto oficial.',
    ...change,
  }
}
export function sampleNormArticle(change: Partial<NormArticleView> = {}): NormArticleView {
  return {
    norma: sampleNormSummary,
    articulo: '2',
    etiqueta: 'art. 2 Ley N° 99.001',
    textoDisponible: true,
    textoEn: null,
    textos: [
      {
        ancla: 'art-2',
        tipo: 'articulo',
        padre: null,
        nivel: 0,
        titulo: 'Artículo 2',
        articulo: '2',
        transitorio: false,
        derogado: false,
        desde: null,
        idNorma: null,
        ruta: ['Título I'],
        parrafos: [
          { ancla: 'art-2-p1', texto: 'Artículo 2°.- Todo farol alumbra.', inciso: 1, numeral: null, letra: null },
          { ancla: 'art-2-p2', texto: 'De día se apaga.', inciso: 2, numeral: null, letra: null },
        ],
      },
    ],
    version: sampleNormVersion,
    anterior: '1',
    siguiente: null,
    advertencia: 'Este texto no reemplaza el texto oficial.',
    ...change,
  }
}
