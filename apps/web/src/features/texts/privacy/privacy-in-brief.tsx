import { MaskingMeasure } from '../../../components/ruling/masking-measure.tsx'
import { KeyFacts } from '../key-facts.tsx'

interface PrivacyInBriefProps {
  readonly meaningHost: string | null
  /** Host of the model that writes answers of the assistant. */
  readonly modelHost: string | null
}

export function PrivacyInBrief({ meaningHost, modelHost }: PrivacyInBriefProps) {
  const services = [
    ...(meaningHost === null ? [] : [`para buscar por significado, el texto de la búsqueda a ${meaningHost}`]),
    ...(modelHost === null
      ? []
      : [`para responder con un modelo de lenguaje, la pregunta sin datos personales reconocidos a ${modelHost}`]),
  ]
  return (
    <KeyFacts
      title="En breve"
      facts={[
        ['Sin cuenta', 'Lo que busca no se guarda. El servidor recuerda su dirección IP un minuto, para contar solicitudes.'],
        ['Con cuenta', 'Su historial, notas y carpetas quedan cifrados en la base de datos hasta que usted los borre.'],
        [
          'Qué sale',
          services.length === 0
            ? 'Los correos que le enviamos y, si contrata, los datos del pago a Flow. Ninguna búsqueda va a un modelo de lenguaje ni a una red de publicidad.'
            : `Los correos que le enviamos; si contrata, los datos del pago a Flow; y, ${services.join('; ')}.`,
        ],
        [
          'En las sentencias',
          <>
            Se ocultan RUT, domicilios, teléfonos, correos y fechas de nacimiento, y en las materias sensibles los nombres.{' '}
            <MaskingMeasure />
          </>,
        ],
        [
          'Si lo nombran',
          <>
            Pida ocultar, retirar o corregir con el <a href="#solicitud">formulario</a>. La respuesta vence a los treinta días.
          </>,
        ],
      ]}
    />
  )
}
