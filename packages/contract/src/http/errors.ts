import { baseIdSchema, isoDateSchema } from '@basejuris/domain'
import {
  freePetitions,
  invitationDays,
  maxAccessKeys,
  maxAccessKeysPerDay,
  maxCheckedCharacters,
  maxCheckFilesPerHour,
  maxChecksPerHour,
  maxConversationDocuments,
  maxConversationMessages,
  maxConversations,
  maxFavorites,
  maxFolderItems,
  maxFolderMembers,
  maxFolderNotes,
  maxFolders,
  maxInvitationsPerDay,
  maxKeyCallsPerMinute,
  maxOpenResearch,
  maxResearchJobs,
  maxRetentionYears,
  maxSavedPassages,
  maxSavedSearches,
  maxStreamsPerUser,
  maxUploadedPages,
  maxWatches,
  recoveryAttemptMinutes,
  secondFactorAttemptMinutes,
  signInAttemptMinutes,
  trialDays,
  unconfirmedWithdrawalDays,
  withdrawalDays,
} from '@basejuris/domain/limits'
import { formatCount } from '@basejuris/domain/spanish-format'
import { z } from 'zod'
import { accountDataErrors } from './account-data-errors.ts'
import { analysisErrors } from './analysis-errors.ts'
import {
  baseAlreadyHeld,
  cardFailed,
  connectionFailed,
  invalidData,
  noPermission,
  notAuthenticated,
  notFound,
  onlyPremiumBases,
  paymentFailed,
  paymentUnavailable,
  paymentUserFailed,
  premiumRequired,
  searchFailed,
  serverFailed,
  sessionExpired,
  subscriptionsOff,
  wrongCredentials,
} from './quoted-sentences.ts'

