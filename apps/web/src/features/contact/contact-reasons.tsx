import { ServiceProvider } from '../texts/service-provider.tsx'
import type { TextPart } from '../texts/text-contents.tsx'

const quickAnswers: TextPart = {
  id: 'vias',
  title: 'Antes de escribir',
  body: (
    <ul>
      <li>
        <strong>Un dato de una sentencia está mal</strong> (fecha, tribunal, resultado, un dato personal a la vista): use «Reportar un dato
        erróneo» en la misma sentencia, que nos dice el lugar exacto.
      </li>
      <li>
        <strong>Lo nombra una sentencia</strong> y quiere que se oculte, corrija o retire: use el{' '}
        <a href="/privacidad#solicitud">formulario de datos personales</a>, que tiene plazo legal y una página para seguirlo.
      </li>
      <li>
        <strong>No puede entrar</strong>: recupere su contraseña en <a href="/recuperar">recuperar acceso</a>.
      </li>
      <li>
        <strong>Falta una sentencia</strong>: la página de <a href="/cobertura">cobertura</a> dice qué hay y qué no.
      </li>
      <li>
        <strong>Encontró una falla de seguridad</strong>: escriba con el motivo «Una falla de seguridad» o a la dirección de{' '}
        <a href="/.well-known/security.txt">security.txt</a>.
      </li>
    </ul>
  ),
}

const provider: TextPart = { id: 'quien', title: 'Quién responde', body: <ServiceProvider here /> }

const storedMessage: TextPart = {
  id: 'que-se-guarda',
  title: 'Qué se guarda de su mensaje',
  body: (
    <p>
      El mensaje queda cifrado en la base de datos y se envía por correo a quien administra el servicio. Al cerrarse se borran de la base su
      correo y el texto; quedan la referencia, el motivo y las fechas. Más en <a href="/privacidad">privacidad</a>.
    </p>
  ),
}

export const contactReasons: readonly TextPart[] = [quickAnswers, provider, storedMessage]
