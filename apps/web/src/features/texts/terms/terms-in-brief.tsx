import { withdrawalDays } from '@basejuris/domain/limits'
import { KeyFacts } from '../key-facts.tsx'

export function TermsInBrief() {
  return (
    <KeyFacts
      title="En breve"
      facts={[
        ['Qué es', 'Un buscador de sentencias chilenas. No es asesoría jurídica ni un sitio del Poder Judicial.'],
        ['Qué cuesta', 'Nada mientras dure la versión beta. Ningún cobro empieza sin que usted lo acepte de manera expresa.'],
        ['Si se arrepiente', `Dentro de ${withdrawalDays} días de contratar termina todo con un botón y se le devuelve lo cobrado.`],
        ['Cómo se termina', 'Cuando quiera, desde su perfil, sin dar razones y sin pagar por irse.'],
        ['Sus búsquedas', 'Son suyas y pueden ser secreto profesional: no se venden, no se publican y no entrenan modelos.'],
        ['Antes de citar', 'Contraste con el expediente. Las sentencias marcadas «Sentencia ficticia» no existen.'],
      ]}
    />
  )
}
