import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import type { SignInService } from './sign-in-service.ts'

export interface OidcOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** URL to which the service sends visitors back. */
  readonly redirectUrl: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
})

/** OpenID Connect with code flow, PKCE, state and nonce (RFC 9700). Plain http is allowed only for a service on this machine. */
export function createOidcSignIn({ issuer, clientId, clientSecret, redirectUrl }: OidcOptions): SignInService {
  let known: Promise<Configuration> | null = null
  const configuration = (): Promise<Configuration> => {
    const server = new URL(issuer)
    const local = server.protocol === 'http:' && loopback.has(server.hostname)
    known ??= discovery(server, clientId, clientSecret, undefined, local ? { execute: [allowInsecureRequests] } : {}).catch((error) => {
      known = null
      throw error
    })
    return known
  }
  return {
    async start() {
      const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      })
      return { url, secrets }
    },
    async finish(address, { state, nonce, codeVerifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const { iss, sub, email, email_verified } = claimsSchema.parse(tokens.claims())
      return { issuer: iss, subject: sub, verifiedEmail: email_verified === true && email !== undefined ? email : null }
    },
  }
}
