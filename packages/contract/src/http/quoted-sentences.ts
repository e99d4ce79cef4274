/**
 * Sentences that the specification quotes. They stand to the letter, accents aside, and some of them say tú.
 * Every other sentence shown to people says usted. Free of zod, so that pages may import single ones.
 */
export const signInFailed = 'Error en el inicio de sesión'
export const wrongCredentials = 'Credenciales incorrectas. Por favor, verifica tu email y contraseña.'
export const invalidUserId = 'El usuario no tiene un ID válido'
export const userDataFailed = 'Error al obtener datos del usuario'
export const registrationFailed = 'Error en el registro'
export const accountNotCreated = 'Error al crear la cuenta. Por favor, intenta nuevamente.'
export const notAuthenticated = 'Usuario no autenticado'
export const connectionFailed = 'Error de conexión. Por favor, intenta nuevamente.'
export const sessionExpired = 'Sesión expirada. Por favor, inicia sesión nuevamente.'
export const noPermission = 'No tienes permisos para acceder a este recurso.'
export const notFound = 'El recurso solicitado no fue encontrado.'
export const serverFailed = 'Error interno del servidor. Por favor, intenta más tarde.'
export const invalidData = 'Los datos ingresados no son válidos.'
export const searchFailed = 'Error al realizar la búsqueda. Por favor, intenta nuevamente.'
export const premiumRequired = 'Esta base requiere una suscripción premium. Por favor, inicia sesión o suscríbete.'
export const subscriptionsOff = 'Las suscripciones no están disponibles actualmente. Todas las funcionalidades son gratuitas con registro.'
export const paymentUnavailable = 'El pago no está disponible en este momento. Intente más tarde.'
export const paymentUserFailed = 'Error creando usuario de pago'
export const cardFailed = 'Error registrando tarjeta'
export const paymentFailed = 'Error procesando el pago'
export const onlyPremiumBases = 'Solo las bases premium pueden agregarse al carrito'
export const baseAlreadyHeld = 'Ya tienes una suscripción activa a esta base'
export const missingUserId = 'No se pudo obtener el ID del usuario'

/** General sentences of a status, for bodies with neither `error` nor `message`. */
export const generalCredentials = 'Credenciales incorrectas'
export const generalForbidden = 'No tienes permisos para realizar esta acción'
export const generalNotFound = 'Recurso no encontrado'
export const generalServerError = 'Error interno del servidor'
export const generalError = 'Ha ocurrido un error inesperado'
