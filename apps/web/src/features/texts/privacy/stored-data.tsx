import { maxHistoryEntries } from '@basejuris/contract'
import { deviceFolderDays, paymentRetentionYears, unacceptedInvitationDays, undoEmailDays } from '@basejuris/domain/limits'

interface StoredRow {
  readonly what: string
  readonly why: string
  readonly until: string
}

const rows: readonly StoredRow[] = [
  {
    what: 'Cuenta: correo, huella de la contraseña (Argon2id), fecha de registro y de aceptación de los términos, preferencias (entre ellas, si un modelo de lenguaje puede responderle)',
    why: 'Prestar el servicio que contrató',
    until: 'Hasta que elimine la cuenta',
  },
  {
    what: 'Sesiones e intentos de ingreso: fecha, dirección IP y nombre del navegador y del sistema',
    why: 'Seguridad: que pueda reconocer y cerrar sus sesiones',
    until: 'La sesión, siete días; el registro de intentos de ingreso, medio año',
  },
  {
    what: 'Códigos y enlaces que le enviamos: su huella y el correo al que fueron, también el anterior si lo cambió',
    why: 'Comprobar que un correo es suyo y que pueda deshacer un cambio que no pidió',
    until: `Hasta que vencen, a más tardar a los ${undoEmailDays} días`,
  },
  {
    what: 'Cuenta de los intentos de ingreso y de los correos enviados a una dirección: solo huellas con clave',
    why: 'Seguridad: que nadie adivine contraseñas ni llene de mensajes un correo',
    until: 'Un día',
  },
  {
    what: 'Historial de búsquedas: cifrado',
    why: 'Prestar el servicio que contrató',
    until: `Las ${maxHistoryEntries} más recientes, hasta que las borre o elimine la cuenta`,
  },
  {
    what: 'Búsquedas guardadas, favoritos, carpetas, notas, lo que vigila de un escrito (sus citas, nunca el texto), y pasajes y resaltados con su lugar en la sentencia: cifrados',
    why: 'Prestar el servicio que contrató',
    until: 'Hasta que los borre o elimine la cuenta; las carpetas, también el día que usted les fije',
  },
  {
    what: 'Conversaciones con el asistente, investigaciones y análisis: sus preguntas y los lugares de las citas, nunca las palabras de una sentencia; lo que usted opina o informa de una respuesta: cifrados',
    why: 'Prestar el servicio que contrató',
    until: 'Hasta que los borre o elimine la cuenta',
  },
  {
    what: 'Documentos que usted adjunta a una conversación: su texto, cifrado, nunca el archivo. Se buscan solo en ella y no salen en sus enlaces',
    why: 'Citarlos al responder',
    until: 'Hasta que los quite, borre la conversación o elimine la cuenta',
  },
  {
    what: 'Escritos que usted comprueba y textos cuyas normas busca, pegados o subidos: no se guardan, se procesan en memoria',
    why: 'Comprobar sus citas y reconocer sus normas',
    until: 'Hasta que se le responde',
  },
  {
    what: 'Carpetas que usted guarda en un equipo: su nombre y sus sentencias, sin notas ni pasajes, solo en ese navegador y sin cifrar',
    why: 'Que pueda leerlas sin conexión',
    until: `Hasta que las quite o cierre sesión, y a los ${deviceFolderDays} días sin conectarse, en todo caso; también cuando otra persona entra en ese equipo`,
  },
  {
    what: 'Registro de cada carpeta: quién hizo qué y cuándo, con identificadores y sin textos',
    why: 'Que quienes la comparten sepan qué pasó en ella',
    until: 'Lo leen mientras exista la carpeta; después, y de quien elimine su cuenta, quedan identificadores sin nombre',
  },
  {
    what: 'Correo de quien usted invita a una carpeta y todavía no acepta',
    why: 'Que pueda aceptar con la cuenta de ese correo',
    until: `Hasta que acepta o usted anula la invitación; a los ${unacceptedInvitationDays} días, en todo caso`,
  },
  {
    what: 'Mensajes de contacto: su correo, y nombre y texto cifrados',
    why: 'Responderle',
    until: 'Hasta que se cierra el mensaje; quedan la referencia, el motivo y las fechas',
  },
  {
    what: 'Reportes de errores en una sentencia: el texto, con los datos personales ocultos, y su correo si lo dejó',
    why: 'Corregir la sentencia',
    until: 'El correo, hasta que se cierra el reporte',
  },
  {
    what: 'Solicitudes de personas nombradas en sentencias: cifradas',
    why: 'Cumplir la Ley 19.628',
    until: 'Hasta que se resuelven; quedan la referencia, las fechas, la sentencia y la decisión con su motivo',
  },
  {
    what: 'Datos de facturación: RUT, nombre o razón social, dirección y teléfono, cifrados',
    why: 'Emitir a su nombre los documentos de lo que paga',
    until: `Hasta que los borre o elimine la cuenta; la copia de cada documento emitido, ${paymentRetentionYears} años`,
  },
  {
    what: 'Medio de pago: identificador de cliente en Flow, marca y cuatro últimos dígitos de la tarjeta, nunca su número; bases suscritas e intentos de pago',
    why: 'Prestar el servicio que contrató',
    until: 'Hasta que elimine la cuenta',
  },
  {
    what: 'Suscripciones, cobros, devoluciones, documentos tributarios, y lo que aceptó al pagar: texto, versión de los términos, fecha y dirección IP',
    why: 'Cobrar lo contratado y nada más, y cumplir la ley tributaria y la de protección del consumidor',
    until: `${paymentRetentionYears} años desde que elimina la cuenta, bloqueados y sin relación con ella; luego se borran`,
  },
  {
    what: 'Correos por enviar: cifrados',
    why: 'Enviarlos',
    until: 'Hasta que salen',
  },
  {
    what: 'Registro técnico: ruta sin parámetros, duración, resultado y un número por solicitud',
    why: 'Que el servicio funcione',
    until: 'Lo que fije quien administra; no contiene búsquedas, cuerpos ni direcciones de páginas',
  },
]

/** What is stored about whom, why and for how long. */
export function StoredData() {
  return (
    <table
      aria-label="Qué se guarda"
      className="w-full border-collapse text-14 leading-snug max-md:block [&_tbody]:max-md:block [&_td]:max-md:block [&_tr]:max-md:block"
    >
      <thead className="max-md:sr-only">
        <tr className="text-left text-13 text-ink-3">
          {['Dato', 'Para qué', 'Hasta cuándo'].map((head) => (
            <th key={head} scope="col" className="border-b-[1.5px] border-ink py-2 pr-4 font-[560]">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, until }) => (
          <tr key={what} className="border-b border-paper-rule align-top max-md:py-3">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal max-md:block max-md:py-0 max-md:pb-1 md:w-[42%]">
              {what}
            </th>
            <td className="text-ink-2 max-md:before:font-[540] max-md:before:content-['Para_qué:_'] md:py-2.5 md:pr-4">{why}</td>
            <td className="text-ink-2 max-md:before:font-[540] max-md:before:content-['Hasta_cuándo:_'] md:py-2.5">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
