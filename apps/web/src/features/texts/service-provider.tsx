import { company } from './company.ts'

/** The company that provides the service, and where to write. */
export function ServiceProvider() {
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
      desde la página de <a href="/contacto">contacto</a>
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
