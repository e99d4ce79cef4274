/** Heading of each table in the page of a user's data. */
export const tableTitles: Readonly<Record<string, string>> = {
  users: 'Su cuenta',
  sessions: 'Sesiones',
  sign_ins: 'Ingresos e intentos de ingreso',
  account_codes: 'Códigos enviados a su correo',
  second_factors: 'Segundo factor',
  identities: 'Inicio de sesión de su organización',
  search_history: 'Historial de búsquedas',
  favorites: 'Favoritos',
  folders: 'Carpetas',
  folder_members: 'Carpetas que le compartieron',
  folder_invitations: 'Invitaciones a carpetas que recibió',
  folder_items: 'Sentencias que agregó a carpetas',
  folder_notes: 'Notas en carpetas',
  saved_passages: 'Pasajes guardados',
  saved_searches: 'Búsquedas guardadas',
  ruling_reports: 'Errores que reportó en sentencias',
  contact_messages: 'Mensajes de contacto',
}

const labels: Readonly<Record<string, string>> = {
  folder_id: 'Carpeta',
  role: 'Permiso',
  sent_at: 'Enviado el',
  version: 'Versión',
  doc_id: 'Sentencia',
  email: 'Correo',
  email_verified_at: 'Correo confirmado el',
  accepted_terms_at: 'Términos aceptados el',
  created_at: 'Creado el',
  updated_at: 'Cambiado el',
  disabled_at: 'Desactivado el',
  customer_id: 'Cliente de pago',
  subscription_id: 'Suscripción',
  billing_data: 'Datos de facturación',
  billing_updated_at: 'Facturación cambiada el',
  preferences: 'Preferencias',
  counter_use: 'Peticiones usadas',
  is_valid: 'Prueba vigente',
  start_service: 'Inicio de la prueba',
  last_used_at: 'Último uso',
  expires_at: 'Vence el',
  closed_at: 'Cerrada el',
  device: 'Dispositivo',
  address: 'Dirección IP',
  at: 'Fecha',
  outcome: 'Resultado',
  purpose: 'Motivo',
  attempts: 'Intentos',
  used_at: 'Usado el',
  confirmed_at: 'Confirmado el',
  last_step: 'Último paso usado',
  issuer: 'Emisor',
  subject: 'Sujeto',
  sealed: 'Contenido',
  text: 'Texto',
  name: 'Nombre',
  position: 'Orden',
  total: 'Resultados',
  reserved: 'En reserva',
  kept_until: 'Se conserva hasta',
  frequency: 'Frecuencia',
  considered_until: 'Considerado hasta',
  last_sent_at: 'Último envío',
  datum: 'Dato',
  correction: 'Propone',
  anchor: 'Lugar',
  content_hash: 'Huella de la sentencia',
  received_at: 'Recibido el',
  resolution: 'Cierre',
  resolved_at: 'Cerrado el',
}

/** Values that are names of our own, by column. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  outcome: { ok: 'entró', rechazado: 'no entró' },
  role: { escribe: 'escribe', lee: 'solo lee' },
  purpose: {
    recovery: 'recuperar la contraseña',
    verification: 'confirmar el correo',
    'email-change': 'cambiar el correo',
    'email-undo': 'deshacer un cambio de correo',
  },
}

/** A value of a column in words; others stay as they are. */
export function valueLabel(column: string, value: string): string {
  return values[column]?.[value] ?? value
}

/** Label of a column; a column without a label keeps its name. */
export function columnLabel(column: string): string {
  return labels[column] ?? column.replaceAll('_', ' ')
}
