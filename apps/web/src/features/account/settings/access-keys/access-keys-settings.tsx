import { ApiError, accessKeysEndpoint, connectionFailed } from '@basejuris/contract'
import { api } from '../../../../api/server-client.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { AccessKeys } from './access-keys.tsx'

export async function AccessKeysSettings() {
  try {
    const { claves, maximo, url } = await (await api()).call(accessKeysEndpoint)
    return <AccessKeys keys={claves} max={maximo} url={url} />
  } catch (error) {
    if (!(error instanceof ApiError)) return <FormFailure>{connectionFailed}</FormFailure>
    return <FormFailure requestId={error.status >= 500 ? (error.body?.requestId ?? null) : null}>{error.message}</FormFailure>
  }
}
