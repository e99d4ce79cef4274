import type {
  Favorite,
  FolderItem,
  FolderSummary,
  PassageMark,
  ProvenanceView,
  Result,
  RulingCard,
  RulingFactsView,
  RulingView,
  SavedCard,
  SavedPassage,
  SavedSearch,
  SearchData,
} from '@basejuris/contract'

/** A word that fits no line: 300 letters. */
export const longWord = 'inconstitucionalidad'.repeat(15)

const instant = '2026-10-01T15:00:00.000Z'

const card: RulingCard = {
  docId: 'cs-12345-2020',
  idSentence: 'S-1',
  rol: '12345-2020',
  numero: 'rol N° 12.345-2020',
  caratulado: 'González con Transportes del Sur S.A.',
  fechaSentencia: '2021-05-03',
  tribunal: 'Corte Suprema',
  sala: 'Cuarta Sala',
  base: 'base_laboral',
  coleccion: 'corte_suprema',
  recurso: 'unificación de jurisprudencia',
  resultado: 'acoge',
  ficticia: true,
  cita: { oficial: 'Corte Suprema, rol N° 12.345-2020, 3 de mayo de 2021.', corta: 'CS, rol N° 12.345-2020, 03-05-2021.' },
  url: '/sentencia?id=cs-12345-2020',
}

export function sampleCard(change: Partial<SavedCard> = {}): SavedCard {
  return { ...card, resuelve: null, sinEfecto: null, ...change }
}

export function sampleResult(change: Partial<Result> = {}): Result {
  return {
    ...card,
    relevancia: 0.9,
    nivel: 'alta',
    resuelve: { tipo: 'resuelve', texto: 'se acoge la demanda', ancla: 'p9', desde: 31, hasta: 50, mas: 0, enParte: false },
    sinEfecto: null,
    fragmentos: [{ texto: 'El despido durante la licencia médica es nulo.', marcas: [[3, 10]], ancla: 'c7', etiqueta: 'c. 7°' }],
    motivos: ['coincide en c. 7°'],
    similares: 0,
    ...change,
  }
}

/** Results with distinct ids and captions. */
export function sampleResults(count: number): Result[] {
  return Array.from({ length: count }, (_, index) =>
    sampleResult({ docId: `r${index + 1}`, caratulado: `Parte ${index + 1} con Otro`, url: `/sentencia?id=r${index + 1}` }),
  )
}

export function sampleSearch(change: Partial<SearchData> = {}): SearchData {
  const resultados = change.resultados ?? [sampleResult()]
  return {
    resumen: 'Una sentencia acoge.',
    resultados,
    total: resultados.length,
    ficticias: { modo: 'incluir', total: 0, conRol: 0 },
    ademas: 0,
    agrupadas: 0,
    ademasAgrupadas: 0,
    totalExacto: true,
    pagina: 1,
    tamano: 10,
    facetas: {},
    interpretacion: { chips: [], formal: '', alternativa: null, relajados: [], normas: [], avisos: [] },
    correccion: null,
    cobertura: {
      sentencias: 1200,
      ficticias: { modo: 'incluir', total: 0 },
      basesConDatos: 5,
      bases: 7,
      fueraDeBases: 0,
      ultimas: [],
      desde: '2005-01-03',
      hasta: '2026-09-30',
      vacias: ['Penal', 'Familia'],
      soloDemostracion: false,
      pendientes: 0,
    },
    ms: 12,
    ...change,
  }
}

