import { company } from './company.ts'

/** The company that provides the service, and where to write. `here`: on the contact page itself. */
export function ServiceProvider({ here = false }: { readonly here?: boolean }) {
  const { line, email } = company()
  return (
    <p>
      {line === null ? (
        <>Presta el servicio la organización que administra esta instalación de BaseJuris. Puede pedir su identificación completa </>
      ) : (
        <>
          Presta el servicio <strong>{line}</strong>. Puede escribirle{' '}
        </>
      )}
      {here ? (
        'con el formulario de esta página'
      ) : (
        <>
          desde la página de <a href="/contacto">contacto</a>
        </>
      )}
      {email !== null && (
        <>
          {' '}
          o a <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      .
    </p>
  )
}
