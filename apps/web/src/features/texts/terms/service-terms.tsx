import { MaskingMeasure } from '../../../components/ruling/masking-measure.tsx'
import { ServiceProvider } from '../service-provider.tsx'
import type { TextPart } from '../text-contents.tsx'

const provider: TextPart = {
  id: 'quien',
  title: 'Quién presta el servicio',
  body: (
    <>
      <ServiceProvider />
      <p>
        Estos términos rigen el sitio y su interfaz de programación (API). Buscar y leer no exige aceptarlos de manera expresa; abrir una
        cuenta, sí: la casilla del registro lo pregunta y la fecha de su aceptación queda guardada.
      </p>
    </>
  ),
}

const service: TextPart = {
  id: 'servicio',
  title: 'Qué ofrece BaseJuris y qué no',
  body: (
    <>
      <p>
        BaseJuris permite buscar sentencias chilenas por palabras, por significado, por rol y por norma citada; leerlas separadas en
        considerandos; y copiar la cita de cada pasaje. La página de <a href="/cobertura">cobertura</a> dice cuántas sentencias hay en cada
        base, de qué fuentes vienen, hasta qué fecha y qué meses faltan.
      </p>
      <ul>
        <li>No es asesoría jurídica ni la reemplaza. Nadie revisa su caso.</li>
        <li>
          No es un sitio oficial ni tiene relación con el Poder Judicial, la Contraloría General de la República u otro órgano del Estado.
          El texto que hace fe es el del expediente.
        </li>
        <li>No contiene todas las sentencias. Que una búsqueda no encuentre nada no significa que nada se haya resuelto.</li>
        <li>
          El tribunal, la fecha, el resultado, las normas citadas y la división en considerandos los lee un programa y pueden tener errores.
          Cada sentencia tiene un enlace para reportarlos y una página de procedencia que dice de dónde vino cada dato.
        </li>
      </ul>
    </>
  ),
}

const rulings: TextPart = {
  id: 'sentencias',
  title: 'El texto de las sentencias',
  body: (
    <>
      <p>
        El texto se muestra como lo entrega la fuente, salvo lo que se oculta para proteger a las personas: RUT, domicilios, teléfonos,
        correos, fechas de nacimiento, patentes y cuentas, y nombres en los casos que explica la{' '}
        <a href="/privacidad#sentencias">página de privacidad</a>. Lo oculto queda marcado entre corchetes. <MaskingMeasure />
      </p>
      <p>
        Las sentencias cambian después de publicadas: se anonimizan, se reemplazan o se retiran. Cuando una fuente lo hace, BaseJuris guarda
        la versión nueva y deja constancia, y lo retirado deja de leerse aquí.
      </p>
      <p>
        La colección de demostración se escribió para mostrar el producto. Cada una de sus piezas lleva la marca «Sentencia ficticia»: no
        debe citarse.
      </p>
    </>
  ),
}

const use: TextPart = {
  id: 'uso',
  title: 'Qué puede hacer y qué no',
  body: (
    <>
      <p>Puede buscar, leer, copiar, imprimir y citar para su trabajo, su estudio o sus asuntos, también los de sus clientes.</p>
      <p>No puede:</p>
      <ul>
        <li>descargar la colección o partes grandes de ella con programas, ni eludir los límites de solicitudes;</li>
        <li>
          intentar saber quién es una persona cuyo nombre se ocultó, o reunir sentencias para formar registros de antecedentes o perfiles de
          personas: la Ley 19.628 reserva a los organismos públicos el tratamiento de datos sobre condenas e infracciones;
        </li>
        <li>presentar como oficial lo que copia de aquí, o atribuirle a un tribunal lo que escribió el programa;</li>
        <li>prestar su cuenta a otras personas, ni entrar a la de otro;</li>
        <li>
          probar la seguridad del servicio contra datos ajenos. Si encuentra una falla, avísenos: en{' '}
          <a href="/.well-known/security.txt">security.txt</a> está cómo.
        </li>
      </ul>
      <p>
        Los programas pueden usar la interfaz descrita en <a href="/docs">/docs</a> dentro de los límites que informan sus encabezados.
      </p>
    </>
  ),
}

const rights: TextPart = {
  id: 'autor',
  title: 'Derechos de autor',
  body: (
    <>
      <p>
        BaseJuris no reclama derechos sobre el texto de las sentencias, que son actos públicos de los tribunales. El programa, el diseño y
        la selección y disposición de los contenidos están protegidos por la Ley 17.336 (art. 3 N° 17 respecto de las compilaciones de
        datos).
      </p>
      <p>
        Puede citar pasajes en escritos, informes y publicaciones indicando tribunal, rol y fecha: la cita que copia el botón «Citar» ya los
        lleva. La ley permite además incluir a título de cita fragmentos breves de obras protegidas (art. 71 B).
      </p>
      <p>
        BaseJuris usa programas de otros autores, cada uno según su licencia: lea las{' '}
        <a href="/licencias-de-terceros.txt">Licencias de terceros</a>.
      </p>
    </>
  ),
}

export const serviceTerms: readonly TextPart[] = [provider, service, rulings, use, rights]
