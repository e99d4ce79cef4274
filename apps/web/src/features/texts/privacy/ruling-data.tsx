import { MaskingMeasure } from '../../../components/ruling/masking-measure.tsx'
import type { TextPart } from '../text-contents.tsx'

const rulings: TextPart = {
  id: 'sentencias',
  title: 'Las personas nombradas en sentencias',
  body: (
    <>
      <p>
        Las sentencias son públicas por regla general (Código Orgánico de Tribunales, art. 9; Ley 20.285, artículo octavo). Que un dato esté
        en una fuente pública no lo saca de la Ley 19.628. Por eso, antes de guardar, indexar o mostrar un texto:
      </p>
      <ul>
        <li>
          se ocultan RUT y otros documentos de identidad, domicilios, teléfonos, correos, fechas de nacimiento, patentes y cuentas
          bancarias;
        </li>
        <li>
          se reemplazan por <code>[persona 1]</code>, <code>[persona 2]</code>… los nombres de las personas naturales en familia, penal,
          salud y lo que la fuente reserva, y también en otras materias cuando la sentencia habla de violencia intrafamiliar, de un delito
          sexual, de alguien imputado de un delito, de un niño por quien se actúa o de una enfermedad mental, cáncer o VIH. En toda materia
          se reemplazan los de niños, niñas y adolescentes. La carátula muestra solo iniciales. Un nombre de pila en mayúsculas entre
          corchetes, como <code>[DARÍO]</code>, es un seudónimo que ya traía la fuente;
        </li>
        <li>conservan su nombre jueces, fiscales, abogados, funcionarios, empresas e instituciones;</li>
        <li>ninguna sentencia se ofrece a los buscadores de internet: sus páginas llevan la instrucción de no indexar.</li>
      </ul>
      <p>
        <MaskingMeasure /> Un nombre que se le escape también es un error que queremos corregir. Es una seudonimización, no una
        anonimización irreversible: quien conozca el expediente puede saber de quién se trata. Además se conserva, cifrado y fuera de toda
        búsqueda y exportación, el registro original de la fuente, para rehacer la sentencia cuando el programa mejora; quien administra
        puede desactivarlo, y se destruye al retirar la sentencia o al ocultar un nombre en ella.
      </p>
      <p>
        El tratamiento se apoya en el interés legítimo de quienes necesitan conocer el derecho que aplican los tribunales y en la libertad
        de informar, con las medidas anteriores para que no pese más que la vida privada. Usted puede oponerse: lo veremos en su caso
        concreto.
      </p>
    </>
  ),
}

const automated: TextPart = {
  id: 'automatico',
  title: 'Decisiones automatizadas y perfiles',
  body: (
    <p>
      BaseJuris no toma decisiones sobre personas ni hace perfiles de quienes buscan, de jueces o de partes. Un programa ordena resultados y
      lee datos de las sentencias; qué se retira, se oculta o se rechaza lo decide siempre una persona.
    </p>
  ),
}

const rights: TextPart = {
  id: 'derechos',
  title: 'Sus derechos',
  body: (
    <>
      <p>
        La Ley 19.628 le da los derechos de <strong>acceso</strong>, <strong>rectificación</strong>, <strong>supresión</strong>,{' '}
        <strong>oposición</strong>, <strong>portabilidad</strong> y <strong>bloqueo</strong>. Ejercerlos es gratuito.
      </p>
      <ul>
        <li>
          <strong>Si tiene cuenta</strong>: en «Mi Perfil» puede ver y corregir sus datos, descargarlos en un archivo que otros programas
          leen y eliminar la cuenta con todo lo que contiene.
        </li>
        <li>
          <strong>Si lo nombra una sentencia</strong>: use el formulario de más abajo, con o sin cuenta.
        </li>
        <li>
          <strong>Para todo lo demás</strong>: escriba a <a href="/contacto">contacto</a>.
        </li>
      </ul>
      <p>
        Se responde dentro de treinta días corridos desde que se recibe la solicitud; la ley permite prorrogar ese plazo una sola vez por
        otros treinta, y en ese caso se lo diremos con el motivo. Si se rechaza, diremos por qué. Si no está conforme, puede acudir a los
        tribunales y, desde el 1 de diciembre de 2026, a la Agencia de Protección de Datos Personales.
      </p>
    </>
  ),
}

const security: TextPart = {
  id: 'seguridad',
  title: 'Seguridad',
  body: (
    <>
      <p>
        Contraseñas con Argon2id, sesiones que se pueden cerrar una a una, textos privados cifrados, política de contenido que impide
        programas ajenos, límites a los intentos y registro de las acciones de quien administra. Quien encuentre una falla puede avisarla
        por la vía que indica <a href="/.well-known/security.txt">security.txt</a>.
      </p>
      <p>
        Una vulneración que ponga en riesgo sus derechos se informa sin demora a la autoridad y, cuando alcance datos sensibles, de menores
        de catorce años o económicos, también a usted.
      </p>
    </>
  ),
}

export const rulingData: readonly TextPart[] = [rulings, automated, rights, security]