/** Every error of the API: status and the sentence shown to people. */
export const errorCatalogue = {
  'request.invalid': { status: 400, message: invalidData },
  'request.project': { status: 400, message: 'El encabezado x-project no corresponde a este servicio.' },
  'request.target': { status: 400, message: 'La dirección solicitada no es válida.' },
  'request.header': { status: 400, message: 'Un encabezado de la solicitud no es válido.' },
  'request.http': { status: 400, message: 'La solicitud no es HTTP válido.' },
  'request.timeout': { status: 408, message: 'La solicitud tardó demasiado en llegar completa. Intente nuevamente.' },
  'request.header_size': { status: 431, message: 'La dirección y los encabezados de la solicitud son demasiado largos.' },
  'request.malformed': { status: 400, message: 'El cuerpo de la solicitud no es JSON válido.' },
  'request.too_large': { status: 413, message: 'La solicitud excede el tamaño permitido.' },
  'request.media_type': { status: 415, message: 'El tipo de contenido no está permitido; use application/json.' },
  'request.too_many': { status: 429, message: 'Ha hecho demasiadas solicitudes. Espere un momento e intente nuevamente.' },
  'request.origin': { status: 403, message: 'La solicitud no viene de una página de BaseJuris.' },
  'auth.required': { status: 401, message: notAuthenticated },
  'auth.expired': { status: 401, message: sessionExpired },
  'auth.credentials': { status: 401, message: wrongCredentials },
  'auth.second_factor': { status: 401, message: 'Escriba el código de su aplicación de autenticación o uno de sus códigos de respaldo.' },
  'auth.too_many_attempts': {
    status: 429,
    message: `Hubo demasiados intentos con esta cuenta. Espere ${signInAttemptMinutes} minutos o recupere su contraseña.`,
  },
  'auth.too_many_factor_codes': {
    status: 429,
    message: `Hubo demasiados códigos de segundo factor incorrectos. Espere ${secondFactorAttemptMinutes} minutos e intente nuevamente.`,
  },
  'auth.email_taken': { status: 409, message: 'Ya existe una cuenta con ese correo. Inicie sesión o recupere su contraseña.' },
  'auth.common_password': { status: 400, message: 'Esa contraseña es de las más usadas o contiene su correo: elija otra.' },
  'auth.recovery_code': { status: 400, message: 'El código no es válido o ya venció. Pida uno nuevo.' },
  'auth.verification_code': { status: 400, message: 'El enlace no es válido o ya venció. Pida uno nuevo desde su perfil.' },
  'auth.too_many_codes': {
    status: 429,
    message: `Ya se pidieron o probaron demasiados códigos para ese correo. Espere ${recoveryAttemptMinutes} minutos e intente nuevamente.`,
  },
  'auth.too_many_mails': { status: 429, message: 'Ya se enviaron varios correos a esa dirección. Intente nuevamente mañana.' },
  'auth.email_unverified': {
    status: 403,
    message: 'Primero confirme su correo: abra el enlace que le enviamos o pida otro en «Mi cuenta».',
  },
  'auth.undo_code': {
    status: 400,
    message:
      'El enlace no es válido, ya se usó o ya venció. Si no reconoce un cambio en su cuenta, escríbanos desde la página de contacto.',
  },
  'auth.email_verified': { status: 409, message: 'Su correo ya está confirmado.' },
  'auth.second_factor_on': { status: 409, message: 'Su cuenta ya tiene un segundo factor. Quítelo antes de preparar otro.' },
  'auth.session_not_found': { status: 404, message: 'Esa sesión no existe o ya se cerró.' },
  'auth.subscription_open': {
    status: 503,
    message: 'No pudimos terminar su suscripción con el proveedor de pago, y por eso no borramos nada. Intente nuevamente más tarde.',
  },
  'access_key.required': { status: 401, message: 'Falta la clave de acceso. Envíela en el encabezado Authorization: Bearer basejuris_…' },
  'access_key.too_many_calls': {
    status: 429,
    message: `Una clave de acceso permite ${maxKeyCallsPerMinute} llamadas por minuto. Espere un minuto e intente nuevamente.`,
  },
  'access_key.invalid': { status: 401, message: 'La clave de acceso no es válida o fue revocada. Cree otra en «Mi cuenta».' },
  'access_key.not_found': { status: 404, message: 'Esa clave de acceso no existe o ya se revocó.' },
  'access_key.too_many': {
    status: 409,
    message: `Llegó al máximo de ${maxAccessKeys} claves de acceso. Revoque alguna para crear otra.`,
  },
  'access_key.too_many_today': {
    status: 429,
    message: `Ya creó ${maxAccessKeysPerDay} claves de acceso en las últimas 24 horas. Intente nuevamente mañana.`,
  },
  'key.invalid': { status: 401, message: 'La clave de servicio no es válida o fue revocada.' },
  'key.not_allowed': {
    status: 403,
    message: 'Una clave de servicio sirve solo para las consultas de normativa y de suscripciones. Quite el encabezado x-api-key.',
  },
  'auth.forbidden': { status: 403, message: noPermission },
  'route.not_found': { status: 404, message: notFound },
  'route.method': { status: 405, message: 'El método no está permitido en este recurso.' },
  'search.busy': {
    status: 503,
    message: 'Hay demasiadas búsquedas en curso. Espere unos segundos e intente nuevamente.',
  },
  'search.too_heavy': {
    status: 400,
    message: 'La búsqueda exige más trabajo del permitido. Use menos palabras, condiciones o comodines.',
  },
  'search.abandoned': { status: 408, message: 'La búsqueda se detuvo porque se cerró la conexión que la pidió.' },
  'search.unavailable': {
    status: 503,
    message: 'El buscador no responde en este momento. Las sentencias se pueden seguir leyendo por su enlace. Intente buscar más tarde.',
  },
  'search.no_meaning': {
    status: 503,
    message: 'La búsqueda por significado no está disponible en este momento. Busque por palabras o intente más tarde.',
  },
  'ruling.not_found': { status: 404, message: notFound },
  'ruling.withdrawn': { status: 410, message: 'Esta sentencia se retiró de BaseJuris y su texto ya no se puede leer.' },
  'ruling.fictional_removed': {
    status: 410,
    message: 'Era una sentencia inventada de la colección de demostración, que se eliminó de BaseJuris.',
  },
  'ruling.version_not_found': { status: 404, message: 'Esa versión de la sentencia no existe o su fuente la retiró.' },
  'norm.not_found': {
    status: 404,
    message: 'No conocemos esa norma. Indique su idNorma de la BCN, su clave o su número, como «207436», «CT» o «ley 19.496».',
  },
  'norm.ambiguous': { status: 409, message: 'Varias normas se llaman así. Indique el idNorma de la que busca.' },
  'norm.article_not_found': { status: 404, message: 'Esa norma no tiene un artículo con ese número.' },
  'report.too_many': { status: 429, message: 'Hay demasiados reportes pendientes de revisión. Intente nuevamente más adelante.' },
  'contact.too_many': {
    status: 429,
    message: 'Ya recibimos varios mensajes suyos. Los leeremos antes de recibir otros: intente nuevamente mañana.',
  },
  'privacy.not_found': { status: 404, message: 'No hay una solicitud con esa referencia y ese código. Revise que los copió completos.' },
  'base.premium_required': {
    status: 403,
    message: premiumRequired,
  },
  'history.not_found': { status: 404, message: 'Esa búsqueda ya no está en su historial.' },
  'favorite.not_found': { status: 404, message: 'Esa sentencia no está entre sus favoritos.' },
  'favorite.too_many': {
    status: 409,
    message: `Llegó al máximo de ${formatCount(maxFavorites)} favoritos. Quite alguno para agregar otro.`,
  },
  'folder.not_found': { status: 404, message: 'Esa carpeta no existe o ya no la comparten con usted.' },
  'folder.owner_only': { status: 403, message: 'Solo quien creó la carpeta puede hacer eso.' },
  'folder.read_only': {
    status: 403,
    message: 'Usted puede leer esta carpeta, pero no cambiarla. Pida a quien la creó que le permita escribir.',
  },
  'folder.too_many': { status: 409, message: `Llegó al máximo de ${formatCount(maxFolders)} carpetas. Borre alguna para crear otra.` },
  'folder.full': {
    status: 409,
    message: `La carpeta llegó a su máximo: ${formatCount(maxFolderItems)} sentencias, ${formatCount(maxFolderNotes)} notas, ${formatCount(maxSavedPassages)} pasajes y ${formatCount(maxFolderMembers)} miembros e invitados.`,
  },
  'folder.retention': {
    status: 400,
    message: `Elija como último día de conservación uno posterior a hoy y dentro de ${maxRetentionYears} años.`,
  },
  'folder.reserved': { status: 409, message: 'Una carpeta reservada no se guarda en ningún equipo.' },
  'folder.item_not_found': { status: 404, message: 'Esa sentencia no está en la carpeta.' },
  'folder.note_not_found': { status: 404, message: 'Esa nota no existe o no es suya.' },
  'note.changed': {
    status: 409,
    message: 'La nota cambió después de que usted la abrió. Revise la versión guardada antes de reemplazarla o borrarla.',
  },
  'invitation.self': { status: 400, message: 'Ese es su propio correo: la carpeta ya es suya.' },
  'invitation.member': { status: 409, message: 'Esa persona ya es miembro de la carpeta.' },
  'invitation.too_many': {
    status: 429,
    message: `Ya envió ${maxInvitationsPerDay} invitaciones en las últimas 24 horas. Intente nuevamente mañana.`,
  },
  'invitation.not_found': { status: 404, message: 'Esa invitación ya no está pendiente.' },
  'invitation.code': {
    status: 400,
    message: `La invitación no es válida: ya se usó, se anuló o pasaron sus ${invitationDays} días. Si ya la aceptó, la carpeta está entre las suyas. Si no, pida otra a quien lo invitó.`,
  },
  'invitation.other_email': {
    status: 403,
    message: 'Esta invitación se envió a otro correo. Entre con la cuenta de ese correo, o pida una invitación para el suyo.',
  },
  'folder.member_not_found': { status: 404, message: 'Esa persona no es miembro de la carpeta.' },
  'passage.not_found': { status: 404, message: 'Ese pasaje no existe, no es suyo o ya no comparten su carpeta con usted.' },
  'passage.too_many': {
    status: 409,
    message: `Llegó al máximo de ${formatCount(maxSavedPassages)} pasajes sin carpeta. Borre alguno o guárdelo en una carpeta.`,
  },
  'stream.too_many': {
    status: 429,
    message: `Ya sigue cambios en vivo desde ${maxStreamsPerUser} ventanas, el máximo. Cierre alguna para seguirlos aquí.`,
  },
  'stream.busy': { status: 503, message: 'Hay demasiadas ventanas siguiendo cambios en vivo. Recargue la página para ver lo último.' },
  ...accountDataErrors,
  'petition.blocked': {
    status: 403,
    message: `Su período de prueba terminó: usó sus ${freePetitions} peticiones gratuitas o pasaron ${trialDays} días desde la primera. Puede seguir buscando, leyendo y guardando sentencias.`,
  },
  'payment.subscriptions_off': { status: 403, message: subscriptionsOff },
  'payment.unavailable': { status: 503, message: paymentUnavailable },
  'payment.connection': { status: 503, message: connectionFailed },
  'payment.user': { status: 502, message: paymentUserFailed },
  'payment.card': { status: 502, message: cardFailed },
  'payment.failed': { status: 502, message: paymentFailed },
  'payment.declined': {
    status: 402,
    message: 'Su banco rechazó el cobro. Revise los fondos y los datos de la tarjeta, pague el cobro pendiente o pruebe con otra tarjeta.',
  },
  'payment.unpaid': {
    status: 409,
    message: 'Su suscripción tiene un cobro pendiente. Páguelo en «Suscripciones» antes de agregar bases.',
  },
  'payment.plan': { status: 400, message: 'Ese plan no existe.' },
  'payment.no_card': { status: 409, message: 'Todavía no hay una tarjeta registrada. Comience el pago de nuevo.' },
  'payment.subscribed': { status: 409, message: 'Ya tiene una suscripción activa. Agregue o quite bases en ella.' },
  'payment.not_active': { status: 409, message: 'Su suscripción no está activa. Regularice sus pagos o contrátela de nuevo.' },
  'payment.not_premium': { status: 400, message: onlyPremiumBases },
  'payment.base_held': { status: 409, message: baseAlreadyHeld },
  'payment.attempt_not_found': { status: 404, message: 'Ese pago no existe o no es suyo.' },
  'payment.subscription_not_found': { status: 404, message: 'Esa suscripción no existe o no es suya.' },
  'payment.withdrawal_over': {
    status: 409,
    message: `El plazo de retracto de esta suscripción ya pasó: son ${withdrawalDays} días desde la contratación, o ${unconfirmedWithdrawalDays} si no le enviamos su confirmación. Puede cancelarla cuando quiera.`,
  },
  'payment.price_not_offered': {
    status: 409,
    message: 'Ese precio no es el que se le anunció, o su plazo pasó. Recargue la página y revise los precios.',
  },
  'payment.item_unknown': { status: 404, message: 'Ese ítem no existe o no está en su suscripción.' },
  'saved_search.not_found': { status: 404, message: 'Esa búsqueda guardada no existe.' },
  'saved_search.too_many': {
    status: 409,
    message: `Llegó al máximo de ${formatCount(maxSavedSearches)} búsquedas guardadas. Borre alguna para guardar otra.`,
  },
  'saved_search.stop_code': { status: 400, message: 'El enlace no es válido. Detenga la alerta desde «Mis búsquedas».' },
  'watch.not_found': { status: 404, message: 'Esa vigilancia no existe.' },
  'watch.too_many': {
    status: 409,
    message: `Llegó al máximo de ${formatCount(maxWatches)} carpetas y escritos vigilados. Deje de vigilar alguno para agregar otro.`,
  },
  'watch.nothing': { status: 409, message: 'No tenemos ninguna de las sentencias ni de los artículos indicados: no hay qué vigilar.' },
  'watch.stop_code': { status: 400, message: 'El enlace no es válido. Detenga los correos desde «Vigilancia».' },
  'export.empty': { status: 404, message: 'No hay sentencias que exportar.' },
  'chat.busy': {
    status: 429,
    message: 'El asistente está respondiendo demasiadas preguntas a la vez. Espere unos segundos e intente nuevamente.',
  },
  'chat.in_progress': {
    status: 409,
    message: 'El asistente todavía responde la pregunta anterior de esta conversación. Espere a que termine o deténgala.',
  },
  'conversation.not_found': { status: 404, message: 'Esa conversación no existe o la borró.' },
  'conversation.message_not_found': { status: 404, message: 'Ese mensaje no existe en la conversación o lo borró.' },
  'conversation.too_many': {
    status: 409,
    message: `Llegó al máximo de ${formatCount(maxConversations)} conversaciones. Borre alguna para empezar otra.`,
  },
  'conversation.too_many_documents': {
    status: 409,
    message: `Ya tiene documentos en ${maxConversationDocuments} conversaciones. Quite alguno para adjuntar otro.`,
  },
  'conversation.full': {
    status: 409,
    message: `Esta conversación llegó al máximo de ${maxConversationMessages} mensajes. Empiece otra.`,
  },
  'conversation.not_shared': {
    status: 404,
    message: 'El enlace no es válido: venció, quien lo creó lo cerró o borró la conversación.',
  },
  'research.not_found': { status: 404, message: 'Esa investigación no existe o la borró.' },
  'research.too_many': {
    status: 409,
    message: `Ya tiene ${maxOpenResearch} investigaciones en espera o en curso. Espere a que termine alguna o cancélela.`,
  },
  'research.full': {
    status: 409,
    message: `Llegó al máximo de ${maxResearchJobs} investigaciones guardadas. Borre alguna para empezar otra.`,
  },
  'research.ended': { status: 409, message: 'Esa investigación ya terminó: no hay nada que cancelar.' },
  'research.unfinished': { status: 409, message: 'La investigación todavía no tiene resultado. Espere a que termine.' },
  ...analysisErrors,
  'check.busy': { status: 429, message: 'Hay demasiados textos en comprobación. Espere a que terminen e intente nuevamente.' },
  'check.too_many': { status: 429, message: `Ya comprobó ${maxChecksPerHour} textos en la última hora. Espere e intente nuevamente.` },
  'check.too_many_files': {
    status: 429,
    message: `Ya descargó ${maxCheckFilesPerHour} archivos del verificador en la última hora. Espere e intente nuevamente.`,
  },
  'document.format': { status: 415, message: 'No reconocemos ese formato. Suba un PDF, un DOCX o un archivo de texto.' },
  'document.password': { status: 422, message: 'El documento está protegido con contraseña. Quítela y súbalo de nuevo.' },
  'document.damaged': { status: 422, message: 'El documento está dañado y no se puede leer.' },
  'document.word_only': {
    status: 422,
    message: 'Solo vuelve con comentarios un documento de Word (.docx) sin macros. Guárdelo así, o descargue el anexo.',
  },
  'document.scanned': {
    status: 422,
    message: 'El documento no trae texto: está escaneado o vacío. Páselo antes por un reconocedor de texto.',
  },
  'document.too_large': {
    status: 413,
    message: `El documento es demasiado grande: hasta ${maxUploadedPages} páginas y ${formatCount(maxCheckedCharacters)} de caracteres.`,
  },
  'export.busy': { status: 429, message: 'Hay demasiadas exportaciones en curso. Espere a que terminen e intente nuevamente.' },
  'export.too_large': { status: 413, message: 'El documento resulta demasiado grande. Exporte menos sentencias o solo sus datos.' },
  'search.failed': { status: 500, message: searchFailed },
  'storage.full': {
    status: 507,
    message: 'El servicio no tiene espacio para guardar. Puede buscar y leer sentencias; intente guardar más tarde.',
  },
  'storage.unavailable': { status: 503, message: 'La base de datos no responde. Nada se pierde. Intente de nuevo en unos minutos.' },
  'server.internal': { status: 500, message: serverFailed },
  'server.unavailable': { status: 503, message: 'El servicio se está iniciando o está sobrecargado. Intente en unos segundos.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

export const errorDetailSchema = z.object({
  /** Path of the field: `filtros.desde`, `searcher.0.value`. */
  field: z.string(),
  /** What is allowed, in Spanish. */
  message: z.string(),
  /** Only of `payment.unpaid`: where what is owed is paid. */
  enlace: z.url().optional(),
})

/** What is stored where a write met a newer version. */
export const presentTextSchema = z.object({ texto: z.string(), version: z.number().int(), updatedAt: z.iso.datetime() })
export type PresentText = z.infer<typeof presentTextSchema>

/** What may be said of a ruling whose base its reader may not read: nothing of the text, and not how it was decided. */
export const closedRulingSchema = z.object({
  docId: z.string(),
  caratulado: z.string(),
  tribunal: z.string(),
  sala: z.string().nullable(),
  fechaSentencia: isoDateSchema.nullable(),
  rol: z.string().nullable(),
  /** Citation form, as «rol N° 12.345-2020». Null without a number. */
  numero: z.string().nullable(),
  base: baseIdSchema,
  /** Monthly price of the base in CLP. */
  precio: z.number().int(),
  ficticia: z.boolean(),
})
export type ClosedRuling = z.infer<typeof closedRulingSchema>

/** What clients written for the first interface look for in a refusal of a paid base. */
export const premiumRequiredMessage = 'PREMIUM_REQUIRED'

export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  /** Only of `base.premium_required`. */
  message: z.literal(premiumRequiredMessage).optional(),
  requestId: z.string(),
  details: z.array(errorDetailSchema).optional(),
  /** Only of `note.changed`. */
  presente: presentTextSchema.optional(),
  /** Only of `base.premium_required`, where one ruling was asked for. */
  sentencia: closedRulingSchema.optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
