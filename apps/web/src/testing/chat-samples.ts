import type { AnswerQuotation, AnswerRuling, AssistantAnswer, ChatAnswer, ChatMessage, Conversation } from '@basejuris/contract'

export const sampleSession = '5f0c9a52-3b1d-4f6e-8a77-0c1d2e3f4a5b'
export const sampleMessageId = '7d1e2f3a-4b5c-4d6e-9f80-1a2b3c4d5e6f'
const instant = '2026-11-20T15:00:00.000Z'

export function sampleQuoted(change: Partial<AnswerQuotation> = {}): AnswerQuotation {
  return {
    n: 1,
    docId: 'cs-1',
    ancla: 'c9',
    etiqueta: 'c. 9°',
    parrafo: 'p12',
    texto: 'la prohibición atiende al día en que el despido se comunica',
    desde: 4,
    hasta: 63,
    verificada: true,
    estado: 'verificada',
    voz: null,
    url: '/sentencia?id=cs-1#p12',
    ...change,
  }
}

export function sampleRead(change: Partial<AnswerRuling> = {}): AnswerRuling {
  return {
    docId: 'cs-1',
    cita: 'CS, rol N° 12.345-2020, 03-05-2021.',
    caratulado: 'Soto con Maderas del Sur S.A.',
    resultado: 'acoge',
    resuelve: 'se acoge el recurso de unificación',
    vigencia: null,
    ficticia: false,
    estado: 'verificada',
    url: '/sentencia?id=cs-1',
    ...change,
  }
}

export function sampleAnswer(change: Partial<AssistantAnswer> = {}): AssistantAnswer {
  return {
    respuesta: 'Lo resuelve CS, rol N° 12.345-2020.',
    grado: 'responde',
    abstencion: false,
    entrada: 'Lo resuelve CS, rol N° 12.345-2020, 03-05-2021. Lo que sigue son sus palabras.',
    oraciones: [{ grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] }],
    tachadas: 0,
    citas: [sampleQuoted()],
    normas: [],
    sentencias: [sampleRead()],
    otras: [],
    busqueda: {
      pregunta: '¿Puede el empleador despedir durante la licencia médica?',
      formal: 'despido Y "licencia médica"',
      pasos: [{ herramienta: 'search_rulings', texto: 'Buscó «despido licencia médica»: 12 sentencias', rechazo: null }],
    },
    cobertura: { sentencias: 1284, ficticias: 0, desde: '2010-01-04', hasta: '2026-11-14', vacias: [], pendientes: 0 },
    modelo: 'extractivo',
    avisos: [],
    ...change,
  }
}

export function sampleChatAnswer(change: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    ...sampleAnswer(),
    sessionId: sampleSession,
    mensajeId: sampleMessageId,
    nombre: 'Despido durante la licencia',
    documento: null,
    ...change,
  }
}

export function sampleMessage(change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    mensajeId: sampleMessageId,
    pregunta: '¿Puede el empleador despedir durante la licencia médica?',
    estado: 'respondido',
    respuesta: sampleAnswer(),
    documento: null,
    valoracion: null,
    soloCitas: false,
    documentoAlModelo: false,
    createdAt: instant,
    ...change,
  }
}

export function sampleConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    sessionId: sampleSession,
    nombre: 'Despido durante la licencia',
    mensajes: 1,
    createdAt: instant,
    updatedAt: instant,
    coincidencia: '',
    ...change,
  }
}
