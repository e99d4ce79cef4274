import type { LanguageModelView } from '@basejuris/contract'
import { knownDeviceDays, recoveryCodeMinutes } from '@basejuris/domain/limits'
import { ServiceProvider } from '../service-provider.tsx'
import type { TextPart } from '../text-contents.tsx'
import { LanguageModelText } from './language-model-text.tsx'
import { StoredData } from './stored-data.tsx'

const responsible: TextPart = {
  id: 'responsable',
  title: 'Quién responde por los datos',
  body: (
    <>
      <ServiceProvider />
      <p>
        Es el responsable del tratamiento según la Ley 19.628 sobre protección de la vida privada, con las modificaciones de la Ley 21.719
        que rigen desde el 1 de diciembre de 2026. BaseJuris aplica el texto modificado desde antes de esa fecha.
      </p>
    </>
  ),
}

const storedDataPart: TextPart = {
  id: 'que-se-guarda',
  title: 'Qué se guarda de usted, para qué y hasta cuándo',
  body: (
    <>
      <StoredData />
      <p className="mt-4">
        La base de datos está en el servidor de quien administra esta instalación. Lo que la tabla llama cifrado usa AES-256-GCM y una llave
        que no se guarda junto a los datos: protege ante quien obtenga una copia del disco o de un respaldo, no ante quien controla el
        servidor en funcionamiento.
      </p>
      <p>
        Lo que usted borra deja de verse de inmediato. La base de datos propia de BaseJuris lo elimina de sus archivos dentro de una hora, y
        antes de cada respaldo. Los respaldos anteriores contienen lo que había el día en que se hicieron, hasta que se reemplazan.
      </p>
    </>
  ),
}

const searches = ({ meaningHost, languageModel }: WhatLeaves): TextPart => ({
  id: 'busquedas',
  title: 'Sus búsquedas son secreto profesional',
  body: (
    <>
      <p>
        Lo que escribe en el buscador se usa para responder. No se entrena ningún modelo con ello,{' '}
        {meaningHost === null ? 'no se entrega a terceros' : 'solo se entrega al servicio que nombra el párrafo siguiente'} y no queda en
        registros técnicos, métricas ni informes de errores.
      </p>
      <p>
        {meaningHost === null ? (
          'La búsqueda por significado se calcula en el mismo servidor.'
        ) : (
          <>
            Para buscar por significado, quien administra configuró un servicio en <strong>{meaningHost}</strong>, al que se envían el texto
            de la búsqueda y los pasajes ya enmascarados de las sentencias, sin su cuenta ni su dirección. Si no quiere que su búsqueda
            salga, elija el modo «Palabras».
          </>
        )}
      </p>
      <p>
        Las páginas de resultados llevan la búsqueda en su dirección, para que pueda guardarla y compartirla. Por eso el sitio instruye al
        navegador a no revelar esa dirección a otros sitios (<code>Referrer-Policy: same-origin</code>), y las páginas piden a los
        buscadores que no las indexen. En una carpeta reservada, la búsqueda no entra a la dirección ni al historial.
      </p>
      <LanguageModelText {...languageModel} />
    </>
  ),
})

