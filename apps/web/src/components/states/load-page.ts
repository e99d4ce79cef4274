import 'server-only'
import { ApiError, type Client, connectionFailed } from '@basejuris/contract'
import { redirect } from 'next/navigation'
import { api } from '../../api/server-client.ts'
import { loginUrl } from '../../session/sign-in-redirect.ts'

export interface PageFailure {
  readonly status: number | null
  readonly message: string
  /** Code for support. */
  readonly requestId: string | null
}

export type Loaded<T> = { readonly data: T; readonly failure: null } | { readonly data: null; readonly failure: PageFailure }

/** Loads the data of a private page, or says why it failed. An expired session redirects to the login, which returns to `path`. */
export async function loadPage<T>(path: string, load: (client: Client) => Promise<T>): Promise<Loaded<T>> {
  try {
    return { data: await load(await api()), failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) return { data: null, failure: { status: null, message: connectionFailed, requestId: null } }
    if (error.status === 401) redirect(loginUrl(path, 'expirada'))
    return { data: null, failure: { status: error.status, message: error.message, requestId: error.body?.requestId ?? null } }
  }
}