export function sampleFacts(change: Partial<RulingFactsView> = {}): RulingFactsView {
  return {
    ...card,
    rit: 'O-364-2019',
    ruc: '19-4-0175432-1',
    libro: null,
    tipo: 'sentencia',
    resultadoTexto: 'ACOGIDA',
    ministros: [
      { nombre: 'Gloria Ana Mardones Ruiz', voto: null },
      { nombre: 'Andrea Muñoz Sánchez', voto: 'contra' },
    ],
    redactor: 'Gloria Ana Mardones Ruiz',
    normas: [{ clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo', idNorma: 207436, articulo: '161', url: null }],
    materias: ['Despido injustificado'],
    tribunalOrigen: 'Corte de Apelaciones de Talca',
    rolOrigen: '88-2020',
    urlOficial: null,
    condicionPublicacion: null,
    fuente: 'demo',
    ...change,
  }
}

export function sampleRuling(change: Partial<RulingView> = {}): RulingView {
  const paragraph = (ancla: string, texto: string) => ({ ancla, texto, marcas: [], referencias: [] })
  return {
    ...sampleFacts(),
    fechaSegunTexto: null,
    resuelve: { tipo: 'resuelve', texto: 'Se acoge la demanda', ancla: 'resolutiva-1', desde: 0, hasta: 19, mas: 0, enParte: false },
    sinEfecto: null,
    secciones: [
      { ancla: 'vistos', tipo: 'vistos', numero: null, titulo: 'Vistos', parrafos: [paragraph('vistos-1', 'Vistos: los antecedentes.')] },
      {
        ancla: 'c1',
        tipo: 'considerando',
        numero: 1,
        titulo: '1°',
        parrafos: [paragraph('c1-1', 'Primero: Que el despido ocurrió durante la licencia.')],
      },
      {
        ancla: 'resolutiva',
        tipo: 'resolutiva',
        numero: null,
        titulo: 'Resolutiva',
        parrafos: [paragraph('resolutiva-1', 'Se acoge la demanda.')],
      },
    ],
    destinos: {},
    version: null,
    coincidencias: 0,
    ...change,
  }
}

export function sampleProvenance(change: Partial<ProvenanceView> = {}): ProvenanceView {
  const version = {
    version: 1,
    mostrada: true,
    fuente: 'demo',
    idSentence: 'S-1',
    leida: instant,
    guardada: instant,
    huella: 'ab'.repeat(32),
    huellaTexto: null,
    caracteres: 12_345,
    analisis: 3,
    estado: null,
    superada: null,
    legible: true,
  }
  return {
    docId: card.docId,
    versiones: [version],
    segunFuente: [],
    tapado: [],
    personas: { distintas: 0, menciones: 0 },
    ...change,
  }
}

export function sampleFavorite(change: Partial<Favorite> = {}): Favorite {
  return {
    docId: card.docId,
    etiquetas: ['urgente'],
    nota: 'Citar en el alegato.',
    versionNota: 1,
    carpetas: [],
    createdAt: instant,
    updatedAt: instant,
    retirada: false,
    ficticia: true,
    sentencia: sampleCard(),
    ...change,
  }
}

const person = { userId: '0b5d1f3e-5a0c-4a57-9d4a-1f2e3d4c5b6a', email: 'abogada@ejemplo.cl', yo: true }

export function sampleFolder(change: Partial<FolderSummary> = {}): FolderSummary {
  return {
    folderId: '7f9a5b1c-3d2e-4f60-8a7b-9c0d1e2f3a4b',
    nombre: 'Caso Transportes',
    rol: 'dueno',
    dueno: person,
    reservada: false,
    conservarHasta: null,
    sentencias: 1,
    miembros: 1,
    createdAt: instant,
    updatedAt: instant,
    ...change,
  }
}

export function sampleFolderItem(change: Partial<FolderItem> = {}): FolderItem {
  return {
    docId: card.docId,
    agregadaPor: person,
    createdAt: instant,
    notas: [],
    totalNotas: change.notas?.length ?? 0,
    retirada: false,
    ficticia: true,
    sentencia: sampleCard(),
    ...change,
  }
}

export function sampleSavedSearch(change: Partial<SavedSearch> = {}): SavedSearch {
  return {
    savedSearchId: '5c1d2e3f-4a5b-4c6d-8e7f-0a1b2c3d4e5f',
    nombre: 'Fuero maternal',
    consulta: 'despido fuero maternal',
    parametros: {},
    frecuencia: 'diaria',
    normas: [],
    vigila: [],
    createdAt: instant,
    ultimoEnvio: null,
    ...change,
  }
}

/** A passage as the reader marks it, in the folder of `sampleFolder`. */
export function samplePassageMark(change: Partial<PassageMark> = {}): PassageMark {
  return {
    passageId: 'a1',
    docId: sampleFolderItem().docId,
    folderId: sampleFolder().folderId,
    autor: sampleFolder().dueno,
    estado: 'vigente',
    desde: { ancla: 'p7', posicion: 0 },
    hasta: { ancla: 'p8', posicion: 9 },
    lugar: 'c. 7°',
    version: 1,
    nota: 'Para la réplica',
    versionNota: 1,
    etiquetas: ['carta'],
    resaltado: 'verde',
    url: '/sentencia?id=uno&pasaje=a1#p7',
    createdAt: instant,
    updatedAt: instant,
    ...change,
  }
}

/** The same passage with its words, as a folder shows it. */
export function samplePassage(): SavedPassage {
  return {
    ...samplePassageMark(),
    voz: 'Alega la actora',
    caratulado: 'González con Transportes del Sur S.A.',
    parrafos: [
      { ancla: 'p7', texto: 'Que la carta calla.' },
      { ancla: 'p8', texto: 'Que nada.' },
    ],
  }
}
