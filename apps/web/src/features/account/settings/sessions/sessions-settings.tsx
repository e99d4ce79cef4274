import { ApiError, connectionFailed, sessionsEndpoint } from '@basejuris/contract'
import { api } from '../../../../api/server-client.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import type { PageUser } from '../../../../session/session.ts'
import { NewDeviceNotice } from './new-device-notice.tsx'
import { SessionList } from './session-list.tsx'
import { SignInLog } from './sign-in-log.tsx'

export async function SessionsSettings({ user }: { readonly user: PageUser }) {
  try {
    const { sesiones, ingresos, avisaEquipoNuevo } = await (await api()).call(sessionsEndpoint)
    return (
      <>
        <SessionList sessions={sesiones} />
        {avisaEquipoNuevo && <NewDeviceNotice user={user} />}
        <SignInLog entries={ingresos} />
      </>
    )
  } catch (error) {
    if (!(error instanceof ApiError)) return <FormFailure>{connectionFailed}</FormFailure>
    return <FormFailure requestId={error.status >= 500 ? (error.body?.requestId ?? null) : null}>{error.message}</FormFailure>
  }
}
