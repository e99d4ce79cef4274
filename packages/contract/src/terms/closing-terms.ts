import type { TermsSection } from './terms-section.ts'

const liability: TermsSection = {
  id: 'responsabilidad',
  title: 'Responsabilidad',
  body: [
    'Nos obligamos a prestar el servicio con cuidado, a corregir los errores que se nos informen y a decir qué falta. No prometemos que funcione sin interrupciones ni que contenga una sentencia determinada, y la decisión de presentar o no un argumento es de quien lo firma.',
    'Nada de lo anterior limita de manera absoluta nuestra responsabilidad ni le quita el derecho a que se le indemnice (Ley 19.496, art. 16 e). Si una cláusula es dudosa, se entiende en su favor (art. 16 C).',
  ],
}

const changes: TermsSection = {
  id: 'cambios',
  title: 'Cambios de estos términos',
  body: [
    'La versión y su fecha están al comienzo. Un cambio que reduzca sus derechos o aumente sus obligaciones no rige para usted si no lo acepta: ninguna parte puede cambiar el acuerdo por sí sola (Ley 19.496, art. 16 a). Si no lo acepta, puede terminar sin costo.',
  ],
}

const law: TermsSection = {
  id: 'ley',
  title: 'Ley aplicable y reclamos',
  body: [
    'Rige la ley chilena. Escriba primero a [contacto](/contacto): la mayoría de los problemas se arregla ahí. Si no queda conforme puede reclamar ante el SERNAC y demandar ante el juzgado de policía local de su domicilio o del nuestro, a su elección (Ley 19.496, art. 50 A). No hay arbitraje obligatorio.',
    'Esta página se puede imprimir o guardar desde su navegador: al imprimir se omiten el índice y los botones.',
  ],
}

export const closingTerms: readonly TermsSection[] = [liability, changes, law]
