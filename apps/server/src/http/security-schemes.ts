import type { Endpoint } from '@basejuris/contract'
import { serviceKeyHeader } from './authenticate.ts'

/** How a caller says who it is, for the OpenAPI document: `cookie` is the name of the cookie of browsers. */
export function securitySchemes(cookie: string) {
  return {
    token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'El token que entrega el inicio de sesión' },
    serviceKey: {
      type: 'apiKey',
      in: 'header',
      name: serviceKeyHeader,
      description: 'La clave de una máquina, para las consultas de normativa',
    },
    cookie: { type: 'apiKey', in: 'cookie', name: cookie, description: 'El mismo token, en un navegador' },
  } as const
}

const signedIn = [{ token: [] }, { cookie: [] }]

/** Which of them an endpoint takes. The empty one stands for a guest. */
export function securityOf({ access, takesServiceKeys }: Endpoint): Record<string, string[]>[] {
  const machines = takesServiceKeys === true ? [{ serviceKey: [] }] : []
  return access === 'user' ? [...signedIn, ...machines] : [{}, ...signedIn, ...machines]
}
