import { maskingMeasure } from './masking-measure.ts'
import { serviceProvider, type TermsSite } from './service-provider.ts'
import type { TermsSection } from './terms-section.ts'

const provider = (site: TermsSite): TermsSection => ({
  id: 'quien',
  title: 'Quién presta el servicio',
  body: [
    serviceProvider(site),
    'Estos términos rigen el sitio y su interfaz de programación (API). Buscar y leer no exige aceptarlos de manera expresa; abrir una cuenta, sí: la casilla del registro lo pregunta y la fecha de su aceptación queda guardada.',
  ],
})

const service: TermsSection = {
  id: 'servicio',
  title: 'Qué ofrece BaseJuris y qué no',
  body: [
    'BaseJuris permite buscar sentencias chilenas por palabras, por significado, por rol y por norma citada; leerlas separadas en considerandos; y copiar la cita de cada pasaje. La página de [cobertura](/cobertura) dice cuántas sentencias hay en cada base, de qué fuentes vienen, hasta qué fecha y qué meses faltan.',
    [
      'No es asesoría jurídica ni la reemplaza. Nadie revisa su caso.',
      'No es un sitio oficial ni tiene relación con el Poder Judicial, la Contraloría General de la República u otro órgano del Estado. El texto que hace fe es el del expediente.',
      'No contiene todas las sentencias. Que una búsqueda no encuentre nada no significa que nada se haya resuelto.',
      'El tribunal, la fecha, el resultado, las normas citadas y la división en considerandos los lee un programa y pueden tener errores. Cada sentencia tiene un enlace para reportarlos y una página de procedencia que dice de dónde vino cada dato.',
    ],
  ],
}

const rulings: TermsSection = {
  id: 'sentencias',
  title: 'El texto de las sentencias',
  body: [
    `El texto se muestra como lo entrega la fuente, salvo lo que se oculta para proteger a las personas: RUT, domicilios, teléfonos, correos, fechas de nacimiento, patentes y cuentas, y nombres en los casos que explica la [página de privacidad](/privacidad#sentencias). Lo oculto queda marcado entre corchetes. ${maskingMeasure}`,
    'Las sentencias cambian después de publicadas: se anonimizan, se reemplazan o se retiran. Cuando una fuente lo hace, BaseJuris guarda la versión nueva y deja constancia, y lo retirado deja de leerse aquí.',
    'La colección de demostración se escribió para mostrar el producto. Cada una de sus piezas lleva la marca «Sentencia ficticia»: no debe citarse.',
  ],
}

const use: TermsSection = {
  id: 'uso',
  title: 'Qué puede hacer y qué no',
  body: [
    'Puede buscar, leer, copiar, imprimir y citar para su trabajo, su estudio o sus asuntos, también los de sus clientes.',
    'No puede:',
    [
      'descargar la colección o partes grandes de ella con programas, ni eludir los límites de solicitudes;',
      'intentar saber quién es una persona cuyo nombre se ocultó, o reunir sentencias para formar registros de antecedentes o perfiles de personas: la Ley 19.628 reserva a los organismos públicos el tratamiento de datos sobre condenas e infracciones;',
      'presentar como oficial lo que copia de aquí, o atribuirle a un tribunal lo que escribió el programa;',
      'prestar su cuenta a otras personas, ni entrar a la de otro;',
      'probar la seguridad del servicio contra datos ajenos. Si encuentra una falla, avísenos: en [security.txt](/.well-known/security.txt) está cómo.',
    ],
    'Los programas pueden usar la interfaz descrita en [/docs](/docs) dentro de los límites que informan sus encabezados.',
  ],
}

const rights: TermsSection = {
  id: 'autor',
  title: 'Derechos de autor',
  body: [
    'BaseJuris no reclama derechos sobre el texto de las sentencias, que son actos públicos de los tribunales. El programa, el diseño y la selección y disposición de los contenidos están protegidos por la Ley 17.336 (art. 3 N° 17 respecto de las compilaciones de datos).',
    'Puede citar pasajes en escritos, informes y publicaciones indicando tribunal, rol y fecha: la cita que copia el botón «Citar» ya los lleva. La ley permite además incluir a título de cita fragmentos breves de obras protegidas (art. 71 B).',
    'BaseJuris usa programas de otros autores, cada uno según su licencia: lea las [Licencias de terceros](/licencias-de-terceros.txt).',
  ],
}

export function serviceTerms(site: TermsSite): readonly TermsSection[] {
  return [provider(site), service, rulings, use, rights]
}