const browser: TextPart = {
  id: 'navegador',
  title: 'Qué queda en su navegador',
  body: (
    <ul>
      <li>Una cookie de sesión, si inició sesión: dura siete días, ningún programa de la página puede leerla y no sirve en otro sitio.</li>
      <li>
        Otra, si entró con contraseña: por {knownDeviceDays} días, también después de cerrar sesión, hace que pueda entrar en este equipo
        aunque otra persona agote los intentos con su cuenta. No contiene su correo ni abre su cuenta.
      </li>
      <li>Si pide recuperar la contraseña, una cookie por {recoveryCodeMinutes} minutos, para que el código valga en este navegador.</li>
      <li>Una cookie por cada cosa que elija de la lectura: tema claro u oscuro, tamaño de la letra, tipo de letra. Duran un año.</li>
      <li>
        En el almacenamiento local, si tiene cuenta: su correo, sus últimas búsquedas con sus filtros, sus preferencias y, mientras no se
        guarden, las notas que escribe. Se borra al cerrar sesión.
      </li>
      <li>
        Las carpetas que guarde en el equipo para leerlas sin conexión: el navegador conserva sus sentencias y una página que las muestra.
        Puede verlas y quitarlas en <a href="/cuenta#equipo">su cuenta</a>. Una carpeta reservada no se guarda nunca, y una sentencia que se
        retira o se enmascara de nuevo se borra de la copia al volver la conexión.
      </li>
      <li>Si su sesión expira mientras escribe: lo que escribió, en esa pestaña y por un día, para devolvérselo cuando entre.</li>
      <li>Si pide sin cuenta algo que la necesita: qué pidió, en esa pestaña y por media hora, para hacerlo cuando entre.</li>
      <li>
        No hay cookies ni contenidos de terceros: tipos de letra, imágenes y programas vienen de este mismo sitio, y su política de
        seguridad impide cargar otros.
      </li>
    </ul>
  ),
}

const recipients = ({ meaningHost, languageModel, counted }: WhatLeaves): TextPart => ({
  id: 'destinatarios',
  title: 'Quién más recibe datos',
  body: (
    <>
      <ul>
        <li>
          <strong>El servidor de correo</strong> que configuró quien administra recibe los mensajes que se envían: confirmaciones, códigos,
          avisos y copias de los mensajes de contacto. Sin uno configurado, los correos quedan como archivos en el mismo servidor.
        </li>
        {meaningHost !== null && (
          <li>
            <strong>{meaningHost}</strong> recibe el texto de las búsquedas por significado, como se explicó arriba.
          </li>
        )}
        {languageModel.servicio !== null && (
          <li>
            <strong>{languageModel.servicio}</strong> recibe las preguntas al asistente y los tramos con que se responden, como se explicó
            arriba.
          </li>
        )}
        {counted && (
          <li>
            <strong>Google Tag Manager</strong> se carga solo al registrarse y solo si usted marca la casilla que lo pregunta: cuenta que
            hubo un registro. Sin esa casilla no se carga nada suyo.
          </li>
        )}
        <li>
          <strong>Flow</strong> (Flow S.A., Chile) cobra por cuenta nuestra, si contrata una suscripción. Recibe su correo, el nombre que lo
          antecede, un identificador, las bases y sus montos, y en una devolución también su correo. La tarjeta la registra usted en la
          página de Flow: aquí llegan solo su marca y sus cuatro últimos dígitos. Flow le escribe sus propios correos sobre cada cobro.
        </li>
        <li>
          <strong>El Servicio de Impuestos Internos</strong> recibe los documentos tributarios de lo que paga, con los datos de facturación
          que usted dio.
        </li>
        <li>
          <strong>Nadie más.</strong> No se venden ni comunican datos, no hay publicidad ni analítica de terceros, y los datos están donde
          esté el servidor.{' '}
          {meaningHost === null && languageModel.servicio === null
            ? 'El programa no los transfiere fuera de Chile por sí mismo.'
            : 'Los servicios nombrados arriba pueden estar fuera de Chile.'}
        </li>
        <li>Los tribunales y las autoridades, cuando una resolución o la ley obliguen y en lo que obliguen.</li>
      </ul>
    </>
  ),
})

export interface WhatLeaves {
  /** Host that receives queries for semantic search; null when none does. */
  readonly meaningHost: string | null
  /** The model that writes answers of the assistant. */
  readonly languageModel: LanguageModelView
  /** Whether a tag manager counts registrations of those who agree. */
  readonly counted: boolean
}

export function yourData(leaves: WhatLeaves): readonly TextPart[] {
  return [responsible, storedDataPart, searches(leaves), browser, recipients(leaves)]
}
