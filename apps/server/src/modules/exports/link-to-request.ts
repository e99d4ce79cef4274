import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'

type Address = Pick<FastifyRequest, 'protocol' | 'host'>

/**
 * Services whose links lead to the public address, or where none is configured to the one that the request names. For what goes to whoever
 * asked alone: a mail must not name what a request says of itself.
 */
export function linkToRequest<Linking extends Pick<Services, 'site' | 'publicUrl'>>(
  services: Linking,
  { protocol, host }: Address,
): Linking {
  if (services.publicUrl !== null) return services
  return { ...services, site: { ...services.site, publicUrl: `${protocol}://${host}` } }
}
