import type { Config } from '../config/config.ts'
import { oidcPaths } from '../modules/accounts/sign-in/oidc-routes.ts'
import { createOidcSignIn } from '../security/oidc-sign-in.ts'
import type { SignInService } from '../security/sign-in-service.ts'

/** The firm's own sign-in service, where one is configured. */
export function composeSignIn({ oidc, publicUrl, port }: Pick<Config, 'oidc' | 'publicUrl' | 'port'>): SignInService | null {
  return oidc === null
    ? null
    : createOidcSignIn({ ...oidc, redirectUrl: `${publicUrl ?? `http://localhost:${port}`}${oidcPaths.callback}` })
}
