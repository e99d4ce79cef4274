import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface OidcPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
}

export interface OidcProvider {
  readonly issuer: string
  /** Signs a person in and answers where their browser is sent. `nonce` replaces the requested one. */
  readonly signIn: (authorizationUrl: string, person: OidcPerson, options?: { readonly nonce?: string }) => string
  /** Person who visits its page from now on; null refuses the visit. */
  readonly expectVisit: (person: OidcPerson | null) => void
  readonly close: () => Promise<void>
}

interface Grant {
  readonly person: OidcPerson
  readonly nonce: string
  readonly challenge: string
}

export const oidcClient = { clientId: 'basejuris', clientSecret: 'secreto-de-prueba' } as const

/** A small OpenID provider: discovery, keys, and codes that work once and only with their PKCE verifier. */
export async function openOidcProvider(): Promise<OidcProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const grants = new Map<string, Grant>()
  let visitor: OidcPerson | null = null
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (response: ServerResponse, status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/.well-known/openid-configuration')
      return send(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (request.url === '/keys')
      return send(response, 200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] })
    if (request.url?.startsWith('/authorize?')) return void response.writeHead(302, { location: visit(request.url) }).end()
    const form = new URLSearchParams(await text(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant === undefined || grant.challenge !== challenge) return send(response, 400, { error: 'invalid_grant' })
    const idToken = await new SignJWT({ ...grant.person, nonce: grant.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience(oidcClient.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    send(response, 200, { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken, expires_in: 300 })
  }

  const signIn: OidcProvider['signIn'] = (authorizationUrl, person, { nonce } = {}) => {
    const parameters = new URL(authorizationUrl, issuer).searchParams
    const code = randomUUID()
    grants.set(code, { person, nonce: nonce ?? parameters.get('nonce') ?? '', challenge: parameters.get('code_challenge') ?? '' })
    return `${parameters.get('redirect_uri')}?${new URLSearchParams({ code, state: parameters.get('state') ?? '', iss: issuer })}`
  }

  function visit(address: string): string {
    if (visitor !== null) return signIn(address, visitor)
    const parameters = new URL(address, issuer).searchParams
    return `${parameters.get('redirect_uri')}?${new URLSearchParams({ error: 'access_denied', state: parameters.get('state') ?? '', iss: issuer })}`
  }

  return {
    issuer,
    signIn,
    expectVisit(person) {
      visitor = person
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
